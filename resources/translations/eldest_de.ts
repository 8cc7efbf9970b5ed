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
    <name>Decisions</name>
    <message>
        <source>Your turn to speak</source>
        <translation>Du bist an der Reihe</translation>
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
        <source>{card}, played by {seat}</source>
        <translation>{card}, gespielt: {seat}</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, aufgedeckt</translation>
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
        <source>{card}, in a trick of {seat}</source>
        <translation>{card}, in einem Stich: {seat}</translation>
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
        <source>tricks: {count}</source>
        <translation>Stiche: {count}</translation>
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
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Your &amp;opponent</source>
        <translation>Dein &amp;Gegner</translation>
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
    <name>PlayLog</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
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
        <source>Chapters</source>
        <translation>Kapitel</translation>
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
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Ledger of counters</source>
        <translation>Abrechnung der Marken</translation>
    </message>
    <message>
        <source>Games {games}, rubbers {rubbers}</source>
        <translation>Spiele {games}, Robber {rubbers}</translation>
    </message>
    <message>
        <source>Games {games}</source>
        <translation>Spiele {games}</translation>
    </message>
    <message>
        <source>In all: {shares}; together {sum}.</source>
        <translation>Im Ganzen: {shares}; zusammen {sum}.</translation>
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
</context>
<context>
    <name>Surroundings</name>
    <message>
        <source>D</source>
        <comment>the letter on the dealer&apos;s button</comment>
        <translation>G</translation>
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
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>Usher</name>
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
        <source>H&amp;urry</source>
        <translation>&amp;Eilen</translation>
    </message>
    <message>
        <source>Let what is moving come to rest at once</source>
        <translation>Was sich bewegt, sofort zur Ruhe kommen lassen</translation>
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
        <source>Deal, beginning with {first}</source>
        <translation>Geben, zuerst {first}</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Ich passe</translation>
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
</context>
<context>
    <name>app</name>
    <message>
        <source>Eldest Hand is open already.</source>
        <translation>Eldest Hand ist schon geöffnet.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept; the log tells more: {file}</source>
        <translation>Im Programm ist etwas schiefgegangen. Dein Spiel ist gesichert; mehr steht im Protokoll: {file}</translation>
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
        <source>Back to the defaults</source>
        <translation>Zurück zu den Vorgaben</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>{suit} was turned down and cannot be named in this hand.</source>
        <translation>{suit} wurde abgelehnt und kann in dieser Gabe nicht mehr genannt werden.</translation>
    </message>
    <message>
        <source>The dealer takes up or turns down; the others order up or pass.</source>
        <translation>Der Geber nimmt auf oder lehnt ab; die anderen lassen aufnehmen oder passen.</translation>
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
        <source>The turn-up is no longer on offer.</source>
        <translation>Die aufgedeckte Karte steht nicht mehr zur Wahl.</translation>
    </message>
    <message>
        <source>The dealer must name a suit: everybody else has passed.</source>
        <translation>Der Geber muss eine Farbe nennen: alle anderen haben gepasst.</translation>
    </message>
    <message>
        <source>The turn-up cannot be discarded, only a card dealt to you.</source>
        <translation>Die aufgedeckte Karte kann nicht abgelegt werden, nur eine, die dir gegeben wurde.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in deinem Blatt.</translation>
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
        <source>I take it up</source>
        <translation>Ich nehme auf</translation>
    </message>
    <message>
        <source>I turn it down</source>
        <translation>Ich lehne ab</translation>
    </message>
    <message>
        <source>Make it {suit}</source>
        <translation>{suit} sei Trumpf</translation>
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
        <translation>Die aufgedeckte Karte kommt unter den Stoß: {suit} kann nicht genannt werden.</translation>
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
        <source>Rubber points are reckoned from games of five points.</source>
        <translation>Robberpunkte werden nach Spielen zu fünf Punkten berechnet.</translation>
    </message>
    <message>
        <source>A stake on rubber points needs rubbers.</source>
        <translation>Ein Einsatz auf Robberpunkte verlangt Robber.</translation>
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
        <source>Joker as best trump</source>
        <translation>Joker als höchster Trumpf</translation>
    </message>
    <message>
        <source>If the joker is turned up</source>
        <translation>Wenn der Joker aufgedeckt wird</translation>
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
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
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
        <source>{seat} is euchred with {tricks} of five tricks: two points to {side}.</source>
        <translation>{seat} ist Euchre, Stiche: {tricks} von fünf; zwei Punkte für {side}.</translation>
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
        <translation>{card} wird aufgedeckt.</translation>
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
        <source>The stake is paid: {counters} to {side}.</source>
        <translation>Der Einsatz wird bezahlt: {counters} an {side}.</translation>
    </message>
    <message>
        <source>The deal passes to {seat}.</source>
        <translation>Das Geben geht an {seat}.</translation>
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
        <source>Somebody must name a suit, and {suit} is the best of these.</source>
        <translation>Jemand muss eine Farbe nennen, und {suit} ist die beste von diesen.</translation>
    </message>
    <message>
        <source>Without {card} the hand is at its strongest.</source>
        <translation>Ohne {card} ist das Blatt am stärksten.</translation>
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
        <source>The trick is taken with the lowest card that wins it.</source>
        <translation>Der Stich wird mit der niedrigsten Karte genommen, die ihn gewinnt.</translation>
    </message>
    <message>
        <source>The trick cannot be won, so the least useful card goes.</source>
        <translation>Der Stich ist nicht zu gewinnen, also geht die Karte weg, die am wenigsten nützt.</translation>
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
</context>
<context>
    <name>options</name>
    <message>
        <source>There is no house rule called {switch}.</source>
        <translation>Eine Hausregel namens {switch} gibt es nicht.</translation>
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
        <source>Counters a point</source>
        <translation>Marken für den Punkt</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>It was the first thing allowed.</source>
        <translation>Es war das erste, was erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Cut for the deal: draw a card. The lowest deals, and the ace is low.</source>
        <translation>Hebe um das Geben ab: ziehe eine Karte. Die niedrigste gibt, und das Ass ist niedrig.</translation>
    </message>
    <message>
        <source>Cut again: draw another card.</source>
        <translation>Noch einmal: ziehe eine andere Karte.</translation>
    </message>
    <message>
        <source>Cut the pack: at least four cards in each packet.</source>
        <translation>Hebe ab: mindestens vier Karten in jedem Päckchen.</translation>
    </message>
    <message>
        <source>Your deal: which round comes first?</source>
        <translation>Du gibst: welche Runde kommt zuerst?</translation>
    </message>
    <message>
        <source>The turn-up is yours: lay one card under the pack.</source>
        <translation>Die aufgedeckte Karte gehört dir: lege eine andere unter den Stoß.</translation>
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
        <source>Your turn to speak.</source>
        <translation>Du bist an der Reihe.</translation>
    </message>
    <message>
        <source>Click, or press a key, to go on.</source>
        <translation>Klicke oder drücke eine Taste, um weiterzumachen.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt …</translation>
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
        <source>the side of {seats}</source>
        <translation>die Partei von {seats}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The Colonel</source>
        <translation>Der Oberst</translation>
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
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Dein Gegner</translation>
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
        <source>The settings were written by a newer Eldest Hand (schema {schema}); they are left as they are.</source>
        <translation>Die Einstellungen sind von einem neueren Eldest Hand (Schema {schema}); sie bleiben, wie sie sind.</translation>
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
        <source>There is no file {name} in {folder}.</source>
        <translation>Es gibt keine Datei {name} in {folder}.</translation>
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
        <source>A computer player would do this: {act}. {reason}</source>
        <translation>Ein Computerspieler täte dies: {act}. {reason}</translation>
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
        <source>The game before is on the table again.</source>
        <translation>Das Spiel davor ist wieder auf dem Tisch.</translation>
    </message>
</context>
</TS>
