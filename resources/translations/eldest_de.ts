<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>About Eldest Hand</source>
        <translation>Über Eldest Hand</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>The sign of the program: two cards</source>
        <translation>Das Zeichen des Programms: zwei Karten</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A card table for Euchre, Whist and Cinch, as the old books tell them.</source>
        <translation>Ein Kartentisch für Euchre, Whist und Cinch, wie die alten Bücher sie lehren.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; the other page names the licences of its parts.</source>
        <translation>Freie Software unter der MIT-Lizenz; die andere Seite nennt die Lizenzen der Teile.</translation>
    </message>
    <message>
        <source>The card faces are by Adrian Kennard, after antique English cards.</source>
        <translation>Die Kartenbilder sind von Adrian Kennard, nach alten englischen Karten.</translation>
    </message>
    <message>
        <source>Running on Qt {qt} and PySide {pyside}.</source>
        <translation>Läuft mit Qt {qt} und PySide {pyside}.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Save the table as</source>
        <translation>Die Tabelle sichern als</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Import everything</source>
        <translation>Alles importieren</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Everything of Eldest Hand</source>
        <translation>Alles von Eldest Hand</translation>
    </message>
</context>
<context>
    <name>CallForm</name>
    <message>
        <source>&amp;In trick</source>
        <translation>&amp;In Stich</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>Who is in fault</source>
        <translation>Wer im Unrecht ist</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Was falsch war</translation>
    </message>
    <message>
        <source>In which trick</source>
        <translation>In welchem Stich</translation>
    </message>
    <message>
        <source>&amp;Call the table</source>
        <translation>&amp;Einspruch erheben</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Call the table</source>
        <translation>Einspruch erheben</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>The company</source>
        <translation>Die Gesellschaft</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>Your turn to speak</source>
        <translation>Du bist an der Reihe</translation>
    </message>
</context>
<context>
    <name>DecisionsModel</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Did</source>
        <translation>Tat</translation>
    </message>
    <message>
        <source>An expert</source>
        <translation>Ein Meister</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>Offene Karten</translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message>
        <source>Report this deal</source>
        <translation>Diese Gabe melden</translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>Rubbers won</source>
        <translation>Robber gewonnen</translation>
    </message>
    <message>
        <source>Ahead a deal</source>
        <translation>Vorsprung je Gabe</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Makers beaten</source>
        <translation>Spielmacher geschlagen</translation>
    </message>
    <message>
        <source>Alone, all tricks</source>
        <translation>Solo, alle Stiche</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Gebote gemacht</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation>Bezahlt für</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>&amp;Do it for me</source>
        <translation>Für &amp;mich tun</translation>
    </message>
    <message>
        <source>N&amp;ext part</source>
        <translation>&amp;Nächster Teil</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>&amp;Zurück zur Lektion</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Lektion verlassen</translation>
    </message>
    <message>
        <source>C&amp;lose the lesson</source>
        <translation>Lektion &amp;schließen</translation>
    </message>
</context>
<context>
    <name>LevelsForm</name>
    <message>
        <source>&amp;Each by himself…</source>
        <translation>&amp;Jeder für sich …</translation>
    </message>
    <message>
        <source>Who they are, what each is like, and a level for one alone</source>
        <translation>Wer sie sind, wie jeder ist, und eine eigene Stärke für Einzelne</translation>
    </message>
    <message>
        <source>P&amp;artner</source>
        <translation>P&amp;artner</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Gegner</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Gabe {number}</translation>
    </message>
    <message>
        <source>Cutting for the deal</source>
        <translation>Abheben um das Geben</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>NamesForm</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>{card}, may be chosen</source>
        <translation>{card}, kann gewählt werden</translation>
    </message>
    <message>
        <source>lift {number} cards</source>
        <translation>{number} Karten abheben</translation>
    </message>
    <message>
        <source>deal, beginning with {number}</source>
        <translation>geben, zuerst {number}</translation>
    </message>
    <message>
        <source>card {number} of the spread pack</source>
        <translation>Karte {number} der ausgebreiteten Karten</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>die Karten</translation>
    </message>
    <message>
        <source>{card}, held by {seat}</source>
        <translation>{card}, im Blatt: {seat}</translation>
    </message>
    <message>
        <source>choose {seat}</source>
        <translation>{seat} wählen</translation>
    </message>
    <message>
        <source>lay {number} cards for all</source>
        <translation>{number} Karten für alle hinlegen</translation>
    </message>
    <message>
        <source>give {number} cards to {seat}</source>
        <translation>{number} Karten geben: {seat}</translation>
    </message>
    <message>
        <source>your cards, face down: take them up</source>
        <translation>deine Karten, verdeckt: nimm sie auf</translation>
    </message>
    <message>
        <source>turn the trump</source>
        <translation>den Trumpf aufschlagen</translation>
    </message>
    <message>
        <source>the pack, to be shuffled or presented</source>
        <translation>die Karten, zum Mischen oder Vorlegen</translation>
    </message>
    <message>
        <source>the pack, to be shuffled</source>
        <translation>die Karten, zum Mischen</translation>
    </message>
    <message>
        <source>{card}, lying face up on the table</source>
        <translation>{card}, offen auf dem Tisch</translation>
    </message>
    <message>
        <source>{card}, lying face up before {seat}</source>
        <translation>{card}, offen auf dem Tisch: {seat}</translation>
    </message>
    <message>
        <source>{card}, played by {seat}</source>
        <translation>{card}, gespielt: {seat}</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, aufgeschlagen</translation>
    </message>
    <message>
        <source>{card}, turned down</source>
        <translation>{card}, abgelehnt</translation>
    </message>
    <message>
        <source>{card}, cut by {seat}</source>
        <translation>{card}, abgehoben: {seat}</translation>
    </message>
    <message>
        <source>{card}, discarded</source>
        <translation>{card}, abgelegt</translation>
    </message>
    <message>
        <source>{card}, laid away</source>
        <translation>{card}, abgelegt</translation>
    </message>
    <message>
        <source>{card}, in the pack</source>
        <translation>{card}, im Stoß</translation>
    </message>
    <message>
        <source>{card}, in a trick of {seat}</source>
        <translation>{card}, in einem Stich: {seat}</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>spielt mit dir</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>an der Reihe</translation>
    </message>
    <message>
        <source>bid: {number}</source>
        <translation>Gebot: {number}</translation>
    </message>
    <message>
        <source>calls {suit}</source>
        <translation>ruft {suit}</translation>
    </message>
    <message>
        <source>points: {count}</source>
        <translation>Punkte: {count}</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>Stiche: {count}</translation>
    </message>
    <message>
        <source>{card} of {seat} wins the trick so far</source>
        <translation>{card} gewinnt bisher den Stich, gespielt: {seat}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>trumps: {suit}, made by {seat}</source>
        <translation>Trumpf: {suit}, gemacht: {seat}</translation>
    </message>
</context>
<context>
    <name>NewSitting</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Number of the first &amp;deal</source>
        <translation>Nummer der &amp;ersten Gabe</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Platz nehmen</translation>
    </message>
    <message>
        <source>Your &amp;first strict deal</source>
        <translation>Deine erste strenge &amp;Gabe</translation>
    </message>
    <message>
        <source>What is agreed</source>
        <translation>Was vereinbart ist</translation>
    </message>
    <message>
        <source>as chance has it</source>
        <translation>wie der Zufall will</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Rule {clause}: {title}</source>
        <translation>Regel {clause}: {title}</translation>
    </message>
</context>
<context>
    <name>PastModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>PlayLog</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rubbers</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Worte</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Looking back at the deal</source>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <source>&amp;Mine alone</source>
        <translation>Nur &amp;meine</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Sto&amp;p checking</source>
        <translation>&amp;Prüfen abbrechen</translation>
    </message>
    <message>
        <source>Chec&amp;k my play</source>
        <translation>Mein Spiel &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>What was done, and why</source>
        <translation>Was getan wurde, und warum</translation>
    </message>
    <message>
        <source>How far the checking has come</source>
        <translation>Wie weit die Prüfung ist</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>words or a number</source>
        <translation>Worte oder eine Nummer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Only what is in force at this table</source>
        <translation>&amp;Nur, was an diesem Tisch gilt</translation>
    </message>
    <message>
        <source>&amp;Print as PDF…</source>
        <translation>Als &amp;PDF drucken …</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>Print as PDF</source>
        <translation>Als PDF drucken</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} konnte nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>How the cards will look</source>
        <translation>So werden die Karten aussehen</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Games won by every player</source>
        <translation>Gewonnene Spiele jedes Spielers</translation>
    </message>
    <message>
        <source>Ledger of counters</source>
        <translation>Abrechnung der Marken</translation>
    </message>
    <message>
        <source>In all: {shares}; together {sum}.</source>
        <translation>Im Ganzen: {shares}; zusammen {sum}.</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The seal of the deal</source>
        <translation>Das Siegel des Spiels</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>if you noted it; its beginning is enough</source>
        <translation>falls notiert; der Anfang genügt</translation>
    </message>
    <message>
        <source>What was sealed</source>
        <translation>Was versiegelt wurde</translation>
    </message>
    <message>
        <source>How to check it in a terminal</source>
        <translation>Wie man es im Terminal prüft</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>What was &amp;sealed: the secret number, then the pack from the top</source>
        <translation>Was &amp;versiegelt wurde: die geheime Zahl, dann das Paket von oben</translation>
    </message>
    <message>
        <source>Your &amp;note of it</source>
        <translation>Ihre &amp;Notiz davon</translation>
    </message>
    <message>
        <source>Copy the &amp;line</source>
        <translation>Die &amp;Zeile kopieren</translation>
    </message>
</context>
<context>
    <name>SheetHead</name>
    <message>
        <source>Games {games}, rubbers {rubbers}</source>
        <translation>Spiele {games}, Robber {rubbers}</translation>
    </message>
    <message>
        <source>Games {games}</source>
        <translation>Spiele {games}</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>New partners</source>
        <translation>Neue Partner</translation>
    </message>
</context>
<context>
    <name>SpansModel</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>Ahead a deal</source>
        <translation>Vorsprung je Gabe</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Kinds of tables</source>
        <translation>Arten von Tischen</translation>
    </message>
    <message>
        <source>Spans of time</source>
        <translation>Zeitspannen</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Frühere Gaben</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>Points ahead of the others, a deal</source>
        <translation>Punkte Vorsprung vor den anderen, je Gabe</translation>
    </message>
    <message>
        <source>Deals finished</source>
        <translation>Beendete Gaben</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist keine Gabe zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Ever</source>
        <translation>Seit Beginn</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Seven days</source>
        <translation>Sieben Tage</translation>
    </message>
    <message>
        <source>Thirty days</source>
        <translation>Dreißig Tage</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>Pl&amp;ayed</source>
        <translation>G&amp;espielt</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tische</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>Za&amp;hlen</translation>
    </message>
    <message>
        <source>&amp;Over time</source>
        <translation>Im La&amp;uf der Zeit</translation>
    </message>
    <message>
        <source>Past &amp;deals</source>
        <translation>Frühere &amp;Gaben</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als &amp;CSV sichern …</translation>
    </message>
    <message>
        <source>D&amp;elete all…</source>
        <translation>Alles &amp;löschen …</translation>
    </message>
    <message>
        <source>Sorted &amp;by</source>
        <translation>Geordnet &amp;nach</translation>
    </message>
    <message>
        <source>The chosen row in sentences</source>
        <translation>Die gewählte Zeile in Sätzen</translation>
    </message>
    <message>
        <source>&amp;Look back…</source>
        <translation>Zu&amp;rückblicken …</translation>
    </message>
    <message>
        <source>Play it a&amp;gain</source>
        <translation>Noch einmal s&amp;pielen</translation>
    </message>
    <message>
        <source>Sit down before the same pack as then; it counts as played with help</source>
        <translation>Vor denselben Karten Platz nehmen wie damals; es zählt als mit Hilfe gespielt</translation>
    </message>
</context>
<context>
    <name>Surroundings</name>
    <message>
        <source>D</source>
        <comment>the letter on the dealer&apos;s button</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>calls</source>
        <comment>on the maker&apos;s plate, before the pip of a suit</comment>
        <translation>ruft</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>lies down</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>led and won</source>
        <translation>ausgespielt und gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>for all</source>
        <translation>für alle</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>ThisGame</name>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Put the rules on the clipboard, as plain text</source>
        <translation>Die Regeln als schlichten Text in die Zwischenablage legen</translation>
    </message>
</context>
<context>
    <name>Usher</name>
    <message>
        <source>&amp;Show the folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Das Spiel sichern als</translation>
    </message>
    <message>
        <source>Games of Eldest Hand</source>
        <translation>Spiele von Eldest Hand</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>At a strict table nothing is taken back: what was done stands</source>
        <translation>Am strengen Tisch wird nichts zurückgenommen: was geschehen ist, gilt</translation>
    </message>
    <message>
        <source>At a strict table nobody whispers: what you do not see you are not told</source>
        <translation>Am strengen Tisch flüstert niemand: was du nicht siehst, sagt dir keiner</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Sit down to another game; the one on the table is kept</source>
        <translation>Ein anderes Spiel beginnen; das auf dem Tisch bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>&amp;Zurück zum Spiel davor</translation>
    </message>
    <message>
        <source>Change over to the game that was on the table before this one</source>
        <translation>Zu dem Spiel wechseln, das vor diesem auf dem Tisch war</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Go on with a game that was saved</source>
        <translation>Ein gesichertes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Sichern als …</translation>
    </message>
    <message>
        <source>Keep this game under a name; it is kept by itself in any case</source>
        <translation>Dieses Spiel unter einem Namen aufheben; von selbst gesichert wird es ohnehin</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>What you have played and how it came out; past deals to look at again</source>
        <translation>Was du gespielt hast und wie es ausging; frühere Gaben zum Wiederansehen</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>Alles e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write settings, games and history into one file</source>
        <translation>Einstellungen, Spiele und Chronik in eine einzige Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Import everything…</source>
        <translation>Alles &amp;importieren …</translation>
    </message>
    <message>
        <source>Take over what was exported; nothing that is here is lost by it</source>
        <translation>Übernehmen, was exportiert wurde; von dem, was hier ist, geht dabei nichts verloren</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Cards, cloth, speed and language</source>
        <translation>Karten, Tuch, Tempo und Sprache</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Close the program; the game is found again as it is</source>
        <translation>Das Programm schließen; das Spiel findet sich wieder, wie es ist</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Gabe</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Mit der nächsten Gabe weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Call the table…</source>
        <translation>E&amp;inspruch erheben …</translation>
    </message>
    <message>
        <source>Say what you think is wrong, and have it judged; at a strict table</source>
        <translation>Sagen, was du für falsch hältst, und darüber entscheiden lassen; am strengen Tisch</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rat</translation>
    </message>
    <message>
        <source>Ask what a computer player would do, and why</source>
        <translation>Fragen, was ein Computerspieler täte, und warum</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision in this deal</source>
        <translation>Die letzte eigene Entscheidung in dieser Gabe zurücknehmen</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Play again what you took back, up to your next decision</source>
        <translation>Spielen, was zurückgenommen wurde, bis zur nächsten Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Lay the last trick open for a look</source>
        <translation>Den letzten Stich noch einmal aufdecken</translation>
    </message>
    <message>
        <source>Look back at the &amp;deal…</source>
        <translation>Auf das Spiel zurück&amp;blicken …</translation>
    </message>
    <message>
        <source>What each seat knew and why it did what it did; and your play checked</source>
        <translation>Was jeder Platz wusste und warum er tat, was er tat; und Ihr Spiel geprüft</translation>
    </message>
    <message>
        <source>&amp;Seal of the deal…</source>
        <translation>&amp;Siegel des Spiels …</translation>
    </message>
    <message>
        <source>The fingerprint of the pack, made before the first card, and how to check it</source>
        <translation>Der Fingerabdruck des Pakets, vor der ersten Karte gemacht, und wie man ihn prüft</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <source>What else can be done at a strict table, with pack, cards or voice</source>
        <translation>Was am strengen Tisch noch getan werden kann, mit Stoß, Karten oder Stimme</translation>
    </message>
    <message>
        <source>H&amp;urry</source>
        <translation>&amp;Eilen</translation>
    </message>
    <message>
        <source>Let what is moving come to rest at once</source>
        <translation>Was sich bewegt, sofort zur Ruhe kommen lassen</translation>
    </message>
    <message>
        <source>Play this hand &amp;quickly</source>
        <translation>Diese Gabe s&amp;chnell spielen</translation>
    </message>
    <message>
        <source>See the others play at once, until you are to act or the hand is over</source>
        <translation>Die anderen sofort spielen sehen, bis du an der Reihe bist oder die Gabe zu Ende ist</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Give the whole screen to the table, or take it back</source>
        <translation>Dem Tisch den ganzen Bildschirm geben, oder zurück</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Every clause of the rules, by its number</source>
        <translation>Jede Bestimmung der Regeln, nach ihrer Nummer</translation>
    </message>
    <message>
        <source>Rules of &amp;this game</source>
        <translation>Regeln &amp;dieses Spiels</translation>
    </message>
    <message>
        <source>The rules in force at this table, those that differ from the printed ones first</source>
        <translation>Die Regeln, die an diesem Tisch gelten; zuerst, was von den gedruckten abweicht</translation>
    </message>
    <message>
        <source>Your first strict &amp;deal</source>
        <translation>Deine erste strenge &amp;Gabe</translation>
    </message>
    <message>
        <source>A lesson in three deals: see what goes wrong, call the table, take a remedy</source>
        <translation>Eine Lektion in drei Gaben: sehen, was falsch ist, Einspruch erheben, eine Folge fordern</translation>
    </message>
    <message>
        <source>Re&amp;port this deal…</source>
        <translation>Diese Gabe &amp;melden …</translation>
    </message>
    <message>
        <source>Write the deal to a small file without names, to be sent when something is wrong</source>
        <translation>Die Gabe ohne Namen in eine kleine Datei schreiben, zum Verschicken, wenn etwas nicht stimmt</translation>
    </message>
    <message>
        <source>Show the &amp;folder of games</source>
        <translation>&amp;Ordner der Spiele zeigen</translation>
    </message>
    <message>
        <source>Open the folder in which games, settings and the log lie</source>
        <translation>Den Ordner öffnen, in dem Spiele, Einstellungen und das Protokoll liegen</translation>
    </message>
    <message>
        <source>&amp;About Eldest Hand</source>
        <translation>&amp;Über Eldest Hand</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
</context>
<context>
    <name>acts</name>
    <message>
        <source>Turn the trump</source>
        <translation>Den Trumpf aufschlagen</translation>
    </message>
    <message>
        <source>Take up your cards</source>
        <translation>Deine Karten aufnehmen</translation>
    </message>
    <message>
        <source>Deal, beginning with {first}</source>
        <translation>Geben, zuerst {first}</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Ich passe</translation>
    </message>
    <message>
        <source>I bid {number}</source>
        <translation>Ich biete {number}</translation>
    </message>
    <message>
        <source>Make it {suit}</source>
        <translation>{suit} sei Trumpf</translation>
    </message>
    <message>
        <source>I choose {partner}</source>
        <translation>Ich wähle {partner}</translation>
    </message>
    <message>
        <source>card {place}</source>
        <translation>Karte {place}</translation>
    </message>
    <message>
        <source>lift {lifted}</source>
        <translation>{lifted} abheben</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>mischen</translation>
    </message>
    <message>
        <source>give {size} to {to}</source>
        <translation>{size} an {to} geben</translation>
    </message>
    <message>
        <source>lay {size} down</source>
        <translation>{size} hinlegen</translation>
    </message>
    <message>
        <source>Call the table</source>
        <translation>Einspruch erheben</translation>
    </message>
    <message>
        <source>Say what is to follow</source>
        <translation>Sagen, was folgen soll</translation>
    </message>
    <message>
        <source>Say what you would have</source>
        <translation>Sagen, was du verlangen würdest</translation>
    </message>
    <message>
        <source>Present the pack</source>
        <translation>Zum Abheben vorlegen</translation>
    </message>
    <message>
        <source>What would you have, partner?</source>
        <translation>Was würdest du verlangen, Partner?</translation>
    </message>
    <message>
        <source>We had {number} by honours</source>
        <translation>Wir hatten {number} durch Honneurs</translation>
    </message>
    <message>
        <source>“The rest are mine”</source>
        <translation>„Der Rest gehört mir“</translation>
    </message>
    <message>
        <source>Throw {card} and {other} together</source>
        <translation>{card} und {other} zugleich werfen</translation>
    </message>
    <message>
        <source>I bet {counters} that we win this game</source>
        <translation>Ich wette {counters}, dass wir dieses Spiel gewinnen</translation>
    </message>
    <message>
        <source>I take the bet</source>
        <translation>Ich halte die Wette</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>Keine Wette</translation>
    </message>
    <message>
        <source>Lead on with {card} at once</source>
        <translation>Gleich weiterspielen mit {card}</translation>
    </message>
    <message>
        <source>“Look to the trick, partner”</source>
        <translation>„Achte auf den Stich, Partner“</translation>
    </message>
    <message>
        <source>Look at trick {trick} again</source>
        <translation>Stich {trick} noch einmal ansehen</translation>
    </message>
    <message>
        <source>I take my card back</source>
        <translation>Ich nehme meine Karte zurück</translation>
    </message>
    <message>
        <source>Show two cards at once</source>
        <translation>Zwei Karten auf einmal zeigen</translation>
    </message>
    <message>
        <source>Cut so that the packets fall into each other</source>
        <translation>So abheben, dass die Päckchen ineinanderfallen</translation>
    </message>
    <message>
        <source>Cut and lay the part on the far side</source>
        <translation>Abheben und den Teil fern vom Geber hinlegen</translation>
    </message>
    <message>
        <source>Ask to cut at another place</source>
        <translation>Lieber an anderer Stelle abheben wollen</translation>
    </message>
    <message>
        <source>Take up the pack to deal</source>
        <translation>Die Karten zum Geben aufnehmen</translation>
    </message>
    <message>
        <source>Take the other pack</source>
        <translation>Das andere Kartenspiel nehmen</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Ohne Abheben geben</translation>
    </message>
    <message>
        <source>I put it right</source>
        <translation>Ich berichtige es</translation>
    </message>
    <message>
        <source>Count the cards</source>
        <translation>Die Karten zählen</translation>
    </message>
    <message>
        <source>Disturb the dealer</source>
        <translation>Den Geber stören</translation>
    </message>
    <message>
        <source>Mix the tricks</source>
        <translation>Die Stiche vermischen</translation>
    </message>
    <message>
        <source>Play nothing to this trick</source>
        <translation>Zu diesem Stich keine Karte spielen</translation>
    </message>
    <message>
        <source>Let a card turn over in the pack</source>
        <translation>Eine Karte sich im Stoß umdrehen lassen</translation>
    </message>
    <message>
        <source>Let a card slip under the table</source>
        <translation>Eine Karte unter den Tisch gleiten lassen</translation>
    </message>
    <message>
        <source>Tear a card of the pack</source>
        <translation>Eine Karte einreißen</translation>
    </message>
    <message>
        <source>Enter {entered} for {side}, in place of {true}</source>
        <translation>Für {side} {entered} statt {true} anschreiben</translation>
    </message>
    <message>
        <source>Drop {card} face up</source>
        <translation>{card} offen fallen lassen</translation>
    </message>
    <message>
        <source>Hold {card} so that it is seen</source>
        <translation>{card} sichtbar halten</translation>
    </message>
    <message>
        <source>“I hold {card}”</source>
        <translation>„Ich habe {card}“</translation>
    </message>
    <message>
        <source>Lay your hand face up</source>
        <translation>Dein Blatt offen hinlegen</translation>
    </message>
    <message>
        <source>Drop a card on the floor</source>
        <translation>Eine Karte auf den Boden fallen lassen</translation>
    </message>
    <message>
        <source>Turn over a card dealt to you</source>
        <translation>Eine dir gegebene Karte umdrehen</translation>
    </message>
    <message>
        <source>Take the pack back to be shuffled</source>
        <translation>Die Karten noch einmal zum Mischen verlangen</translation>
    </message>
    <message>
        <source>Let a face of the pack be seen</source>
        <translation>Eine Karte aus dem Stoß sehen lassen</translation>
    </message>
    <message>
        <source>Shuffle once more after the cut</source>
        <translation>Nach dem Abheben noch einmal mischen</translation>
    </message>
    <message>
        <source>Leave the trump card lying</source>
        <translation>Die Trumpfkarte liegen lassen</translation>
    </message>
    <message>
        <source>Take in the trump card</source>
        <translation>Die Trumpfkarte aufnehmen</translation>
    </message>
    <message>
        <source>Name the trump card</source>
        <translation>Die Trumpfkarte nennen</translation>
    </message>
    <message>
        <source>Look at the bottom card</source>
        <translation>Die unterste Karte ansehen</translation>
    </message>
    <message>
        <source>Lay the trump card face down before {to}</source>
        <translation>Die Trumpfkarte verdeckt vor {to} legen</translation>
    </message>
    <message>
        <source>Turn two cards</source>
        <translation>Zwei Karten aufschlagen</translation>
    </message>
    <message>
        <source>Riffle</source>
        <translation>Riffeln</translation>
    </message>
    <message>
        <source>Shuffle overhand</source>
        <translation>Überhand mischen</translation>
    </message>
    <message>
        <source>Deal the rest for me</source>
        <translation>Den Rest für mich geben</translation>
    </message>
    <message>
        <source>Deal for me, beginning with {first}</source>
        <translation>Für mich geben, zuerst {first}</translation>
    </message>
    <message>
        <source>Give {size} to {seat}</source>
        <translation>{size} an {seat} geben</translation>
    </message>
    <message>
        <source>Give {size} to {seat}, turning up {shown}</source>
        <translation>{size} an {seat} geben, davon {shown} offen</translation>
    </message>
    <message>
        <source>Lay {size} for all</source>
        <translation>{size} für alle hinlegen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Lay {card} away</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Something went wrong in the program. Your game is kept; the log tells more: {file}</source>
        <translation>Im Programm ist etwas schiefgegangen. Dein Spiel ist gesichert; mehr steht im Protokoll: {file}</translation>
    </message>
    <message>
        <source>Something went wrong in the program while it started. The log tells more: {file}</source>
        <translation>Beim Start des Programms ist etwas schiefgegangen. Mehr steht im Protokoll: {file}</translation>
    </message>
    <message>
        <source>Eldest Hand is open already, but does not answer. If you do not see its window, end it as your system lets you end programs.</source>
        <translation>Eldest Hand ist schon geöffnet, antwortet aber nicht. Wenn du kein Fenster davon siehst, beende es auf dem Weg, den dein System zum Beenden von Programmen bietet.</translation>
    </message>
    <message>
        <source>Eldest Hand is open already on the computer {host}, with the same folder. Close it there; if it is not open there any more, remove the file {file}.</source>
        <translation>Eldest Hand ist schon auf dem Rechner {host} geöffnet, mit demselben Ordner. Schließe es dort; wenn es dort nicht mehr geöffnet ist, entferne die Datei {file}.</translation>
    </message>
    <message>
        <source>No fonts are installed: cards can be seen, but nothing can be read.</source>
        <translation>Es sind keine Schriften eingerichtet: Die Karten sind zu sehen, aber zu lesen ist nichts.</translation>
    </message>
    <message>
        <source>The log tells more: {file}</source>
        <translation>Mehr steht im Protokoll: {file}</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>The history of your deals does not answer just now. Try again in a moment.</source>
        <translation>Die Chronik deiner Gaben antwortet gerade nicht. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>This deal is not kept as it should be, and cannot be looked at.</source>
        <translation>Diese Gabe ist nicht so erhalten, wie sie sein sollte, und kann nicht angesehen werden.</translation>
    </message>
    <message>
        <source>At a strict table the last deal is looked at when the next is being dealt: it may still be called.</source>
        <translation>Am strengen Tisch wird die letzte Gabe erst angesehen, wenn die nächste gegeben wird: Noch kann gegen sie Einspruch erhoben werden.</translation>
    </message>
    <message>
        <source>Delete all statistics and past deals? A copy of them is kept in {file}, in the folder of your games.</source>
        <translation>Die ganze Statistik und alle früheren Gaben löschen? Eine Abschrift davon bleibt in {file}, im Ordner deiner Spiele.</translation>
    </message>
    <message>
        <source>All statistics are deleted. What they were is kept in {file}.</source>
        <translation>Die ganze Statistik ist gelöscht. Was darin stand, ist erhalten in {file}.</translation>
    </message>
    <message>
        <source>Everything is in {file}.</source>
        <translation>Alles ist in {file}.</translation>
    </message>
    <message>
        <source>Take over settings, games and history from {file}? Deals that are here stay, each is counted once; your settings become those of the file. All that is here now is first kept in a file of the same kind.</source>
        <translation>Einstellungen, Spiele und Chronik aus {file} übernehmen? Gaben, die hier sind, bleiben, und jede zählt nur einmal; deine Einstellungen werden die der Datei. Alles, was jetzt hier ist, wird zuvor in einer Datei derselben Art aufgehoben.</translation>
    </message>
    <message>
        <source>Taken over: {new} deals that were not here ({known} were), {games} games. What was here before is kept in {file}.</source>
        <translation>Übernommen: Gaben, die hier fehlten: {new} (schon hier: {known}), und Spiele: {games}. Was vorher hier war, ist erhalten in {file}.</translation>
    </message>
    <message>
        <source>{bad} deals made no sense and were left out.</source>
        <translation>Gaben, die keinen Sinn ergaben und ausgelassen wurden: {bad}.</translation>
    </message>
    <message>
        <source>The settings in the file could not be taken over; yours are as they were.</source>
        <translation>Die Einstellungen in der Datei konnten nicht übernommen werden; deine sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The deal is on the table again. It counts as played with help.</source>
        <translation>Die Gabe ist wieder auf dem Tisch. Sie zählt als mit Hilfe gespielt.</translation>
    </message>
