"""Settings are declared as house rules are, so that forms can be made of them."""

from eldest.store.settings import Settings


def test_every_setting_is_declared_with_words_and_a_sound_default() -> None:
    for name, page in Settings().pages():
        for setting in page.declared():
            assert setting.switch == f"{name}.{setting.name}"
            assert setting.said.text
            assert setting.allows(setting.default)
            assert getattr(page, setting.name) == setting.default


def test_every_value_to_choose_has_words() -> None:
    choices = [choice for _, page in Settings().pages() for it in page.declared() for choice in it.choices]
    assert all(said is not None for _, said in choices)


def test_settings_are_values() -> None:
    assert hash(Settings()) == hash(Settings())
