import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** Was die Begriffe und Zeichen des Spiels bedeuten. */
export default {
  'victory-points': {
    term: 'Siegpunkte',
    forms: ['Siegpunkt', 'Siegpunkte', 'Siegpunkten', 'SP'],
    text: 'Wer am Ende die meisten hat, gewinnt. Neben jedem Namen steht, was es jetzt wären.',
  },
  area: {
    term: 'Gebiet',
    forms: ['Gebiet', 'Gebiete', 'Gebieten', 'Gebiets', 'Gebietes'],
    text: 'Ein Stück Spielplan. Der Buchstabe nennt den Ring um den Mond, die Zahl läuft im Uhrzeigersinn.',
  },
  control: {
    term: 'Kontrolle',
    forms: ['kontrollierst', 'kontrolliert', 'kontrollieren', 'kontrollierte', 'kontrollierten', 'Kontrolle'],
    text: 'Dein Gebietsmarker liegt auf dem Gebiet. Einheiten allein sind keine Kontrolle.',
  },
  'territory-marker': {
    term: 'Gebietsmarker',
    forms: ['Gebietsmarker', 'Gebietsmarkern', 'Gebietsmarkers'],
    text: 'Zeigt als farbiger Rand, wer ein Gebiet kontrolliert. Er bleibt, wenn die Einheiten gehen.',
  },
  faction: {
    term: 'Fraktion',
    forms: ['Fraktion', 'Fraktionen'],
    text: 'Ein Volk mit Einheiten, Karten und einem Effekt, den andere nicht haben.',
  },
  unit: {
    term: 'Einheit',
    forms: ['Einheit', 'Einheiten'],
    text: 'Eine Figur auf dem Spielplan. Sie hat Eroberung, Lebenspunkte und Schaden.',
  },
  'conquest-points': {
    term: 'Eroberungspunkte',
    forms: ['Eroberungspunkt', 'Eroberungspunkte', 'Eroberungspunkten', 'Eroberungswert', 'Eroberungswerte'],
    text: 'Sie entscheiden, wer ein Gebiet erobern darf. Eine Seite zählt die aller ihrer Einheiten dort zusammen.',
  },
  health: {
    term: 'Lebenspunkte',
    forms: ['Lebenspunkt', 'Lebenspunkte', 'Lebenspunkten', 'LP'],
    text: 'So viel Schaden auf einmal zerstört eine Einheit. Weniger bewirkt nichts.',
  },
  damage: {
    term: 'Schaden',
    forms: ['Schaden', 'Schadens'],
    text: 'Was Einheiten bei einem Angriff zusammen austeilen. Die getroffene Seite wählt, wen es trifft.',
  },
  homezone: {
    term: 'Heimatzone',
    forms: ['Heimatzone', 'Heimatzonen'],
    text: 'Die Basis einer Fraktion. Neue Einheiten beginnen dort oder daneben. Sie ist keine Siegpunkte wert.',
  },
  moon: {
    term: 'Mond',
    forms: ['Mond', 'Mondes', 'Mondgebiet', 'Mondgebiete', 'Mondgebieten'],
    text: 'Die sieben Gebiete in der Mitte, aus denen die Oni kommen.',
  },
  'moon-center': {
    term: 'Mondmitte',
    forms: ['Mondmitte'],
    text: 'Das Gebiet ganz in der Mitte. Wer es kontrolliert, bekommt am Ende jeder Runde einen Siegpunkt.',
  },
  'action-card': {
    term: 'Aktionskarte',
    forms: ['Aktionskarte', 'Aktionskarten'],
    text: 'Dein Plan für eine Runde: was du in der blauen, grünen und roten Phase tun darfst.',
  },
  draft: {
    term: 'Karte wählen',
    forms: ['Karte wählen', 'Aktionskarte wählen'],
    text: 'Wähle geheim eine Karte und gib den Rest deiner Hand nach links.',
  },
  phase: {
    term: 'Phase',
    forms: ['Phase', 'Phasen'],
    text: 'Die Runde hat vier Phasen: weiß, blau, grün, rot. In jeder sind alle einmal dran.',
  },
  'white-phase': {
    term: 'Weiße Phase',
    forms: ['weiße Phase', 'weißen Phase'],
    text: 'Für alle gleich: zwei von Produktion, Bewegung, Kampf und Ereignissen, im Kleinen.',
  },
  'blue-phase': {
    term: 'Blaue Phase',
    forms: ['blaue Phase', 'blauen Phase'],
    text: 'Fraktionseffekt, Ereignisse und Initiative, wie es deine Karte sagt.',
  },
  'green-phase': {
    term: 'Grüne Phase',
    forms: ['grüne Phase', 'grünen Phase'],
    text: 'Neue Einheiten und Oni, wie es deine Karte sagt.',
  },
  'red-phase': {
    term: 'Rote Phase',
    forms: ['rote Phase', 'roten Phase'],
    text: 'Erst Bewegung, dann Angriffe, wie es deine Karte sagt.',
  },
  initiative: {
    term: 'Initiative',
    forms: ['Initiative', 'Initiativerang', 'Initiativereihenfolge'],
    text: 'Die Reihenfolge, in der ihr handelt und wählt. Die ersten zwei Ränge sind am Ende Siegpunkte wert.',
  },
  'faction-effect': {
    term: 'Fraktionseffekt',
    forms: ['Fraktionseffekt', 'Fraktionseffekte', 'Fraktionseffekts'],
    text: 'Was nur dein Volk kann, wenn deine Karte es zeigt.',
  },
  event: {
    term: 'Ereignis',
    forms: ['Ereignis', 'Ereignisse', 'Ereignissen', 'Ereignisses'],
    text: 'Eine Karte, die das Land ändert oder dir eine Aktion gibt. Du behältst sie, bis du sie spielst.',
  },
  production: {
    term: 'Produktion',
    forms: ['Produktion', 'Produktionspunkt', 'Produktionspunkte', 'Produktionspunkten'],
    text: 'Punkte für neue Einheiten und was deine Fraktion sonst kauft. Übrige verfallen.',
  },
  upgrade: {
    term: 'Aufwertung',
    forms: ['aufwerten', 'Aufwertung', 'Aufwertungen', 'aufgewertet'],
    text: 'Tausche eine Einheit auf dem Spielplan gegen eine stärkere und zahle die Differenz.',
  },
  range: {
    term: 'Reichweite',
    forms: ['Reichweite'],
    text: 'Wie viele Gebiete weit jede Einheit bei einer Bewegung ziehen darf.',
  },
  pin: {
    term: 'Festgehalten',
    forms: ['festgehalten', 'halten fest', 'hält fest'],
    text: 'Eine Einheit, die zu Feinden kam, zieht nicht weiter, außer du hast dort mehr Einheiten.',
  },
  flying: {
    term: 'Fliegend',
    forms: ['fliegend', 'fliegende', 'fliegenden', 'fliegt', 'fliegen'],
    text: 'Überquert Blockaden und wird nie festgehalten.',
  },
  'combat-action': {
    term: 'Angriff',
    forms: ['Angriff', 'Angriffe', 'Angriffen', 'Angriffs', 'Kampfaktion', 'Kampfaktionen'],
    text: 'Ein Angriff in einem Gebiet, mit allen deinen Einheiten dort.',
  },
  'combat-card': {
    term: 'Kampfkarte',
    forms: ['Kampfkarte', 'Kampfkarten'],
    text: 'Wie du angreifst: Sie erobert, zerstört oder beides. Sie wird nicht verbraucht.',
  },
  conquer: {
    term: 'Erobern',
    forms: ['erobern', 'erobere', 'eroberst', 'erobert', 'erobertes', 'eroberte', 'eroberten'],
    text: 'Lege deinen Gebietsmarker auf ein Gebiet. Du brauchst mindestens so viele Eroberungspunkte wie jede andere Seite.',
  },
  counterattack: {
    term: 'Gegenangriff',
    forms: ['Gegenangriff', 'Gegenangriffe', 'Gegenangriffen', 'Gegenangriffs'],
    text: 'Die Antwort der Verteidigung auf einen Angriff: eine von denen, die auf der Karte stehen.',
  },
  'defense-action': {
    term: 'Verteidigungsaktion',
    forms: ['Verteidigungsaktion', 'Verteidigungsaktionen'],
    text: 'Ein Gegenangriff, den jede Fraktion für sich hat. Nur die Nomaden haben keinen.',
  },
  oni: { term: 'Oni', forms: ['Oni'], text: 'Dämonen ohne Fraktion. Es handelt mit ihnen, wessen Karte es sagt.' },
  fertile: {
    term: 'Fruchtbarer Boden',
    forms: ['fruchtbarer Boden', 'fruchtbaren Boden', 'fruchtbarem Boden', 'fruchtbar', 'fruchtbare', 'fruchtbares'],
    text: 'Ein Gebiet, das mehr Siegpunkte wert ist als andere.',
  },
  mountain: {
    term: 'Gebirge',
    forms: ['Gebirge', 'Gebirges', 'Gebirgen'],
    text: 'Sein Wert kommt zu den Eroberungspunkten hinzu, die du dort brauchst.',
  },
  ocean: {
    term: 'Meeresboden',
    forms: ['Meeresboden', 'Meeresböden'],
    text: 'Ein gewöhnliches Gebiet, ohne Wasser, seit der Mond gefallen ist.',
  },
  riverland: {
    term: 'Flussland',
    forms: ['Flussland', 'Flussländer'],
    text: 'Bringt der Seite, die es kontrolliert, in jeder grünen Phase einen Produktionspunkt.',
  },
  devastated: {
    term: 'Verwüstetes Land',
    forms: ['verwüstetes Land', 'verwüstet', 'Verwüstetes Land'],
    text: 'Ein Gebiet, das keine Siegpunkte wert ist.',
  },
  radioactive: {
    term: 'Radioaktiv',
    forms: ['radioaktiv', 'radioaktive', 'radioaktives', 'radioaktiven', 'radioaktivem', 'Radioaktivität'],
    text: 'Am Ende der Runde wird hier jede Einheit zerstört. Dark Seed sind immun.',
  },
  unstable: {
    term: 'Instabil',
    forms: ['instabil', 'instabile', 'instabilen', 'instabiles'],
    text: 'Hier wirkt jedes Ereignis, auch mit Einheiten im Gebiet.',
  },
  tsukuyumi: {
    term: 'Tsukuyumi-Gebiet',
    forms: ['Tsukuyumi-Gebiet', 'Tsukuyumi-Gebiete', 'Tsukuyumi-Gebieten'],
    text: 'Hier und daneben können Oni aufgestellt werden. Anfangs sind alle Mondgebiete so.',
  },
  toxic: {
    term: 'Giftig',
    forms: ['giftig', 'giftige', 'giftiges', 'giftigen'],
    text: 'Ein Gebiet, das keine Siegpunkte wert ist, bis es neutralisiert wird.',
  },
  blockade: {
    term: 'Blockade',
    forms: ['Blockade', 'Blockaden'],
    text: 'Schließt eine Seite eines Gebiets. Nur fliegende Einheiten kommen hinüber.',
  },
  passage: {
    term: 'Durchgang',
    forms: ['Durchgang', 'Durchgänge', 'Durchgangsmarker'],
    text: 'Öffnet eine Seite, die eine gedruckte Blockade geschlossen hatte.',
  },
  mission: {
    term: 'Mission',
    forms: ['Mission', 'Missionen'],
    text: 'Offen für alle: ein Siegpunkt, sobald du sie erfüllst, einmal.',
  },
  goal: {
    term: 'Ziel',
    forms: ['Ziel', 'Ziele', 'Ziels'],
    text: 'Die eigene Aufgabe deiner Fraktion. Sie bringt einmal im Spiel Siegpunkte.',
  },
  supply: {
    term: 'Vorrat',
    forms: ['Vorrat', 'Vorrats'],
    text: 'Deine Figuren und Marker, die nicht auf dem Spielplan sind. Zerstörte Einheiten kommen dorthin zurück.',
  },
  reserve: {
    term: 'Reserve',
    forms: ['Reserve'],
    text: 'Plättchen und Oni, die niemandem gehören und nicht auf dem Spielplan sind.',
  },
  uplink: {
    term: 'Uplink',
    forms: ['Uplink', 'Uplinks'],
    text: 'Eine Fähigkeit der Cybersamurai, gekauft mit Produktionspunkten. Sie bleibt.',
  },
  egg: {
    term: 'Ei',
    forms: ['Ei', 'Eier', 'Eiern'],
    text: 'Daraus kann eine neue Einheit der Dark Seed schlüpfen, auch mitten unter Feinden.',
  },
  productive: {
    term: 'Produktiv',
    forms: ['produktiv', 'produktive', 'produktiven'],
    text: 'Eine Einheit, die in jeder grünen Phase Produktionspunkte bringt.',
  },
  mine: {
    term: 'Mine',
    forms: ['Mine', 'Minen'],
    text: 'Trifft, wer in ihr Gebiet kommt. Die Nomaden entscheiden, ob sie explodiert.',
  },
  weapon: {
    term: 'Waffe',
    forms: ['Waffe', 'Waffen', 'Pistole', 'Pistolen'],
    text: 'Die Nomaden zählen ihren Schaden im Kampf dazu, eine pro Einheit. Nur Pistolen kommen zurück.',
  },
  terraforming: {
    term: 'Terraforming',
    forms: ['Terraforming', 'Terraformings'],
    text: 'Was Boarriors bauen: Festungen, Deckungen, Tunnel und Schweineblockaden.',
  },
  stronghold: {
    term: 'Festung',
    forms: ['Festung', 'Festungen'],
    text: 'Eroberungspunkte für die Boarlords, auch wo sie keine Einheiten haben.',
  },
  cover: {
    term: 'Deckung',
    forms: ['Deckung', 'Deckungen'],
    text: 'Verringert den Schaden an Boarlords in ihrem Gebiet.',
  },
  tunnel: {
    term: 'Tunnel',
    forms: ['Tunnel', 'Tunnels', 'Tunneln'],
    text: 'Verbindet zwei Gebiete. Boarlords durchqueren ihn, ohne Reichweite zu verbrauchen.',
  },
  pigs: {
    term: 'Schweineblockade',
    forms: ['Schweineblockade', 'Schweineblockaden'],
    text: 'Schließt eine Seite für alle außer den Boarlords.',
  },
} satisfies GlossaryWords<TermId>