</context>
<context>
    <name>bundle</name>
    <message>
        <source>{name} could not be written: {reason}. See whether {folder} has room.</source>
        <translation>{name} konnte nicht geschrieben werden: {reason}. Sieh nach, ob in {folder} Platz ist.</translation>
    </message>
    <message>
        <source>{name} is no file into which Eldest Hand has put everything, or is damaged.</source>
        <translation>{name} ist keine Datei, in die Eldest Hand alles geschrieben hat, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>{name} was written by a newer Eldest Hand (version {version}). Nothing has been changed.</source>
        <translation>{name} ist von einem neueren Eldest Hand (Version {version}). Nichts ist geändert worden.</translation>
    </message>
    <message>
        <source>{name} holds more than Eldest Hand would ever put into it. Nothing has been changed.</source>
        <translation>{name} enthält mehr, als Eldest Hand je hineinschriebe. Nichts ist geändert worden.</translation>
    </message>
    <message>
        <source>{name} holds something that does not belong there: {entry}. Nothing has been changed.</source>
        <translation>{name} enthält etwas, was nicht hineingehört: {entry}. Nichts ist geändert worden.</translation>
    </message>
    <message>
        <source>Not everything could be taken over: {reason}. See whether {folder} has room.</source>
        <translation>Nicht alles konnte übernommen werden: {reason}. Sieh nach, ob in {folder} Platz ist.</translation>
    </message>
</context>
<context>
    <name>calling</name>
    <message>
        <source>Call the table…</source>
        <translation>Einspruch erheben …</translation>
    </message>
    <message>
        <source>Calling the table</source>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>Say what you think is wrong</source>
        <translation>Sag, was deiner Meinung nach nicht stimmt</translation>
    </message>
    <message>
        <source>Nothing has happened yet for which you could call the table.</source>
        <translation>Noch ist nichts geschehen, wogegen du Einspruch erheben könntest.</translation>
    </message>
    <message>
        <source>First it is to be decided what follows from the offence that was called.</source>
        <translation>Erst ist zu entscheiden, was aus dem Verstoß folgt, gegen den Einspruch erhoben wurde.</translation>
    </message>
    <message>
        <source>trick {trick}</source>
        <translation>Stich {trick}</translation>
    </message>
    <message>
        <source>“{said}.”</source>
        <translation>„{said}.“</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Erwiesen</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>Nicht erwiesen</translation>
    </message>
    <message>
        <source>Noted until the hand is over</source>
        <translation>Vorgemerkt bis zum Ende der Gabe</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Keine Strafe</translation>
    </message>
    <message>
        <source>Not heard</source>
        <translation>Nicht gehört</translation>
    </message>
    <message>
        <source>See it in the log</source>
        <translation>Im Verlauf ansehen</translation>
    </message>
    <message>
        <source>{fault}. What is to follow? The first word is final.</source>
        <translation>{fault}. Was soll folgen? Das erste Wort gilt.</translation>
    </message>
    <message>
        <source>{fault}. Your partner asks what you would have.</source>
        <translation>{fault}. Dein Partner fragt, was du verlangen würdest.</translation>
    </message>
    <message>
        <source>{fault}. It is for {seats} to say what is to follow.</source>
        <translation>{fault}. Was soll folgen? Am Wort: {seats}.</translation>
    </message>
    <message>
        <source>It is due now to be said what is to follow.</source>
        <translation>Jetzt ist zu sagen, was folgen soll.</translation>
    </message>
    <message>
        <source>Ask your partner</source>
        <translation>Deinen Partner fragen</translation>
    </message>
    <message>
        <source>He says what he would have; the word remains yours.</source>
        <translation>Dein Partner sagt, was er verlangen würde; das Wort bleibt bei dir.</translation>
    </message>
    <message>
        <source>Your partner would have: “{remedy}”</source>
        <translation>Dein Partner würde verlangen: „{remedy}“</translation>
    </message>
    <message>
        <source>Or say yourself what is to follow. The first word is final.</source>
        <translation>Oder sagen Sie selbst, was folgen soll. Das erste Wort gilt.</translation>
    </message>
    <message>
        <source>Demand something else…</source>
        <translation>Etwas anderes verlangen …</translation>
    </message>
    <message>
        <source>Careful: if you demand what the laws do not give here, or what is not yours to demand, no penalty at all can be exacted for this offence.</source>
        <translation>Vorsicht: Verlangst du, was die Regeln des Tisches hier nicht geben oder was dir nicht zusteht, so kann für diesen Verstoß gar keine Strafe mehr gefordert werden.</translation>
    </message>
    <message>
        <source>trick {trick}: {seat}</source>
        <translation>Stich {trick}: {seat}</translation>
    </message>
    <message>
        <source>{card}, {place}. Show it in the log</source>
        <translation>{card}, {place}. Im Verlauf zeigen</translation>
    </message>
</context>
<context>
    <name>card letters</name>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>deuce</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>no suit</source>
        <translation>keine Farbe</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>Plays like most people, and calls neither boldly nor with much care.</source>
        <translation>Spielt wie die meisten und sagt weder kühn noch besonders vorsichtig an.</translation>
    </message>
    <message>
        <source>Stern and rather bold: calls to be obeyed, and lets nothing pass that he sees.</source>
        <translation>Streng und recht kühn: sagt an, damit man gehorcht, und lässt nichts durchgehen, was er sieht.</translation>
    </message>
    <message>
        <source>The rigour of the game: calls what she holds, and demands what the laws give.</source>
        <translation>Die Strenge des Spiels: sagt an, was sie hat, und fordert, was die Regeln geben.</translation>
    </message>
    <message>
        <source>Careful and mild: calls only on good cards, and is seldom set back.</source>
        <translation>Vorsichtig und milde: sagt nur auf gute Karten an und fällt selten.</translation>
    </message>
    <message>
        <source>Sees everything and asks for little: calls a shade more than her cards are worth.</source>
        <translation>Sieht alles und verlangt wenig: sagt eine Spur mehr an, als ihre Karten wert sind.</translation>
    </message>
    <message>
        <source>Hasty and the boldest of all: would rather be set back than be silent.</source>
        <translation>Hastig und der Kühnste von allen: fällt lieber, als dass er schweigt.</translation>
    </message>
    <message>
        <source>Thinks of something else: passes when in doubt, and forgives everybody.</source>
        <translation>Denkt an etwas anderes: passt im Zweifel und verzeiht jedem.</translation>
    </message>
