/** The first sentence of chapters: what they decide. */
export const leads = {
  board: 'Der Spielplan zeigt, wer welches Gebiet kontrolliert und wo Einheiten hinüberkommen.',
  property: 'Eigenschaften sind Sonderregeln eines Gebiets, gedruckt oder durch einen Marker.',
  setup: 'Im Aufbau legt ihr die Karte und gebt jeder Fraktion Startgebiete, Einheiten und Marker.',
  round: 'Eine Runde besteht aus einer Aktionskarte für alle, vier Phasen und ihrem Ende.',
  draft: 'Deine Aktionskarte sagt, was du in dieser Runde tun kannst.',
  initiative: 'Die Initiative entscheidet, wer wann dran ist, wer zuerst wählt und was bei Gleichstand gilt.',
  action: 'Dein Zug in einer Phase besteht aus den Aktionen deiner Karte.',
  event: 'Ereignisse verändern das Land oder geben dir eine weitere Aktion.',
  production: 'Produktion bringt neue Einheiten auf den Spielplan und macht andere stärker.',
  oni: 'Die Oni sind Tsukuyumis Heer. Sie gehören niemandem, und alle befehligen sie.',
  move: 'Die Bewegung sagt, wie weit Einheiten ziehen und welche Feinde sie aufhalten.',
  combat: 'Ein Angriff ist eine Kampfkarte des Angreifers, beantwortet mit Gegenangriffen, die auf ihr stehen.',
  conquest: 'Eroberungspunkte entscheiden, ob du deinen Gebietsmarker auf ein Gebiet legen darfst.',
  damage: 'Schaden zerstört Einheiten eine nach der anderen, wie die eigene Seite wählt.',
  counter: 'Verteidiger wählen aus den Gegenangriffen, die auf der Karte des Angreifers stehen.',
  mission: 'Missionen bringen allen Siegpunkte, die sie erfüllen.',
  goal: 'Jede Fraktion hat ein eigenes Ziel.',
  score: 'Gebiete, Mondmitte, Missionen, Ziele und Initiative bringen Siegpunkte.',
  cybersamurai: 'Wenige Einheiten und Uplinks, die die Regeln beugen.',
  uplink: 'Die zehn Uplinks der Cybersamurai.',
  darkseed: 'Ein Schwarm billiger Einheiten, der überall auf der Karte schlüpft.',
  nomads: 'Schnelle Trupps mit Waffen zum Verbrauchen und Minen als Deckung.',
  boarlords: 'Zähe Einheiten, die das Land zu ihrem Vorteil umbauen.',
  table: 'Am Tisch sehen alle dasselbe, außer Handkarten und verdeckten Karten.',
  option: 'Das könnt ihr vor einer Partie vereinbaren.',
} as const

/** Cases in point, by the rule that they belong to. */
export const examples = {
  'board.hexes':
    'Die Mondmitte ist a0, der Rest des Mondes b1 bis b6. Auf Ring c sind die Zahlen die Stunden einer Uhr.',
  'round.turn':
    'Tetsuo, produktive Einheiten, Flussland, aggressive Einheiten und die kostenlose Drohne brauchen keine Karte.',
  'action.free-moves': '„Vendetta“ gibt dir einen, ebenso „Weisheit der Natur“ mit einer Offensive.',
  'move.range': 'Der Bonus zählt auch bei Rückzug, Vorwärts, marsch und Guerillaangriff.',
  'move.pin':
    'Du betrittst ein Gebiet mit 3 Einheiten. Zwei Fraktionen haben dort je 2, also dürfen deine Einheiten weiter.',
  'conquest.need': 'Du hast 20 Punkte, zwei Fraktionen dort haben 20 und 15. Du eroberst das Gebiet.',
  'conquest.mountain': 'In einem Gebirge mit Wert 10 brauchst du gegen 15 Punkte 25.',
  'damage.assign': 'Du erleidest 25 Schaden. Du verlierst eine Einheit mit 10 LP und eine mit 15.',
  'damage.exact': 'Die Hälfte von 15 ist 7,5. Das zerstört eine Einheit mit 5 LP, und 2,5 bleiben übrig.',
  'damage.destroyed': '„Märtyrer“, „Zertrampelt“, Radioaktivität und Opfer sind solche Wirkungen.',
  'counter.sacrifice': 'Einheiten mit zusammen 25 LP verursachen 25 Schaden.',
} as const
