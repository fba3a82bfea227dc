import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** Was die Begriffe und Zeichen des Spiels bedeuten. */
export default {
  fame: {
    term: 'Ruhm',
    forms: ['Ruhm', 'Ruhms', 'Ruhmespunkt', 'Ruhmespunkte', 'Ruhmespunkten'],
    text: 'Die Punkte. Wer das Ziel als Erstes erreicht, gewinnt sofort.',
  },
  credits: {
    term: 'Credits',
    forms: ['Credits'],
    text: 'Geld. Damit kaufst du Ware, Ausrüstung, Schiffe, Reparaturen und etwas Ruhm.',
  },
  movement: {
    term: 'Bewegung',
    forms: ['Bewegung', 'Bewegungen'],
    text: 'So viele Felder darfst du in dieser Bewegung noch fliegen. Was übrig bleibt, verfällt.',
  },
  impulse: {
    term: 'Impuls',
    forms: ['Impuls', 'Impulses'],
    text: 'Einmal pro Zug umsonst fliegen, so viele Felder, wie der Impuls deines Schiffs angibt.',
  },
  engine: {
    term: 'Triebwerk',
    forms: ['Triebwerk', 'Triebwerke', 'Triebwerks', 'Triebwerken'],
    text: 'Damit fliegst du: Setze einen bereiten Marker ein und wirf seinen Würfel. Das Ergebnis ist deine Bewegung.',
  },
  marker: {
    term: 'Marker',
    forms: ['Marker', 'Markern', 'Markers', 'bereiter Marker', 'bereiten Marker', 'bereite Marker'],
    text: 'Damit setzt du Ausrüstung ein. Nur bereite zählen; bereit werden sie für Energie, auf Planeten umsonst.',
  },
  'use-space': {
    term: 'Einsatzfeld',
    forms: ['Einsatzfeld', 'Einsatzfelder', 'Einsatzfeldern', 'Einsatzfeldes'],
    text: 'Platz für einen Marker auf einer Ausrüstung. So oft wirkt sie in einem Zug.',
  },
  energy: {
    term: 'Energie',
    forms: ['Energie'],
    text: 'Macht Marker bereit, treibt Fähigkeiten an und bezahlt Scans. Planeten laden sie umsonst auf.',
  },
  stranded: {
    term: 'Gestrandet',
    forms: ['gestrandet', 'gestrandete', 'gestrandetes', 'gestrandeten'],
    text: 'Ohne Energie und bereite Marker. Impuls, kleine Aktionen und Geschäfte auf Planeten bleiben dir.',
  },
  hold: {
    term: 'Laderaum',
    forms: ['Laderaum', 'Laderäume', 'Laderaums', 'Laderäumen'],
    text: 'Das Gitter in deinem Schiff. Ausrüstung, Ware und Schaden belegen seine Felder.',
  },
  outfit: {
    term: 'Ausrüstung',
    forms: ['Ausrüstung'],
    text: 'Was in deinem Laderaum eingebaut ist: Triebwerke, Schilde, Blaster, Raketen. Jeder Einsatz braucht einen bereiten Marker.',
  },
  damage: {
    term: 'Schaden',
    forms: ['Schaden', 'Schadens'],
    text: 'Jeder Punkt bedeckt ein Feld deines Laderaums; du wählst es. Sind alle bedeckt, ist das Schiff zerstört.',
  },
  sector: {
    term: 'Sektor',
    forms: ['Sektor', 'Sektoren', 'Sektors'],
    text: 'Ein Stück der Sternkarte mit eigenem Namen. Neue findest du mit Scan und Blindsprung.',
  },
  border: {
    term: 'Grenze',
    forms: ['Grenze', 'Grenzen'],
    text: 'Der markierte Rand eines Feldes. Wer sie überquert, muss vielleicht würfeln oder unbescholten sein.',
  },
  planet: {
    term: 'Planet',
    forms: ['Planet', 'Planeten'],
    text: 'Hier endet ein Zug gut: Energie und Marker sind umsonst, und du kannst Geschäfte machen.',
  },
  'planetary-shield': {
    term: 'Planetenschild',
    forms: ['Planetenschild', 'Planetenschilde', 'Planetenschilden', 'Planetenschilds'],
    text: 'Die Wand um einen Planeten. Die Hälfte der Würfe wirft dich mit Schaden zurück, die meisten anderen verraten dich.',
  },
  entrance: {
    term: 'Eingang',
    forms: ['Eingang', 'Eingänge', 'Eingangs', 'Eingängen'],
    text: 'Die Tür eines Planeten. Kein Wurf, aber sein Gesetz bestimmt, wer hindurchdarf.',
  },
  'lawful-planet': {
    term: 'Gesetzestreuer Planet',
    forms: ['gesetzestreu', 'gesetzestreue', 'gesetzestreuer', 'gesetzestreuen', 'gesetzestreues'],
    text: 'Seine Eingänge sind für Gesetzlose geschlossen.',
  },
  'neutral-planet': {
    term: 'Neutraler Planet',
    forms: ['neutral', 'neutrale', 'neutraler', 'neutralen', 'neutrales'],
    text: 'Seine Eingänge stehen allen offen.',
  },
  'outlaw-planet': {
    term: 'Gesetzloser Planet',
    forms: ['gesetzloser Planet', 'gesetzlosen Planeten', 'gesetzlose Planeten'],
    text: 'Offen für alle, aber sein Eingang bringt unbescholtenen Schiffen ein Kopfgeld.',
  },
  bounty: {
    term: 'Kopfgeld',
    forms: ['Kopfgeld', 'Kopfgelder', 'Kopfgelds', 'Kopfgeldes'],
    text: 'Ein Preis auf ein Schiff. Wer es zerstört, bekommt die Credits.',
  },
  outlaw: {
    term: 'Gesetzlos',
    forms: ['gesetzlos', 'Gesetzlose', 'Gesetzlosen', 'gesetzlose', 'gesetzloses', 'gesetzlosen'],
    text: 'Ein Schiff mit Kopfgeld. Alle dürfen es ungestraft zerstören, und gesetzestreue Eingänge sind ihm verschlossen.',
  },
  innocent: {
    term: 'Unbescholten',
    forms: ['unbescholten', 'unbescholtene', 'unbescholtenes', 'unbescholtenen'],
    text: 'Ein Schiff ohne Kopfgeld. Wer es zerstört, bekommt selbst eines.',
  },
  asteroid: {
    term: 'Asteroid',
    forms: ['Asteroid', 'Asteroiden'],
    text: 'Die Hälfte der Würfe beim Betreten trifft, mit so viel Schaden, wie der Würfel zeigt. Schilde helfen.',
  },
  nebula: {
    term: 'Nebel',
    forms: ['Nebel', 'Nebeln', 'Nebels'],
    text: 'Die Hälfte der Würfe beim Betreten kostet so viel Energie, wie der Würfel zeigt. Schilde helfen.',
  },
  debris: {
    term: 'Trümmer',
    forms: ['Trümmer', 'Trümmern'],
    text: 'Wenige Würfe beim Betreten zerstören dein Schiff, und nichts hilft. Die anderen schaden nicht.',
  },
  star: {
    term: 'Stern',
    forms: ['Stern', 'Sterne', 'Sterns', 'Sternen'],
    text: 'Wer hineinfliegt, wird zerstört. Kein Wurf, kein Schild.',
  },
  gate: {
    term: 'Tor',
    forms: ['Tor', 'Tore', 'Tors', 'Toren'],
    text: 'Von hier bringt dich etwas Bewegung zu jedem anderen Tor, das funktioniert.',
  },
  token: {
    term: 'Erkundungsmarker',
    forms: ['Erkundungsmarker', 'Erkundungsmarkern', 'Erkundungsmarkers'],
    text: 'Fliege hin und sammle ihn ein: Ruhm, Credits oder nichts. Am häufigsten Ruhm.',
  },
  scan: {
    term: 'Scan',
    forms: ['Scan', 'Scans'],
    text: 'Sieh von der Kante in einen unbekannten Sektor, für Energie. Sicher, aber er beendet deine Bewegung.',
  },
  'blind-jump': {
    term: 'Blindsprung',
    forms: ['Blindsprung', 'Blindsprünge', 'Blindsprungs'],
    text: 'Flug über die Kante in einen unbekannten Sektor, was auch immer dort ist. Er kostet nur Bewegung.',
  },
  'spawn-point': {
    term: 'Startpunkt',
    forms: ['Startpunkt', 'Startpunkte', 'Startpunkten', 'Startpunkts'],
    text: 'Hier beginnen Schiffe und kehren zurück. Seine Zahl gilt für den W20 eines zerstörten Schiffs.',
  },
  cargo: {
    term: 'Ware',
    forms: ['Ware', 'Waren'],
    text: 'Güter in fünf Farben. Jedes Stück belegt ein Feld deines Laderaums.',
  },
  'buy-space': {
    term: 'Kauffeld',
    forms: ['Kauffeld', 'Kauffelder', 'Kauffeldern'],
    text: 'Hier kaufst du Ware dieser Farbe, immer zwei auf einmal.',
  },
  'sell-space': {
    term: 'Verkaufsfeld',
    forms: ['Verkaufsfeld', 'Verkaufsfelder', 'Verkaufsfeldern'],
    text: 'Hier verkaufst du Ware dieser Farbe. Zwei oder mehr, die deinen Laderaum leeren, bringen Ruhm.',
  },
  mine: {
    term: 'Abbauen',
    forms: ['abbauen', 'Abbau'],
    text: 'Ware aus einem Asteroiden holen. Die Hälfte der Würfe tut stattdessen weh.',
  },
  salvage: {
    term: 'Bergen',
    forms: ['bergen', 'Bergung'],
    text: 'Ware aus Trümmern holen. Die meisten Würfe gelingen; die anderen zerstören dein Schiff.',
  },
  harvest: {
    term: 'Ernten',
    forms: ['ernten', 'Ernte'],
    text: 'Ware aus einem Nebel holen. Die Hälfte der Würfe kostet stattdessen Energie.',
  },
  jettison: {
    term: 'Abwerfen',
    forms: ['abwerfen', 'abgeworfen'],
    text: 'Ware auf das Feld deines Schiffs fallen lassen, für Platz oder einen leeren Laderaum.',
  },
  'mission-point': {
    term: 'Auftragspunkt',
    forms: ['Auftragspunkt', 'Auftragspunkte', 'Auftragspunkten', 'Auftragspunkts'],
    text: 'Hier ziehst du Aufträge, erfüllst Ziele und gibst ab.',
  },
  mission: {
    term: 'Auftrag',
    forms: ['Auftrag', 'Aufträge', 'Auftrags', 'Aufträgen'],
    text: 'Erfülle sein Ziel, dann gib ihn ab: Das bringt Credits und Ruhm. Du hast höchstens einen.',
  },
  deliver: {
    term: 'Abgeben',
    forms: ['abgeben', 'abgegeben', 'Abgabe'],
    text: 'Eine Aktion am Auftragspunkt, den dein Auftrag nennt: Sie bringt den Lohn und Ruhm.',
  },
  'minor-action': {
    term: 'Kleine Aktion',
    forms: ['kleine Aktion', 'kleine Aktionen', 'kleinen Aktionen'],
    text: 'Etwas wie das Einsammeln eines Erkundungsmarkers. Sie ist umsonst und beendet keine Bewegung.',
  },
  'action-phase': {
    term: 'Aktionsphase',
    forms: ['Aktionsphase'],
    text: 'Der erste Teil deines Zuges: so viele Aktionen, wie du bezahlen kannst, in beliebiger Reihenfolge.',
  },
  'business-phase': {
    term: 'Geschäftsphase',
    forms: ['Geschäftsphase'],
    text: 'Wenn deine Aktionen auf einem Planeten enden: aufladen, reparieren, Ausrüstung, Schiffe oder Ruhm kaufen.',
  },
  'status-phase': {
    term: 'Statusphase',
    forms: ['Statusphase'],
    text: 'Das Ende deines Zuges: Titel erringen, Fähigkeiten und Impuls auffrischen, Marker bereit machen.',
  },
  tier: {
    term: 'Stufe',
    forms: ['Stufe', 'Stufen'],
    text: 'Die Größe eines Schiffs, von eins bis drei. So viel Ruhm bringt es, das Schiff zu zerstören.',
  },
  ability: {
    term: 'Fähigkeit',
    forms: ['Fähigkeit', 'Fähigkeiten'],
    text: 'Was nur dein Schiff kann, für Energie, einmal pro Zug.',
  },
  exhausted: {
    term: 'Erschöpft',
    forms: ['erschöpft', 'erschöpfte', 'erschöpften'],
    text: 'Eine Fähigkeit nach ihrem Einsatz. Nach deiner Statusphase ist sie wieder bereit.',
  },
  range: {
    term: 'Reichweite',
    forms: ['Reichweite'],
    text: 'Felder zwischen zwei Schiffen auf dem kürzesten Weg, was auch immer dazwischenliegt.',
  },
  sight: {
    term: 'Sichtlinie',
    forms: ['Sichtlinie'],
    text: 'Eine gerade Linie zwischen zwei Schiffen. Asteroiden, Trümmer, Sterne und Planeten versperren sie.',
  },
  blaster: { term: 'Blaster', forms: ['Blaster', 'Blastern', 'Blasters'], text: 'Eine Waffe für benachbarte Schiffe.' },
  missile: {
    term: 'Rakete',
    forms: ['Rakete', 'Raketen'],
    text: 'Eine Waffe für entfernte Schiffe, nie für benachbarte.',
  },
  shield: {
    term: 'Schild',
    forms: ['Schild', 'Schilde', 'Schilden', 'Schilds'],
    text: 'Ausrüstung für die Züge der anderen: Ihr Würfel mindert Schaden oder Energieverlust.',
  },
  ramming: {
    term: 'Rammen',
    forms: ['rammen', 'Rammen'],
    text: 'Ein benachbartes Schiff mit einem Triebwerk angreifen. Dein eigenes nimmt ebenso viel Schaden, wie du würfelst.',
  },
  rescue: {
    term: 'Rettung',
    forms: ['Rettung', 'Rettungen', 'retten'],
    text: 'Einem gestrandeten Schiff neben dir Energie geben und dafür Ruhm bekommen.',
  },
  title: {
    term: 'Titel',
    forms: ['Titel', 'Titeln', 'Titels'],
    text: 'Eine Herausforderung für alle. Wer sie als Erstes besteht, bekommt Ruhm und ein bleibendes Können.',
  },
  natural: {
    term: 'Natürliche 20',
    forms: ['natürliche 20'],
    text: 'Das höchste Ergebnis deines eigenen W20. Es bringt Ruhm, einmal pro Zug.',
  },
  npc: {
    term: 'NSC',
    forms: ['NSC', 'NSCs'],
    text: 'Ein Schiff, das seiner Karte folgt: Händler, Vollstrecker oder Schurke.',
  },
  loadout: { term: 'Startausrüstung', forms: ['Startausrüstung'], text: 'Fertige Ausrüstung für eine erste Partie.' },
} satisfies GlossaryWords<TermId>