</context>
<context>
    <name>cinch</name>
    <message>
        <source>There are only {most} points to be won.</source>
        <translation>Es sind nur {most} Punkte zu gewinnen.</translation>
    </message>
    <message>
        <source>The lowest bid is one.</source>
        <translation>Das niedrigste Gebot ist eins.</translation>
    </message>
    <message>
        <source>A bid must be higher than the {bid} that was bid.</source>
        <translation>Ein Gebot muss höher sein als die {bid}, die geboten sind.</translation>
    </message>
    <message>
        <source>First you are to bid, or to pass.</source>
        <translation>Erst wird geboten oder gepasst.</translation>
    </message>
    <message>
        <source>The trump is named after the bidding, by the highest bidder.</source>
        <translation>Den Trumpf nennt nach dem Bieten, wer am höchsten geboten hat.</translation>
    </message>
    <message>
        <source>The bidding is over.</source>
        <translation>Das Bieten ist vorbei.</translation>
    </message>
    <message>
        <source>First a trump is to be named.</source>
        <translation>Erst muss ein Trumpf genannt werden.</translation>
    </message>
    <message>
        <source>First the blind packet is to be taken up.</source>
        <translation>Erst muss das blinde Päckchen aufgenommen werden.</translation>
    </message>
    <message>
        <source>Lay the plain cards away</source>
        <translation>Einfache Karten ablegen</translation>
    </message>
    <message>
        <source>Take up the blind packet</source>
        <translation>Blindes Päckchen aufnehmen</translation>
    </message>
    <message>
        <source>I call {card}</source>
        <translation>Ich rufe {card}</translation>
    </message>
    <message>
        <source>I play without a partner</source>
        <translation>Ich spiele ohne Partner</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} named them for a bid of {bid}.</source>
        <translation>{suit} ist Trumpf: {seat} hat die Farbe auf ein Gebot von {bid} genannt.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you named them for a bid of {bid}.</source>
        <translation>{suit} ist Trumpf: du hast die Farbe auf ein Gebot von {bid} genannt.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} named them without a bid.</source>
        <translation>{suit} ist Trumpf: {seat} hat die Farbe ohne Gebot genannt.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you named them without a bid.</source>
        <translation>{suit} ist Trumpf: du hast die Farbe ohne Gebot genannt.</translation>
    </message>
    <message>
        <source>All have passed: {seat} must name a trump, without a bid.</source>
        <translation>Alle haben gepasst: {seat} muss einen Trumpf nennen, ohne Gebot.</translation>
    </message>
    <message>
        <source>All have passed: you must name a trump, without a bid.</source>
        <translation>Alle haben gepasst: du musst einen Trumpf nennen, ohne Gebot.</translation>
    </message>
    <message>
        <source>{seat} lays away one plain card.</source>
        <translation>{seat} legt eine einfache Karte ab.</translation>
    </message>
    <message>
        <source>{seat} lays away {size} plain cards.</source>
        <translation>{seat} legt {size} einfache Karten ab.</translation>
    </message>
    <message>
        <source>You lay away one plain card.</source>
        <translation>Du legst eine einfache Karte ab.</translation>
    </message>
    <message>
        <source>You lay away {size} plain cards.</source>
        <translation>Du legst {size} einfache Karten ab.</translation>
    </message>
    <message>
        <source>{seat} is given one card.</source>
        <translation>{seat} bekommt eine Karte.</translation>
    </message>
    <message>
        <source>{seat} is given {size} cards.</source>
        <translation>{seat} bekommt {size} Karten.</translation>
    </message>
    <message>
        <source>You are given one card.</source>
        <translation>Du bekommst eine Karte.</translation>
    </message>
    <message>
        <source>You are given {size} cards.</source>
        <translation>Du bekommst {size} Karten.</translation>
    </message>
    <message>
        <source>{seat} robs the pack, and takes nothing.</source>
        <translation>{seat} raubt aus dem Stoß und nimmt nichts.</translation>
    </message>
    <message>
        <source>{seat} robs the pack, and takes one card.</source>
        <translation>{seat} raubt aus dem Stoß und nimmt eine Karte.</translation>
    </message>
    <message>
        <source>{seat} robs the pack, and takes {size} cards.</source>
        <translation>{seat} raubt aus dem Stoß und nimmt {size} Karten.</translation>
    </message>
    <message>
        <source>You rob the pack, and take nothing.</source>
        <translation>Du raubst aus dem Stoß und nimmst nichts.</translation>
    </message>
    <message>
        <source>You rob the pack, and take one card.</source>
        <translation>Du raubst aus dem Stoß und nimmst eine Karte.</translation>
    </message>
    <message>
        <source>You rob the pack, and take {size} cards.</source>
        <translation>Du raubst aus dem Stoß und nimmst {size} Karten.</translation>
    </message>
    <message>
        <source>{seat} lays {card} away.</source>
        <translation>{seat} legt {card} ab.</translation>
    </message>
    <message>
        <source>You lay {card} away.</source>
        <translation>Du legst {card} ab.</translation>
    </message>
    <message>
        <source>The stock has run out: the plain cards laid away are shuffled.</source>
        <translation>Der Stoß ist aufgebraucht: die abgelegten einfachen Karten werden gemischt.</translation>
    </message>
    <message>
        <source>You look through the stock.</source>
        <translation>Du siehst den Stoß durch.</translation>
    </message>
    <message>
        <source>You take {card} from the stock.</source>
        <translation>Du nimmst {card} vom Stoß.</translation>
    </message>
    <message>
        <source>{seat} takes up the blind packet.</source>
        <translation>{seat} nimmt das blinde Päckchen auf.</translation>
    </message>
    <message>
        <source>You take up your blind packet.</source>
        <translation>Du nimmst dein blindes Päckchen auf.</translation>
    </message>
    <message>
        <source>{seat} holds {card} and is the partner of {partner}.</source>
        <translation>{seat} hat {card} und damit {partner} zum Partner.</translation>
    </message>
    <message>
        <source>You hold {card} and are the partner of {partner}.</source>
        <translation>Du hast {card} und damit {partner} zum Partner.</translation>
    </message>
    <message>
        <source>Nobody holds {card}.</source>
        <translation>Niemand hat {card}.</translation>
    </message>
    <message>
        <source>{seat} plays without a partner.</source>
        <translation>{seat} spielt ohne Partner.</translation>
    </message>
    <message>
        <source>You play without a partner.</source>
        <translation>Du spielst ohne Partner.</translation>
    </message>
    <message>
        <source>First all plain cards are to be laid away.</source>
        <translation>Erst müssen alle einfachen Karten abgelegt werden.</translation>
    </message>
    <message>
        <source>{card} counts, and may not be laid away.</source>
        <translation>{card} zählt und darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>Lay cards away until six are left.</source>
        <translation>Lege Karten ab, bis sechs übrig sind.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in deinem Blatt.</translation>
    </message>
    <message>
        <source>The trump has been named and cannot be changed.</source>
        <translation>Der Trumpf ist genannt und kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>Only the plain cards laid away are shuffled for a new stock.</source>
        <translation>Nur die abgelegten einfachen Karten werden zu einem neuen Stoß gemischt.</translation>
    </message>
    <message>
        <source>Nine cards each, by threes; all discard and are given others to make six.</source>
        <translation>Neun Karten für jeden, zu je drei; alle legen ab und bekommen neue, bis es sechs sind.</translation>
    </message>
    <message>
        <source>Nine cards each, by threes; after the draw six, and the dealer robs the pack.</source>
        <translation>Neun Karten für jeden, zu je drei; nach dem Tausch sechs, und der Geber raubt aus dem Stoß.</translation>
    </message>
    <message>
        <source>Six cards each, by threes; all discard and draw as many again.</source>
        <translation>Sechs Karten für jeden, je drei; alle legen ab und ziehen ebenso viele nach.</translation>
    </message>
    <message>
        <source>Nine cards each, by threes, and a blind packet of four; six are kept.</source>
        <translation>Neun Karten für jeden, zu je drei, und ein blindes Päckchen zu vier; sechs behält man.</translation>
    </message>
    <message>
        <source>After the draw the maker calls a partner by a trump that he does not hold.</source>
        <translation>Nach dem Ziehen ruft der Spielmacher einen Partner durch einen Trumpf, den er nicht hat.</translation>
    </message>
    <message>
        <source>The first to reach {target} wins the game.</source>
        <translation>Wer zuerst {target} erreicht, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The difference is scored; a failed bid goes to the others with all that they won.</source>
        <translation>Angeschrieben wird der Unterschied; ein verfehltes Gebot geht mit allem, was sie gewonnen haben, an die anderen.</translation>
    </message>
    <message>
        <source>Each side scores what it won; a side that fails is set back what it bid.</source>
        <translation>Jede Partei schreibt an, was sie gewonnen hat; wer sein Gebot verfehlt, wird darum zurückgesetzt.</translation>
    </message>
    <message>
        <source>Each side scores what it won; a failed bid goes to the others.</source>
        <translation>Jede Partei schreibt an, was sie gewonnen hat; ein verfehltes Gebot geht an die anderen.</translation>
    </message>
    <message>
        <source>Each scores what he won; a maker who fails is set back what he bid.</source>
        <translation>Jeder schreibt an, was er gewonnen hat; ein Spielmacher, der sein Gebot verfehlt, wird darum zurückgesetzt.</translation>
    </message>
    <message>
        <source>Each scores what his side won; a maker who fails is set back what he bid.</source>
        <translation>Jeder schreibt an, was seine Partei gewonnen hat; ein Spielmacher, der sein Gebot verfehlt, wird darum zurückgesetzt.</translation>
    </message>
    <message>
        <source>The deuce of trumps counts for him who holds it.</source>
        <translation>Die Trumpfzwei zählt für den, der sie hält.</translation>
    </message>
    <message>
        <source>52 cards; the fives of the trump colour are pedros and count five each.</source>
        <translation>52 Karten; beide Fünfen in Rot oder beide in Schwarz, je nach Trumpf, sind Pedros und zählen je fünf.</translation>
    </message>
    <message>
        <source>Two packs are dealt in turn.</source>
        <translation>Zwei Spiele Karten werden abwechselnd gegeben.</translation>
    </message>
    <message>
        <source>Each speaks once; bids are from 1 to {most} points, each above the last.</source>
        <translation>Jeder spricht einmal; geboten werden 1 bis {most} Punkte, jedes Gebot höher als das letzte.</translation>
    </message>
    <message>
        <source>The two highest cuts play against the two lowest; the ace is high.</source>
        <translation>Die zwei höchsten gezogenen Karten spielen gegen die zwei niedrigsten; das Ass ist hoch.</translation>
    </message>
    <message>
        <source>The highest cut deals first, and the ace is high.</source>
        <translation>Wer die höchste Karte abhebt, gibt zuerst; das Ass ist hoch.</translation>
    </message>
    <message>
        <source>After a game some give way: first the lowest cuts, then who has played longest.</source>
        <translation>Nach einem Spiel machen einige Platz: zuerst die niedrigsten Karten, dann wer am längsten gespielt hat.</translation>
    </message>
    <message>
        <source>The stake is {counters} a game.</source>
        <translation>Der Einsatz ist {counters} für jedes Spiel.</translation>
    </message>
    <message>
        <source>Cinch</source>
        <translation>Cinch</translation>
    </message>
    <message>
        <source>That form of Cinch is not played by {players}.</source>
        <translation>Diese Spielart von Cinch gibt es nicht für {players}.</translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>as the number of players has it</source>
        <translation>je nach Zahl der Spieler</translation>
    </message>
    <message>
        <source>two or three, each for himself</source>
        <translation>zwei oder drei, jeder für sich</translation>
    </message>
    <message>
        <source>Auction Cinch, five or six</source>
        <translation>Auktions-Cinch, fünf oder sechs</translation>
    </message>
    <message>
        <source>Blind Cinch, four</source>
        <translation>Blind-Cinch, vier</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>the difference of the points</source>
        <translation>die Differenz der Punkte</translation>
    </message>
    <message>
        <source>each its points; a failed bid is set back</source>
        <translation>jeder seine Punkte; ein verlorenes Gebot wird abgezogen</translation>
    </message>
    <message>
        <source>each its points; a failed bid goes to the others</source>
        <translation>jeder seine Punkte; ein verlorenes Gebot bekommen die anderen</translation>
    </message>
    <message>
        <source>Points for game</source>
        <translation>Punkte zum Spiel</translation>
    </message>
    <message>
        <source>The deuce counts for its holder</source>
        <translation>Die Zwei zählt für den, der sie hatte</translation>
    </message>
    <message>
        <source>Stakes on each game</source>
        <translation>Einsätze auf jedes Spiel</translation>
    </message>
    <message>
        <source>Foster’s Cinch</source>
        <translation>Cinch nach Foster</translation>
    </message>
    <message>
        <source>Cinch, set back</source>
        <translation>Cinch, Gebot abgezogen</translation>
    </message>
    <message>
        <source>Cinch, the bid added</source>
        <translation>Cinch, Gebot für die anderen</translation>
    </message>
    <message>
        <source>Blind Cinch</source>
        <translation>Blind-Cinch</translation>
    </message>
    <message>
        <source>Auction Cinch, or Razzle-Dazzle</source>
        <translation>Auktions-Cinch oder Razzle-Dazzle</translation>
    </message>
    <message>
        <source>Cinch for two or three</source>
        <translation>Cinch für zwei oder drei</translation>
    </message>
    <message>
        <source>Call a trump that you do not hold, and have not called before.</source>
        <translation>Rufe einen Trumpf, den du nicht hast und noch nicht gerufen hast.</translation>
    </message>
    <message>
        <source>First a trump is to be called.</source>
        <translation>Erst muss ein Trumpf gerufen werden.</translation>
    </message>
    <message>
        <source>You hold a card of the suit led, {led}: follow it, or trump.</source>
        <translation>Du hast eine Karte der ausgespielten Farbe, {led}: bediene oder spiele Trumpf.</translation>
    </message>
    <message>
        <source>{card} is not in the stock.</source>
        <translation>{card} ist nicht im Stoß.</translation>
    </message>
    <message>
        <source>First take cards from the stock until you have six.</source>
        <translation>Nimm erst Karten vom Stoß, bis du sechs hast.</translation>
    </message>
    <message>
        <source>Made {made} against {against} on a bid of {bid}: difference {difference}</source>
        <translation>{made} gegen {against} gemacht, Gebot {bid}: Differenz {difference}</translation>
    </message>
    <message>
        <source>Made {made} against {against} on a bid of {bid}</source>
        <translation>{made} gegen {against} gemacht, Gebot {bid}</translation>
    </message>
    <message>
        <source>Made {made} on a bid of {bid}, failed: {against} + {bid} = {total}</source>
        <translation>{made} gemacht, Gebot {bid}, verloren: {against} + {bid} = {total}</translation>
    </message>
    <message>
        <source>Made {made} on a bid of {bid}, failed: set back {bid}, against {against}</source>
        <translation>{made} gemacht, Gebot {bid}, verloren: {bid} abgezogen, gegen {against}</translation>
    </message>
    <message>
        <source>Made {made} against {against} without a bid: difference {difference}</source>
        <translation>{made} gegen {against} gemacht, ohne Gebot: Differenz {difference}</translation>
    </message>
    <message>
        <source>The makers revoked: bid of {bid} failed, against {against}</source>
        <translation>Revoke der Spielmacher: Gebot {bid} verloren, gegen {against}</translation>
    </message>
    <message>
        <source>Made {made} on a bid of {bid}; the others revoked</source>
        <translation>{made} gemacht, Gebot {bid}; Revoke der anderen</translation>
    </message>
    <message>
        <source>Made {made} against {against} without a bid</source>
        <translation>{made} gegen {against} gemacht, ohne Gebot</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and made {made}, against {against}.</source>
        <translation>{seat} hat {bid} geboten und {made} gemacht, gegen {against}.</translation>
    </message>
    <message>
        <source>You bid {bid} and made {made}, against {against}.</source>
        <translation>Du hast {bid} geboten und {made} gemacht, gegen {against}.</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and failed with {made}, against {against}.</source>
        <translation>{seat} hat {bid} geboten und mit {made} gegen {against} verloren.</translation>
    </message>
    <message>
        <source>You bid {bid} and failed with {made}, against {against}.</source>
        <translation>Du hast {bid} geboten und mit {made} gegen {against} verloren.</translation>
    </message>
    <message>
        <source>{seat} made {made} without a bid, against {against}.</source>
        <translation>{seat} hat ohne Gebot {made} gemacht, gegen {against}.</translation>
    </message>
    <message>
        <source>You made {made} without a bid, against {against}.</source>
        <translation>Du hast ohne Gebot {made} gemacht, gegen {against}.</translation>
    </message>
    <message>
        <source>{side} scores {points}.</source>
        <translation>{side} schreibt {points} an.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Du schreibst {points} an.</translation>
    </message>
    <message>
        <source>{side} is set back {points}.</source>
        <translation>{side} wird um {points} zurückgesetzt.</translation>
    </message>
    <message>
        <source>You are set back {points}.</source>
        <translation>Du wirst um {points} zurückgesetzt.</translation>
    </message>
    <message>
        <source>{seats} have revoked, and score nothing in this deal.</source>
        <translation>Nach einem Revoke in dieser Gabe ohne Punkte: {seats}.</translation>
    </message>
    <message>
        <source>First look at the cards given you.</source>
        <translation>Sieh erst die Karten an, die du bekommen hast.</translation>
    </message>
    <message>
        <source>First look through the stock.</source>
        <translation>Sieh erst den Stoß durch.</translation>
    </message>
    <message>
        <source>Look at the cards given you</source>
        <translation>Die neuen Karten ansehen</translation>
    </message>
    <message>
        <source>Look through the stock</source>
        <translation>Den Stoß durchsehen</translation>
    </message>
    <message>
        <source>{seat} looks at the cards given.</source>
        <translation>{seat} sieht die neuen Karten an.</translation>
    </message>
    <message>
        <source>You look at the cards given you.</source>
        <translation>Du siehst deine neuen Karten an.</translation>
    </message>
    <message>
        <source>The bid of {number} by {seat} was not called, and stands.</source>
        <translation>Das Gebot von {seat}, {number}, blieb ohne Einspruch und gilt.</translation>
    </message>
    <message>
        <source>Nobody has called you for your bid of {number}, and it stands.</source>
        <translation>Gegen dein Gebot von {number} hat niemand Einspruch erhoben, und es gilt.</translation>
    </message>
    <message>
        <source>The bid of {number} by {seat} is void, and counts as a pass.</source>
        <translation>Das Gebot von {seat}, {number}, ist ungültig und zählt als Passen.</translation>
    </message>
    <message>
        <source>You have bid {number}: that is void, and counts as a pass.</source>
        <translation>Du hast {number} geboten: das ist ungültig und zählt als Passen.</translation>
    </message>
    <message>
        <source>The bid of {number} by {seat} is void.</source>
        <translation>Das Gebot von {seat}, {number}, ist ungültig.</translation>
    </message>
    <message>
        <source>You have bid {number}: that is void.</source>
        <translation>Du hast {number} geboten: das ist ungültig.</translation>
    </message>
    <message>
        <source>I take {card} back</source>
        <translation>Ich nehme {card} zurück</translation>
    </message>
    <message>
        <source>{seat} takes {card} back.</source>
        <translation>{seat} nimmt {card} zurück.</translation>
    </message>
    <message>
        <source>You take {card} back.</source>
        <translation>Du nimmst {card} zurück.</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>{seat} calls the table: {fault}. It is so.</source>
        <translation>{seat} erhebt Einspruch: {fault}. So ist es.</translation>
    </message>
    <message>
        <source>You call the table: {fault}. It is so.</source>
        <translation>Du erhebst Einspruch: {fault}. So ist es.</translation>
    </message>
    <message>
        <source>{seat} calls the table: {fault}. It is not proved.</source>
        <translation>{seat} erhebt Einspruch: {fault}. Das ist nicht erwiesen.</translation>
    </message>
    <message>
        <source>You call the table: {fault}. It is not proved.</source>
        <translation>Du erhebst Einspruch: {fault}. Das ist nicht erwiesen.</translation>
    </message>
    <message>
        <source>{seat} calls the table: {fault}. The tricks will be searched after the hand.</source>
        <translation>{seat} erhebt Einspruch: {fault}. Die Stiche werden nach der Gabe durchgesehen.</translation>
    </message>
    <message>
        <source>You call the table: {fault}. The tricks will be searched after the hand.</source>
        <translation>Du erhebst Einspruch: {fault}. Die Stiche werden nach der Gabe durchgesehen.</translation>
    </message>
    <message>
        <source>{seat} calls the table: {fault}. From that side it is not heard.</source>
        <translation>{seat} erhebt Einspruch: {fault}. Von dieser Partei wird er nicht gehört.</translation>
    </message>
    <message>
        <source>You call the table: {fault}. From your side it is not heard.</source>
        <translation>Du erhebst Einspruch: {fault}. Von deiner Partei wird er nicht gehört.</translation>
    </message>
    <message>
        <source>{seat} had no right to that: no penalty can be exacted.</source>
        <translation>{seat} hatte kein Recht dazu: es kann keine Strafe gefordert werden.</translation>
    </message>
    <message>
        <source>You had no right to that: no penalty can be exacted.</source>
        <translation>Du hattest kein Recht dazu: es kann keine Strafe gefordert werden.</translation>
    </message>
    <message>
        <source>{seat}: “{remedy}”</source>
        <translation>{seat}: „{remedy}“</translation>
    </message>
    <message>
        <source>You: “{remedy}”</source>
        <translation>Du: „{remedy}“</translation>
    </message>
    <message>
        <source>{seat} advises: “{remedy}”</source>
        <translation>{seat} rät: „{remedy}“</translation>
    </message>
    <message>
        <source>You advise: “{remedy}”</source>
        <translation>Du rätst: „{remedy}“</translation>
    </message>
    <message>
        <source>{seat} may bid no more in this deal.</source>
        <translation>{seat} darf in dieser Gabe nicht mehr bieten.</translation>
    </message>
    <message>
        <source>You may bid no more in this deal.</source>
        <translation>Du darfst in dieser Gabe nicht mehr bieten.</translation>
    </message>
    <message>
        <source>That is void, and {seat} has passed.</source>
        <translation>Das ist ungültig, und {seat} hat gepasst.</translation>
    </message>
    <message>
        <source>That is void, and you have passed.</source>
        <translation>Das ist ungültig, und du hast gepasst.</translation>
    </message>
    <message>
        <source>{suit} cannot be named any more.</source>
        <translation>{suit} kann nicht mehr genannt werden.</translation>
    </message>
    <message>
        <source>{seat} must pass in this round.</source>
        <translation>{seat} muss in dieser Runde passen.</translation>
    </message>
    <message>
        <source>You must pass in this round.</source>
        <translation>Du musst in dieser Runde passen.</translation>
    </message>
    <message>
        <source>All hands lie open: {seat} has the tricks that are left.</source>
        <translation>Alle Blätter liegen offen: die übrigen Stiche gehen an {seat}.</translation>
    </message>
    <message>
        <source>All hands lie open: you have the tricks that are left.</source>
        <translation>Alle Blätter liegen offen: die übrigen Stiche gehen an dich.</translation>
    </message>
    <message>
        <source>{seat} offers to bet {counters} on the game.</source>
        <translation>{seat} bietet eine Wette um {counters} auf das Spiel an.</translation>
    </message>
    <message>
        <source>You offer to bet {counters} on the game.</source>
        <translation>Du bietest eine Wette um {counters} auf das Spiel an.</translation>
    </message>
    <message>
        <source>{seat} takes the bet that {of} offers.</source>
        <translation>{seat} hält die Wette gegen {of}.</translation>
    </message>
    <message>
        <source>You take the bet that {of} offers.</source>
        <translation>Du hältst die Wette gegen {of}.</translation>
    </message>
    <message>
        <source>{seat} declines the bet.</source>
        <translation>{seat} lehnt die Wette ab.</translation>
    </message>
    <message>
        <source>You decline the bet.</source>
        <translation>Du lehnst die Wette ab.</translation>
    </message>
    <message>
        <source>{seat} plays {card} without waiting for the word: it may be called as well.</source>
        <translation>{seat} spielt {card}, ohne das Wort abzuwarten: auch diese Karte darf gerufen werden.</translation>
    </message>
    <message>
        <source>You play {card} without waiting for the word: it may be called as well.</source>
        <translation>Du spielst {card}, ohne das Wort abzuwarten: auch diese Karte darf gerufen werden.</translation>
    </message>
    <message>
        <source>{seat} leads on with {card}, without waiting.</source>
        <translation>{seat} spielt gleich mit {card} weiter, ohne zu warten.</translation>
    </message>
    <message>
        <source>You lead on with {card}, without waiting.</source>
        <translation>Du spielst gleich mit {card} weiter, ohne zu warten.</translation>
    </message>
    <message>
        <source>{seat} says: “The rest are mine.”</source>
        <translation>{seat} sagt: „Der Rest gehört mir.“</translation>
    </message>
    <message>
        <source>You say: “The rest are mine.”</source>
        <translation>Du sagst: „Der Rest gehört mir.“</translation>
    </message>
    <message>
        <source>{seat} says something about the trick.</source>
        <translation>{seat} sagt etwas über den Stich.</translation>
    </message>
    <message>
        <source>You say something about the trick.</source>
        <translation>Du sagst etwas über den Stich.</translation>
    </message>
    <message>
        <source>{seat} looks at trick {trick} again.</source>
        <translation>{seat} sieht Stich {trick} noch einmal an.</translation>
    </message>
    <message>
        <source>You look at trick {trick} again.</source>
        <translation>Du siehst Stich {trick} noch einmal an.</translation>
    </message>
    <message>
        <source>{seat} takes back {card}, which may be called.</source>
        <translation>{seat} nimmt {card} zurück; die Karte darf gerufen werden.</translation>
    </message>
    <message>
        <source>You take back {card}, which may be called.</source>
        <translation>Du nimmst {card} zurück; die Karte darf gerufen werden.</translation>
    </message>
    <message>
        <source>{seat} takes back {card}, which costs nothing.</source>
        <translation>{seat} nimmt {card} zurück; das kostet nichts.</translation>
    </message>
    <message>
        <source>You take back {card}, which costs nothing.</source>
        <translation>Du nimmst {card} zurück; das kostet nichts.</translation>
    </message>
    <message>
        <source>{seat} shows {card} and {second_card}, and must cut again.</source>
        <translation>{seat} zeigt {card} und {second_card} und muss noch einmal abheben.</translation>
    </message>
    <message>
        <source>You show {card} and {second_card}, and must cut again.</source>
        <translation>Du zeigst {card} und {second_card} und musst noch einmal abheben.</translation>
    </message>
    <message>
        <source>{seat} leaves it in doubt where the pack is cut.</source>
        <translation>{seat} hebt so ab, dass zweifelhaft bleibt, wo.</translation>
    </message>
    <message>
        <source>You leave it in doubt where the pack is cut.</source>
        <translation>Du hebst so ab, dass zweifelhaft bleibt, wo.</translation>
    </message>
    <message>
        <source>{seat} makes a packet of fewer than four cards in cutting.</source>
        <translation>{seat} lässt beim Abheben ein Päckchen von weniger als vier Karten.</translation>
    </message>
    <message>
        <source>You make a packet of fewer than four cards in cutting.</source>
        <translation>Du lässt beim Abheben ein Päckchen von weniger als vier Karten.</translation>
    </message>
    <message>
        <source>{seat} lays the lifted part away from the dealer.</source>
        <translation>{seat} legt den abgehobenen Teil fern vom Geber hin.</translation>
    </message>
    <message>
        <source>You lay the lifted part away from the dealer.</source>
        <translation>Du legst den abgehobenen Teil fern vom Geber hin.</translation>
    </message>
    <message>
        <source>{seat} would cut at another place.</source>
        <translation>{seat} will lieber an anderer Stelle abheben.</translation>
    </message>
    <message>
        <source>You would cut at another place.</source>
        <translation>Du willst lieber an anderer Stelle abheben.</translation>
    </message>
    <message>
        <source>{seat} is to cut the pack again.</source>
        <translation>{seat} muss noch einmal abheben.</translation>
    </message>
    <message>
        <source>You are to cut the pack again.</source>
        <translation>Du musst noch einmal abheben.</translation>
    </message>
    <message>
        <source>The first cut stands.</source>
        <translation>Das erste Abheben gilt.</translation>
    </message>
    <message>
        <source>{seat} takes up the pack to deal.</source>
        <translation>{seat} nimmt die Karten zum Geben auf.</translation>
    </message>
    <message>
        <source>You take up the pack to deal.</source>
        <translation>Du nimmst die Karten zum Geben auf.</translation>
    </message>
    <message>
        <source>{seat} takes the other pack.</source>
        <translation>{seat} nimmt das andere Kartenspiel.</translation>
    </message>
    <message>
        <source>You take the other pack.</source>
        <translation>Du nimmst das andere Kartenspiel.</translation>
    </message>
    <message>
        <source>{seat} takes up the pack without having had it cut.</source>
        <translation>{seat} nimmt die Karten auf, ohne abheben zu lassen.</translation>
    </message>
    <message>
        <source>You take up the pack without having had it cut.</source>
        <translation>Du nimmst die Karten auf, ohne abheben zu lassen.</translation>
    </message>
    <message>
        <source>A packet goes to {seat} out of order; cards in it: {size}.</source>
        <translation>Ein Päckchen geht außer der Reihe an {seat}; Karten darin: {size}.</translation>
    </message>
    <message>
        <source>A packet goes to you out of order; cards in it: {size}.</source>
        <translation>Ein Päckchen geht außer der Reihe an dich; Karten darin: {size}.</translation>
    </message>
    <message>
        <source>{seat} puts the last packet right.</source>
        <translation>{seat} berichtigt das letzte Päckchen.</translation>
    </message>
    <message>
        <source>You put the last packet right.</source>
        <translation>Du berichtigst das letzte Päckchen.</translation>
    </message>
    <message>
        <source>{seat} counts the cards; still to be given: {left}.</source>
        <translation>{seat} zählt die Karten; noch zu geben: {left}.</translation>
    </message>
    <message>
        <source>You count the cards; still to be given: {left}.</source>
        <translation>Du zählst die Karten; noch zu geben: {left}.</translation>
    </message>
    <message>
        <source>{seat} disturbs the dealer.</source>
        <translation>{seat} stört den Geber.</translation>
    </message>
    <message>
        <source>You disturb the dealer.</source>
        <translation>Du störst den Geber.</translation>
    </message>
    <message>
        <source>{cards} of {seat} may be called.</source>
        <translation>Aus dem Blatt von {seat} darf gerufen werden: {cards}.</translation>
    </message>
    <message>
        <source>{cards} of yours may be called.</source>
        <translation>Aus deinem Blatt darf gerufen werden: {cards}.</translation>
    </message>
    <message>
        <source>{seat} has nothing to gain by it: no penalty follows.</source>
        <translation>{seat} hat dadurch nichts zu gewinnen: es folgt keine Strafe.</translation>
    </message>
    <message>
        <source>You have nothing to gain by it: no penalty follows.</source>
        <translation>Du hast dadurch nichts zu gewinnen: es folgt keine Strafe.</translation>
    </message>
    <message>
        <source>{seat} and those who played after take their cards back.</source>
        <translation>{seat} und alle, die danach gespielt haben, nehmen ihre Karten zurück.</translation>
    </message>
    <message>
        <source>You and those who played after take your cards back.</source>
        <translation>Du und alle, die nach dir gespielt haben, nehmt eure Karten zurück.</translation>
    </message>
    <message>
        <source>A suit may be called when the side of {seat} next leads.</source>
        <translation>Wenn die Partei von {seat} wieder ausspielt, darf eine Farbe angefordert werden.</translation>
    </message>
    <message>
        <source>A suit may be called when your side next leads.</source>
        <translation>Wenn deine Partei wieder ausspielt, darf eine Farbe angefordert werden.</translation>
    </message>
    <message>
        <source>{seat} mixes the tricks: the revoke that was claimed is established.</source>
        <translation>{seat} vermischt die Stiche: das Revoke, gegen das Einspruch erhoben wurde, gilt als erwiesen.</translation>
    </message>
    <message>
        <source>You mix the tricks: the revoke that was claimed is established.</source>
        <translation>Du vermischst die Stiche: das Revoke, gegen das Einspruch erhoben wurde, gilt als erwiesen.</translation>
    </message>
    <message>
        <source>{seat} plays nothing to this trick.</source>
        <translation>{seat} spielt zu diesem Stich keine Karte.</translation>
    </message>
    <message>
        <source>You play nothing to this trick.</source>
        <translation>Du spielst zu diesem Stich keine Karte.</translation>
    </message>
    <message>
        <source>{seat} tears a card in shuffling.</source>
        <translation>{seat} reißt beim Mischen eine Karte ein.</translation>
    </message>
    <message>
        <source>You tear a card in shuffling.</source>
        <translation>Du reißt beim Mischen eine Karte ein.</translation>
    </message>
    <message>
        <source>The pack is imperfect: {card} is missing, and is put back.</source>
        <translation>Das Kartenspiel ist fehlerhaft: {card} fehlt und kommt wieder dazu.</translation>
    </message>
    <message>
        <source>There is a new deal by {seat}; nothing is scored.</source>
        <translation>{seat} gibt neu; angeschrieben wird nichts.</translation>
    </message>
    <message>
        <source>There is a new deal by you; nothing is scored.</source>
        <translation>Du gibst neu; angeschrieben wird nichts.</translation>
    </message>
    <message>
        <source>{seat} loses the deal; nothing is scored.</source>
        <translation>{seat} verliert das Geben; angeschrieben wird nichts.</translation>
    </message>
    <message>
        <source>You lose the deal; nothing is scored.</source>
        <translation>Du verlierst das Geben; angeschrieben wird nichts.</translation>
    </message>
    <message>
        <source>The hand is scored anew.</source>
        <translation>Die Gabe wird neu gewertet.</translation>
    </message>
    <message>
        <source>The sheet now says {figure} for {side}.</source>
        <translation>Auf dem Anschreibeblatt steht jetzt {figure} für {side}.</translation>
    </message>
    <message>
        <source>The sheet is corrected to {figure} for {side}.</source>
        <translation>Das Anschreibeblatt wird berichtigt: {figure} für {side}.</translation>
    </message>
    <message>
        <source>{seat} drops {card} face up.</source>
        <translation>{seat} lässt {card} offen fallen.</translation>
    </message>
    <message>
        <source>You drop {card} face up.</source>
        <translation>Du lässt {card} offen fallen.</translation>
    </message>
    <message>
        <source>{seat} throws {card} and {other} together.</source>
        <translation>{seat} wirft {card} und {other} zugleich.</translation>
    </message>
    <message>
        <source>You throw {card} and {other} together.</source>
        <translation>Du wirfst {card} und {other} zugleich.</translation>
    </message>
    <message>
        <source>{seat} holds {card} so that it is seen.</source>
        <translation>{seat} hält {card} sichtbar.</translation>
    </message>
    <message>
        <source>You hold {card} so that it is seen.</source>
        <translation>Du hältst {card} sichtbar.</translation>
    </message>
    <message>
        <source>{seat} says: “I hold {card}.”</source>
        <translation>{seat} sagt: „Ich habe {card}.“</translation>
    </message>
    <message>
        <source>You say: “I hold {card}.”</source>
        <translation>Du sagst: „Ich habe {card}.“</translation>
    </message>
    <message>
        <source>{seat} lays the whole hand face up.</source>
        <translation>{seat} legt das ganze Blatt offen hin.</translation>
    </message>
    <message>
        <source>You lay your whole hand face up.</source>
        <translation>Du legst dein ganzes Blatt offen hin.</translation>
    </message>
    <message>
        <source>{seat} drops a card on the floor; it is no exposed card.</source>
        <translation>{seat} lässt eine Karte auf den Boden fallen; sie gilt nicht als aufgedeckt.</translation>
    </message>
    <message>
        <source>You drop a card on the floor; it is no exposed card.</source>
        <translation>Du lässt eine Karte auf den Boden fallen; sie gilt nicht als aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} of {seat} is seen; here that is no exposed card.</source>
        <translation>{card} von {seat} ist zu sehen; als aufgedeckt gilt die Karte hier nicht.</translation>
    </message>
    <message>
        <source>Your card {card} is seen; here that is no exposed card.</source>
        <translation>Deine Karte {card} ist zu sehen; als aufgedeckt gilt sie hier nicht.</translation>
    </message>
    <message>
        <source>{seat} turns over {card} during the deal.</source>
        <translation>{seat} dreht beim Geben {card} um.</translation>
    </message>
    <message>
        <source>You turn over {card} during the deal.</source>
        <translation>Du drehst beim Geben {card} um.</translation>
    </message>
    <message>
        <source>{seat} asks for the pack, to shuffle it; the dealer shuffles last.</source>
        <translation>{seat} verlangt die Karten zum Mischen; zuletzt mischt der Geber.</translation>
    </message>
    <message>
        <source>You ask for the pack, to shuffle it; the dealer shuffles last.</source>
        <translation>Du verlangst die Karten zum Mischen; zuletzt mischt der Geber.</translation>
    </message>
    <message>
        <source>{card} is seen as {seat} handles the pack.</source>
        <translation>{card} ist zu sehen, während {seat} mit den Karten umgeht.</translation>
    </message>
    <message>
        <source>{card} is seen as you handle the pack.</source>
        <translation>{card} ist zu sehen, während du mit den Karten umgehst.</translation>
    </message>
    <message>
        <source>{seat} runs the pack together once more, after the cut.</source>
        <translation>{seat} mischt noch einmal, nach dem Abheben.</translation>
    </message>
    <message>
        <source>You run the pack together once more, after the cut.</source>
        <translation>Du mischst noch einmal, nach dem Abheben.</translation>
    </message>
    <message>
        <source>The pack is to be shuffled again by {seat}, and cut again.</source>
        <translation>{seat} muss noch einmal mischen und noch einmal abheben lassen.</translation>
    </message>
    <message>
        <source>The pack is to be shuffled again by you, and cut again.</source>
        <translation>Du musst noch einmal mischen und noch einmal abheben lassen.</translation>
    </message>
    <message>
        <source>{seat} leaves the trump card lying.</source>
        <translation>{seat} lässt die Trumpfkarte liegen.</translation>
    </message>
    <message>
        <source>You leave the trump card lying.</source>
        <translation>Du lässt die Trumpfkarte liegen.</translation>
    </message>
    <message>
        <source>{seat} takes {card} in.</source>
        <translation>{seat} nimmt {card} auf.</translation>
    </message>
    <message>
        <source>You take {card} in.</source>
        <translation>Du nimmst {card} auf.</translation>
    </message>
    <message>
        <source>{seat} says: “The trump card was {card}.”</source>
        <translation>{seat} sagt: „Die Trumpfkarte war {card}.“</translation>
    </message>
    <message>
        <source>You say: “The trump card was {card}.”</source>
        <translation>Du sagst: „Die Trumpfkarte war {card}.“</translation>
    </message>
    <message>
        <source>The highest or lowest trump of {seat} may be called.</source>
        <translation>Aus dem Blatt von {seat} darf der höchste oder der niedrigste Trumpf gerufen werden.</translation>
    </message>
    <message>
        <source>Your highest or lowest trump may be called.</source>
        <translation>Dein höchster oder dein niedrigster Trumpf darf gerufen werden.</translation>
    </message>
    <message>
        <source>{seat} looks at the bottom card.</source>
        <translation>{seat} sieht die unterste Karte an.</translation>
    </message>
    <message>
        <source>You look at the bottom card: {card}.</source>
        <translation>Du siehst die unterste Karte an: {card}.</translation>
    </message>
    <message>
        <source>{seat} lays the trump card face down on the packet of {to}.</source>
        <translation>{seat} legt die Trumpfkarte verdeckt auf das Päckchen für {to}.</translation>
    </message>
    <message>
        <source>You lay the trump card face down on the packet of {to}.</source>
        <translation>Du legst die Trumpfkarte verdeckt auf das Päckchen für {to}.</translation>
    </message>
    <message>
        <source>{seat} shows {card} too in turning the trump.</source>
        <translation>{seat} zeigt beim Aufschlagen des Trumpfs auch {card}.</translation>
    </message>
    <message>
        <source>You show {card} too in turning the trump.</source>
        <translation>Du zeigst beim Aufschlagen des Trumpfs auch {card}.</translation>
    </message>
    <message>
        <source>For that {seat} owes nothing.</source>
        <translation>Dafür schuldet {seat} nichts.</translation>
    </message>
    <message>
        <source>For that you owe nothing.</source>
        <translation>Dafür schuldest du nichts.</translation>
    </message>
</context>
<context>
    <name>counters</name>
    <message>
        <source>one counter</source>
        <translation>eine Marke</translation>
    </message>
    <message>
        <source>{number} counters</source>
        <translation>{number} Marken</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Back to the printed rules</source>
        <translation>Zurück zu den gedruckten Regeln</translation>
    </message>
    <message>
        <source>{players}, {waiting} waiting</source>
        <translation>{players}, wartend {waiting}</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Zurück zu den Vorgaben</translation>
    </message>
</context>
<context>
    <name>errands</name>
    <message>
        <source>The deal is in {file}.

It holds the rules, the cards and what everybody did, and no names: the seats are numbered. Send it, with a word about what you expected instead, to those from whom you have this program; any e-mail or report page takes it as an attachment.</source>
        <translation>Die Gabe ist in {file}.

