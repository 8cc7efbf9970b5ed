"""The pipeline: pinned, with no more rights than it needs, and calling what there is.

Nothing runs it here, so this is all that can be said of it before it runs.
"""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import eldest

yaml = pytest.importorskip("yaml", reason="it comes with open-spiel, which is not installed everywhere")

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"^\s*-? ?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
SECRET = re.compile(r"\$\{\{\s*secrets\.")
WRITING = {"contents": "write", "id-token": "write", "attestations": "write"}
SYSTEMS = {"linux", "windows", "macos"}

Workflow = dict[Any, Any]


def read(path: Path) -> Workflow:
    document: Workflow = yaml.safe_load(path.read_text("utf-8"))
    return document


def steps_of(workflow: Workflow) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module")
def release() -> Workflow:
    return read(ROOT / ".github/workflows/release.yml")


def test_there_are_two() -> None:
    assert [path.stem for path in WORKFLOWS] == ["ci", "release"]


def test_every_action_is_pinned_to_a_commit_with_its_version(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if "uses:" in line]
    assert lines
    assert [line for line in lines if not PINNED.match(line)] == []


def test_an_action_is_pinned_alike_everywhere() -> None:
    used = re.findall(r"uses: ([\w/-]+)@(\w+)", "".join(path.read_text("utf-8") for path in WORKFLOWS))
    assert len(set(used)) == len({action for action, _ in used})


def test_nothing_may_be_done_that_no_job_asks_for(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {}
    assert all("permissions" in job for job in workflow["jobs"].values())


def test_only_the_job_that_releases_may_write(path: Path) -> None:
    for name, job in read(path)["jobs"].items():
        assert job["permissions"] == (WRITING if name == "release" else {"contents": "read"})


def test_every_job_ends(path: Path) -> None:
    assert all(0 < job["timeout-minutes"] <= 60 for job in read(path)["jobs"].values())


def test_no_checkout_leaves_its_key_behind(path: Path) -> None:
    checkouts = [step for step in steps_of(read(path)) if "actions/checkout@" in step.get("uses", "")]
    assert checkouts
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_secrets_come_by_the_environment_and_are_never_said(path: Path) -> None:
    for step in steps_of(read(path)):
        script = step.get("run", "")
        secrets = [name for name, value in step.get("env", {}).items() if SECRET.search(str(value))]
        assert not SECRET.search(script)
        for name in secrets:
            spoken = re.findall(rf"^.*(?:echo|Write-\w+).*\$\{{?(?:env:)?{name}\b.*$", script, re.MULTILINE)
            assert spoken == []


def test_nothing_that_others_name_is_read_as_a_command(path: Path) -> None:
    """A branch, a title or a name in the script itself could hold commands."""
    assert [step["run"] for step in steps_of(read(path)) if "${{" in step.get("run", "")] == []


def test_every_file_that_is_named_is_there(path: Path) -> None:
    named = set(re.findall(r"(?:packaging|\.ci|\.github)/[\w./-]+\w", path.read_text("utf-8")))
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no shell to read them")
def test_the_scripts_can_be_read_by_the_shell(path: Path) -> None:
    for step in steps_of(read(path)):
        if "run" in step and "shell" not in step:
            told = subprocess.run(
                ["bash", "-n"], input=step["run"], text=True, capture_output=True, check=False
            )
            assert told.stderr == ""


def test_no_work_of_strangers_gets_secrets(path: Path) -> None:
    # YAML takes the word "on" for true
    assert "pull_request_target" not in read(path)[True]


def test_steps_that_use_secrets_run_only_where_there_are_some(release: Workflow) -> None:
    for step in steps_of(release):
        if any(SECRET.search(str(value)) for value in step.get("env", {}).values()):
            assert re.fullmatch(r"env\.IS_(SIGNED|NOTARISED) == 'true'", step["if"])


def test_nothing_is_signed_but_for_a_tag(release: Workflow) -> None:
    told = [value for job in release["jobs"].values() for value in job.get("env", {}).values()]
    assert all(value.startswith("${{ github.ref_type == 'tag' &&") for value in told if SECRET.search(value))


def test_what_is_checked_is_what_everybody_checks() -> None:
    scripts = [step.get("run") for step in read(ROOT / ".github/workflows/ci.yml")["jobs"]["checks"]["steps"]]
    assert ".ci/run" in scripts


def test_known_flaws_are_asked_for_every_week() -> None:
    workflow = read(ROOT / ".github/workflows/ci.yml")
    assert workflow[True]["schedule"]
    assert "python packaging/dev.py audit" in [step.get("run") for step in workflow["jobs"]["audit"]["steps"]]


def test_everything_is_built_and_started_before_anything_is_released(release: Workflow) -> None:
    jobs = release["jobs"]
    assert set(jobs["release"]["needs"]) == {*jobs} - {"release"}
    for name in SYSTEMS:
        scripts = "\n".join(step.get("run", "") for step in jobs[name]["steps"])
        assert "packaging/dev.py build" in scripts
        assert "--smoke" in scripts


def test_what_is_asked_for_can_be_made(release: Workflow) -> None:
    from build import TARGETS

    asked: set[str] = set()
    for name in SYSTEMS:
        scripts = "\n".join(step.get("run", "") for step in release["jobs"][name]["steps"])
        for words in re.findall(r"packaging/dev\.py build(.*)$", scripts, re.MULTILINE):
            asked |= {word for word in words.split() if not word.startswith("--")}
    # Of a Flatpak only the manifest is made, for those who build such.
    assert asked == TARGETS.keys() - {"flatpak"}


def test_what_the_packages_are_made_with_is_installed(release: Workflow) -> None:
    from linux.appimage import PACKAGES

    scripts = "\n".join(step.get("run", "") for step in release["jobs"]["linux"]["steps"])
    assert {*PACKAGES, "rpm"} <= set(scripts.split())


def test_a_release_is_a_draft_with_checksums_and_a_statement_of_where_it_was_built(release: Workflow) -> None:
    steps = release["jobs"]["release"]["steps"]
    scripts = "\n".join(step.get("run", "") for step in steps)
    assert "gh release create" in scripts
    assert "--draft" in scripts
    assert "--notes-file packaging/opening.md" in scripts
    [statement] = [step for step in steps if "attest-build-provenance" in step.get("uses", "")]
    assert statement["with"] == {"subject-checksums": "made/SHA256SUMS"}
    assert "publish.py sums made" in scripts


def test_the_tag_is_compared_with_the_one_version_number(release: Workflow) -> None:
    scripts = [step.get("run") for step in release["jobs"]["number"]["steps"]]
    assert 'python3 packaging/publish.py tag "$GITHUB_REF_NAME"' in scripts
    for path in WORKFLOWS:
        assert eldest.__version__ not in path.read_text("utf-8")
