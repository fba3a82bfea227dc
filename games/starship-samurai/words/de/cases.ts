import type { CaseWords } from '@orrery/engine'

/** Warum die richtigen Antworten richtig sind. */
export default {
  'free-location':
    'Ein einziger Jäger gewinnt dir den Ort, den niemand hält: 5 Ehre und seine Karte. Der beste Verbündete brächte 2.',
  'two-locations-before-an-ally':
    'Gozen schlägt 3 Stärke und Hideyoshi 2: Mit Bewegen gewinnst du beide Orte, ein Verbündeter bringt höchstens 4 Ehre.',
  'only-allies-score':
    'Alle deine Einheiten liegen auf dem Friedhof, und Karten und Reichtum zählen nichts: Nur ein Verbündeter bringt noch Ehre.',
  'pay-for-the-second-mech':
    'Für 1 Reichtum zieht ein zweiter Mech und gewinnt einen zweiten Ort; aufgehobener Reichtum zählt nichts.',
  'keep-the-fee': 'Masumune schlägt allein 5 Stärke, und du kannst ihn nur bewegen, solange du 1 Reichtum hast.',
  'masumune-alone-is-enough':
    'Nur Masumune schlägt mit 6 Stärke die 5 am ersten Ort; jede andere Einheit verliert dort.',
  'shoot-before-ending':
    'Am ersten Ort steht es gleich, und Gleichstand gewinnt Nova: Mit einem Schiff weniger dort gehört er dir.',
  'attach-before-ending':
    'Am ersten Ort steht es gleich, und Gleichstand gewinnt Nova: 1 Reichtum unter einem Jäger dort entscheidet ihn.',
  'oath-before-the-raid':
    'Pulsar hat noch einen Marker mit dem Wert 4 und zöge Ion auf den eigenen Zweig; dein letzter Reichtum verhindert das.',
  'carrier-brings-three': 'Mit einer Bewegung bringt nur der Träger mit 2 Jägern die 4 Stärke, die 3 schlagen.',
  'fill-the-carrier': 'Mitfliegen kostet nichts, und du brauchst alle 4 Stärke gegen 3.',
  'where-nobody-is': 'Ein Jäger gewinnt einen leeren Ort, gegen 9 Stärke gewinnt er nichts.',
  'a-new-type': 'Beide Orte bringen dieselbe Belohnung, aber ein Tempel ist dein dritter Typ und bringt 3 Ehre mehr.',
  'stay-and-win': 'Beide Jäger zusammen halten ihren Ort; geht einer, gewinnst du an keinem.',
  'first-unit-decides': 'Zu deinem Jäger fehlen 4 Stärke, um 4 zu schlagen, und nur Gozen bringt sie.',
  'oda-follows-to-the-close-one': 'Mit Oda hast du am ersten Ort 4 Stärke gegen 3; am zweiten ändert er nichts.',
  'make-room-at-their-cost':
    'Ein Schiff muss weichen: Ist es eines von Nova, führst du 7 zu 5; ist es deines, gewinnt Nova den Gleichstand.',
  'spare-your-own-weakest':
    'Die schwächsten Schiffe dort sind deine eigenen, und ohne eines davon ist dein 5 zu 4 dahin.',
  'strike-the-enemy-among-equals': 'Es steht 5 zu 5, und Gleichstand gewinnt Nova: Also muss ein Jäger von Nova weg.',
  'a-dead-card-for-two-fighters':
    'Silberzunge kannst du nicht bezahlen; abgeworfen zerstört sie zwei Jäger und gewinnt den Ort.',
  'bombard-two-of-theirs':
    'Du hast 4 Stärke gegen 5, und Gleichstand gewinnt Nova: Erst zwei Jäger weniger bei Nova genügen.',
  'shoot-where-it-counts':
    'Am ersten Ort steht es gleich, und ein Schiff weniger gewinnt ihn dir; am zweiten liegst du weit zurück.',
  'attach-where-it-tips':
    'Am ersten Ort bricht 1 Stärke mehr den Gleichstand; überall sonst bewirkt der Reichtum nichts.',
  'claim-the-full-way': 'Zwei Felder weit auf deinem Zweig bringt Sol 3 Ehre; jedes andere Feld bringt weniger.',
  'take-their-ally':
    'Sol auf deinem Zweig bringt dir 3 Ehre und kostet Nova 2; jeder andere Clan bringt dir 4, und das reicht nicht.',
  'across-neutral':
    'Sol kommt über das neutrale Feld auf ein Feld deines Zweigs, das 3 Ehre bringt: 3 für dich, 2 weniger für Nova.',
  'second-ally-before-the-top': 'Zwei Felder weiter bringt Ion 1 Ehre mehr, ein Clan vom neutralen Feld bringt 3.',
  'a-step-that-scores': 'Ein Clan vom neutralen Feld bringt 2 Ehre; ein Feld ändert bei Ion und Comet nichts.',
  'swear-on-what-can-be-taken':
    'Vier Felder kosten dich bei Ion 2 Ehre, bei Sol kosten sie dich 2 und geben Pulsar 3: Binde Sol.',
  'pay-and-keep-the-ally': 'Dein Reichtum kauft nichts mehr, und Ion bringt dir nach den Kämpfen 5 Ehre.',
  'give-up-the-lowest-ally': 'Sol bringt dir 2 Ehre, Ion 5.',
  'break-the-leaders-oath': 'Ohne Ion kommt Nova auf 40 Ehre und du auf 41; Gamma liegt in jedem Fall weit zurück.',
  'lost-here-won-there': 'Den Kampf hier rettet der Elitegeneral nicht, den nächsten gewinnt er dir.',
  'won-without-a-card':
    'Pulsar hat keine Karte und hier viel weniger Stärke; der Elitegeneral gewinnt dir den nächsten Kampf.',
  'a-tie-is-enough':
    'Du kommst in der Zugfolge zuerst, also ist 4 zu 4 schon gewonnen; der Elitegeneral gewinnt dir den nächsten Kampf.',
  'the-card-that-wins-the-last-battle':
    'Mit dem Elitegeneral gewinnst du 6 zu 5: Der Ort ist mehr wert als ehrenvolle Bedingungen.',
  'lose-on-honorable-terms':
    'Keine Karte schlägt hier 9 Stärke, und Ehrenvolle Bedingungen bringen für die Niederlage 2 Ehre und einen Verbündeten.',
  'a-jammer-must-be-paid':
    'Du hast keinen Reichtum, also bliebe der Störsender ohne Wirkung; der Elitegeneral gewinnt 6 zu 5.',
  'gozen-has-seen-enough':
    'Mit der Kriegsbeute steht es 6 zu 4 für dich; den Elitegeneral brauchst du im nächsten Kampf.',
  'strike-the-rich-fighter':
    'Der Präzisionsschlag nimmt 4 Stärke weg und gewinnt 5 zu 3; der Elitegeneral gleicht nur aus, und Gleichstand gewinnt Pulsar.',
  'strike-the-richer-of-two': 'Ohne den Jäger mit 4 Stärke gewinnst du 6 zu 4; ohne den anderen verlierst du.',
  'pay-with-ships-from-supply':
    'Jeder Jäger im Kampf zählt für dein 7 zu 6; ein Schiff aus deinem Vorrat kostet dich nichts.',
  'draw-for-dead-cards':
    'Befehlskarten nützen in den letzten Kämpfen nichts, also kann jede gezogene Karte nur helfen.',
  'discard-what-no-battle-needs': 'Für Befehlskarten bleibt kein Zug, ein Kampf aber schon.',
  'the-fighter-burns': 'Masumune schlägt Nova hier auch allein, der Jäger nicht.',
  'pay-the-tribute':
    'Mit allen 3 Jägern und dem Elitegeneral steht es 6 zu 6, und Gleichstand gewinnst du; Reichtum zählt nichts.',
  'lure-away-where-it-is-close': 'Ohne zwei Jäger verliert Nova den ersten Ort; am zweiten bleibt Masumune.',
  'break-the-mech-in-the-way':
    'Ohne Masumune gehört dir der erste Ort; ohne Mototada ist der zweite trotzdem verloren.',
  'sever-the-leaders-pact':
    'Nova käme auf 39 Ehre, du auf 37; ohne Sol sind es für Nova nur 36, und Pulsar ist weit zurück.',
  'sever-all-of-it':
    'Zwei Felder schicken Sol aufs neutrale Feld und kosten Nova 3 Ehre; nach einem blieben 2 Ehre und der Sieg.',
  'sever-before-the-end': 'Wenn die Bündnisse zählen, liegst du 2 Ehre zurück, und die Karte nimmt Nova 3.',
  'turn-the-leaders-ally':
    'Sol zählt für Nova, die vorn liegt; auf deinem Zweig gewinnt er dir die Partie, Ion täte es nicht.',
  'the-deepest-hostage': 'Luna zählt auf Stufe 1 nur 2; Sol zählt auf Stufe 4 ganze 4, Ion nur 3.',
  'give-the-lower-hostage': 'Beide lassen sich gegen Sol tauschen, und Luna bringt dir am wenigsten.',
  'hush-with-the-last-wealth': 'Reichtum kauft nichts mehr, und Sol brächte Nova 3 Ehre.',
  'an-embassy-of-theirs': 'Sol bringt Nova 5 Ehre, mehr als jeder andere Marker; Luna ist dein eigener Verbündeter.',
  'the-throne-and-an-ally':
    'Du hast keine Einheit mehr, und Karten und Reichtum zählen nichts: Nur ein Verbündeter bringt noch Ehre.',
  'power-does-not-help-them': 'Auch mit 3 Stärke mehr hat Pulsar 4 gegen deine 8; ein Marker brächte Ehre.',
  'no-power-for-them-here': 'Mit 3 Stärke mehr gewinnt Pulsar den Ort und 5 Ehre; ein Marker bringt höchstens 3.',
  'reinforce-and-win': 'Es steht 2 zu 2, und Gleichstand gewinnt Nova: Ein Jäger mehr gewinnt dir den Ort.',
  'pledge-no-more-than-needed': 'Ein Feld macht 4 Stärke gegen 2 und kostet keine Ehre; jedes weitere schon.',
  'a-pledge-for-nothing':
    'Mehr als 9 Stärke bekommst du nicht, und 10 gegen 11 gewinnen nichts: Behalte deinen Verbündeten.',
  'witness-the-sure-winner': 'Niemand hat noch eine Karte, und Pulsar hat 7 Stärke: Das sind 3 Ehre für dich.',
  'a-witness-without-a-chance': 'Mit Elitegeneral hast du 4 Stärke gegen 10; als Zeuge bekommst du 3 Ehre.',
  'strike-who-is-ahead':
    'Mit einem Schiff weniger hat Pulsar 2 Stärke gegen deine 3; triffst du Nova, bleibt Pulsar gleichauf und gewinnt.',
  'bribe-the-carrier': 'Der Träger macht 3 gegen 2 für dich; mit einem Jäger stünde es 2 gegen 3.',
  'jam-who-can-still-win':
    'Nova fehlen 3 Stärke, um deine 4 zu schlagen, und das bringen viele Karten; Pulsar fehlen 4.',
  'pay-the-mines': 'Der Träger macht 3 Stärke gegen 2, und Reichtum zählt jetzt nichts mehr.',
  'return-a-fighter-not-the-mech': 'Mit Elitegeneral schlägt Mori 5 Stärke, ein Jäger allein nicht.',
  'summit-where-they-win':
    'Den ersten Ort gewinnst du und bewegst einen Marker; den zweiten gewinnt niemand, dort brächte die Karte nichts.',
} satisfies CaseWords as CaseWords