In der Datei stehen die Regeln, die Karten und was jeder tat, aber keine Namen: Die Plätze sind nummeriert. Schicke sie, mit einem Wort dazu, was du stattdessen erwartet hast, an die, von denen du dieses Programm hast; jede E-Mail und jede Meldeseite nimmt sie als Anhang.</translation>
    </message>
    <message>
        <source>The system shows no folders. Games, settings and the log are in {folder}.</source>
        <translation>Das System zeigt keine Ordner. Spiele, Einstellungen und das Protokoll sind in {folder}.</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>{suit} were turned down and cannot be named in this hand.</source>
        <translation>{suit} wurde abgelehnt und kann in diesem Blatt nicht genannt werden.</translation>
    </message>
    <message>
        <source>The dealer takes up or turns down, his partner assists, others order up.</source>
        <translation>Der Geber nimmt auf oder lehnt ab, sein Partner hilft, die anderen lassen aufnehmen.</translation>
    </message>
    <message>
        <source>A suit is named only after the card has been turned down.</source>
        <translation>Eine Farbe wird erst genannt, wenn die Karte abgelehnt ist.</translation>
    </message>
    <message>
        <source>First the trump is to be made: speak for it, or against it.</source>
        <translation>Zuerst wird der Trumpf bestimmt: sprich dafür oder dagegen.</translation>
    </message>
    <message>
        <source>The turn-up has been turned down, and is no longer on offer.</source>
        <translation>Die aufgeschlagene Karte ist abgelehnt und steht nicht mehr zur Wahl.</translation>
    </message>
    <message>
        <source>The dealer must name a suit: everybody else has passed.</source>
        <translation>Der Geber muss eine Farbe nennen: alle anderen haben gepasst.</translation>
    </message>
    <message>
        <source>The turn-up cannot be discarded, only a card dealt to you.</source>
        <translation>Die aufgeschlagene Karte kann nicht abgelegt werden, nur eine, die dir gegeben wurde.</translation>
    </message>
    <message>
        <source>First the tricks are to be bid for: bid, or pass.</source>
        <translation>Erst wird auf die Stiche geboten: biete oder passe.</translation>
    </message>
    <message>
        <source>There is no bid of {number} here.</source>
        <translation>Ein Gebot von {number} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>A bid must be higher than the last, {number}.</source>
        <translation>Ein Gebot muss höher sein als das letzte, {number}.</translation>
    </message>
    <message>
        <source>A bid of {number} is not made in these words.</source>
        <translation>Ein Gebot von {number} sagt man anders an.</translation>
    </message>
    <message>
        <source>First the highest bidder names the trump.</source>
        <translation>Erst nennt den Trumpf, wer am höchsten geboten hat.</translation>
    </message>
    <message>
        <source>First the maker lays away as many cards as he took.</source>
        <translation>Erst legt der Spielmacher so viele Karten ab, wie er genommen hat.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in deinem Blatt.</translation>
    </message>
    <message>
        <source>First the maker chooses who plays with him.</source>
        <translation>Erst wählt der Spielmacher, wer mit ihm spielt.</translation>
    </message>
    <message>
        <source>Choose another player, whom you have not chosen yet.</source>
        <translation>Wähle einen anderen, den du noch nicht gewählt hast.</translation>
    </message>
    <message>
        <source>{seat} has the bid of {number}.</source>
        <translation>{seat} hat das Gebot, {number}.</translation>
    </message>
    <message>
        <source>You have the bid of {number}.</source>
        <translation>Du hast das Gebot, {number}.</translation>
    </message>
    <message>
        <source>Nobody has bid; the hands are thrown up.</source>
        <translation>Niemand hat geboten; die Blätter werden hingelegt.</translation>
    </message>
    <message>
        <source>{seat} takes the widow.</source>
        <translation>{seat} nimmt den Talon.</translation>
    </message>
    <message>
        <source>You take the widow.</source>
        <translation>Du nimmst den Talon.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} named them.</source>
        <translation>{suit} ist Trumpf: {seat} hat die Farbe genannt.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you named them.</source>
        <translation>{suit} ist Trumpf: du hast die Farbe genannt.</translation>
    </message>
    <message>
        <source>{seat} lays a card away.</source>
        <translation>{seat} legt eine Karte ab.</translation>
    </message>
    <message>
        <source>You lay {card} away.</source>
        <translation>Du legst {card} ab.</translation>
    </message>
    <message>
        <source>In this deal {seats} play against all others.</source>
        <translation>In dieser Gabe spielen {seats} gegen alle anderen.</translation>
    </message>
    <message>
        <source>{seat} plays alone against all others.</source>
        <translation>{seat} spielt allein gegen alle anderen.</translation>
    </message>
    <message>
        <source>You play alone against all others.</source>
        <translation>Du spielst allein gegen alle anderen.</translation>
    </message>
    <message>
        <source>Let it be {suit}</source>
        <translation>Er stehe für {suit}</translation>
    </message>
    <message>
        <source>I order it up</source>
        <translation>Ich lasse aufnehmen</translation>
    </message>
    <message>
        <source>I assist</source>
        <translation>Ich helfe</translation>
    </message>
    <message>
        <source>I take it up</source>
        <translation>Ich nehme auf</translation>
    </message>
    <message>
        <source>I turn it down</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>I order it up, and play alone</source>
        <translation>Ich lasse aufnehmen und spiele allein</translation>
    </message>
    <message>
        <source>I assist, and play alone</source>
        <translation>Ich helfe und spiele allein</translation>
    </message>
    <message>
        <source>I take it up, and play alone</source>
        <translation>Ich nehme auf und spiele allein</translation>
    </message>
    <message>
        <source>Make it {suit}, and I play alone</source>
        <translation>{suit} sei Trumpf, und ich spiele allein</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} ordered it up.</source>
        <translation>{suit} ist Trumpf: {seat} hat aufnehmen lassen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you ordered it up.</source>
        <translation>{suit} ist Trumpf: du hast aufnehmen lassen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} assisted.</source>
        <translation>{suit} ist Trumpf: {seat} hat geholfen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you assisted.</source>
        <translation>{suit} ist Trumpf: du hast geholfen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} took it up.</source>
        <translation>{suit} ist Trumpf: {seat} hat aufgenommen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you took it up.</source>
        <translation>{suit} ist Trumpf: du hast aufgenommen.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} made it next.</source>
        <translation>{suit} ist Trumpf: {seat} nannte die Schwesterfarbe.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you made it next.</source>
        <translation>{suit} ist Trumpf: du nanntest die Schwesterfarbe.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {seat} crossed the suit.</source>
        <translation>{suit} ist Trumpf: {seat} wechselte zwischen Rot und Schwarz.</translation>
    </message>
    <message>
        <source>{suit} are trumps: you crossed the suit.</source>
        <translation>{suit} ist Trumpf: du wechseltest zwischen Rot und Schwarz.</translation>
    </message>
    <message>
        <source>The turn-up is laid under the pack: {suit} cannot be named.</source>
        <translation>Die aufgeschlagene Karte kommt unter den Stoß: {suit} kann nicht genannt werden.</translation>
    </message>
    <message>
        <source>{seat} discards a card under the pack.</source>
        <translation>{seat} legt eine Karte unter den Stoß.</translation>
    </message>
    <message>
        <source>You discard {card} under the pack.</source>
        <translation>Du legst {card} unter den Stoß.</translation>
    </message>
    <message>
        <source>{seat} takes {card} into the hand.</source>
        <translation>{seat} nimmt {card} ins Blatt.</translation>
    </message>
    <message>
        <source>You take {card} into your hand.</source>
        <translation>Du nimmst {card} in dein Blatt.</translation>
    </message>
    <message>
        <source>All have passed twice; the hands are thrown up.</source>
        <translation>Alle haben zweimal gepasst; die Blätter werden hingelegt.</translation>
    </message>
    <message>
        <source>{card} stays on the pack, and the dealer discards nothing.</source>
        <translation>{card} bleibt auf dem Stoß, und der Geber legt nichts ab.</translation>
    </message>
    <message>
        <source>Go on without a discard</source>
        <translation>Weitermachen, ohne abzulegen</translation>
    </message>
    <message>
        <source>{seat} goes on without a discard.</source>
        <translation>{seat} macht weiter, ohne abzulegen.</translation>
    </message>
    <message>
        <source>You go on without a discard.</source>
        <translation>Du machst weiter, ohne abzulegen.</translation>
    </message>
    <message>
        <source>Rubber points are reckoned from games of five points.</source>
        <translation>Robberpunkte werden nach Spielen zu fünf Punkten berechnet.</translation>
    </message>
    <message>
        <source>A stake on rubber points needs rubbers.</source>
        <translation>Ein Einsatz auf Robberpunkte verlangt Robber.</translation>
    </message>
    <message>
        <source>That needs lone hands.</source>
        <translation>Dazu müssen Soli erlaubt sein.</translation>
    </message>
    <message>
        <source>24 cards are too few for so many players.</source>
        <translation>24 Karten sind für so viele Spieler zu wenig.</translation>
    </message>
    <message>
        <source>Play rubbers</source>
        <translation>Robber spielen</translation>
    </message>
    <message>
        <source>Counters are paid for</source>
        <translation>Marken werden bezahlt für</translation>
    </message>
    <message>
        <source>each game</source>
        <translation>jedes Spiel</translation>
    </message>
    <message>
        <source>each rubber point</source>
        <translation>jeden Robberpunkt</translation>
    </message>
    <message>
        <source>Points for game</source>
        <translation>Punkte zum Spiel</translation>
    </message>
    <message>
        <source>Dealing five cards</source>
        <translation>Fünf Karten geben</translation>
    </message>
    <message>
        <source>as the dealer pleases</source>
        <translation>wie der Geber will</translation>
    </message>
    <message>
        <source>two, then three</source>
        <translation>zwei, dann drei</translation>
    </message>
    <message>
        <source>three, then two</source>
        <translation>drei, dann zwei</translation>
    </message>
    <message>
        <source>The dealer must make it if all pass</source>
        <translation>Der Geber muss Trumpf nennen, wenn alle passen</translation>
    </message>
    <message>
        <source>Stop the hand when its score is settled</source>
        <translation>Aufhören, sobald die Wertung feststeht</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Joker as best trump</source>
        <translation>Joker als höchster Trumpf</translation>
    </message>
    <message>
        <source>As joker serves</source>
        <translation>Als Joker dient</translation>
    </message>
    <message>
        <source>the joker itself</source>
        <translation>der Joker selbst</translation>
    </message>
    <message>
        <source>the two of spades, the Benny</source>
        <translation>die Pik-Zwei, der Benny</translation>
    </message>
    <message>
        <source>If the joker is turned up</source>
        <translation>Wenn der Joker aufgeschlagen wird</translation>
    </message>
    <message>
        <source>the dealer names a suit unseen</source>
        <translation>nennt der Geber blind eine Farbe</translation>
    </message>
    <message>
        <source>it stands for hearts</source>
        <translation>steht er für Herz</translation>
    </message>
    <message>
        <source>it stands for spades</source>
        <translation>steht er für Pik</translation>
    </message>
    <message>
        <source>If the maker is euchred by two</source>
        <translation>Wird der Spielmacher von zweien Euchre gemacht</translation>
    </message>
    <message>
        <source>each of them scores two</source>
        <translation>schreibt jeder von ihnen zwei an</translation>
    </message>
    <message>
        <source>he is set back two</source>
        <translation>wird er um zwei zurückgesetzt</translation>
    </message>
    <message>
        <source>Lone hands</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Points for a lone hand euchred</source>
        <translation>Punkte für ein Solo, das Euchre ist</translation>
    </message>
    <message>
        <source>Points for a lone march</source>
        <translation>Punkte für einen Solomarsch</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may play alone in his stead</source>
        <translation>Der Partner des Spielmachers darf an seiner Stelle allein spielen</translation>
    </message>
    <message>
        <source>An adversary may oppose a lone hand alone</source>
        <translation>Ein Gegner darf allein gegen ein Solo spielen</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner assists only to play alone</source>
        <translation>Der Partner des Gebers hilft nur, um allein zu spielen</translation>
    </message>
    <message>
        <source>Jambone</source>
        <translation>Jambone</translation>
    </message>
    <message>
        <source>Jamboree</source>
        <translation>Jamboree</translation>
    </message>
    <message>
        <source>Railroad Euchre</source>
        <translation>Railroad-Euchre</translation>
    </message>
    <message>
        <source>Penalty points for a revoke</source>
        <translation>Strafpunkte für ein Revoke</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>{seat} has won {tricks} of five tricks: {points} to {seats}.</source>
        <translation>{seat} hat von fünf Stichen {tricks} gewonnen; je {points} angeschrieben: {seats}.</translation>
    </message>
    <message>
        <source>{seat} is euchred with {tricks} of five tricks: {points} to {seats}.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; je {points} angeschrieben: {seats}.</translation>
    </message>
    <message>
        <source>{seat} is euchred with {tricks} of five tricks and set back {points}.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; um {points} zurückgesetzt.</translation>
    </message>
    <message>
        <source>You have won {tricks} of five tricks: {points} to {seats}.</source>
        <translation>Du hast von fünf Stichen {tricks} gewonnen; je {points} angeschrieben: {seats}.</translation>
    </message>
    <message>
        <source>You are euchred with {tricks} of five tricks: {points} to {seats}.</source>
        <translation>Du bist Euchre, Stiche: {tricks} von fünf; je {points} angeschrieben: {seats}.</translation>
    </message>
    <message>
        <source>You are euchred with {tricks} of five tricks and set back {points}.</source>
        <translation>Du bist Euchre, Stiche: {tricks} von fünf; um {points} zurückgesetzt.</translation>
    </message>
    <message>
        <source>{seat} wins the point with {tricks} tricks: one point.</source>
        <translation>{seat} gewinnt den Punkt mit {tricks} Stichen: ein Punkt.</translation>
    </message>
    <message>
        <source>{seat} makes a march, all five tricks: two points.</source>
        <translation>{seat} macht einen Marsch, alle fünf Stiche: zwei Punkte.</translation>
    </message>
    <message>
        <source>{seat} makes a march, all five tricks: three points.</source>
        <translation>{seat} macht einen Marsch, alle fünf Stiche: drei Punkte.</translation>
    </message>
    <message>
        <source>You make a march, all five tricks: three points.</source>
        <translation>Du machst einen Marsch, alle fünf Stiche: drei Punkte.</translation>
    </message>
    <message>
        <source>{seat} is euchred with {tricks} of five tricks: two points to {side}.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; zwei Punkte für {side}.</translation>
    </message>
    <message>
        <source>{seat} is euchred with {tricks} of five tricks: two points to each adversary.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; zwei Punkte für jeden Gegner.</translation>
    </message>
    <message>
        <source>You are euchred with {tricks} of five tricks: two points to each adversary.</source>
        <translation>Du bist Euchre, Stiche: {tricks} von fünf; zwei Punkte für jeden Gegner.</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Zurückgesetzt</translation>
    </message>
    <message>
        <source>{seat} is euchred with {tricks} of five tricks, and set back {points} points.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; um {points} Punkte zurückgesetzt.</translation>
    </message>
    <message>
        <source>You are euchred with {tricks} of five tricks, and set back {points} points.</source>
        <translation>Du bist Euchre, Stiche: {tricks} von fünf; um {points} Punkte zurückgesetzt.</translation>
    </message>
    <message>
        <source>Point, alone</source>
        <translation>Punkt, allein</translation>
    </message>
    <message>
        <source>{seat} wins the point alone with {tricks} tricks: one point.</source>
        <translation>{seat} gewinnt allein den Punkt mit {tricks} Stichen: ein Punkt.</translation>
    </message>
    <message>
        <source>You win the point alone with {tricks} tricks: one point.</source>
        <translation>Du gewinnst allein den Punkt mit {tricks} Stichen: ein Punkt.</translation>
    </message>
    <message>
        <source>Lone march</source>
        <translation>Solomarsch</translation>
    </message>
    <message>
        <source>{seat} wins all five tricks alone: {points} points.</source>
        <translation>{seat} gewinnt allein alle fünf Stiche: {points} Punkte.</translation>
    </message>
    <message>
        <source>You win all five tricks alone: {points} points.</source>
        <translation>Du gewinnst allein alle fünf Stiche: {points} Punkte.</translation>
    </message>
    <message>
        <source>Lone hand euchred</source>
        <translation>Solo Euchre</translation>
    </message>
    <message>
        <source>{seat} is euchred alone with {tricks} of five tricks: {points} points to {side}.</source>
        <translation>{seat} ist im Solo Euchre, Stiche: {tricks} von fünf; {points} Punkte für {side}.</translation>
    </message>
    <message>
        <source>You are euchred alone with {tricks} of five tricks: {points} points to {side}.</source>
        <translation>Du bist im Solo Euchre, Stiche: {tricks} von fünf; {points} Punkte für {side}.</translation>
    </message>
    <message>
        <source>{seat} wins all five tricks with an open hand: eight points.</source>
        <translation>{seat} gewinnt alle fünf Stiche mit offenem Blatt: acht Punkte.</translation>
    </message>
    <message>
        <source>You win all five tricks with an open hand: eight points.</source>
        <translation>Du gewinnst alle fünf Stiche mit offenem Blatt: acht Punkte.</translation>
    </message>
    <message>
        <source>{seat} scores the jamboree: sixteen points.</source>
        <translation>{seat} schreibt den Jamboree an: sechzehn Punkte.</translation>
    </message>
    <message>
        <source>You score the jamboree: sixteen points.</source>
        <translation>Du schreibst den Jamboree an: sechzehn Punkte.</translation>
    </message>
    <message>
        <source>You win the point with {tricks} tricks: one point.</source>
        <translation>Du gewinnst den Punkt mit {tricks} Stichen: ein Punkt.</translation>
    </message>
    <message>
        <source>You make a march, all five tricks: two points.</source>
        <translation>Du machst einen Marsch, alle fünf Stiche: zwei Punkte.</translation>
    </message>
    <message>
        <source>You are euchred with {tricks} of five tricks: two points to {side}.</source>
        <translation>Du bist Euchre, Stiche: {tricks} von fünf; zwei Punkte für {side}.</translation>
    </message>
    <message>
        <source>Bid of {number} made</source>
        <translation>Gebot {number} gemacht</translation>
    </message>
    <message>
        <source>Bid of {number} defeated</source>
        <translation>Gebot {number} verloren</translation>
    </message>
    <message>
        <source>{seat} bid {number} and has won {tricks} of {size} tricks: {number} to {seats}.</source>
        <translation>{seat} hat {number} geboten und {tricks} von {size} Stichen gewonnen: je {number} für: {seats}.</translation>
    </message>
    <message>
        <source>{seat} bid {number} and has won only {tricks} of {size} tricks: {number} to {seats}.</source>
        <translation>{seat} hat {number} geboten und nur {tricks} von {size} Stichen gewonnen: je {number} für: {seats}.</translation>
    </message>
    <message>
        <source>You bid {number} and have won {tricks} of {size} tricks: {number} to {seats}.</source>
        <translation>Du hast {number} geboten und {tricks} von {size} Stichen gewonnen: je {number} für: {seats}.</translation>
    </message>
    <message>
        <source>You bid {number} and have won only {tricks} of {size} tricks: {number} to {seats}.</source>
        <translation>Du hast {number} geboten und nur {tricks} von {size} Stichen gewonnen: je {number} für: {seats}.</translation>
    </message>
    <message>
        <source>First the maker calls a suit for his partner, or says that he plays alone.</source>
        <translation>Erst ruft der Spielmacher eine Farbe für seinen Partner, oder er sagt, dass er allein spielt.</translation>
    </message>
    <message>
        <source>{suit} are trumps; a plain suit is called.</source>
        <translation>{suit} ist Trumpf; gerufen wird eine Nebenfarbe.</translation>
    </message>
    <message>
        <source>I call the best of {suit}</source>
        <translation>Ich rufe die höchste in {suit}</translation>
    </message>
    <message>
        <source>I play alone, and call nobody</source>
        <translation>Ich spiele allein und rufe niemanden</translation>
    </message>
    <message>
        <source>{card} is the card called: {seat} is the maker&apos;s partner.</source>
        <translation>{card} ist die gerufene Karte: {seat} spielt mit dem Spielmacher.</translation>
    </message>
    <message>
        <source>{card} is the card called: you are the maker&apos;s partner.</source>
        <translation>{card} ist die gerufene Karte: du spielst mit dem Spielmacher.</translation>
    </message>
    <message>
        <source>{card} is the card called: {seat} has been playing alone.</source>
        <translation>{card} ist die gerufene Karte: {seat} hat allein gespielt.</translation>
    </message>
    <message>
        <source>{card} is the card called: you have been playing alone.</source>
        <translation>{card} ist die gerufene Karte: du hast allein gespielt.</translation>
    </message>
    <message>
        <source>With bidding no trump is turned and no lone hand is declared; this has no place: {rule}.</source>
        <translation>Wo geboten wird, wird kein Trumpf aufgeschlagen und kein Solo angesagt; das hat da keinen Platz: {rule}.</translation>
    </message>
    <message>
        <source>At call-ace each plays for himself with the partner he calls; this has no place: {rule}.</source>
        <translation>Beim Ruf-Ass spielt jeder für sich mit dem Partner, den er ruft; das hat da keinen Platz: {rule}.</translation>
    </message>
    <message>
        <source>Laps, which railroad play has too, are not carried from game to game of a rubber.</source>
        <translation>Übertrag, den auch Railroad-Euchre hat, gibt es zwischen den Spielen eines Robbers nicht.</translation>
    </message>
    <message>
        <source>In a rubber a game to nothing is a treble already; slams have no place there.</source>
        <translation>Im Robber ist ein Spiel zu null schon ein dreifaches; ein Slam hat da keinen Platz.</translation>
    </message>
    <message>
        <source>Rubber points are reckoned from games counted upwards, not set back.</source>
        <translation>Robberpunkte werden nach Spielen berechnet, die aufwärts zählen, nicht rückwärts.</translation>
    </message>
    <message>
        <source>Where members give way the sides change, and no laps, as railroad play has too, can be carried.</source>
        <translation>Wo Mitglieder Platz machen, wechseln die Parteien, und kein Übertrag, wie ihn auch das Railroad-Spiel hat, geht weiter.</translation>
    </message>
    <message>
        <source>Seven cards are dealt by two, three and two; the dealer has no choice.</source>
        <translation>Sieben Karten werden zu zwei, drei und zwei gegeben; der Geber hat keine Wahl.</translation>
    </message>
    <message>
        <source>I bid {number}: every trick, alone</source>
        <translation>Ich biete {number}: alle Stiche, allein</translation>
    </message>
    <message>
        <source>I bid {number}: every trick, alone and without the widow</source>
        <translation>Ich biete {number}: alle Stiche, allein und ohne Talon</translation>
    </message>
    <message>
        <source>Auction: bid for the right to name the trump</source>
        <translation>Auktion: um das Recht bieten, Trumpf zu nennen</translation>
    </message>
    <message>
        <source>Call-ace: each for himself, the maker calls an unknown partner</source>
        <translation>Ruf-Ass: jeder für sich, der Spielmacher ruft einen unbekannten Partner</translation>
    </message>
    <message>
        <source>Cards in the widow</source>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Points for game, five-handed</source>
        <translation>Punkte zum Spiel zu fünft</translation>
    </message>
    <message>
        <source>Cards for each of seven players</source>
        <translation>Karten für jeden von sieben Spielern</translation>
    </message>
    <message>
        <source>Points for game, seven-handed</source>
        <translation>Punkte zum Spiel zu siebt</translation>
    </message>
    <message>
        <source>Laps: points beyond game count towards the next</source>
        <translation>Übertrag: überzählige Punkte zählen für das nächste Spiel</translation>
    </message>
    <message>
        <source>Slams: a game to nothing counts as two</source>
        <translation>Slam: ein Spiel zu null zählt als zwei</translation>
    </message>
    <message>
        <source>Set-back: count down to nought</source>
        <translation>Rückwärts: bis null herunterzählen</translation>
    </message>
    <message>
        <source>Lay the hand open, or pass.</source>
        <translation>Lege das Blatt offen hin oder passe.</translation>
    </message>
    <message>
        <source>Name a card that the lone player may play, or leave it to him.</source>
        <translation>Nenne eine Karte, die der Solospieler spielen darf, oder überlass es ihm.</translation>
    </message>
    <message>
        <source>The adversary has named {card} for the first trick.</source>
        <translation>Der Gegner hat für den ersten Stich {card} genannt.</translation>
    </message>
    <message>
        <source>Jambone: my hand lies open</source>
        <translation>Jambone: mein Blatt liegt offen</translation>
    </message>
    <message>
        <source>{seat} lays the hand open.</source>
        <translation>{seat} legt das Blatt offen hin.</translation>
    </message>
    <message>
        <source>You lay your hand open.</source>
        <translation>Du legst dein Blatt offen hin.</translation>
    </message>
    <message>
        <source>{seat} names {card} for the first trick.</source>
        <translation>{seat} nennt {card} für den ersten Stich.</translation>
    </message>
    <message>
        <source>You name {card} for the first trick.</source>
        <translation>Du nennst {card} für den ersten Stich.</translation>
    </message>
    <message>
        <source>{seat} shows the five best trumps.</source>
        <translation>{seat} zeigt die fünf höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>You show the five best trumps.</source>
        <translation>Du zeigst die fünf höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Only the maker may play alone, and only as he makes the trump.</source>
        <translation>Nur der Spielmacher darf allein spielen, und nur, wenn er es beim Trumpfmachen sagt.</translation>
    </message>
    <message>
        <source>Nobody plays alone here.</source>
        <translation>Hier spielt niemand allein.</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner may assist only if he plays alone.</source>
        <translation>Der Partner des Gebers darf nur helfen, wenn er allein spielt.</translation>
    </message>
    <message>
        <source>Play alone, or leave it.</source>
        <translation>Spiele allein oder lass es.</translation>
    </message>
    <message>
        <source>One card of the hand is passed, or none.</source>
        <translation>Eine Karte des Blattes wird weitergegeben, oder keine.</translation>
    </message>
    <message>
        <source>I play alone</source>
        <translation>Ich spiele allein</translation>
    </message>
    <message>
        <source>I play alone against it</source>
        <translation>Ich spiele allein dagegen</translation>
    </message>
    <message>
        <source>{seat} plays alone, without {seats}.</source>
        <translation>{seat} spielt allein, ohne Partner ({seats}).</translation>
    </message>
    <message>
        <source>You play alone, without {seats}.</source>
        <translation>Du spielst allein, ohne {seats}.</translation>
    </message>
    <message>
        <source>{seat} opposes alone, without {seats}.</source>
        <translation>{seat} hält allein dagegen, ohne Partner ({seats}).</translation>
    </message>
    <message>
        <source>You oppose alone, without {seats}.</source>
        <translation>Du hältst allein dagegen, ohne {seats}.</translation>
    </message>
    <message>
        <source>{seat} passes a card, face down.</source>
        <translation>{seat} gibt verdeckt eine Karte weiter.</translation>
    </message>
    <message>
        <source>You pass {card}, face down.</source>
        <translation>Du gibst verdeckt {card} weiter.</translation>
    </message>
    <message>
        <source>{seat} gives the best card in return.</source>
        <translation>{seat} gibt dafür die beste Karte.</translation>
    </message>
    <message>
        <source>You give your best card in return.</source>
        <translation>Du gibst dafür deine beste Karte.</translation>
    </message>
    <message>
        <source>Foster’s Euchre</source>
        <translation>Euchre nach Foster</translation>
    </message>
    <message>
        <source>Two-handed Euchre after Hoyle’s Games Modernized</source>
        <translation>Euchre zu zweit nach Hoyle’s Games Modernized</translation>
    </message>
    <message>
        <source>Modern American Euchre</source>
        <translation>Heutiges amerikanisches Euchre</translation>
    </message>
    <message>
        <source>British Euchre</source>
        <translation>Britisches Euchre</translation>
    </message>
    <message>
        <source>Auction Euchre</source>
        <translation>Auktions-Euchre</translation>
    </message>
    <message>
        <source>Call-ace Euchre</source>
        <translation>Ruf-Ass-Euchre</translation>
    </message>
    <message>
        <source>Out at once are {seats}: {side} is the maker, and wins before all others.</source>
        <translation>Zugleich am Ziel: {seats}. Spielmacher vor allen anderen: Das Spiel geht an {side}.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: you are the maker, and win before all others.</source>
        <translation>Zugleich am Ziel: {seats}. Du bist der Spielmacher und gewinnst vor allen anderen.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: with what is beyond game {side} has most, {score}.</source>
        <translation>Zugleich am Ziel: {seats}. Mit dem, was über das Spiel hinausgeht, steht es {score}: Das Spiel geht an {side}.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: with what is beyond game you have most, {score}.</source>
        <translation>Zugleich am Ziel: {seats}. Mit dem, was über das Spiel hinausgeht, steht es {score}, und du hast am meisten.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: {side} sits nearest the dealer’s left, and wins.</source>
        <translation>Zugleich am Ziel: {seats}. Wer links am nächsten beim Geber sitzt, gewinnt: Das Spiel geht an {side}.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: you sit nearest the dealer’s left, and win.</source>
        <translation>Zugleich am Ziel: {seats}. Du sitzt links am nächsten beim Geber und gewinnst.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: with what is beyond game it stands {score}, and of those who have most {side} sits nearest the dealer’s left.</source>
        <translation>Zugleich am Ziel: {seats}. Mit dem, was über das Spiel hinausgeht, steht es {score}; von denen, die am meisten haben, zählt der Platz links beim Geber: Das Spiel geht an {side}.</translation>
    </message>
    <message>
        <source>Out at once are {seats}: with what is beyond game it stands {score}, and of those who have most you sit nearest the dealer’s left.</source>
        <translation>Zugleich am Ziel: {seats}. Mit dem, was über das Spiel hinausgeht, steht es {score}; von denen, die am meisten haben, sitzt du links am nächsten beim Geber.</translation>
    </message>
    <message>
        <source>A slam for {side}: nobody else has made anything, and the game counts as two.</source>
        <translation>Ein Slam für {side}: Sonst hat niemand etwas gemacht, und das Spiel zählt als zwei.</translation>
    </message>
    <message>
        <source>A slam for you: nobody else has made anything, and the game counts as two.</source>
        <translation>Ein Slam für dich: Sonst hat niemand etwas gemacht, und das Spiel zählt als zwei.</translation>
    </message>
    <message>
        <source>{side} carries a lap over to the next game: {points} beyond this one.</source>
        <translation>Ein Übertrag ins nächste Spiel für {side}: {points} über dieses hinaus.</translation>
    </message>
    <message>
        <source>You carry a lap over to the next game: {points} beyond this one.</source>
        <translation>Du nimmst einen Übertrag ins nächste Spiel mit: {points} über dieses hinaus.</translation>
    </message>
    <message>
        <source>Count the idle hand of {of}</source>
        <translation>Das ruhende Blatt von {of} zählen</translation>
    </message>
    <message>
        <source>{seat} counts the idle hand of {of}: {size} cards.</source>
        <translation>{seat} zählt das Blatt, das für {of} ruht: {size} Karten.</translation>
    </message>
    <message>
        <source>You count the idle hand of {of}: {size} cards.</source>
        <translation>Du zählst das ruhende Blatt von {of}: {size} Karten.</translation>
    </message>
    <message>
        <source>I discard {card} instead</source>
        <translation>Ich lege stattdessen {card} ab</translation>
    </message>
    <message>
        <source>{seat} changes the discard.</source>
        <translation>{seat} legt eine andere Karte ab.</translation>
    </message>
    <message>
        <source>You discard {card} instead.</source>
        <translation>Du legst stattdessen {card} ab.</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>Strafe für ein Revoke</translation>
    </message>
    <message>
        <source>Nothing for the side that revoked</source>
        <translation>Nichts für die Partei mit dem Revoke</translation>
    </message>
    <message>
        <source>{seats} have revoked: they score nothing, and their adversaries add {points}.</source>
        <translation>Revoke ({seats}): Diese Partei schreibt nichts an, und die Gegner zählen {points} dazu.</translation>
    </message>
    <message>
        <source>Both sides have revoked alike: the revokes cancel each other.</source>
        <translation>Beide Parteien haben gleich oft nicht bedient, obwohl es möglich war: das hebt sich auf.</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation>Falsche Kartenzahl</translation>
    </message>
    <message>
        <source>For the wrong number of cards {points} points go to {seats}; no others are scored.</source>
        <translation>Für die falsche Kartenzahl {points} Punkte: {seats}; sonst wird nichts angeschrieben.</translation>
    </message>
    <message>
        <source>Both sides are at fault alike: their penalties cancel, and nothing is scored.</source>
        <translation>Beide Parteien haben gleich viel verschuldet: Die Strafen heben sich auf, und nichts wird angeschrieben.</translation>
    </message>
    <message>
        <source>{seat} shows {card}, although it is played alone.</source>
        <translation>{seat} zeigt {card}, obwohl ein Solo gespielt wird.</translation>
    </message>
    <message>
        <source>You show {card}, although it is played alone.</source>
        <translation>Du zeigst {card}, obwohl ein Solo gespielt wird.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>{seat} cuts {card}.</source>
        <translation>{seat} hebt {card} ab.</translation>
    </message>
    <message>
        <source>You cut {card}.</source>
        <translation>Du hebst {card} ab.</translation>
    </message>
    <message>
        <source>The joker does not count: {seat} cuts again.</source>
        <translation>Der Joker zählt nicht: {seat} hebt noch einmal ab.</translation>
    </message>
    <message>
        <source>The joker does not count: you cut again.</source>
        <translation>Der Joker zählt nicht: du hebst noch einmal ab.</translation>
    </message>
    <message>
        <source>Equal cards: {seats} cut again.</source>
        <translation>Gleiche Karten, noch einmal: {seats}.</translation>
    </message>
    <message>
        <source>{seat} has the best cut and deals first.</source>
        <translation>{seat} hat die beste Karte und gibt zuerst.</translation>
    </message>
    <message>
        <source>You have the best cut and deal first.</source>
        <translation>Du hast die beste Karte und gibst zuerst.</translation>
    </message>
    <message>
        <source>{seats} play against {others}.</source>
        <translation>Zusammen spielen {seats}, gegen sie {others}.</translation>
    </message>
    <message>
        <source>{seats} play first; the others wait.</source>
        <translation>Zuerst spielen {seats}; die anderen warten.</translation>
    </message>
    <message>
        <source>Giving way: {seats}.</source>
        <translation>Platz machen: {seats}.</translation>
    </message>
    <message>
        <source>Coming in: {seats}.</source>
        <translation>Neu am Tisch: {seats}.</translation>
    </message>
    <message>
        <source>{seat} shuffles.</source>
        <translation>{seat} mischt.</translation>
    </message>
    <message>
        <source>You shuffle.</source>
        <translation>Du mischst.</translation>
    </message>
    <message>
        <source>{seat} cuts the pack, lifting {lifted}.</source>
        <translation>{seat} hebt ab und nimmt dabei {lifted} Karten hoch.</translation>
    </message>
    <message>
        <source>You cut the pack, lifting {lifted}.</source>
        <translation>Du hebst ab und nimmst dabei {lifted} Karten hoch.</translation>
    </message>
    <message>
        <source>{seat} deals: {rounds}.</source>
        <translation>{seat} gibt: {rounds}.</translation>
    </message>
    <message>
        <source>You deal: {rounds}.</source>
        <translation>Du gibst: {rounds}.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wird aufgeschlagen.</translation>
    </message>
    <message>
        <source>{seat}: “{act}”</source>
        <translation>{seat}: „{act}“</translation>
    </message>
    <message>
        <source>You: “{act}”</source>
        <translation>Du: „{act}“</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} spielt {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card}.</source>
        <translation>{seat} gewinnt den Stich mit {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Du gewinnst den Stich mit {card}.</translation>
    </message>
    <message>
        <source>{side} wins the game, {score}.</source>
        <translation>{side} gewinnt das Spiel, {score}.</translation>
    </message>
    <message>
        <source>You win the game, {score}.</source>
        <translation>Du gewinnst das Spiel, {score}.</translation>
    </message>
    <message>
        <source>{side} wins the rubber. Rubber points: {reckoning} = {value}.</source>
        <translation>{side} gewinnt den Robber. Robberpunkte: {reckoning} = {value}.</translation>
    </message>
    <message>
        <source>You win the rubber. Rubber points: {reckoning} = {value}.</source>
        <translation>Du gewinnst den Robber. Robberpunkte: {reckoning} = {value}.</translation>
    </message>
    <message>
        <source>The third game is not played.</source>
        <translation>Das dritte Spiel wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Paid for {reason}: {counters} to {side}.</source>
        <translation>Bezahlt wird {reason}: {counters} an {side}.</translation>
    </message>
    <message>
        <source>The deal passes to {seat}.</source>
        <translation>Das Geben geht an {seat}.</translation>
    </message>
    <message>
        <source>{seat} presents the pack.</source>
        <translation>{seat} legt die Karten zum Abheben vor.</translation>
    </message>
    <message>
        <source>You present the pack.</source>
        <translation>Du legst die Karten zum Abheben vor.</translation>
    </message>
    <message>
        <source>{card} is seen as it is dealt to {seat}.</source>
        <translation>{card} ist beim Geben zu sehen, auf dem Weg an {seat}.</translation>
    </message>
    <message>
        <source>{card} is seen as it is dealt to you.</source>
        <translation>{card} ist beim Geben zu sehen, auf dem Weg an dich.</translation>
    </message>
    <message>
        <source>{seat} takes up the cards.</source>
        <translation>{seat} nimmt die Karten auf.</translation>
    </message>
    <message>
        <source>You take up your cards.</source>
        <translation>Du nimmst deine Karten auf.</translation>
    </message>
    <message>
        <source>{seat} wins a bet against {of}: {counters}.</source>
        <translation>{seat} gewinnt eine Wette gegen {of}: {counters}.</translation>
    </message>
    <message>
        <source>You win a bet against {of}: {counters}.</source>
        <translation>Du gewinnst eine Wette gegen {of}: {counters}.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>{of} has bid out of turn</source>
        <translation>{of} hat außer der Reihe geboten</translation>
    </message>
    <message>
        <source>you have bid out of turn</source>
        <translation>du hast außer der Reihe geboten</translation>
    </message>
    <message>
        <source>{of} has made a void bid</source>
        <translation>{of} hat ein ungültiges Gebot gemacht</translation>
    </message>
    <message>
        <source>you have made a void bid</source>
        <translation>du hast ein ungültiges Gebot gemacht</translation>
    </message>
    <message>
        <source>{of} has laid a trump away</source>
        <translation>{of} hat einen Trumpf abgelegt</translation>
    </message>
    <message>
        <source>you have laid a trump away</source>
        <translation>du hast einen Trumpf abgelegt</translation>
    </message>
    <message>
        <source>{of} has played without having discarded</source>
        <translation>{of} hat gespielt, ohne abgelegt zu haben</translation>
    </message>
    <message>
        <source>you have played without having discarded</source>
        <translation>du hast gespielt, ohne abgelegt zu haben</translation>
    </message>
    <message>
        <source>{of} has led before the discard</source>
        <translation>{of} hat vor dem Ablegen ausgespielt</translation>
    </message>
    <message>
        <source>you have led before the discard</source>
        <translation>du hast vor dem Ablegen ausgespielt</translation>
    </message>
    <message>
        <source>{of} has made a call out of turn</source>
        <translation>{of} hat außer der Reihe angesagt</translation>
    </message>
    <message>
        <source>you have made a call out of turn</source>
        <translation>du hast außer der Reihe angesagt</translation>
    </message>
    <message>
        <source>{of} has passed out of turn</source>
        <translation>{of} hat außer der Reihe gepasst</translation>
    </message>
    <message>
        <source>you have passed out of turn</source>
        <translation>du hast außer der Reihe gepasst</translation>
    </message>
    <message>
        <source>{of} has passed, and then accepted</source>
        <translation>{of} hat gepasst und dann angenommen</translation>
    </message>
    <message>
        <source>you have passed, and then accepted</source>
        <translation>du hast gepasst und dann angenommen</translation>
    </message>
    <message>
        <source>{of} has said what cannot be said</source>
        <translation>{of} hat angesagt, was nicht angesagt werden kann</translation>
    </message>
    <message>
        <source>you have said what cannot be said</source>
        <translation>du hast angesagt, was nicht angesagt werden kann</translation>
    </message>
    <message>
        <source>{of} has named another suit</source>
        <translation>{of} hat eine andere Farbe genannt</translation>
    </message>
    <message>
        <source>you have named another suit</source>
        <translation>du hast eine andere Farbe genannt</translation>
    </message>
    <message>
        <source>{of} has announced a lone hand too late</source>
        <translation>{of} hat ein Solo zu spät angesagt</translation>
    </message>
    <message>
        <source>you have announced a lone hand too late</source>
        <translation>du hast ein Solo zu spät angesagt</translation>
    </message>
    <message>
        <source>{of} has shown a card of the hand laid down</source>
        <translation>{of} hat eine Karte des hingelegten Blattes gezeigt</translation>
    </message>
    <message>
        <source>you have shown a card of the hand laid down</source>
        <translation>du hast eine Karte des hingelegten Blattes gezeigt</translation>
    </message>
    <message>
        <source>{of} has a card that may be called</source>
        <translation>{of} hat eine Karte, die gerufen werden darf</translation>
    </message>
    <message>
        <source>you have a card that may be called</source>
        <translation>du hast eine Karte, die gerufen werden darf</translation>
    </message>
    <message>
        <source>{of} has not done in trick {trick} what was demanded</source>
        <translation>{of} hat in Stich {trick} nicht getan, was verlangt war</translation>
    </message>
    <message>
        <source>you have not done in trick {trick} what was demanded</source>
        <translation>du hast in Stich {trick} nicht getan, was verlangt war</translation>
    </message>
    <message>
        <source>{of} has led on without waiting for his partner</source>
        <translation>{of} hat weitergespielt, ohne auf den Partner zu warten</translation>
    </message>
    <message>
        <source>you have led on without waiting for your partner</source>
        <translation>du hast weitergespielt, ohne auf deinen Partner zu warten</translation>
    </message>
    <message>
        <source>{of} has claimed the rest</source>
        <translation>{of} hat den Rest beansprucht</translation>
    </message>
    <message>
        <source>you have claimed the rest</source>
        <translation>du hast den Rest beansprucht</translation>
    </message>
    <message>
        <source>{of} has spoken of the trick</source>
        <translation>{of} hat über den Stich gesprochen</translation>
    </message>
    <message>
        <source>you have spoken of the trick</source>
        <translation>du hast über den Stich gesprochen</translation>
    </message>
    <message>
        <source>{of} has looked at a quitted trick</source>
        <translation>{of} hat einen schon umgedrehten Stich angesehen</translation>
    </message>
    <message>
        <source>you have looked at a quitted trick</source>
        <translation>du hast einen schon umgedrehten Stich angesehen</translation>
    </message>
    <message>
        <source>{of} has shown more than one card in cutting</source>
        <translation>{of} hat beim Abheben mehr als eine Karte gezeigt</translation>
    </message>
    <message>
        <source>you have shown more than one card in cutting</source>
        <translation>du hast beim Abheben mehr als eine Karte gezeigt</translation>
    </message>
    <message>
        <source>a face was seen in cutting the pack</source>
        <translation>beim Abheben war eine Karte zu sehen</translation>
    </message>
    <message>
        <source>{of} has not cut the pack properly</source>
        <translation>{of} hat nicht richtig abgehoben</translation>
    </message>
    <message>
        <source>you have not cut the pack properly</source>
        <translation>du hast nicht richtig abgehoben</translation>
    </message>
    <message>
        <source>{of} has laid the cut in the wrong place</source>
        <translation>{of} hat den abgehobenen Teil an die falsche Stelle gelegt</translation>
    </message>
    <message>
        <source>you have laid the cut in the wrong place</source>
        <translation>du hast den abgehobenen Teil an die falsche Stelle gelegt</translation>
    </message>
    <message>
        <source>{of} has thought twice about the cut</source>
        <translation>{of} hat es sich beim Abheben anders überlegt</translation>
    </message>
    <message>
        <source>you have thought twice about the cut</source>
        <translation>du hast es dir beim Abheben anders überlegt</translation>
    </message>
    <message>
        <source>{of} deals out of turn</source>
        <translation>{of} gibt außer der Reihe</translation>
    </message>
    <message>
        <source>you deal out of turn</source>
        <translation>du gibst außer der Reihe</translation>
    </message>
    <message>
        <source>{of} deals with the wrong pack</source>
        <translation>{of} gibt mit dem falschen Kartenspiel</translation>
    </message>
    <message>
        <source>you deal with the wrong pack</source>
        <translation>du gibst mit dem falschen Kartenspiel</translation>
    </message>
    <message>
        <source>{of} deals without having had the pack cut</source>
        <translation>{of} gibt, ohne dass abgehoben wurde</translation>
    </message>
    <message>
        <source>you deal without having had the pack cut</source>
        <translation>du gibst, ohne dass abgehoben wurde</translation>
    </message>
    <message>
        <source>{of} has given a card wrongly</source>
        <translation>{of} hat eine Karte falsch gegeben</translation>
    </message>
    <message>
        <source>you have given a card wrongly</source>
        <translation>du hast eine Karte falsch gegeben</translation>
    </message>
    <message>
        <source>{of} has given different numbers in one round</source>
        <translation>{of} hat in einer Runde verschieden viele Karten gegeben</translation>
    </message>
    <message>
        <source>you have given different numbers in one round</source>
        <translation>du hast in einer Runde verschieden viele Karten gegeben</translation>
    </message>
    <message>
        <source>{of} has counted the cards in dealing</source>
        <translation>{of} hat beim Geben die Karten gezählt</translation>
    </message>
    <message>
        <source>you have counted the cards in dealing</source>
        <translation>du hast beim Geben die Karten gezählt</translation>
    </message>
    <message>
        <source>{of} has disturbed the dealer</source>
        <translation>{of} hat den Geber gestört</translation>
    </message>
    <message>
        <source>you have disturbed the dealer</source>
        <translation>du hast den Geber gestört</translation>
    </message>
    <message>
        <source>{of} has led out of turn</source>
        <translation>{of} hat außer der Reihe ausgespielt</translation>
    </message>
    <message>
        <source>you have led out of turn</source>
        <translation>du hast außer der Reihe ausgespielt</translation>
    </message>
    <message>
        <source>{of} has mixed the tricks</source>
        <translation>{of} hat die Stiche vermischt</translation>
    </message>
    <message>
        <source>you have mixed the tricks</source>
        <translation>du hast die Stiche vermischt</translation>
    </message>
    <message>
        <source>{of} has not the right number of cards</source>
        <translation>{of} hat nicht die richtige Zahl von Karten</translation>
    </message>
    <message>
        <source>you have not the right number of cards</source>
        <translation>du hast nicht die richtige Zahl von Karten</translation>
    </message>
    <message>
        <source>{of} has not played to trick {trick}</source>
        <translation>{of} hat zu Stich {trick} keine Karte gespielt</translation>
    </message>
    <message>
        <source>you have not played to trick {trick}</source>
        <translation>du hast zu Stich {trick} keine Karte gespielt</translation>
    </message>
    <message>
        <source>a card lay face up in the pack</source>
        <translation>eine Karte lag offen im Stoß</translation>
    </message>
    <message>
        <source>the pack is imperfect</source>
        <translation>das Kartenspiel ist fehlerhaft</translation>
    </message>
    <message>
        <source>a card of the pack is torn</source>
        <translation>eine Karte ist eingerissen</translation>
    </message>
    <message>
        <source>{of} has revoked in trick {trick}</source>
        <translation>{of} hat in Stich {trick} nicht bedient, obwohl es möglich war</translation>
    </message>
    <message>
        <source>you have revoked in trick {trick}</source>
        <translation>du hast in Stich {trick} nicht bedient, obwohl es möglich war</translation>
    </message>
    <message>
        <source>{of} has entered a wrong score</source>
        <translation>{of} hat falsch angeschrieben</translation>
    </message>
    <message>
        <source>you have entered a wrong score</source>
        <translation>du hast falsch angeschrieben</translation>
    </message>
    <message>
        <source>{of} has exposed a card</source>
        <translation>{of} hat eine Karte aufgedeckt</translation>
    </message>
    <message>
        <source>you have exposed a card</source>
        <translation>du hast eine Karte aufgedeckt</translation>
    </message>
    <message>
        <source>{of} has shown a card in the deal</source>
        <translation>{of} hat beim Geben eine Karte gezeigt</translation>
    </message>
    <message>
        <source>you have shown a card in the deal</source>
        <translation>du hast beim Geben eine Karte gezeigt</translation>
    </message>
    <message>
        <source>{of}, who does not deal, has shown a card in the deal</source>
        <translation>{of} gibt nicht und hat doch beim Geben eine Karte gezeigt</translation>
    </message>
    <message>
        <source>you, who do not deal, have shown a card in the deal</source>
        <translation>du gibst nicht und hast doch beim Geben eine Karte gezeigt</translation>
    </message>
    <message>
        <source>a face was seen in the shuffling</source>
        <translation>beim Mischen war eine Karte zu sehen</translation>
    </message>
    <message>
        <source>{of} has shuffled again after the cut</source>
        <translation>{of} hat nach dem Abheben noch einmal gemischt</translation>
    </message>
    <message>
        <source>you have shuffled again after the cut</source>
        <translation>du hast nach dem Abheben noch einmal gemischt</translation>
    </message>
    <message>
        <source>{of} has left the trump card on the table too long</source>
        <translation>{of} hat die Trumpfkarte zu lange auf dem Tisch gelassen</translation>
    </message>
    <message>
        <source>you have left the trump card on the table too long</source>
        <translation>du hast die Trumpfkarte zu lange auf dem Tisch gelassen</translation>
    </message>
    <message>
        <source>{of} has named the trump card</source>
        <translation>{of} hat die Trumpfkarte genannt</translation>
    </message>
    <message>
        <source>you have named the trump card</source>
        <translation>du hast die Trumpfkarte genannt</translation>
    </message>
    <message>
        <source>{of} has looked at the trump card before the end of the deal</source>
        <translation>{of} hat die Trumpfkarte angesehen, bevor alles gegeben war</translation>
    </message>
    <message>
        <source>you have looked at the trump card before the end of the deal</source>
        <translation>du hast die Trumpfkarte angesehen, bevor alles gegeben war</translation>
    </message>
    <message>
        <source>{of} has laid the trump card face down</source>
        <translation>{of} hat die Trumpfkarte verdeckt hingelegt</translation>
    </message>
    <message>
        <source>you have laid the trump card face down</source>
        <translation>du hast die Trumpfkarte verdeckt hingelegt</translation>
    </message>
    <message>
        <source>{of} has shown two cards in turning the trump</source>
        <translation>{of} hat beim Aufschlagen des Trumpfs zwei Karten gezeigt</translation>
    </message>
    <message>
        <source>you have shown two cards in turning the trump</source>
        <translation>du hast beim Aufschlagen des Trumpfs zwei Karten gezeigt</translation>
    </message>
    <message>
        <source>{of} has played out of turn</source>
        <translation>{of} hat außer der Reihe gespielt</translation>
    </message>
    <message>
        <source>you have played out of turn</source>
        <translation>du hast außer der Reihe gespielt</translation>
    </message>
</context>
<context>
    <name>habits</name>
    <message>
        <source>One card of a shuffled pack is as good as another.</source>
        <translation>In gemischten Karten ist eine so gut wie die andere.</translation>
    </message>
    <message>
        <source>A cut near the middle is always a proper one.</source>
        <translation>Nahe der Mitte abzuheben ist immer recht.</translation>
    </message>
    <message>
        <source>Twos first or threes first: it makes no odds.</source>
        <translation>Zuerst zwei oder zuerst drei: das ist gleich.</translation>
    </message>
    <message>
        <source>With the hand unseen one suit is as good as another.</source>
        <translation>Ohne das Blatt zu sehen ist eine Farbe so gut wie die andere.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand is worth about {tricks} tricks.</source>
        <translation>Mit {suit} als Trumpf ist dieses Blatt etwa {tricks} Stiche wert.</translation>
    </message>
    <message>
        <source>This hand is worth only about {tricks} tricks; three are needed.</source>
        <translation>Dieses Blatt ist nur etwa {tricks} Stiche wert; drei sind nötig.</translation>
    </message>
    <message>
        <source>About {tricks} tricks are promised, and here to refuse gains more than that.</source>
        <translation>Etwa {tricks} Stiche sind zu erwarten, und hier bringt Ablehnen mehr.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand may win all five tricks alone.</source>
        <translation>Mit {suit} als Trumpf kann dieses Blatt allein alle fünf Stiche gewinnen.</translation>
    </message>
    <message>
        <source>There are too few trumps in this hand to make {suit} trumps.</source>
        <translation>In diesem Blatt sind zu wenige Trümpfe, um {suit} zu Trumpf zu machen.</translation>
    </message>
    <message>
        <source>Two are stronger than one.</source>
        <translation>Zwei sind stärker als einer.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand and a partner promise about {tricks} tricks.</source>
        <translation>Mit {suit} als Trumpf versprechen dieses Blatt und ein Partner etwa {tricks} Stiche.</translation>
    </message>
    <message>
        <source>This hand and a partner promise only about {tricks} tricks; three are needed.</source>
        <translation>Dieses Blatt und ein Partner versprechen nur etwa {tricks} Stiche; drei sind nötig.</translation>
    </message>
    <message>
        <source>Somebody must name a suit, and {suit} is the best of these.</source>
        <translation>Jemand muss eine Farbe nennen, und {suit} ist die beste von diesen.</translation>
    </message>
    <message>
        <source>This hand may win all five tricks alone, which counts most.</source>
        <translation>Dieses Blatt kann allein alle fünf Stiche gewinnen, und das zählt am meisten.</translation>
    </message>
    <message>
        <source>In {suit} the hand has losers, and a partner with its best card covers them.</source>
        <translation>In {suit} hat das Blatt Verlierer, und ein Partner mit der höchsten Karte der Farbe deckt sie.</translation>
    </message>
    <message>
        <source>With {suit} as trumps the hand and those who play with it promise {tricks} tricks.</source>
        <translation>Mit {suit} als Trumpf versprechen das Blatt und seine Partner {tricks} Stiche.</translation>
    </message>
    <message>
        <source>With {suit} as trumps {tricks} tricks are promised: a risk, but less than leaving the bid to others.</source>
        <translation>Mit {suit} als Trumpf sind {tricks} Stiche zu erwarten: ein Wagnis, aber ein kleineres, als anderen das Gebot zu lassen.</translation>
    </message>
    <message>
        <source>The hand and those who play with it promise only {tricks} tricks.</source>
        <translation>Das Blatt und seine Partner versprechen nur {tricks} Stiche.</translation>
    </message>
    <message>
        <source>No other suit is worth as much with this hand as {suit}.</source>
        <translation>Keine andere Farbe ist mit diesem Blatt so viel wert wie {suit}.</translation>
    </message>
    <message>
        <source>Without {card} the hand is at its strongest.</source>
        <translation>Ohne {card} ist das Blatt am stärksten.</translation>
    </message>
    <message>
        <source>{partner} has bid, and so is strong.</source>
        <translation>{partner} hat geboten und ist also stark.</translation>
    </message>
    <message>
        <source>Of those who have not bid, {partner} sits best: adversaries play between.</source>
        <translation>Von denen, die nicht geboten haben, sitzt {partner} am besten: dazwischen spielen Gegner.</translation>
    </message>
    <message>
        <source>There is no other card to play.</source>
        <translation>Eine andere Karte kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The maker leads his best trump while it cannot be beaten.</source>
        <translation>Wer Trumpf gemacht hat, spielt seinen höchsten aus, solange ihn keiner schlägt.</translation>
    </message>
    <message>
        <source>With trumps enough the maker leads them from the top.</source>
        <translation>Mit genug Trümpfen spielt der Spielmacher sie von oben herunter.</translation>
    </message>
    <message>
        <source>The maker’s partner leads a high trump, to draw the adversaries’.</source>
        <translation>Der Partner des Spielmachers spielt einen hohen Trumpf aus, um die der Gegner zu ziehen.</translation>
    </message>
    <message>
        <source>No card left in {suit} can beat {card}.</source>
        <translation>Keine Karte in {suit} kann {card} mehr schlagen.</translation>
    </message>
    <message>
        <source>With only trumps left the lowest is led.</source>
        <translation>Sind nur noch Trümpfe da, wird der niedrigste ausgespielt.</translation>
    </message>
    <message>
        <source>The highest plain card has the best chance to make a trick.</source>
        <translation>Die höchste einfache Karte macht am ehesten einen Stich.</translation>
    </message>
    <message>
        <source>The highest plain card that no adversary is known to trump has the best chance.</source>
        <translation>Die höchste einfache Karte, von der nicht bekannt ist, dass ein Gegner sie sticht, hat die besten Aussichten.</translation>
    </message>
    <message>
        <source>The trick is taken with the lowest card that wins it.</source>
        <translation>Der Stich wird mit der niedrigsten Karte genommen, die ihn gewinnt.</translation>
    </message>
    <message>
        <source>Nobody after can beat {card}.</source>
        <translation>Niemand dahinter kann {card} schlagen.</translation>
    </message>
    <message>
        <source>With an adversary still to play a high card has the best chance.</source>
        <translation>Wenn noch ein Gegner kommt, hat eine hohe Karte die beste Aussicht.</translation>
    </message>
    <message>
        <source>Second hand plays low: the partner is still to play.</source>
        <translation>Die zweite Hand spielt niedrig: der Partner kommt noch.</translation>
    </message>
    <message>
        <source>The small trump guards the left bower against a better one.</source>
        <translation>Der kleine Trumpf deckt den linken Bauern gegen einen besseren.</translation>
    </message>
    <message>
        <source>The trick is with the partner already.</source>
        <translation>Der Stich ist schon beim Partner.</translation>
    </message>
    <message>
        <source>The trick is with a fellow against the maker already.</source>
        <translation>Der Stich ist schon bei einem Mitspieler gegen den Spielmacher.</translation>
    </message>
    <message>
        <source>The trick cannot be won, so the least useful card goes.</source>
        <translation>Der Stich ist nicht zu gewinnen, also geht die Karte weg, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand should make about {points} points.</source>
        <translation>Mit {suit} als Trumpf sollte dieses Blatt etwa {points} Punkte machen.</translation>
    </message>
    <message>
        <source>This hand should make only about {points} points at best.</source>
        <translation>Dieses Blatt macht bestenfalls nur etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>This hand should make only about one point at best.</source>
        <translation>Dieses Blatt bringt bestenfalls etwa einen Punkt.</translation>
    </message>
    <message>
        <source>This hand should make hardly a point.</source>
        <translation>Dieses Blatt bringt kaum einen Punkt.</translation>
    </message>
    <message>
        <source>The partner has bid, and that will do.</source>
        <translation>Der Partner hat geboten, und das genügt.</translation>
    </message>
    <message>
        <source>All have passed: the dealer names the trump without undertaking anything.</source>
        <translation>Alle haben gepasst: der Geber nennt Trumpf, ohne sich zu etwas zu verpflichten.</translation>
    </message>
    <message>
        <source>The dealer speaks last: one more than {bid} is enough.</source>
        <translation>Der Geber spricht zuletzt: eins mehr als {bid} ist genug.</translation>
    </message>
    <message>
        <source>In {suit} the hand is at its best.</source>
        <translation>In {suit} ist das Blatt am stärksten.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes ist nicht zu tun.</translation>
    </message>
    <message>
        <source>{card} will be missed least.</source>
        <translation>{card} fehlt am wenigsten.</translation>
    </message>
    <message>
        <source>A high plain card such as {card} may take a trick.</source>
        <translation>Eine hohe einfache Karte wie {card} kann einen Stich machen.</translation>
    </message>
    <message>
        <source>Whoever holds the best trump that is missing makes the best partner.</source>
        <translation>Wer den höchsten fehlenden Trumpf hat, ist der beste Partner.</translation>
    </message>
    <message>
        <source>The best trump left is led, to draw the pedros.</source>
        <translation>Der höchste Trumpf, den es noch gibt, wird ausgespielt, um die Pedros zu ziehen.</translation>
    </message>
    <message>
        <source>No card that is left can beat {card}.</source>
        <translation>Keine Karte, die noch da ist, kann {card} schlagen.</translation>
    </message>
    <message>
        <source>A trump above the pedros is led, to bring out the higher ones.</source>
        <translation>Ein Trumpf über den Pedros wird ausgespielt, um die höheren herauszuholen.</translation>
    </message>
    <message>
        <source>A plain card is led, and the trumps are kept.</source>
        <translation>Eine einfache Karte wird ausgespielt, und die Trümpfe bleiben im Blatt.</translation>
    </message>
    <message>
        <source>With no trumps left, the highest plain card is led.</source>
        <translation>Ohne Trümpfe wird die höchste einfache Karte ausgespielt.</translation>
    </message>
    <message>
        <source>With only trumps left, the one that counts least is led.</source>
        <translation>Sind nur noch Trümpfe da, wird der ausgespielt, der am wenigsten zählt.</translation>
    </message>
    <message>
        <source>The trick is the partner’s for certain, so {card} goes to it.</source>
        <translation>Der Stich gehört sicher dem Partner, also kommt {card} dazu.</translation>
    </message>
    <message>
        <source>{card} takes the trick itself, and nobody can take it away.</source>
        <translation>{card} gewinnt selbst den Stich, und niemand kann ihn wegnehmen.</translation>
    </message>
    <message>
        <source>There is something to win, and {card} is enough for it.</source>
        <translation>Es gibt etwas zu gewinnen, und {card} reicht dafür.</translation>
    </message>
    <message>
        <source>{card} cinches the trick: an adversary who plays after can win it with no pedro.</source>
        <translation>{card} sichert den Stich: kein Gegner dahinter kann ihn mit einem Pedro gewinnen.</translation>
    </message>
    <message>
        <source>The trick is the partner’s, so the least useful card goes.</source>
        <translation>Der Stich gehört dem Partner, also geht die Karte weg, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>The trick is not to be won, so the card that is least use goes.</source>
        <translation>Der Stich ist nicht zu gewinnen, also geht die Karte weg, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>The trick is not worth a card that could win it, so the card that is least use goes.</source>
        <translation>Der Stich ist keine Karte wert, die ihn gewinnen könnte, also geht die Karte weg, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>{card} is the card that is least use, and takes the trick so far.</source>
        <translation>{card} nützt am wenigsten und nimmt den Stich fürs Erste.</translation>
    </message>
    <message>
        <source>{card} is the card that is least use, though the trick is the partner’s.</source>
        <translation>{card} nützt am wenigsten, auch wenn der Stich dem Partner gehört.</translation>
    </message>
    <message>
        <source>{card} takes the trick, and costs nothing.</source>
        <translation>{card} gewinnt den Stich und kostet nichts.</translation>
    </message>
    <message>
        <source>This hand is strong enough to stop them alone.</source>
        <translation>Dieses Blatt ist stark genug, das Solo allein aufzuhalten.</translation>
    </message>
    <message>
        <source>Two stop a lone hand better than one.</source>
        <translation>Zwei halten ein Solo besser auf als einer.</translation>
    </message>
    <message>
        <source>The partner’s best card is better than this one.</source>
        <translation>Die beste Karte des Partners ist besser als diese.</translation>
    </message>
    <message>
        <source>No card of this hand can be bettered.</source>
        <translation>Keine Karte dieses Blattes lässt sich verbessern.</translation>
    </message>
    <message>
        <source>The partner gets the best card there is.</source>
        <translation>Der Partner bekommt die beste Karte, die da ist.</translation>
    </message>
    <message>
        <source>An open hand counts double, and this one can hardly lose a trick.</source>
        <translation>Ein offenes Blatt zählt doppelt, und dieses kann kaum einen Stich verlieren.</translation>
    </message>
    <message>
        <source>A lone hand that wins every trick is enough for the game as it is.</source>
        <translation>Ein Solo, das alle Stiche macht, reicht ohnehin zum Spiel.</translation>
    </message>
    <message>
        <source>A hand that may lose a trick is not laid open.</source>
        <translation>Ein Blatt, das einen Stich verlieren kann, legt man nicht offen hin.</translation>
    </message>
    <message>
        <source>The open hand is made to play its least card.</source>
        <translation>Das offene Blatt muss seine geringste Karte spielen.</translation>
    </message>
    <message>
        <source>The maker is helped by a lead of trumps, the best first.</source>
        <translation>Dem Spielmacher hilft es, wenn Trumpf ausgespielt wird, der höchste zuerst.</translation>
    </message>
    <message>
        <source>A lead from the shortest plain suit may soon let a trump win.</source>
        <translation>Wer aus der kürzesten Nebenfarbe ausspielt, kann bald mit einem Trumpf stechen.</translation>
    </message>
    <message>
        <source>The suit called is led: its best card lies with the partner.</source>
        <translation>Die gerufene Farbe wird ausgespielt: ihre höchste Karte ist beim Partner.</translation>
    </message>
    <message>
        <source>{card} is worth having, so the trick is fought for.</source>
        <translation>Um {card} lohnt es sich, also wird um den Stich gekämpft.</translation>
    </message>
    <message>
        <source>The trick costs little, so it is taken.</source>
        <translation>Der Stich kostet wenig, also wird er genommen.</translation>
    </message>
    <message>
        <source>{card} is not worth what the trick would cost.</source>
        <translation>{card} ist nicht wert, was der Stich kosten würde.</translation>
    </message>
    <message>
        <source>{card} is not worth having, so a low card is led.</source>
        <translation>Um {card} lohnt es sich nicht, also wird niedrig ausgespielt.</translation>
    </message>
    <message>
        <source>The last to play takes the trick with the lowest card that wins it.</source>
        <translation>Wer zuletzt spielt, nimmt den Stich mit der niedrigsten Karte, die ihn gewinnt.</translation>
    </message>
    <message>
        <source>The trick is partner’s already, so the least useful card goes.</source>
        <translation>Der Stich gehört schon dem Partner, also geht die Karte weg, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>Second hand plays low: partner is still to play.</source>
        <translation>Die zweite Hand spielt niedrig: der Partner kommt noch.</translation>
    </message>
    <message>
        <source>Second hand takes with a card that nothing can beat.</source>
        <translation>Die zweite Hand nimmt mit einer Karte, die nichts mehr schlägt.</translation>
    </message>
    <message>
        <source>With few trumps the second hand trumps a doubtful trick.</source>
        <translation>Mit wenigen Trümpfen sticht die zweite Hand einen zweifelhaften Stich.</translation>
    </message>
    <message>
        <source>Partner cannot win this trick, so the second hand trumps it.</source>
        <translation>Der Partner kann diesen Stich nicht gewinnen, also sticht ihn die zweite Hand.</translation>
    </message>
    <message>
        <source>With only trumps left the lowest that takes the trick goes.</source>
        <translation>Sind nur noch Trümpfe da, geht der niedrigste, der den Stich nimmt.</translation>
    </message>
    <message>
        <source>With four trumps or more a doubtful trick is left to partner.</source>
        <translation>Mit vier Trümpfen oder mehr bleibt ein zweifelhafter Stich dem Partner überlassen.</translation>
    </message>
    <message>
        <source>Third hand plays high, to win the trick or draw a higher card.</source>
        <translation>Die dritte Hand spielt hoch, um den Stich zu gewinnen oder eine höhere Karte zu ziehen.</translation>
    </message>
    <message>
        <source>It is the cheapest card that the last hand cannot beat.</source>
        <translation>Es ist die billigste Karte, die die letzte Hand nicht schlagen kann.</translation>
    </message>
    <message>
        <source>No card here makes partner’s trick surer, so the least useful card goes.</source>
        <translation>Keine Karte hier macht den Stich des Partners sicherer, also geht die entbehrlichste.</translation>
    </message>
    <message>
        <source>Partner’s card is beaten, so the trick is trumped.</source>
        <translation>Die Karte des Partners ist geschlagen, also wird gestochen.</translation>
    </message>
    <message>
        <source>Partner’s card may be beaten, so the trick is trumped.</source>
        <translation>Die Karte des Partners kann geschlagen werden, also wird gestochen.</translation>
    </message>
    <message>
        <source>Partner asked for trumps by leading them, so they are returned.</source>
        <translation>Der Partner hat mit seinem Ausspiel um Trumpf gebeten, also kommt Trumpf zurück.</translation>
    </message>
    <message>
        <source>With five trumps or more they are led, to draw those of the adversaries.</source>
        <translation>Mit fünf Trümpfen oder mehr spielt man sie aus, um die der Gegner zu ziehen.</translation>
    </message>
    <message>
        <source>The adversaries have no card in {suit} that can beat {card}.</source>
        <translation>Die Gegner haben in {suit} keine Karte, die {card} schlagen kann.</translation>
    </message>
    <message>
        <source>Partner led {suit}, and his suit is returned.</source>
        <translation>Der Partner hat {suit} ausgespielt, und seine Farbe kommt zurück.</translation>
    </message>
    <message>
        <source>Trumps are drawn, for {card} would be trumped else.</source>
        <translation>Die Trümpfe werden gezogen, sonst würde {card} gestochen.</translation>
    </message>
    <message>
        <source>{suit} is the best suit to be made good.</source>
        <translation>{suit} ist die beste Farbe, um sie hochzuspielen.</translation>
    </message>
    <message>
        <source>Partner’s {led} would be trumped; {suit} is the best suit to be led instead.</source>
        <translation>{led} des Partners würde gestochen; stattdessen wird am besten {suit} ausgespielt.</translation>
    </message>
    <message>
        <source>Partner has no more {led}; {suit} is the best suit to be led instead.</source>
        <translation>Der Partner hat kein {led} mehr; stattdessen wird am besten {suit} ausgespielt.</translation>
    </message>
    <message>
        <source>The adversaries’ trumps are gone; {suit} is the best suit to be made good.</source>
        <translation>Die Trümpfe der Gegner sind heraus; am besten wird {suit} hochgespielt.</translation>
    </message>
    <message>
        <source>Nothing promises anything, so a low card is led.</source>
        <translation>Nichts verspricht etwas, also wird eine niedrige Karte ausgespielt.</translation>
    </message>
    <message>
        <source>With only trumps left the highest is led.</source>
        <translation>Sind nur noch Trümpfe da, wird der höchste ausgespielt.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>The history of your deals cannot be opened: {reason}. You can play on; what you play now is counted only until the program is closed. See whether {folder} has room and may be written to.</source>
        <translation>Die Chronik deiner Gaben lässt sich nicht öffnen: {reason}. Du kannst weiterspielen; was du jetzt spielst, zählt nur, bis das Programm geschlossen wird. Sieh nach, ob in {folder} Platz ist und geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The history of your deals was written by a newer Eldest Hand (form {form}). It is left as it is; what you play now is counted only until the program is closed.</source>
        <translation>Die Chronik deiner Gaben ist von einem neueren Eldest Hand (Form {form}). Sie bleibt, wie sie ist; was du jetzt spielst, zählt nur, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>The history of your deals is damaged. It has been kept as it is, in {name}; a new one is begun.</source>
        <translation>Die Chronik deiner Gaben ist beschädigt. Sie ist erhalten, wie sie ist, in {name}; eine neue ist begonnen.</translation>
    </message>
    <message>
        <source>The deal could not be entered in your history: {reason}. It is tried again with the next one; see whether {folder} has room and may be written to.</source>
        <translation>Die Gabe konnte nicht in deine Chronik eingetragen werden: {reason}. Mit der nächsten wird es noch einmal versucht; sieh nach, ob in {folder} Platz ist und geschrieben werden darf.</translation>
    </message>
    <message>
        <source>What the file holds as a history of deals is none, or is damaged.</source>
        <translation>Was in der Datei als Chronik der Gaben steht, ist keine oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The history in the file was written by a newer Eldest Hand (form {form}); it is not taken over.</source>
        <translation>Die Chronik in der Datei ist von einem neueren Eldest Hand (Form {form}); sie wird nicht übernommen.</translation>
    </message>
    <message>
        <source>The history of your deals cannot be read: {reason}. You can play on; if it is damaged, it is kept as it is and a new one is begun as soon as a deal is to be entered.</source>
        <translation>Die Chronik deiner Gaben lässt sich nicht lesen: {reason}. Du kannst weiterspielen; ist sie beschädigt, so bleibt sie, wie sie ist, und eine neue wird begonnen, sobald eine Gabe einzutragen ist.</translation>
    </message>
    <message>
        <source>Something went wrong with the history of your deals; the log tells more. You can play on.</source>
        <translation>Mit der Geschichte deiner Spiele ist etwas schiefgegangen; mehr steht im Protokoll. Du kannst weiterspielen.</translation>
    </message>
</context>
<context>
    <name>ledger</name>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>rubber points</source>
        <translation>Robberpunkte</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>eine Wette</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>games won above games lost</source>
        <translation>mehr gewonnene als verlorene Spiele</translation>
    </message>
    <message>
        <source>the rubber</source>
        <translation>den Robber</translation>
    </message>
    <message>
        <source>points added for the rubber</source>
        <translation>Zusatzpunkte für den Robber</translation>
    </message>
    <message>
        <source>the further stake on the rubber</source>
        <translation>den weiteren Einsatz auf den Robber</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>{of} deals. At a strict table whatever the cards allow can happen, and nobody points it out to you. Watch how the cards are given.</source>
        <translation>{of} gibt. Am strengen Tisch kann geschehen, was die Karten nur erlauben, und niemand macht dich darauf aufmerksam. Sieh zu, wie die Karten gegeben werden.</translation>
    </message>
    <message>
        <source>A card was seen as it was dealt: {of} has shown it. Nothing follows unless somebody says so. Call the table: choose who is in fault and what was wrong, or press the button below to have it done for you.</source>
        <translation>Beim Geben war eine Karte zu sehen: {of} hat sie gezeigt. Nichts folgt daraus, wenn es niemand sagt. Erhebe Einspruch: wähle, wer im Unrecht ist und was falsch war, oder lass es den Knopf darunter für dich tun.</translation>
    </message>
    <message>
        <source>It is proved, and the panel quotes the law. Your side may have the cards dealt again, or let the deal stand; whoever of you speaks first binds both. Have the new deal.</source>
        <translation>Es ist erwiesen, und die Regel steht dabei. Deine Partei darf neu geben lassen oder es gelten lassen; wer von euch zuerst spricht, bindet beide. Lass neu geben.</translation>
    </message>
    <message>
        <source>The cards are dealt again by {of}. Take up yours, and play: you are the eldest hand, and lead the three of clubs. Keep an eye on who follows suit.</source>
        <translation>{of} gibt noch einmal. Nimm deine Karten auf und spiele: du bist Vorhand und spielst die Kreuz-Drei aus. Achte darauf, wer bedient.</translation>
    </message>
    <message>
        <source>Did you see it? Clubs were led, and both {other} and {of} played a spade. Whoever has no club left may do so; for anybody else it is a revoke. Remember the second trick, and play on: the deuce of diamonds, then the queen.</source>
        <translation>Haben Sie es gesehen? Kreuz wurde angespielt, und sowohl {other} als auch {of} spielten ein Pik. Wer kein Kreuz mehr hat, darf das; für jeden anderen ist es ein Revoke. Merken Sie sich den zweiten Stich, und spielen Sie weiter: die Karo-Zwei, dann die Dame.</translation>
    </message>
    <message>
        <source>Now {of} leads the queen of clubs: there was a club in that hand when the second trick was played, and of the other spade nothing is known yet. Call the table for a revoke in trick 2.</source>
        <translation>Jetzt spielt {of} die Kreuz-Dame aus: In dieser Hand war also ein Kreuz, als der zweite Stich gespielt wurde; von dem anderen Pik weiß man noch nichts. Erheben Sie Einspruch: Revoke im 2. Stich.</translation>
    </message>
    <message>
        <source>A trick that has been turned is not searched during the play: your call is noted. Play the hand out, or let the button play your cards.</source>
        <translation>Ein umgedrehter Stich wird während des Spiels nicht durchgesehen: dein Einspruch ist vorgemerkt. Spiele die Gabe zu Ende, oder lass den Knopf deine Karten spielen.</translation>
    </message>
    <message>
        <source>The hand is over, and the tricks have been searched: the revoke is proved. By the American code two tricks are taken from the offenders and added to yours, and the hand is scored anew.</source>
        <translation>Die Gabe ist zu Ende, und die Stiche sind durchgesehen: das Revoke ist erwiesen. Nach der amerikanischen Ordnung verliert die schuldige Partei zwei Stiche, die zu euren kommen, und die Gabe wird neu gewertet.</translation>
    </message>
    <message>
        <source>Euchre is dealt in packets of two and three. {of} deals, and you have cut. Watch who is given each packet.</source>
        <translation>Bei Euchre wird in Päckchen zu zwei und zu drei gegeben. {of} gibt, und du hast abgehoben. Sieh zu, wer jedes Päckchen bekommt.</translation>
    </message>
    <message>
        <source>That packet was yours: {of} gave it to the wrong player, and dealt on without putting it right. Call the table: a card was given wrongly.</source>
        <translation>Das Päckchen gehörte dir: {of} gab es dem falschen Spieler und gab weiter, ohne es zu berichtigen. Erhebe Einspruch: eine Karte wurde falsch gegeben.</translation>
    </message>
    <message>
        <source>There is no choice here: a card given wrongly and not put right before the next loses the deal. It passes to the left, and {of} deals. Take up your cards, pass, and play the ace of spades when you come to it.</source>
        <translation>Hier gibt es keine Wahl: ist eine Karte falsch gegeben und nicht vor der nächsten berichtigt, so ist das Geben verloren. Es geht nach links, und {of} gibt. Nimm deine Karten auf, passe, und spiele das Pik-Ass, wenn du an der Reihe bist.</translation>
    </message>
    <message>
        <source>Diamonds were led to the second trick, and {of} played the king of hearts. Remember it, and play the eight of clubs and the seven of spades.</source>
        <translation>Zum zweiten Stich war Karo ausgespielt, und {of} gab den Herz-König zu. Merke es dir, und spiele die Kreuz-Acht und die Pik-Sieben.</translation>
    </message>
    <message>
        <source>{of} leads the eight of diamonds, and so held it when a diamond was led. Call the table for a revoke in trick 2.</source>
        <translation>{of} spielt die Karo-Acht aus und hatte sie also, als Karo ausgespielt war. Erhebe Einspruch: in Stich 2 nicht bedient, obwohl es möglich war.</translation>
    </message>
    <message>
        <source>The revoke is proved. The side that revoked scores nothing in the hand, and yours adds two points to what it has won.</source>
        <translation>Das Revoke ist erwiesen. Die schuldige Partei schreibt in dieser Gabe nichts an, und deine zählt zwei Punkte zu dem, was sie gewonnen hat.</translation>
    </message>
    <message>
        <source>At Cinch the eldest hand bids first, and that is you. Take up your cards, and take your time.</source>
        <translation>Bei Cinch bietet zuerst die Vorhand, und das bist du. Nimm deine Karten auf, und lass dir Zeit.</translation>
    </message>
    <message>
        <source>{of} has bid before you have spoken. Call the table at once: such a bid must be claimed before the next player in turn speaks.</source>
        <translation>{of} hat geboten, bevor du gesprochen hast. Erhebe gleich Einspruch: gegen ein solches Gebot muss das geschehen, bevor der nächste Spieler an der Reihe spricht.</translation>
    </message>
    <message>
        <source>Neither {of} nor his partner may bid any more in this deal, and the bid is void. Now bid six, make it diamonds, lay your plain cards away, and lead the ace of diamonds and then the eight.</source>
        <translation>Das Gebot ist ungültig, und weder {of} noch der Partner gegenüber darf in dieser Gabe noch bieten. Biete jetzt sechs, nenne Karo als Trumpf, lege deine einfachen Karten ab, und spiele das Karo-Ass und dann die Acht aus.</translation>
    </message>
    <message>
        <source>You led a trump, and {of} played the ace of hearts: no trump. Remember the second trick, and lead the seven of diamonds.</source>
        <translation>Du hast Trumpf ausgespielt, und {of} gab das Herz-Ass zu: kein Trumpf. Merke dir den zweiten Stich, und spiele die Karo-Sieben aus.</translation>
    </message>
    <message>
        <source>{of} has played the king of trumps since, and so did not follow suit when he could. Call the table for a revoke in trick 2.</source>
        <translation>{of} hat seitdem den Trumpfkönig gespielt, also vorher nicht bedient, obwohl es möglich war. Erhebe Einspruch gegen das Revoke in Stich 2.</translation>
    </message>
    <message>
        <source>The revoke is proved: the side that revoked scores nothing in this deal. That is all a strict table asks of you: to see, to say it in time, and to know what you may ask for.</source>
        <translation>Das Revoke ist erwiesen: die schuldige Partei schreibt in dieser Gabe nichts an. Mehr verlangt ein strenger Tisch nicht von dir: sehen, es rechtzeitig sagen, und wissen, was du fordern darfst.</translation>
    </message>
    <message>
        <source>This part is finished.</source>
        <translation>Dieser Teil ist zu Ende.</translation>
    </message>
    <message>
        <source>The lesson is finished. You may play on at this table, or begin a game of your own.</source>
        <translation>Die Lektion ist zu Ende. Sie können an diesem Tisch weiterspielen oder ein eigenes Spiel beginnen.</translation>
    </message>
    <message>
        <source>You have gone your own way, and the others now play as they think fit. You may go back to where that was.</source>
        <translation>Du bist deinen eigenen Weg gegangen, und die anderen spielen jetzt, wie sie es für richtig halten. Du kannst dorthin zurückgehen, wo das war.</translation>
    </message>
    <message>
        <source>Whist: a card shown, and a revoke</source>
        <translation>Whist: eine gezeigte Karte und ein Revoke</translation>
    </message>
    <message>
        <source>Euchre: a packet given wrongly, and a revoke</source>
        <translation>Euchre: ein falsch gegebenes Päckchen und ein Revoke</translation>
    </message>
    <message>
        <source>Cinch: a bid out of turn, and a revoke</source>
        <translation>Cinch: ein Gebot außer der Reihe und ein Revoke</translation>
    </message>
    <message>
        <source>It is for you to call the table.</source>
        <translation>Es ist an dir, Einspruch zu erheben.</translation>
    </message>
    <message>
        <source>Your first strict deal, {number} of {count}. {title}</source>
        <translation>Deine erste strenge Gabe, {number} von {count}. {title}</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Learner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Steady player</source>
        <translation>Solider Spieler</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Aufmerksamer Spieler</translation>
    </message>
    <message>
        <source>Skilled player</source>
        <translation>Geübter Spieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Knows the rules, and often plays the first card that is allowed.</source>
        <translation>Kennt die Regeln und spielt oft die erste Karte, die erlaubt ist.</translation>
    </message>
    <message>
        <source>Knows the rules of thumb, and often forgets one.</source>
        <translation>Kennt die Faustregeln und vergisst oft eine.</translation>
    </message>
    <message>
        <source>Knows the rules of thumb, and seldom forgets one.</source>
        <translation>Kennt die Faustregeln und vergisst selten eine.</translation>
    </message>
    <message>
        <source>Often thinks of the ways in which the cards may lie, and of who called what.</source>
        <translation>Denkt oft an die Möglichkeiten, wie die Karten liegen können, und daran, wer was gesagt hat.</translation>
    </message>
    <message>
        <source>Keeps to the rules of thumb of good players.</source>
        <translation>Hält sich an die Faustregeln guter Spieler.</translation>
    </message>
    <message>
        <source>Weighs every call and card against all that can be known.</source>
        <translation>Wägt jede Ansage und jede Karte gegen alles ab, was man wissen kann.</translation>
    </message>
    <message>
        <source>like the partner, or the opponents</source>
        <translation>wie der Partner oder die Gegner</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Wie gut {name} spielt</translation>
    </message>
    <message>
        <source>{level}. {style}</source>
        <translation>{level}. {style}</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first}, then {last}</source>
        <translation>{first}, dann {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{rounds} rounds of {size}</source>
        <translation>{rounds} Runden zu je {size}</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>none</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>dreizehn</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>There is no house rule called {switch}.</source>
        <translation>Eine Hausregel namens {switch} gibt es nicht.</translation>
    </message>
    <message>
        <source>Members wait only at the table of a game for four.</source>
        <translation>Nur am Tisch eines Spiels zu viert warten Mitglieder.</translation>
    </message>
    <message>
        <source>{switch} cannot be {value}; it stays {default}.</source>
        <translation>{switch} kann nicht {value} sein; es bleibt {default}.</translation>
    </message>
    <message>
        <source>Cutting for the deal</source>
        <translation>Abheben um das Geben</translation>
    </message>
    <message>
        <source>draw from the spread pack</source>
        <translation>aus den ausgebreiteten Karten ziehen</translation>
    </message>
    <message>
        <source>lift a packet</source>
        <translation>ein Päckchen abheben</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>wie beim Spiel üblich</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>two, dealt in turn</source>
        <translation>zwei, abwechselnd gegeben</translation>
    </message>
    <message>
        <source>Play for counters</source>
        <translation>Um Marken spielen</translation>
    </message>
    <message>
        <source>Counters for each unit of the stake</source>
        <translation>Marken für jede Einheit des Einsatzes</translation>
    </message>
    <message>
        <source>Members of the table</source>
        <translation>Mitglieder am Tisch</translation>
    </message>
    <message>
        <source>The last trick may be seen again</source>
        <translation>Der letzte Stich darf noch einmal angesehen werden</translation>
    </message>
    <message>
        <source>Strict table: whatever the cards allow can happen</source>
        <translation>Strenger Tisch: geschehen kann, was die Karten erlauben</translation>
    </message>
    <message>
        <source>How often computer players err</source>
        <translation>Wie oft Computerspieler sich irren</translation>
    </message>
    <message>
        <source>Most counters that may be bet besides</source>
        <translation>Höchste Nebenwette in Marken</translation>
    </message>
</context>
<context>
    <name>particulars</name>
    <message>
        <source>Each side begins with {points} points and counts down; nought wins.</source>
        <translation>Jede Partei beginnt mit {points} Punkten und zählt herunter; wer null erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>Points beyond game count towards the next.</source>
        <translation>Überzählige Punkte zählen für das nächste Spiel.</translation>
    </message>
    <message>
        <source>A game won to nothing counts as two.</source>
        <translation>Ein Spiel zu null zählt als zwei.</translation>
    </message>
    <message>
        <source>Seven cards each, two, three and two.</source>
        <translation>Sieben Karten für jeden, zwei, drei und zwei.</translation>
    </message>
    <message>
        <source>A widow of {size} cards is laid face down.</source>
        <translation>Ein Talon von {size} Karten wird verdeckt hingelegt.</translation>
    </message>
    <message>
        <source>No trump is turned: each bids once for tricks, or passes.</source>
        <translation>Kein Trumpf wird aufgeschlagen: jeder bietet einmal auf Stiche oder passt.</translation>
    </message>
    <message>
        <source>The lone bids, for every trick, are {numbers}.</source>
        <translation>Die Sologebote, auf alle Stiche, sind {numbers}.</translation>
    </message>
    <message>
        <source>The lone bid, for every trick, is {numbers}.</source>
        <translation>Das Alleingebot, auf alle Stiche, ist {numbers}.</translation>
    </message>
    <message>
        <source>The highest bidder names the trump and picks his partners for the deal.</source>
        <translation>Wer am höchsten bietet, nennt den Trumpf und wählt seine Partner für die Gabe.</translation>
    </message>
    <message>
        <source>The highest bidder names the trump for his side.</source>
        <translation>Wer am höchsten bietet, nennt den Trumpf für seine Partei.</translation>
    </message>
    <message>
        <source>Each plays for himself; the maker calls a suit, and whoever holds its best card is his partner.</source>
        <translation>Jeder spielt für sich; der Spielmacher ruft eine Farbe, und wer ihre höchste Karte hat, ist sein Partner.</translation>
    </message>
    <message>
        <source>{points} points are game.</source>
        <translation>Das Spiel geht bis {points} Punkte.</translation>
    </message>
    <message>
        <source>Rubbers are played: the best of three games.</source>
        <translation>Gespielt werden Robber: zwei gewonnene Spiele von dreien.</translation>
    </message>
    <message>
        <source>The pack has {number} cards.</source>
        <translation>Das Kartenspiel hat {number} Karten.</translation>
    </message>
    <message>
        <source>The pack has {number} cards; the joker is the best trump.</source>
        <translation>Das Kartenspiel hat {number} Karten; der Joker ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>The pack has {number} cards; the two of spades is the best trump.</source>
        <translation>Das Kartenspiel hat {number} Karten; die Pik-Zwei ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Five cards each, two and then three or three and then two.</source>
        <translation>Fünf Karten für jeden, zwei und dann drei oder drei und dann zwei.</translation>
    </message>
    <message>
        <source>Five cards each, {first} and then {second}.</source>
        <translation>Fünf Karten für jeden, {first} und dann {second}.</translation>
    </message>
    <message>
        <source>The next card is turned up: its suit is accepted or turned down.</source>
        <translation>Die nächste Karte wird aufgeschlagen: ihre Farbe wird angenommen oder abgelehnt.</translation>
    </message>
    <message>
        <source>Each plays for himself.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Each plays for himself; in a deal the maker against the two others.</source>
        <translation>Jeder spielt für sich; in einer Gabe der Spielmacher gegen die zwei anderen.</translation>
    </message>
    <message>
        <source>The {size} lowest cuts play as partners against the others.</source>
        <translation>Die {size} niedrigsten gezogenen Karten spielen als Partner gegen die anderen.</translation>
    </message>
    <message>
        <source>The lowest cut deals first; the ace is lowest.</source>
        <translation>Wer die niedrigste Karte abhebt, gibt zuerst; das Ass ist am niedrigsten.</translation>
    </message>
    <message>
        <source>A maker may play alone.</source>
        <translation>Der Spielmacher darf allein spielen.</translation>
    </message>
    <message>
        <source>Who plays alone may pass his partner a card unseen, and is given the partner’s best in return.</source>
        <translation>Wer allein spielt, darf seinem Partner verdeckt eine Karte geben und bekommt dessen beste dafür.</translation>
    </message>
    <message>
        <source>An adversary may do the same and play alone against him: a euchre then counts four.</source>
        <translation>Ein Gegner darf dasselbe tun und allein gegen ihn spielen: Ein Euchre zählt dann vier.</translation>
    </message>
    <message>
        <source>The stake is {counters} a game.</source>
        <translation>Der Einsatz ist {counters} je Spiel.</translation>
    </message>
    <message>
        <source>The stake is {counters} a rubber point.</source>
        <translation>Der Einsatz ist {counters} je Robberpunkt.</translation>
    </message>
    <message>
        <source>There is no stake.</source>
        <translation>Es gibt keinen Einsatz.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>It was the first thing allowed.</source>
        <translation>Es war das erste, was erlaubt ist.</translation>
    </message>
    <message>
        <source>It is allowed; no more was thought of it.</source>
        <translation>Es ist erlaubt; mehr wurde dabei nicht gedacht.</translation>
    </message>
    <message>
        <source>In {worlds} ways in which the cards may lie it comes to {points} points, the rule of thumb to {usual}.</source>
        <translation>Über {worlds} mögliche Verteilungen der Karten bringt es {points} Punkte, die Faustregel {usual}.</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Cut for the deal: draw a card.</source>
        <translation>Hebe um das Geben ab: ziehe eine Karte.</translation>
    </message>
    <message>
        <source>Cut for who plays first: draw a card.</source>
        <translation>Hebe ab, wer zuerst spielt: ziehe eine Karte.</translation>
    </message>
    <message>
        <source>Cut for who gives way: draw a card.</source>
        <translation>Hebe ab, wer abgelöst wird: ziehe eine Karte.</translation>
    </message>
    <message>
        <source>Cut again: draw another card.</source>
        <translation>Noch einmal: ziehe eine andere Karte.</translation>
    </message>
    <message>
        <source>Cut for the deal: lift a packet.</source>
        <translation>Hebe um das Geben ab: nimm ein Päckchen hoch.</translation>
    </message>
    <message>
        <source>Cut for who plays first: lift a packet.</source>
        <translation>Hebe ab, wer zuerst spielt: nimm ein Päckchen hoch.</translation>
    </message>
    <message>
        <source>Cut for who gives way: lift a packet.</source>
        <translation>Hebe ab, wer abgelöst wird: nimm ein Päckchen hoch.</translation>
    </message>
    <message>
        <source>Cut again: lift another packet.</source>
        <translation>Noch einmal: nimm ein anderes Päckchen hoch.</translation>
    </message>
    <message>
        <source>Cut the pack: at least four cards in each packet.</source>
        <translation>Hebe ab: mindestens vier Karten in jedem Päckchen.</translation>
    </message>
    <message>
        <source>Your deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>Your deal: which round comes first?</source>
        <translation>Du gibst: welche Runde kommt zuerst?</translation>
    </message>
    <message>
        <source>The turn-up is yours: lay one card under the pack.</source>
        <translation>Die aufgeschlagene Karte gehört dir: lege eine andere unter den Stoß.</translation>
    </message>
    <message>
        <source>Lay a card away.</source>
        <translation>Lege eine Karte ab.</translation>
    </message>
    <message>
        <source>Lay {count} cards away.</source>
        <translation>Lege {count} Karten ab.</translation>
    </message>
    <message>
        <source>Take a card.</source>
        <translation>Nimm eine Karte.</translation>
    </message>
    <message>
        <source>Take {count} cards.</source>
        <translation>Nimm {count} Karten.</translation>
    </message>
    <message>
        <source>Bid, or pass.</source>
        <translation>Biete oder passe.</translation>
    </message>
    <message>
        <source>Your bid.</source>
        <translation>Dein Gebot.</translation>
    </message>
    <message>
        <source>Name the trump.</source>
        <translation>Nenne den Trumpf.</translation>
    </message>
    <message>
        <source>Who is to play with you?</source>
        <translation>Wer soll mit dir spielen?</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your card.</source>
        <translation>Deine Karte.</translation>
    </message>
    <message>
        <source>Lead from Dummy’s hand.</source>
        <translation>Spiele vom Strohmann aus.</translation>
    </message>
    <message>
        <source>Play from Dummy’s hand.</source>
        <translation>Spiele eine Karte vom Strohmann.</translation>
    </message>
    <message>
        <source>Your turn to speak.</source>
        <translation>Du bist an der Reihe.</translation>
    </message>
    <message>
        <source>Click, or press a key, to go on.</source>
        <translation>Klicke oder drücke eine Taste, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Say what is to follow from the offence.</source>
        <translation>Sage, was aus dem Verstoß folgen soll.</translation>
    </message>
    <message>
        <source>It is for {seats} to say what is to follow from the offence.</source>
        <translation>Was soll aus dem Verstoß folgen? Am Wort: {seats}.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>Lay your plain cards away.</source>
        <translation>Lege deine einfachen Karten ab.</translation>
    </message>
    <message>
        <source>Take up your blind packet.</source>
        <translation>Nimm dein blindes Päckchen auf.</translation>
    </message>
    <message>
        <source>Call a trump that you do not hold, to find a partner.</source>
        <translation>Rufe einen Trumpf, den du nicht hast, um einen Partner zu finden.</translation>
    </message>
    <message>
        <source>Call another trump, or play without a partner.</source>
        <translation>Rufe einen anderen Trumpf, oder spiele ohne Partner.</translation>
    </message>
    <message>
        <source>Call the best card of a suit for your partner, or nobody.</source>
        <translation>Rufe die beste Karte einer Farbe als Partner, oder niemanden.</translation>
    </message>
    <message>
        <source>Name the suit that the joker stands for.</source>
        <translation>Nenne die Farbe, für die der Joker steht.</translation>
    </message>
    <message>
        <source>Lay your hand open, or pass.</source>
        <translation>Lege dein Blatt offen hin, oder passe.</translation>
    </message>
    <message>
        <source>Name the card that the open hand must play, or pass.</source>
        <translation>Nenne die Karte, die das offene Blatt spielen muss, oder passe.</translation>
    </message>
    <message>
        <source>Play alone in your partner’s stead, or pass.</source>
        <translation>Spiele allein an Stelle deines Partners, oder passe.</translation>
    </message>
    <message>
        <source>Oppose the lone hand alone, or pass.</source>
        <translation>Spiele allein gegen den Alleinspieler, oder passe.</translation>
    </message>
    <message>
        <source>Give your partner a card.</source>
        <translation>Gib deinem Partner eine Karte.</translation>
    </message>
    <message>
        <source>Look at the cards given you, unless you would change your discard.</source>
        <translation>Sieh deine neuen Karten an, wenn du nichts anderes ablegen willst.</translation>
    </message>
    <message>
        <source>Look through the stock, unless you would change your discard.</source>
        <translation>Sieh den Stoß durch, wenn du nichts anderes ablegen willst.</translation>
    </message>
    <message>
        <source>Your deal: shuffle the pack.</source>
        <translation>Du gibst: mische die Karten.</translation>
    </message>
    <message>
        <source>Shuffle again, or present the pack to {seat}.</source>
        <translation>Mische noch einmal, oder lege die Karten zum Abheben vor, für {seat}.</translation>
    </message>
    <message>
        <source>Your deal. Due now: {size} to {seat}.</source>
        <translation>Du gibst. An der Reihe: {size} an {seat}.</translation>
    </message>
    <message>
        <source>Your deal. Due now: {size} for all.</source>
        <translation>Du gibst. An der Reihe: {size} für alle.</translation>
    </message>
    <message>
        <source>Turn the trump.</source>
        <translation>Schlage den Trumpf auf.</translation>
    </message>
    <message>
        <source>Take up your cards.</source>
        <translation>Nimm deine Karten auf.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Hebe ab.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>This is not a record of Eldest Hand.</source>
        <translation>Das ist keine Aufzeichnung von Eldest Hand.</translation>
    </message>
    <message>
        <source>The file is too large to be a record of Eldest Hand.</source>
        <translation>Die Datei ist zu groß für eine Aufzeichnung von Eldest Hand.</translation>
    </message>
    <message>
        <source>This record was written by a newer Eldest Hand (version {version}).</source>
        <translation>Diese Aufzeichnung ist von einem neueren Eldest Hand (Version {version}).</translation>
    </message>
    <message>
        <source>This program has no game called {game}.</source>
        <translation>Dieses Programm hat kein Spiel namens {game}.</translation>
    </message>
    <message>
        <source>The rules of this game have been corrected since; edition {edition}.</source>
        <translation>Die Regeln dieses Spiels sind seither berichtigt worden; Ausgabe {edition}.</translation>
    </message>
    <message>
        <source>The header makes no sense: {field}.</source>
        <translation>Der Kopf ergibt keinen Sinn: {field}.</translation>
    </message>
    <message>
        <source>House rules that cannot go together; the printed rules are taken: {reason}</source>
        <translation>Hausregeln, die nicht zusammenpassen; es gelten die gedruckten Regeln: {reason}</translation>
    </message>
    <message>
        <source>There are more acts than a sitting can have.</source>
        <translation>Es sind mehr Handlungen, als eine Sitzung haben kann.</translation>
    </message>
    <message>
        <source>The text breaks off or makes no sense after this.</source>
        <translation>Danach bricht der Text ab oder ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>The text is nested too deeply to be a record of Eldest Hand.</source>
        <translation>Der Text ist zu tief verschachtelt für eine Aufzeichnung von Eldest Hand.</translation>
    </message>
    <message>
        <source>There are more house rules than any game has; they are passed over.</source>
        <translation>Es sind mehr Hausregeln, als irgendein Spiel hat; sie werden übergangen.</translation>
    </message>
    <message>
        <source>The header says something twice: {field}.</source>
        <translation>Der Kopf sagt etwas zweimal: {field}.</translation>
    </message>
    <message>
        <source>This line is no act: {line}</source>
        <translation>Diese Zeile ist keine Handlung: {line}</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>Jetzt ist {seat} an der Reihe.</translation>
    </message>
    <message>
        <source>No card can be cut there.</source>
        <translation>Dort kann keine Karte abgehoben werden.</translation>
    </message>
    <message>
        <source>No deal has that number.</source>
        <translation>Kein Blatt hat diese Nummer.</translation>
    </message>
    <message>
        <source>Those are not the cards of the pack.</source>
        <translation>Das sind nicht die Karten dieses Spiels.</translation>
    </message>
    <message>
        <source>Each packet must hold at least {least} cards.</source>
        <translation>In jedem Päckchen müssen mindestens {least} Karten sein.</translation>
    </message>
    <message>
        <source>The pack must be shuffled first.</source>
        <translation>Erst müssen die Karten gemischt werden.</translation>
    </message>
    <message>
        <source>The cards are not dealt in that way here.</source>
        <translation>So werden die Karten hier nicht gegeben.</translation>
    </message>
    <message>
        <source>You hold a card of the suit led, {led}, and must follow it.</source>
        <translation>Du hast eine Karte der ausgespielten Farbe, {led}, und musst bedienen.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in deinem Blatt.</translation>
    </message>
    <message>
        <source>A penalty binds you to something else.</source>
        <translation>Eine Strafe bindet dich an etwas anderes.</translation>
    </message>
    <message>
        <source>First it is to be decided what follows from the offence.</source>
        <translation>Erst ist zu entscheiden, was aus dem Verstoß folgt.</translation>
    </message>
    <message>
        <source>That cannot have happened here.</source>
        <translation>Das kann hier nicht geschehen sein.</translation>
    </message>
    <message>
        <source>Only the side not in fault may demand anything.</source>
        <translation>Etwas fordern darf nur die Partei, die nicht im Unrecht ist.</translation>
    </message>
    <message>
        <source>More has gone wrong in this deal than can be called; first play on.</source>
        <translation>In dieser Gabe ist mehr falsch gelaufen, als sich beanstanden lässt; spiele erst weiter.</translation>
    </message>
    <message>
        <source>Your side must bid: the other has lost its right.</source>
        <translation>Deine Partei muss bieten: die andere hat ihr Recht verloren.</translation>
    </message>
    <message>
        <source>You must pass in this round.</source>
        <translation>Du musst in dieser Runde passen.</translation>
    </message>
    <message>
        <source>That is not what was demanded of you.</source>
        <translation>Das ist nicht, was von dir verlangt wurde.</translation>
    </message>
    <message>
        <source>First take up your cards.</source>
        <translation>Nimm erst deine Karten auf.</translation>
    </message>
    <message>
        <source>One of the two cards that you threw is to be played.</source>
        <translation>Eine der zwei Karten, die du geworfen hast, ist zu spielen.</translation>
    </message>
    <message>
        <source>While a hand is being played the pack is not shuffled.</source>
        <translation>Während gespielt wird, werden die Karten nicht gemischt.</translation>
    </message>
    <message>
        <source>Players offer bets one at a time, of whole counters, from the shuffle until the cut.</source>
        <translation>Wetten werden einzeln angeboten, in ganzen Marken, vom Mischen bis zum Abheben.</translation>
    </message>
    <message>
        <source>A bet over the limit is not accepted; counters left to bet: {left}.</source>
        <translation>Eine Wette über der Grenze wird nicht angenommen; zum Wetten verbleibende Marken: {left}.</translation>
    </message>
</context>
<context>
    <name>remedies</name>
    <message>
        <source>Let it stand</source>
        <translation>Es soll gelten</translation>
    </message>
    <message>
        <source>Play goes on as if nothing had happened.</source>
        <translation>Es geht weiter, als wäre nichts geschehen.</translation>
    </message>
    <message>
        <source>Speak before your partner</source>
        <translation>Vor dem Partner sprechen</translation>
    </message>
    <message>
        <source>You bid or pass now; your partner still has his own bid after you.</source>
        <translation>Du bietest oder passt jetzt; dein Partner behält sein eigenes Gebot nach dir.</translation>
    </message>
    <message>
        <source>Have their score struck out</source>
        <translation>Ihre Punkte streichen lassen</translation>
    </message>
    <message>
        <source>They score nothing in this deal, and makers have failed their bid.</source>
        <translation>Sie schreiben in dieser Gabe nichts an, und als Spielmacher haben sie ihr Gebot verloren.</translation>
    </message>
    <message>
        <source>It is void, and the partner must pass too</source>
        <translation>Es ist ungültig, und der Partner muss auch passen</translation>
    </message>
    <message>
        <source>The acceptance does not count, and the offender’s partner may not accept either.</source>
        <translation>Die Annahme zählt nicht, und auch der Partner dessen, der sie aussprach, darf nicht annehmen.</translation>
    </message>
    <message>
        <source>Let the acceptance stand</source>
        <translation>Die Annahme soll gelten</translation>
    </message>
    <message>
        <source>The trump is made as it was said, and the offender is the maker.</source>
        <translation>Trumpf wird, was angesagt war, und wer den Verstoß beging, ist der Spielmacher.</translation>
    </message>
    <message>
        <source>Let the maker play alone</source>
        <translation>Der Spielmacher soll allein spielen</translation>
    </message>
    <message>
        <source>The maker’s partner lays down his cards, as if it had been said in time.</source>
        <translation>Der Partner des Spielmachers legt sein Blatt hin, als wäre es rechtzeitig gesagt worden.</translation>
    </message>
    <message>
        <source>Add the penalty to your score</source>
        <translation>Die Strafpunkte anschreiben</translation>
    </message>
    <message>
        <source>They score nothing in this hand, and you add the penalty for a revoke.</source>
        <translation>Sie schreiben in dieser Gabe nichts an, und ihr zählt die Strafe für ein Revoke dazu.</translation>
    </message>
    <message>
        <source>Take two tricks</source>
        <translation>Zwei Stiche nehmen</translation>
    </message>
    <message>
        <source>Two tricks of the offenders count as yours before the odd tricks are counted.</source>
        <translation>Zwei Stiche der Schuldigen zählen als eure, bevor die Stiche über sechs gezählt werden.</translation>
    </message>
    <message>
        <source>Take three tricks</source>
        <translation>Drei Stiche nehmen</translation>
    </message>
    <message>
        <source>Three tricks of the offenders count as yours before the odd tricks are counted.</source>
        <translation>Drei Stiche der Schuldigen zählen als eure, bevor die Stiche über sechs gezählt werden.</translation>
    </message>
    <message>
        <source>Take three points off their score</source>
        <translation>Ihnen drei Punkte abziehen</translation>
    </message>
    <message>
        <source>The offenders’ score is reduced by three, but never below nought.</source>
        <translation>Der Stand der Schuldigen sinkt um drei, aber nie unter null.</translation>
    </message>
    <message>
        <source>Add three points to your score</source>
        <translation>Drei Punkte anschreiben</translation>
    </message>
    <message>
        <source>Three points are added to your score before tricks are counted.</source>
        <translation>Euch werden drei Punkte angeschrieben, bevor die Stiche gezählt werden.</translation>
    </message>
    <message>
        <source>Do not call it now</source>
        <translation>Jetzt nicht rufen</translation>
    </message>
    <message>
        <source>It is played, if that is no revoke.</source>
        <translation>Die Karte wird gespielt, wenn das kein Revoke ist.</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>{card} rufen</translation>
    </message>
    <message>
        <source>The table plays on, and nothing is exacted.</source>
        <translation>Das Spiel geht weiter, und nichts wird gefordert.</translation>
    </message>
    <message>
        <source>He plays so if he can without a revoke.</source>
        <translation>So wird gespielt, wenn es ohne Revoke möglich ist.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Nichts verlangen</translation>
    </message>
    <message>
        <source>Call for clubs</source>
        <translation>Kreuz anfordern</translation>
    </message>
    <message>
        <source>Call for diamonds</source>
        <translation>Karo anfordern</translation>
    </message>
    <message>
        <source>Call for hearts</source>
        <translation>Herz anfordern</translation>
    </message>
    <message>
        <source>Call for spades</source>
        <translation>Pik anfordern</translation>
    </message>
    <message>
        <source>The suit is led, if the leader holds any of it.</source>
        <translation>Die Farbe wird ausgespielt, wenn im Blatt eine Karte davon ist.</translation>
    </message>
    <message>
        <source>His highest of the suit; or having none, a trump</source>
        <translation>Die höchste der Farbe, sonst einen Trumpf</translation>
    </message>
    <message>
        <source>His highest of the suit; or having none, no trump</source>
        <translation>Die höchste der Farbe, sonst keinen Trumpf</translation>
    </message>
    <message>
        <source>His lowest of the suit; or having none, a trump</source>
        <translation>Die niedrigste der Farbe, sonst einen Trumpf</translation>
    </message>
    <message>
        <source>His lowest of the suit; or having none, no trump</source>
        <translation>Die niedrigste der Farbe, sonst keinen Trumpf</translation>
    </message>
    <message>
        <source>Let his partner win the trick</source>
        <translation>Der Partner soll den Stich gewinnen</translation>
    </message>
    <message>
        <source>His partner’s highest of the suit</source>
        <translation>Vom Partner die höchste der Farbe</translation>
    </message>
    <message>
        <source>His partner’s lowest of the suit</source>
        <translation>Vom Partner die niedrigste der Farbe</translation>
    </message>
    <message>
        <source>Let his partner lose the trick</source>
        <translation>Der Partner soll den Stich verlieren</translation>
    </message>
    <message>
        <source>Call his highest trump</source>
        <translation>Den höchsten Trumpf rufen</translation>
    </message>
    <message>
        <source>Call his lowest trump</source>
        <translation>Den niedrigsten Trumpf rufen</translation>
    </message>
    <message>
        <source>Call {card} as exposed</source>
        <translation>{card} soll als aufgedeckt gelten</translation>
    </message>
    <message>
        <source>It lies face up, and may be called whenever it can be played.</source>
        <translation>Die Karte liegt offen und darf gerufen werden, sooft sie gespielt werden kann.</translation>
    </message>
    <message>
        <source>Call a suit</source>
        <translation>Eine Farbe anfordern</translation>
    </message>
    <message>
        <source>When that side next leads, you name the suit.</source>
        <translation>Wenn jene Partei wieder ausspielt, nennst du die Farbe.</translation>
    </message>
    <message>
        <source>Have the hand played out</source>
        <translation>Die Gabe soll zu Ende gespielt werden</translation>
    </message>
    <message>
        <source>Play goes on; cards missing or left over are not counted.</source>
        <translation>Das Spiel geht weiter; fehlende oder überzählige Karten zählen nicht.</translation>
    </message>
    <message>
        <source>Agree to another pack</source>
        <translation>In ein anderes Kartenspiel einwilligen</translation>
    </message>
    <message>
        <source>The pack counts as imperfect; a true one is shuffled and cut.</source>
        <translation>Das Kartenspiel gilt als fehlerhaft; ein gutes wird gemischt und abgehoben.</translation>
    </message>
    <message>
        <source>Demand a new deal by the same dealer</source>
        <translation>Neu geben, derselbe Geber</translation>
    </message>
    <message>
        <source>The cards are gathered; nothing is scored, and the same player deals again.</source>
        <translation>Die Karten werden zusammengelegt; angeschrieben wird nichts, und derselbe Spieler gibt noch einmal.</translation>
    </message>
    <message>
        <source>Claim a misdeal</source>
        <translation>Vergeben: das Geben ist verloren</translation>
    </message>
    <message>
        <source>The cards are gathered; nothing is scored, and the next player deals.</source>
        <translation>Die Karten werden zusammengelegt; angeschrieben wird nichts, und der nächste Spieler gibt.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>✓ {brings}</source>
        <translation>✓ {brings}</translation>
    </message>
    <message>
        <source>≠ {brings}, best {top}</source>
        <translation>≠ {brings}, bestens {top}</translation>
    </message>
    <message>
        <source>✓ the same</source>
        <translation>✓ dasselbe</translation>
    </message>
    <message>
        <source>≈ as good: {act}</source>
        <translation>≈ ebenso gut: {act}</translation>
    </message>
    <message>
        <source>≠ {act}</source>
        <translation>≠ {act}</translation>
    </message>
    <message>
        <source>≠ {act}, better by {loss}</source>
        <translation>≠ {act}, besser um {loss}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, still being played</source>
        <translation>Spiel {number}, noch im Gang</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Was {name} wusste</translation>
    </message>
    <message>
        <source>What you knew</source>
        <translation>Was Sie wussten</translation>
    </message>
    <message>
        <source>{name}: {act}</source>
        <translation>{name}: {act}</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <translation>Warum: {reason}</translation>
    </message>
    <message>
        <source>Asked again, the same player would rather: {act}. {reason}</source>
        <translation>Noch einmal gefragt, würde derselbe Spieler lieber: {act}. {reason}</translation>
    </message>
    <message>
        <source>An expert with the same knowledge: {act}. {reason}</source>
        <translation>Ein Meister mit demselben Wissen: {act}. {reason}</translation>
    </message>
    <message>
        <source>It is being thought over…</source>
        <translation>Es wird überlegt …</translation>
    </message>
    <message>
        <source>While the deal is played this is not judged unless you have your play checked, which is help.</source>
        <translation>Solange das Spiel läuft, wird das nur beurteilt, wenn Sie Ihr Spiel prüfen lassen, und das ist Hilfe.</translation>
    </message>
    <message>
        <source>Nothing could be found out about this decision.</source>
        <translation>Über diese Entscheidung ließ sich nichts herausfinden.</translation>
    </message>
    <message>
        <source>Points that each promised:</source>
        <translation>Punkte, die jedes versprach:</translation>
    </message>
    <message>
        <source>With all hands spread, tricks still taken by the side with:</source>
        <translation>Bei offenen Karten macht die Seite noch an Stichen nach:</translation>
    </message>
    <message>
        <source>With all hands spread, points still taken by the side with:</source>
        <translation>Bei offenen Karten macht die Seite noch an Punkten nach:</translation>
    </message>
    <message>
        <source>{act} – done</source>
        <translation>{act} – getan</translation>
    </message>
</context>
<context>
    <name>rule book</name>
    <message>
        <source>Common to all games</source>
        <translation>Allen Spielen gemein</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Whist</translation>
    </message>
    <message>
        <source>Cinch</source>
        <translation>Cinch</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>nach Vereinbarung</translation>
    </message>
    <message>
        <source>among people</source>
        <translation>unter Menschen</translation>
    </message>
    <message>
        <source>at this table: {value}</source>
        <translation>an diesem Tisch: {value}</translation>
    </message>
    <message>
        <source>Nothing in this chapter is in force at this table.</source>
        <translation>In diesem Kapitel gilt an diesem Tisch nichts.</translation>
    </message>
    <message>
        <source>{acting} in force at this table, {idle} not in force there</source>
        <translation>{acting} gilt an diesem Tisch, {idle} gilt dort nicht</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>No clause has all of these words.</source>
        <translation>In keiner Bestimmung stehen alle diese Worte.</translation>
    </message>
    <message>
        <source>{number} clauses have these words.</source>
        <translation>Bestimmungen mit diesen Worten: {number}.</translation>
    </message>
</context>
<context>
    <name>rules in force</name>
    <message>
        <source>{name} for {players}</source>
        <translation>{name} für {players}</translation>
    </message>
    <message>
        <source>{name} for {players}, {members} at the table</source>
        <translation>{name} für {players}, {members} am Tisch</translation>
    </message>
    <message>
        <source>The printed rules</source>
        <translation>Die gedruckten Regeln</translation>
    </message>
    <message>
        <source>The printed rules: {name}</source>
        <translation>Die gedruckten Regeln: {name}</translation>
    </message>
    <message>
        <source>House rules of your own</source>
        <translation>Eigene Hausregeln</translation>
    </message>
    <message>
        <source>Otherwise than printed</source>
        <translation>Anders als gedruckt</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>{rule}: {value} (printed: {default})</source>
        <translation>{rule}: {value} (gedruckt: {default})</translation>
    </message>
</context>
<context>
    <name>seal</name>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>The pack was sealed before it was cut and before the first card was dealt. The fingerprint is made of the order of all cards and of a secret number; nobody can find another order that has it. Note it down or copy it, and hold it against the pack when the deal is over.</source>
        <translation>Das Paket wurde versiegelt, bevor es abgehoben und bevor die erste Karte gegeben wurde. Der Fingerabdruck ist aus der Reihenfolge aller Karten und einer geheimen Zahl gemacht; niemand kann eine andere Reihenfolge finden, die ihn hat. Notieren oder kopieren Sie ihn, und halten Sie ihn gegen das Paket, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>The seal is opened when the deal is over.</source>
        <translation>Das Siegel wird geöffnet, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>At a strict table it is opened when the next deal is being dealt.</source>
        <translation>An einem strengen Tisch wird es geöffnet, wenn das nächste Spiel gegeben wird.</translation>
    </message>
    <message>
        <source>To check it without this program, let another make the SHA-256 of the line, without a line’s end. In a terminal on Linux the following does it; on macOS say shasum -a 256 for sha256sum, and on Windows let certutil -hashfile read a file that holds the line alone:</source>
        <translation>Um es ohne dieses Programm zu prüfen, lassen Sie ein anderes die SHA-256 der Zeile bilden, ohne Zeilenende. In einem Terminal unter Linux tut es das Folgende; unter macOS steht shasum -a 256 für sha256sum, und unter Windows liest certutil -hashfile eine Datei, die nur die Zeile enthält:</translation>
    </message>
    <message>
        <source>✓ The fingerprint agrees with the pack.</source>
        <translation>✓ Der Fingerabdruck stimmt mit dem Paket überein.</translation>
    </message>
    <message>
        <source>✗ The fingerprint does not agree with the pack.</source>
        <translation>✗ Der Fingerabdruck stimmt nicht mit dem Paket überein.</translation>
    </message>
    <message>
        <source>Sealed: {short}…</source>
        <translation>Versiegelt: {short}…</translation>
    </message>
    <message>
        <source>Open the seal: {short}…</source>
        <translation>Siegel öffnen: {short}…</translation>
    </message>
    <message>
        <source>The fingerprint of the pack, made before the first card: {fingerprint}</source>
        <translation>Der Fingerabdruck des Pakets, vor der ersten Karte gemacht: {fingerprint}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>your Dummy</source>
        <translation>dein Gegenüber</translation>
    </message>
    <message>
        <source>{name}’s Dummy</source>
        <translation>Strohmann von {name}</translation>
    </message>
    <message>
        <source>the side of {seats}</source>
        <translation>die Partei von {seats}</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Partei</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The Colonel</source>
        <translation>Oberst Brand</translation>
    </message>
    <message>
        <source>Mrs. Battle</source>
        <translation>Frau Battle</translation>
    </message>
    <message>
        <source>The Doctor</source>
        <translation>Doktor Weiß</translation>
    </message>
    <message>
        <source>Miss Finch</source>
        <translation>Fräulein Finch</translation>
    </message>
    <message>
        <source>The Captain</source>
        <translation>Kapitän Lund</translation>
    </message>
    <message>
        <source>Aunt Harriet</source>
        <translation>Tante Harriet</translation>
    </message>
    <message>
        <source>{you} ({name})</source>
        <translation>{you} ({name})</translation>
    </message>
</context>
<context>
    <name>seats heading</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>seats receiving</name>
    <message>
        <source>you</source>
        <translation>dich</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>klassisch</translation>
    </message>
    <message>
        <source>large figures</source>
        <translation>große Zeichen</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>two, as printed</source>
        <translation>zwei, wie gedruckt</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>four, safe for colour-blind eyes</source>
        <translation>vier, auch für Farbenblinde</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>lattice, red</source>
        <translation>Gitter, rot</translation>
    </message>
    <message>
        <source>lattice, blue</source>
        <translation>Gitter, blau</translation>
    </message>
    <message>
        <source>rosette, red</source>
        <translation>Rosette, rot</translation>
    </message>
    <message>
        <source>rosette, blue</source>
        <translation>Rosette, blau</translation>
    </message>
    <message>
        <source>scales, green</source>
        <translation>Schuppen, grün</translation>
    </message>
    <message>
        <source>plaid, red</source>
        <translation>Karo, rot</translation>
    </message>
    <message>
        <source>flowers, ink</source>
        <translation>Blumen, tintenblau</translation>
    </message>
    <message>
        <source>plain, blue</source>
        <translation>schlicht, blau</translation>
    </message>
    <message>
        <source>Cloth of the table</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>weinrot</translation>
    </message>
    <message>
        <source>plain, high contrast</source>
        <translation>schlicht, starker Kontrast</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rasch</translation>
    </message>
    <message>
        <source>unhurried</source>
        <translation>gemächlich</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>A finished trick lies</source>
        <translation>Ein fertiger Stich liegt</translation>
    </message>
    <message>
        <source>briefly</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>for a moment</source>
        <translation>einen Augenblick</translation>
    </message>
    <message>
        <source>for a while</source>
        <translation>eine Weile</translation>
    </message>
    <message>
        <source>until I click or press a key</source>
        <translation>bis ich klicke oder eine Taste drücke</translation>
    </message>
    <message>
        <source>A card is played by</source>
        <translation>Eine Karte spielt man durch</translation>
    </message>
    <message>
        <source>one click, or dragging</source>
        <translation>einen Klick oder Ziehen</translation>
    </message>
    <message>
        <source>a double click, or dragging</source>
        <translation>einen Doppelklick oder Ziehen</translation>
    </message>
    <message>
        <source>two clicks, or dragging</source>
        <translation>zwei Klicks oder Ziehen</translation>
    </message>
    <message>
        <source>Sort my hand</source>
        <translation>Mein Blatt ordnen</translation>
    </message>
    <message>
        <source>Cut and deal for me</source>
        <translation>Für mich abheben und geben</translation>
    </message>
    <message>
        <source>At a strict table, shuffle for me</source>
        <translation>Am strengen Tisch für mich mischen</translation>
    </message>
    <message>
        <source>At a strict table, turn the trump for me</source>
        <translation>Am strengen Tisch für mich den Trumpf aufschlagen</translation>
    </message>
    <message>
        <source>At a strict table, take up my cards for me</source>
        <translation>Am strengen Tisch für mich meine Karten aufnehmen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Cards in sentences</source>
        <translation>Karten in Sätzen</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>Q♠</source>
        <translation>Q♠</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The setting “{setting}” cannot be {value}; it is “{default}” now.</source>
        <translation>Die Einstellung „{setting}“ kann nicht {value} sein; sie ist jetzt „{default}“.</translation>
    </message>
    <message>
        <source>The settings could not be read and are fresh; the old file is kept as {name}.</source>
        <translation>Die Einstellungen waren nicht lesbar und sind neu; die alte Datei ist als {name} erhalten.</translation>
    </message>
    <message>
        <source>The names of the players make no sense; they are forgotten.</source>
        <translation>Die Namen der Spieler ergeben keinen Sinn; sie sind vergessen.</translation>
    </message>
    <message>
        <source>The settings were written by a newer Eldest Hand (schema {schema}); they are left as they are.</source>
        <translation>Die Einstellungen sind von einem neueren Eldest Hand (Schema {schema}); sie bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>{name} ({form})</source>
        <translation>{name} ({form})</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>guided</source>
        <translation>geführt</translation>
    </message>
    <message>
        <source>{spirit}; with: {partner}; against: {opponents}</source>
        <translation>{spirit}; mit: {partner}; gegen: {opponents}</translation>
    </message>
    <message>
        <source>{spirit}; against: {opponents}</source>
        <translation>{spirit}; gegen: {opponents}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>looked on</source>
        <translation>zugesehen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>Spielmacher</translation>
    </message>
    <message>
        <source>maker’s partner</source>
        <translation>Partner des Spielmachers</translation>
    </message>
    <message>
        <source>against the maker</source>
        <translation>gegen den Spielmacher</translation>
    </message>
    <message>
        <source>{number}, {trumps}</source>
        <translation>{number}, {trumps}</translation>
    </message>
    <message>
        <source>{contract}, alone</source>
        <translation>{contract}, allein</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>not made</source>
        <translation>nicht gemacht</translation>
    </message>
    <message>
        <source>all tricks</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>game won</source>
        <translation>Spiel gewonnen</translation>
    </message>
    <message>
        <source>game lost</source>
        <translation>Spiel verloren</translation>
    </message>
    <message>
        <source>rubber won</source>
        <translation>Robber gewonnen</translation>
    </message>
    <message>
        <source>rubber lost</source>
        <translation>Robber verloren</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>Deals finished: {number}.</source>
        <translation>Beendete Gaben: {number}.</translation>
    </message>
    <message>
        <source>Games won: {won} of {all}.</source>
        <translation>Gewonnene Spiele: {won} von {all}.</translation>
    </message>
    <message>
        <source>Rubbers won: {won} of {all}.</source>
        <translation>Gewonnene Robber: {won} von {all}.</translation>
    </message>
    <message>
        <source>By chance alone it might as well be anything from {least} to {most}.</source>
        <translation>Nach bloßem Zufall könnte es ebenso gut alles von {least} bis {most} sein.</translation>
    </message>
    <message>
        <source>Points a deal: {us}, the best of the others {them}; the difference is {lead}.</source>
        <translation>Punkte je Gabe: {us}, die besten anderen {them}; der Unterschied ist {lead}.</translation>
    </message>
    <message>
        <source>Chance may have moved it by {give} either way.</source>
        <translation>Der Zufall kann ihn um {give} nach oben oder unten verschoben haben.</translation>
    </message>
    <message>
        <source>As maker: {kept} of {all} made, {marches} with all tricks.</source>
        <translation>Als Spielmacher: {kept} von {all} gemacht, {marches} mit allen Stichen.</translation>
    </message>
    <message>
        <source>Against a maker: {beaten} of {all} beaten.</source>
        <translation>Gegen einen Spielmacher: {beaten} von {all} geschlagen.</translation>
    </message>
    <message>
        <source>Lone hands: {all}, with all tricks {swept}.</source>
        <translation>Soli: {all}, mit allen Stichen {swept}.</translation>
    </message>
    <message>
        <source>Bids: {kept} of {all} made.</source>
        <translation>Gebote: {kept} von {all} gemacht.</translation>
    </message>
    <message>
        <source>Counters won and lost: {number}.</source>
        <translation>Marken, Gewinn und Verlust: {number}.</translation>
    </message>
    <message>
        <source>Too little has been played to say what is chance.</source>
        <translation>Es ist zu wenig gespielt worden, um zu sagen, was Zufall ist.</translation>
    </message>
    <message>
        <source>Of a hundred such ranges ninety-five hold the true figure.</source>
        <translation>Von hundert solchen Spannen enthalten fünfundneunzig die wahre Zahl.</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The folder {folder} cannot be made: {reason}. Make it yourself, or name another in {variable}.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}. Lege ihn selbst an, oder nenne einen anderen in {variable}.</translation>
    </message>
    <message>
        <source>Your home folder cannot be found. Name a folder in {variable}.</source>
        <translation>Dein Heimatordner ist nicht zu finden. Nenne einen Ordner in {variable}.</translation>
    </message>
    <message>
        <source>The rule book is missing from {folder}. Please install the program again.</source>
        <translation>Das Regelbuch fehlt in {folder}. Bitte richte das Programm neu ein.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}. What was saved before is untouched; see whether {folder} has room and may be written to.</source>
        <translation>{name} konnte nicht gesichert werden: {reason}. Was vorher gesichert war, ist unberührt; sieh nach, ob in {folder} Platz ist und geschrieben werden darf.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}. See whether {folder} may be read.</source>
        <translation>{name} ist nicht zu lesen: {reason}. Sieh nach, ob {folder} gelesen werden darf.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be put aside: {reason}. Move it out of {folder} yourself.</source>
        <translation>{name} ist beschädigt und lässt sich nicht beiseitelegen: {reason}. Nimm die Datei selbst aus {folder}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: what has this name in {folder} is no plain file.</source>
        <translation>{name} ist nicht zu lesen: Was in {folder} so heißt, ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{name} cannot be read: with {size} MB it is too large to have been written by Eldest Hand.</source>
        <translation>{name} ist nicht zu lesen: Mit {size} MB ist die Datei zu groß, um von Eldest Hand zu sein.</translation>
    </message>
    <message>
        <source>There is no file {name} in {folder}.</source>
        <translation>Es gibt keine Datei {name} in {folder}.</translation>
    </message>
    <message>
        <source>The lesson is missing. Please install the program again.</source>
        <translation>Die Lektion fehlt. Bitte richte das Programm neu ein.</translation>
    </message>
    <message>
        <source>This program is to keep everything beside it, but {folder} cannot be written to: {reason}. Games and settings are in {instead} for now.</source>
        <translation>Dieses Programm soll alles neben sich aufheben, aber in {folder} kann nicht geschrieben werden: {reason}. Spiele und Einstellungen sind vorerst in {instead}.</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder}: {reason}. You can play, but the game will not be kept. See whether there is room and the folder may be written to, or name another in {variable}.</source>
        <translation>In {folder} kann nichts gesichert werden: {reason}. Du kannst spielen, aber das Spiel bleibt nicht erhalten. Sieh nach, ob Platz ist und in den Ordner geschrieben werden darf, oder nenne einen anderen in {variable}.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Next deal</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>Cut for another rubber</source>
        <translation>Um einen weiteren Robber abheben</translation>
    </message>
    <message>
        <source>strict table</source>
        <translation>strenger Tisch</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <translation>Warum: {reason}</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel wird wieder gesichert.</translation>
    </message>
    <message>
        <source>A computer player would do this: {act}. {reason}</source>
        <translation>Ein Computerspieler täte dies: {act}. {reason}</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Nothing else can be done now.</source>
        <translation>Sonst ist jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>Against the laws</source>
        <translation>Gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>topics</name>
    <message>
        <source>Pack, cut and deal</source>
        <translation>Karten, Abheben und Geben</translation>
    </message>
    <message>
        <source>Making and hands</source>
        <translation>Trumpfmachen und Soli</translation>
    </message>
    <message>
        <source>Game and score</source>
        <translation>Spiel und Wertung</translation>
    </message>
    <message>
        <source>Stakes and rubbers</source>
        <translation>Einsätze und Robber</translation>
    </message>
    <message>
        <source>Customs of the table</source>
        <translation>Bräuche am Tisch</translation>
    </message>
