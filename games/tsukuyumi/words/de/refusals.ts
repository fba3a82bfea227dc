import type { refusals as english } from '../en/refusals.ts'

const NONE_LEFT =
  'Diese Aktion ist in der {{phase|=white weißen|=blue blauen|=green grünen|roten}} Phase verbraucht. Wähle eine andere.'
const NO_AREA = 'Gerade eignet sich kein Gebiet. Hebe es auf.'
const NO_UNITS = 'Du hast keine Einheiten auf dem Spielplan. Produziere welche in der grünen Phase.'
const NOT_INSTALLED = 'Nicht installiert. Installiere ihn in der grünen Phase.'

export const refusals: { readonly [rule in keyof typeof english]: string } = {
  'setup.starting-areas': 'Nicht mit deiner Heimatzone verbunden. Wähle ein verbundenes Gebiet.',
  'setup.starting-areas#adjacent': 'Grenzt nicht an deine Heimatzone. Wähle ein angrenzendes Gebiet.',
  'setup.uplinks': 'Am Anfang nicht wählbar. Wähle einen anderen Uplink.',
  'darkseed.homezone#close': 'Grenzt an eine andere Heimatzone. Wähle eine Stelle weiter weg.',
  'darkseed.homezone#areas': 'Braucht 2 angrenzende Gebiete und hat {{areas|=0 keines|#|#}}. Wähle eine andere Stelle.',
  'darkseed.homezone#room': 'So blieben nicht genug Startgebiete für alle. Wähle eine andere Stelle.',
  'uplink.ghost#empty': 'Der {{pile|=draw-pile Nachziehstapel|Ablagestapel}} ist leer. Wähle den anderen.',

  'blue.actions#phase': 'Nur in der blauen Phase (jetzt: {{phase}}).',
  'blue.actions#none': NONE_LEFT,
  'green.actions#phase': 'Nur in der grünen Phase (jetzt: {{phase}}).',
  'green.actions#none': NONE_LEFT,
  'red.actions#phase': 'Nur in der roten Phase (jetzt: {{phase}}).',
  'red.actions#none': NONE_LEFT,
  'counter.vendetta#only': 'Eine Vendetta ist ein Angriff. Greife an oder beende deinen Zug.',
  'action.movement-first': 'Du hast in dieser Phase schon angegriffen. Bewege dich vor dem ersten Angriff.',
  'green.mandatory#place': 'Erst die Oni-Aktionen: noch {{left}} aufstellen.',
  'green.mandatory#conquest': 'Erst die Oni-Aktionen: noch {{left|# Eroberung|# Eroberungen}}.',
  'green.mandatory#move': 'Erst die Oni-Aktionen: noch {{left|# Bewegung|# Bewegungen}}.',

  'initiative.ends': 'Rang {{place}} ist der {{way|=up erste|letzte}}. Bewege den Marker in die andere Richtung.',
  'event.draw': 'Es ist kein Ereignis mehr zu ziehen. Wähle eine andere Aktion.',
  'event.play':
    '[[Du kannst jetzt keines deiner Ereignisse spielen ({{event:events}}). Hebe sie auf.|Du hast keine Ereignisse. Ziehe welche in der blauen Phase.]]',
  'event.occupied': 'Mit Einheiten darin lassen sich nur instabile Gebiete ändern. Wähle ein leeres.',
  'board.moon': 'Liegt auf dem Mond. Wähle ein Gebiet außerhalb.',
  'event.add-tsukuyumi': 'Schon ein Tsukuyumi-Gebiet. Wähle ein anderes Gebiet.',
  'event.markers':
    'Alle Marker „{{markers}}“ sind im Einsatz. Neutralisiere eine Eigenschaft, um einen frei zu machen.',
  'property.active':
    'Schon {{property|=tsukuyumi ein Tsukuyumi-Gebiet|=unstable instabil|=toxic giftig|radioaktiv}}. Wähle ein anderes Gebiet.',
  'event.add-tsukuyumi#none': NO_AREA,
  'event.add-unstable#none': NO_AREA,
  'event.add-radioactive#none': NO_AREA,
  'event.add-tile#none': 'Die Reserve hat keine Plättchen mehr. Spiele ein anderes Ereignis.',
  'event.swap-tiles': 'Kein Nachbar lässt sich damit tauschen. Wähle ein anderes Gebiet.',
  'event.swap-tiles#none': 'Gerade lassen sich keine zwei angrenzenden Gebiete tauschen. Hebe es auf.',
  'event.neutralise': 'Keine Eigenschaft zum Neutralisieren. Wähle ein anderes Gebiet.',
  'event.neutralise#none': 'Kein Gebiet hat eine Eigenschaft zum Neutralisieren. Hebe es auf.',
  'event.open-blockade': 'Keine Blockade zum Öffnen. Wähle ein anderes Gebiet.',
  'event.open-blockade#none': 'Kein Gebiet hat eine Blockade zum Öffnen. Hebe es auf.',
  'event.close-side': 'Keine Seite zum Schließen. Wähle ein anderes Gebiet.',
  'event.close-side#none': 'Kein Gebiet hat eine Seite zum Schließen. Hebe es auf.',
  'event.march': 'Darin stehen keine Einheiten. Wähle ein anderes Gebiet.',
  'event.march#none': 'In keinem Gebiet stehen Einheiten. Hebe es auf.',
  'event.move-all': NO_UNITS,
  'event.produce': 'Für 1 Produktionspunkt kannst du nichts produzieren. Hebe es auf.',
  'event.replay': 'Es kann sich nicht selbst wiederholen. Wähle ein anderes Ereignis.',
  'event.replay#none': 'Der Ablagestapel hat kein Ereignis, das du jetzt spielen kannst. Hebe es auf.',

  'production.points': 'Kostet {{point:cost}}. Du hast {{points|=0 keinen|#|#}}.',
  'production.supply': 'Nicht mehr in deinem Vorrat. Verlorene Einheiten kommen dorthin zurück.',
  'production.supply#nothing': 'Vorrat und Produktionspunkte geben nichts mehr her. Wähle eine andere Aktion.',
  'production.upgrade': 'Braucht {{unit|acc}} auf dem Spielplan. Produziere die Einheit zuerst.',
  'cybersamurai.install': 'Schon installiert. Wähle einen anderen Uplink.',
  'nomads.weapon-buy#reusable': 'Nicht zu kaufen. Dein Fraktionseffekt macht sie wieder bereit.',
  'nomads.weapon-buy': '{{count|=2 Beide|Alle #|Alle #}} sind bereit. Setze erst eine ein.',

  'oni.place': 'Oni beginnen in oder neben einem Tsukuyumi-Gebiet oder einem Gebiet der Oni, an einer offenen Seite.',
  'oni.place#reserve': 'Nicht mehr in der Reserve. Wähle eine andere Größe.',
  'oni.place#none': 'Gerade kann kein Oni aufgestellt werden. Wähle eine andere Aktion.',
  'oni.conquest': 'Die Oni kontrollieren schon jedes Gebiet, in dem sie stehen. Wähle eine andere Aktion.',
  'oni.order': 'Erst bewegen, dann erobern: noch {{left|# Bewegung|# Bewegungen}} mit Oni.',
  'oni.move': 'Gerade kann sich kein Oni bewegen. Wähle eine andere Aktion.',

  'move.action': NO_UNITS,
  'move.range': 'Keine Bewegung mehr (Reichweite {{range}}). Bewege andere Einheiten.',
  'move.range#done': 'Hier kann keine Einheit weiter. Wähle ein anderes Gebiet.',
  'move.pin': '{{unit}} ist in {{hex}} gebunden: Du brauchst dort mehr Einheiten als jeder Gegner.',
  'move.forced#back': 'Abgedrängte Einheiten können nicht nach {{hex}} zurück. Wähle ein anderes Gebiet.',
  'board.blockade': 'Eine Blockade versperrt den Weg von {{from}} nach {{to}}. Nur fliegende Einheiten kommen durch.',
  'board.kaneda': 'Kaneda versperrt den Weg von {{from}} nach {{to}}. Nur die Cybersamurai kommen durch.',
  'board.pigs':
    'Eine Schweineblockade versperrt den Weg von {{from}} nach {{to}}. Nur fliegende Einheiten kommen durch.',
  'move.massive': 'Massiv und in dieser Phase schon bewegt. Bewege andere Einheiten.',

  'combat.aggressive': 'Keine aggressive Einheit hat noch einen Angriff. Wähle eine andere Aktion.',
  'combat.action#nowhere': 'Du kannst gerade in keinem Gebiet angreifen. Wähle eine andere Aktion.',
  'combat.action#no-card': 'In {{hex}} kannst du keine Kampfkarte ausspielen. Greife in einem anderen Gebiet an.',
  'combat.once': 'In dieser Runde schon ausgespielt. Nächste Runde geht es wieder.',
  'combat.card#last': 'Braucht danach noch eine Kampfaktion. Du hast keine mehr.',
  'combat.card#owed': 'Greife erst noch einmal an: {{card}} verlangt es.',
  'combat.card#units': 'Braucht {{least}} deiner Einheiten im Gebiet. Du hast {{units|=0 keine|#|#}}.',
  'combat.no-enemy': 'Keine Feinde in {{hex}}. Wähle ein anderes Gebiet.',
  'combat.homezone': 'Heimatzonen kann niemand erobern. Wähle ein anderes Gebiet.',
  'conquest.again': 'Du kontrollierst {{hex}} schon. Wähle ein anderes Gebiet.',
  'conquest.markers': 'Alle {{markers}} deiner Gebietsmarker sind auf dem Spielplan.',
  'conquest.need':
    'Braucht {{need|# Eroberungspunkt|# Eroberungspunkte}} in {{hex}}. Du hast {{points|=0 keinen|#|#}}.',
  'combat.choose': 'Noch ist keine Kampfkarte ausgespielt.',
  'combat.choose#not-on-card': 'Gegen {{card}} nicht möglich. Wähle einen anderen Gegenangriff.',
  'counter.defense-action': 'Deine Fraktion hat keine Verteidigungsaktion. Wähle einen anderen Gegenangriff.',
  'counter.time-consuming':
    'In {{hex}} kannst du vorerst nicht mehr angreifen („Zeitraubend“). Wähle ein anderes Gebiet.',
  'counter.where-there-is-one': 'Gerade kann kein Oni aufgestellt werden. Wähle einen anderen Gegenangriff.',
  'cybersamurai.defense-matrix': NOT_INSTALLED,
  'cybersamurai.defense-matrix#none':
    'Braucht Tetsuo, Kaneda oder Raketenangriff. Installiere einen in der grünen Phase.',

  'cybersamurai.effect': 'Braucht Tenno. Installiere ihn in der grünen Phase.',
  'uplink.tenno': NOT_INSTALLED,
  'uplink.tenno#none': 'Braucht Tetsuo, Kaneda oder Raketenangriff mit einem Ziel.',
  'uplink.tetsuo': 'Keine Feinde in {{hex}}. Wähle ein anderes Gebiet.',
  'uplink.tetsuo#none': 'In keinem Gebiet sind Feinde. Wähle eine andere Aktion.',
  'darkseed.effect#used': 'In diesem Zug verbraucht. Wähle einen anderen Schwarmbefehl.',
  'darkseed.effect#spent':
    '{{orders|=2 Beide|Alle #|Alle #}} Schwarmbefehle sind in diesem Zug verbraucht. Wähle eine andere Aktion.',
  'darkseed.move': NO_UNITS,
  'darkseed.lay': 'Braucht einen Pflanzer oder Brüter auf dem Spielplan, nicht unter einem Raketenmarker.',
  'darkseed.conqueror': 'Braucht einen Eroberer in einem Gebiet, in dem er angreifen kann.',
  'boarlords.effect': 'Braucht einen Boarrior in einem Gebiet, nicht unter einem Raketenmarker.',
  'boarlords.terraforming': 'Nichts mehr da. Wähle ein anderes Terraforming.',
}
