import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** Was die Begriffe und Zeichen des Spiels bedeuten. */
export default {
  honor: { term: 'Ehre', forms: ['Ehre'], text: 'Punkte. Die meiste Ehre am Ende gewinnt.' },
  location: {
    term: 'Ort',
    forms: ['Ort', 'Orte', 'Orten', 'Ortes', 'Orts'],
    text: 'Darum wird gekämpft. Wer ihn gewinnt, bekommt Ehre, seine Belohnung und seine Karte.',
  },
  reward: {
    term: 'Belohnung',
    forms: ['Belohnung', 'Belohnungen'],
    text: 'Was ein Ort zahlt: zu Beginn jedes Zuges dem, der führt, und nach dem Kampf dem Sieger.',
  },
  power: {
    term: 'Stärke',
    forms: ['Stärke'],
    text: 'Jäger haben am wenigsten, Träger mehr, Mechs am meisten. Reichtum auf einem Jäger erhöht sie.',
  },
  lead: {
    term: 'Führen',
    forms: ['führst', 'führt', 'Führung'],
    text: 'Mehr Stärke an einem Ort haben als jeder andere. Gleichstand ist keine Führung.',
  },
  'order-marker': {
    term: 'Befehlsmarker',
    forms: ['Befehlsmarker', 'Befehlsmarkern', 'Befehlsmarkers'],
    text: 'Du hast vier pro Runde, mit Zahlen. Lege pro Zug einen; die Zahl sagt, wie viel der Befehl bewirkt.',
  },
  allegiance: {
    term: 'Bündnis verschieben',
    forms: ['Bündnis verschieben'],
    text: 'Ein Befehl: Verschiebe einen Clanmarker um bis zu so viele Felder, wie der Marker sagt.',
  },
  'units-order': {
    term: 'Einheiten bewegen',
    forms: ['Einheiten bewegen'],
    text: 'Ein Befehl: Bewege bis zu so viele verschiedene Einheiten, wie der Marker sagt, eine nach der anderen.',
  },
  draw: {
    term: 'Karten ziehen',
    forms: ['Karten ziehen'],
    text: 'Ein Befehl: Ziehe bis zu so viele Karten, wie der Marker sagt.',
  },
  gain: {
    term: 'Reichtum nehmen',
    forms: ['Reichtum nehmen'],
    text: 'Ein Befehl: Nimm so viel Reichtum, wie der Marker sagt.',
  },
  increase: {
    term: 'Erhöhen',
    forms: ['Befehl erhöhen', 'Befehl zu erhöhen'],
    text: 'Gib beim Legen eines Befehlsmarkers Reichtum aus: Jeder macht den Befehl um eins größer.',
  },
  wealth: {
    term: 'Reichtum',
    forms: ['Reichtum'],
    text: 'Damit bezahlst du größere Befehle, Karten und manche Mechs. Auf einem Jäger gibt jeder Stärke.',
  },
  unit: {
    term: 'Einheit',
    forms: ['Einheit', 'Einheiten'],
    text: 'Jäger, Träger oder Mech. Jede belegt ein Feld ihres Ortes.',
  },
  ship: { term: 'Schiff', forms: ['Schiff', 'Schiffe', 'Schiffen'], text: 'Ein Jäger oder Träger, aber kein Mech.' },
  fighter: {
    term: 'Jäger',
    forms: ['Jäger', 'Jägern', 'Jägers'],
    text: 'Das kleinste Schiff. Reichtum darauf oder Shingen daneben gibt ihm mehr Stärke.',
  },
  carrier: {
    term: 'Träger',
    forms: ['Träger', 'Trägers', 'Trägern'],
    text: 'Ein großes Schiff. Bewegt es sich, nimmt es zwei Jäger umsonst mit.',
  },
  mech: {
    term: 'Samurai-Mech',
    forms: ['Mech', 'Mechs', 'Samurai-Mech', 'Samurai-Mechs'],
    text: 'Ein Riese mit eigener Fähigkeit. Alle haben zwei. Mechs betreten sogar einen vollen Ort.',
  },
  shingen: { term: 'Shingen', forms: ['Shingen'], text: 'Ein Mech. Deine Schiffe an seinem Ort haben je mehr Stärke.' },
  mototada: {
    term: 'Mototada',
    forms: ['Mototada'],
    text: 'Ein Mech. Nach jeder seiner Bewegungen darfst du das schwächste Schiff am Ziel zerstören.',
  },
  hideyoshi: {
    term: 'Hideyoshi',
    forms: ['Hideyoshi'],
    text: 'Ein Mech. Nach jeder seiner Bewegungen darfst du einen Clanmarker ein Feld verschieben.',
  },
  oda: {
    term: 'Oda',
    forms: ['Oda'],
    text: 'Ein Mech. Er darf umsonst mitziehen, wenn dein Befehl oder deine Befehlskarte ein Schiff bewegt.',
  },
  mori: {
    term: 'Mori',
    forms: ['Mori'],
    text: 'Ein Mech. Kommt er aus dem Vorrat, wirf eine Karte ab und zerstöre dort bis zu zwei Schiffe.',
  },
  gozen: {
    term: 'Gozen',
    forms: ['Gozen'],
    text: 'Ein Mech. Im Kampf mit Gozen setzt du zuletzt ein, wenn du die anderen Karten kennst.',
  },
  tametomo: {
    term: 'Tametomo',
    forms: ['Tametomo'],
    text: 'Ein Mech. Einmal pro Zug: Zahle Reichtum und zerstöre ein Schiff an einem beliebigen Ort.',
  },
  masumune: {
    term: 'Masumune',
    forms: ['Masumune'],
    text: 'Der stärkste Mech. Jede seiner Bewegungen kostet Reichtum.',
  },
  'clan-marker': {
    term: 'Clanmarker',
    forms: ['Clanmarker', 'Clanmarkers', 'Clanmarkern', 'kleine Clans', 'kleinen Clans'],
    text: 'Einer von acht kleinen Clans. Auf deinem Zweig ist er dein Verbündeter.',
  },
  branch: {
    term: 'Zweig',
    forms: ['Zweig', 'Zweige', 'Zweigs', 'Zweigen'],
    text: 'Dein Arm der Bündnisleiste. Marker darauf bringen dir Ehre.',
  },
  track: {
    term: 'Bündnisleiste',
    forms: ['Bündnisleiste'],
    text: 'Hier stehen die Clanmarker. Neben jedem Feld steht die Ehre, die es jede Runde bringt.',
  },
  neutral: {
    term: 'Neutrales Feld',
    forms: ['neutral', 'neutrale Feld', 'neutralen Feld', 'neutrales Feld'],
    text: 'Die Mitte der Bündnisleiste. Ein Marker dort bringt niemandem etwas.',
  },
  ally: {
    term: 'Verbündeter',
    forms: ['Verbündeter', 'Verbündete', 'Verbündeten'],
    text: 'Ein Clanmarker auf einem Zweig. Er bringt jede Runde die Ehre neben seinem Feld.',
  },
  'order-card': {
    term: 'Befehlskarte',
    forms: ['Befehlskarte', 'Befehlskarten'],
    text: 'Eine Karte für deinen eigenen Zug. Pro Zug darfst du eine spielen.',
  },
  'battle-card': {
    term: 'Kampfkarte',
    forms: ['Kampfkarte', 'Kampfkarten'],
    text: 'Eine Karte, die verdeckt in einem Kampf eingesetzt wird.',
  },
  'free-order': {
    term: 'Freier Befehl',
    forms: ['freier Befehl', 'freien Befehl', 'freie Befehle'],
    text: 'Eine zusätzliche Aktion in deinem Zug. Sie braucht keinen Befehlsmarker.',
  },
  attach: {
    term: 'Anlegen',
    forms: ['anlegen', 'angelegt', 'angelegten', 'angelegter'],
    text: 'Reichtum auf einen Jäger legen. Jeder gibt Stärke, bis der Jäger zerstört wird oder zurückkehrt.',
  },
  commit: {
    term: 'Einsetzen',
    forms: ['einsetzen', 'eingesetzt', 'eingesetzte', 'eingesetzten'],
    text: 'Eine Kampfkarte verdeckt legen, oder keine. Bluffen ist erlaubt.',
  },
  contested: {
    term: 'Umkämpft',
    forms: ['umkämpft', 'umkämpfte', 'umkämpften', 'umkämpfter'],
    text: 'Mehrere Clans haben Einheiten an einem Ort: Dort gibt es einen Kampf.',
  },
  'hand-limit': {
    term: 'Handlimit',
    forms: ['Handlimit'],
    text: 'So viele Karten darfst du höchstens auf der Hand haben. Was darüber ist, wirfst du sofort ab.',
  },
  graveyard: {
    term: 'Friedhof',
    forms: ['Friedhof', 'Friedhofs'],
    text: 'Hier warten zerstörte Einheiten bis zum Ende der Runde.',
  },
  supply: {
    term: 'Dein Vorrat',
    forms: ['dein Vorrat', 'deinem Vorrat', 'deinen Vorrat', 'Vorrat'],
    text: 'Deine Einheiten, die an keinem Ort sind. Von hier können sie überallhin.',
  },
  'general-supply': {
    term: 'Allgemeiner Vorrat',
    forms: ['allgemeiner Vorrat', 'allgemeinen Vorrat', 'allgemeine Vorrat'],
    text: 'Der Reichtum, den niemand hat.',
  },
  pips: {
    term: 'Punkte auf Ortskarten',
    forms: ['Punkt auf Ortskarten', 'Punkte auf Ortskarten'],
    text: 'Sie sagen, welche Ortskarten in welcher Runde von Spielenden mitspielen. Sie haben keinen Wert.',
  },
  types: {
    term: 'Arten von Orten',
    forms: ['Arten von Orten', 'Art von Ort', 'Arten', 'Zitadelle', 'Stadt', 'Tempel', 'Außenposten'],
    text: 'Zitadelle, Stadt, Tempel, Außenposten. Verschiedene Arten unter den gewonnenen Orten bringen am Ende Ehre.',
  },
  'first-player': {
    term: 'Startmarker',
    forms: ['Startmarker', 'Startmarkers'],
    text: 'Wer ihn hat, beginnt die Runde und gewinnt Gleichstände in Kämpfen.',
  },
} satisfies GlossaryWords<TermId>