</context>
<context>
    <name>topics of calls</name>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>Calls and bids</source>
        <translation>Ansagen und Gebote</translation>
    </message>
    <message>
        <source>Cards and play</source>
        <translation>Karten und Spiel</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
</context>
<context>
    <name>usher</name>
    <message>
        <source>The record could be read only in part:</source>
        <translation>Die Aufzeichnung war nur zum Teil zu lesen:</translation>
    </message>
    <message>
        <source>The record could not be opened:</source>
        <translation>Die Aufzeichnung war nicht zu öffnen:</translation>
    </message>
    <message>
        <source>Act {number}: {said}</source>
        <translation>Handlung {number}: {said}</translation>
    </message>
    <message>
        <source>It is left as it is.</source>
        <translation>Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>It has been kept as it was, in {file}.</source>
        <translation>Sie ist erhalten, wie sie war, in {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gesichert als {file}.</translation>
    </message>
    <message>
        <source>Only one game can be the game before. The one that was is kept as {file}; Open takes it up again.</source>
        <translation>Nur eine Partie kann die vorige sein. Die es bisher war, ist als {file} aufgehoben; mit Öffnen geht sie weiter.</translation>
    </message>
    <message>
        <source>The game before is on the table again.</source>
        <translation>Das Spiel davor ist wieder auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>whist</name>
    <message>
        <source>Added for the rubber</source>
        <translation>Zusatz für den Robber</translation>
    </message>
    <message>
        <source>The game is a single: one rubber point to {side}.</source>
        <translation>Das Spiel ist ein einfaches: ein Robberpunkt für {side}.</translation>
    </message>
    <message>
        <source>The game is a double: two rubber points to {side}.</source>
        <translation>Das Spiel ist ein doppeltes: zwei Robberpunkte für {side}.</translation>
    </message>
    <message>
        <source>The game is a treble: three rubber points to {side}.</source>
        <translation>Das Spiel ist ein dreifaches: drei Robberpunkte für {side}.</translation>
    </message>
    <message>
        <source>The losers have {lost}: the game is worth {worth}.</source>
        <translation>Die Verlierer haben {lost}: Das Spiel ist {worth} wert.</translation>
    </message>
    <message>
        <source>{side} wins the rubber and adds {counted} to the points won.</source>
        <translation>Der Robber geht an {side} und bringt {counted} dazu.</translation>
    </message>
    <message>
        <source>You win the rubber and add {counted} to the points won.</source>
        <translation>Du gewinnst den Robber und zählst {counted} dazu.</translation>
    </message>
    <message>
        <source>{side} wins the rubber.</source>
        <translation>Der Robber geht an {side}.</translation>
    </message>
    <message>
        <source>You win the rubber.</source>
        <translation>Du gewinnst den Robber.</translation>
    </message>
    <message>
        <source>{seat} has the lowest cut and plays with Dummy, whose hand deals first.</source>
        <translation>{seat} hat die niedrigste Karte und spielt mit dem Strohmann, der zuerst gibt.</translation>
    </message>
    <message>
        <source>You have the lowest cut and play with Dummy, whose hand deals first.</source>
        <translation>Du hast die niedrigste Karte und spielst mit dem Strohmann, der zuerst gibt.</translation>
    </message>
    <message>
        <source>{seat} has the lowest cut, and the Dummy opposite deals first.</source>
        <translation>{seat} hat die niedrigste Karte, und der Strohmann gegenüber gibt zuerst.</translation>
    </message>
    <message>
        <source>You have the lowest cut, and the Dummy opposite you deals first.</source>
        <translation>Du hast die niedrigste Karte, und der Strohmann dir gegenüber gibt zuerst.</translation>
    </message>
    <message>
        <source>Dummy passes: {seat} plays with him now.</source>
        <translation>Der Strohmann geht weiter: {seat} spielt jetzt mit ihm.</translation>
    </message>
    <message>
        <source>Dummy passes: you play with him now.</source>
        <translation>Der Strohmann geht weiter: du spielst jetzt mit ihm.</translation>
    </message>
    <message>
        <source>The hand of {seat} is laid open.</source>
        <translation>{seat} legt das Blatt offen hin.</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Whist</translation>
    </message>
    <message>
        <source>Foster’s Whist</source>
        <translation>Whist nach Foster</translation>
    </message>
    <message>
        <source>English Whist</source>
        <translation>Englisches Whist</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Deutsches Whist</translation>
    </message>
    <message>
        <source>Double Dummy</source>
        <translation>Zwei Strohmänner</translation>
    </message>
    <message>
        <source>Whist with Dummy</source>
        <translation>Whist mit Strohmann</translation>
    </message>
    <message>
        <source>That form of Whist is not for {players} players.</source>
        <translation>Diese Spielart von Whist ist nicht für {players} Spieler.</translation>
    </message>
    <message>
        <source>German Whist is scored by tricks: the English code does not act in it.</source>
        <translation>Deutsches Whist wird nach Stichen gewertet: die englische Ordnung gilt dafür nicht.</translation>
    </message>
    <message>
        <source>The English game is one of five points.</source>
        <translation>Das englische Spiel geht bis fünf Punkte.</translation>
    </message>
    <message>
        <source>In the English game points beyond five are lost.</source>
        <translation>Im englischen Spiel sind Punkte über fünf verloren.</translation>
    </message>
    <message>
        <source>The English game is played in rubbers anyhow.</source>
        <translation>Das englische Spiel wird ohnehin in Robbern gespielt.</translation>
    </message>
    <message>
        <source>Counters on the rubber need rubbers.</source>
        <translation>Marken auf den Robber verlangen Robber.</translation>
    </message>
    <message>
        <source>The American game has no rubber points.</source>
        <translation>Das amerikanische Spiel hat keine Robberpunkte.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>American: seven points, no honours</source>
        <translation>amerikanisch: sieben Punkte, keine Honneurs</translation>
    </message>
    <message>
        <source>English: five points, honours, rubbers</source>
        <translation>englisch: fünf Punkte, Honneurs, Robber</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>as the number of players has it</source>
        <translation>je nach Zahl der Spieler</translation>
    </message>
    <message>
        <source>Dummy, for three</source>
        <translation>Whist mit Strohmann, zu dritt</translation>
    </message>
    <message>
        <source>Double Dummy, for two</source>
        <translation>Whist mit zwei Strohmännern, zu zweit</translation>
    </message>
    <message>
        <source>German Whist, for two</source>
        <translation>Deutsches Whist, zu zweit</translation>
    </message>
    <message>
        <source>Points for game</source>
        <translation>Punkte zum Spiel</translation>
    </message>
    <message>
        <source>The whole last hand counts</source>
        <translation>Die letzte Gabe zählt ganz</translation>
    </message>
    <message>
        <source>Play rubbers in the American game</source>
        <translation>Im amerikanischen Spiel Robber spielen</translation>
    </message>
    <message>
        <source>Points added for such a rubber</source>
        <translation>Zusatzpunkte für einen solchen Robber</translation>
    </message>
    <message>
        <source>Equal cards in cutting</source>
        <translation>Gleiche Karten beim Abheben</translation>
    </message>
    <message>
        <source>are settled by suit</source>
        <translation>entscheidet die Farbe</translation>
    </message>
    <message>
        <source>are cut for again</source>
        <translation>werden neu abgehoben</translation>
    </message>
    <message>
        <source>Counters are paid for</source>
        <translation>Marken werden bezahlt für</translation>
    </message>
    <message>
        <source>what the code has it for</source>
        <translation>das, was die Ordnung vorsieht</translation>
    </message>
    <message>
        <source>each game</source>
        <translation>jedes Spiel</translation>
    </message>
    <message>
        <source>each rubber</source>
        <translation>jeden Robber</translation>
    </message>
    <message>
        <source>each rubber point</source>
        <translation>jeden Robberpunkt</translation>
    </message>
    <message>
        <source>each trick that the losers are behind</source>
        <translation>jeden Stich, um den die Verlierer zurückliegen</translation>
    </message>
    <message>
        <source>tricks, games and rubbers</source>
        <translation>Stiche, Spiele und Robber</translation>
    </message>
    <message>
        <source>Further counters for the rubber</source>
        <translation>Weitere Marken für den Robber</translation>
    </message>
    <message>
        <source>Triple stake: counters a trick</source>
        <translation>Dreifacher Einsatz: Marken für den Stich</translation>
    </message>
    <message>
        <source>Triple stake: counters a game</source>
        <translation>Dreifacher Einsatz: Marken für das Spiel</translation>
    </message>
    <message>
        <source>Triple stake: counters a rubber</source>
        <translation>Dreifacher Einsatz: Marken für den Robber</translation>
    </message>
    <message>
        <source>The lowest cut plays with Dummy, whose hand lies open.</source>
        <translation>Die niedrigste gezogene Karte spielt mit dem Strohmann, dessen Blatt offen liegt.</translation>
    </message>
    <message>
        <source>Each plays with a Dummy of his own, whose hand lies open.</source>
        <translation>Jeder spielt mit einem eigenen Strohmann, dessen Blatt offen liegt.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the open card of the stock, the loser the one below it.</source>
        <translation>Wer einen Stich gewinnt, nimmt die offene Karte vom Stoß, der Verlierer die darunter.</translation>
    </message>
    <message>
        <source>{points} points are game.</source>
        <translation>Das Spiel geht bis {points} Punkte.</translation>
    </message>
    <message>
        <source>Each trick above six counts one point.</source>
        <translation>Jeder Stich über sechs zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Each trick above thirteen counts one point.</source>
        <translation>Jeder Stich über dreizehn zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Four honours of one side count four, three count two; at four none.</source>
        <translation>Vier Honneurs einer Partei zählen vier, drei zählen zwei; beim Stand von vier keine.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Honneurs zählen nicht.</translation>
    </message>
    <message>
        <source>Rubbers are played, the best of three games.</source>
        <translation>Gespielt werden Robber: zwei gewonnene Spiele von dreien.</translation>
    </message>
    <message>
        <source>52 cards; the ace is highest, but lowest in cutting.</source>
        <translation>52 Karten; das Ass ist am höchsten, beim Abheben aber am niedrigsten.</translation>
    </message>
    <message>
        <source>Two packs are dealt in turn.</source>
        <translation>Zwei Kartenspiele werden abwechselnd gegeben.</translation>
    </message>
    <message>
        <source>Thirteen cards are dealt to each, one at a time.</source>
        <translation>Jeder bekommt dreizehn Karten, immer eine auf einmal.</translation>
    </message>
    <message>
        <source>The last card is turned up for trumps; it is the dealer’s.</source>
        <translation>Die letzte Karte wird als Trumpf aufgeschlagen; sie gehört dem Geber.</translation>
    </message>
    <message>
        <source>The next card is turned up for trumps, and the rest is the stock.</source>
        <translation>Die nächste Karte wird als Trumpf aufgeschlagen, und der Rest ist der Stoß.</translation>
    </message>
    <message>
        <source>Of {members} members the four lowest cuts play first; they cut again for partners.</source>
        <translation>Von {members} Mitgliedern spielen zuerst die vier niedrigsten Karten; um die Partner wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>After a game those who have sat longest give way to those waiting, of equals the highest cuts.</source>
        <translation>Nach einem Spiel machen die Platz, die am längsten gesessen haben, unter gleichen die höchsten Karten.</translation>
    </message>
    <message>
        <source>After a rubber those who have sat longest give way to those waiting, of equals the highest cuts.</source>
        <translation>Nach einem Robber machen die Platz, die am längsten gesessen haben, unter gleichen die höchsten Karten.</translation>
    </message>
    <message>
        <source>The lowest cut deals first.</source>
        <translation>Wer die niedrigste Karte abhebt, gibt zuerst.</translation>
    </message>
    <message>
        <source>The Dummy of the lowest cut deals first.</source>
        <translation>Der Strohmann der niedrigsten Karte gibt zuerst.</translation>
    </message>
    <message>
        <source>The two lowest cuts play together, and the lowest of all deals first.</source>
        <translation>Die beiden mit den niedrigsten Karten spielen zusammen, und die niedrigste von allen gibt zuerst.</translation>
    </message>
    <message>
        <source>By cards: {tricks} tricks</source>
        <translation>Stiche: {tricks}</translation>
    </message>
    <message>
        <source>By honours: {honours} held</source>
        <translation>Honneurs: {honours}</translation>
    </message>
    <message>
        <source>No odd trick</source>
        <translation>Kein zählender Stich</translation>
    </message>
    <message>
        <source>{side} wins {tricks} tricks and scores {counted} by cards.</source>
        <translation>{tricks} Stiche gehen an {side}: {counted} durch Stiche.</translation>
    </message>
    <message>
        <source>You win {tricks} tricks and score {counted} by cards.</source>
        <translation>Du gewinnst {tricks} Stiche und schreibst {counted} durch Stiche an.</translation>
    </message>
    <message>
        <source>Nobody wins an odd trick: nobody scores.</source>
        <translation>Niemand gewinnt einen Stich, der zählt: niemand schreibt an.</translation>
    </message>
    <message>
        <source>{side} held {honours} honours and scores {counted} by honours.</source>
        <translation>{honours} Honneurs bei {side}: {counted} durch Honneurs.</translation>
    </message>
    <message>
        <source>You held {honours} honours and score {counted} by honours.</source>
        <translation>Du hattest {honours} Honneurs und schreibst {counted} durch Honneurs an.</translation>
    </message>
    <message>
        <source>{side} stood at four before the deal and cannot count honours.</source>
        <translation>{side} stand vor der Gabe auf vier und kann keine Honneurs zählen.</translation>
    </message>
    <message>
        <source>You stood at four before the deal and cannot count honours.</source>
        <translation>Du standest vor der Gabe auf vier und kannst keine Honneurs zählen.</translation>
    </message>
    <message>
        <source>The game is won by cards; the honours of {side} come too late.</source>
        <translation>Das Spiel ist durch Stiche gewonnen; Honneurs kommen zu spät für {side}.</translation>
    </message>
    <message>
        <source>You held honours too, but the game is won by cards.</source>
        <translation>Auch du hattest Honneurs, aber das Spiel ist durch Stiche gewonnen.</translation>
    </message>
    <message>
        <source>{seat} takes {card} into the hand.</source>
        <translation>{seat} nimmt {card} ins Blatt.</translation>
    </message>
    <message>
        <source>You take {card} into your hand.</source>
        <translation>Du nimmst {card} in dein Blatt.</translation>
    </message>
    <message>
        <source>{seat} takes {card} from the stock.</source>
        <translation>{seat} nimmt {card} vom Stoß.</translation>
    </message>
    <message>
        <source>You take {card} from the stock.</source>
        <translation>Du nimmst {card} vom Stoß.</translation>
    </message>
    <message>
        <source>{seat} takes the next card unseen.</source>
        <translation>{seat} nimmt verdeckt die nächste Karte.</translation>
    </message>
    <message>
        <source>{seat}: “{number} by honours”</source>
        <translation>{seat}: „{number} durch Honneurs“</translation>
    </message>
    <message>
        <source>You: “{number} by honours”</source>
        <translation>Du: „{number} durch Honneurs“</translation>
    </message>
    <message>
        <source>Revoke: {number} tricks to the adversaries</source>
        <translation>Revoke: {number} Stiche an die Gegner</translation>
    </message>
    <message>
        <source>Revoke: {number} points off the score</source>
        <translation>Revoke: {number} Punkte abgezogen</translation>
    </message>
    <message>
        <source>Revoke: {number} points to the adversaries</source>
        <translation>Revoke: {number} Punkte an die Gegner</translation>
    </message>
    <message>
        <source>For a revoke of {seats}, {number} tricks count as their adversaries’.</source>
        <translation>Revoke ({seats}): {number} Stiche zählen für die Gegner.</translation>
    </message>
    <message>
        <source>For a revoke of {seats}, {number} points are taken off their score.</source>
        <translation>Revoke ({seats}): {number} Punkte werden abgezogen.</translation>
    </message>
    <message>
        <source>For a revoke of {seats}, {number} points are added to their adversaries’ score.</source>
        <translation>Revoke ({seats}): {number} Punkte werden den Gegnern angeschrieben.</translation>
    </message>
    <message>
        <source>{side} has revoked, and cannot win the game in this hand: the score is held at {most}.</source>
        <translation>{side} hat nicht bedient, obwohl es möglich war, und kann das Spiel in dieser Gabe nicht gewinnen: der Stand bleibt bei {most}.</translation>
    </message>
    <message>
        <source>You have revoked, and cannot win the game in this hand: you are held at {most}.</source>
        <translation>Deine Partei hat nicht bedient, obwohl es möglich war, und kann das Spiel in dieser Gabe nicht gewinnen: der Stand bleibt bei {most}.</translation>
    </message>
</context>
</TS>
