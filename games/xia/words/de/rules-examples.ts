/** The first sentence of chapters: what they decide. */
export const leads = {
  setup: 'Der Aufbau legt die ersten Sektoren aus und gibt allen ein Schiff.',
  turn: 'Ein Zug hat bis zu drei Phasen, und das meiste davon füllst du, wie du willst.',
  ship: 'Laderaum, Energie und Marker deines Schiffes begrenzen, was du in einem Zug tun kannst.',
  outfits: 'Ausrüstung bewegt dein Schiff, greift an und verteidigt.',
  map: 'Sektoren werden einer nach dem anderen entdeckt, durch Scan oder Blindsprung.',
  movement: 'Triebwerke und Impuls geben dir Bewegung, eine pro Feld.',
  borders: 'Grenzen machen es gefährlich, ein Feld zu betreten oder zu verlassen.',
  cargo: 'Waren bringen Geld, und alles auf einmal zu verkaufen bringt Ruhm.',
  missions: 'Aufträge bringen Credits und Ruhm für ein Ziel und eine Abgabe.',
  combat:
    'Ein Angriff hat sechs Schritte: Ziel finden, Angriff ansagen, Verteidigung ansagen, würfeln, auswerten, Marker bereit machen.',
  death: 'Der Verlust deines Schiffes wirft dich zurück, aber nie aus dem Spiel.',
  business: 'Auf einem Planeten lädst du auf, reparierst und gibst deine Credits aus.',
  status: 'Die Statusphase hat vier Schritte.',
  titles: 'Titel belohnen, wer ihr Ziel zuerst erreicht.',
  fame: 'Ruhm gewinnt das Spiel.',
  npcs: 'Drei Schiffe haben ihren eigenen Willen: Händler, Vollstrecker und Schurke.',
  table: 'Verdecktes bleibt verdeckt; alles andere ist offen.',
  options: 'Das könnt ihr vor einer Partie vereinbaren.',
} as const

/** Cases in point, by the rule that they belong to. */
export const examples = {
  'map.adjacent': 'Ein Schiff in einem Asteroidenfeld neben dir kannst du bestehlen, aber nicht beschießen.',
  'combat.resolve': 'Ein Angriff von 9 gegen eine Verteidigung von 6 macht 3 Schaden.',
  'outfit.damage': 'Ein Triebwerk mit 2 Schadensmarkern würfelt eine 5: Du hast 3 Bewegung.',
  'border.double':
    'Du verlässt einen Planeten durch seinen Schild direkt in einen Nebel: Würfle für den Schild, dann für den Nebel.',
  'border.energy-loss': 'Du hast 2 Energie und musst 5 verlieren. Deine Anzeige sinkt auf 0, und 3 Marker werden leer.',
  'map.distance': 'Sektoren, die sich berühren, haben die Entfernung 1.',
  'cargo.fame': 'Du verkaufst 3 Gewürz, und dein Laderaum hat keine andere Ware: Du bekommst 3.000 Credits und 1 Ruhm.',
  'combat.kill': 'Du zerstörst ein Schiff der Stufe 2 mit 3.000 Kopfgeld. Du bekommst 2 Ruhm und 3.000 Credits.',
  'fame.natural': 'Eine 18 mit einem Zuschlag von 2 zählt als 20, ist aber kein Glück.',
} as const
