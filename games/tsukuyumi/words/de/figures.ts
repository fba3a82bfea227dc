/** What the pictures of the rulebook say, by its English wording. */
export const figures = {
  'The board, with its parts': 'Der Spielplan und seine Teile',
  'The score in the last round': 'Der Stand in der letzten Runde',
  'Position in initiative: at the end, the first scores 2 VP and the second 1':
    'Initiativerang: Am Ende bringt der erste 2 SP und der zweite 1',
  'Victory points, as if the game ended now': 'Siegpunkte, als wäre das Spiel jetzt zu Ende',
  'A turn with its action card': 'Ein Zug mit seiner Aktionskarte',
  'The actions you have left in this phase': 'Die Aktionen, die dir in dieser Phase bleiben',
  'Blue: faction effect, events, and moves in initiative':
    'Blau: Fraktionseffekt, Ereignisse und Schritte in der Initiative',
  'Green: production, and actions with Oni': 'Grün: Produktion und Aktionen mit Oni',
  'Red: how far your units move, and how often you attack':
    'Rot: wie weit deine Einheiten ziehen und wie oft du angreifst',
  'The moon center: worth 1 VP at the end of each round': 'Die Mondmitte: am Ende jeder Runde 1 SP wert',
  'A homezone: new units start here or next to it': 'Eine Heimatzone: Neue Einheiten beginnen hier oder daneben',
  'A controlled area: its rim shows the faction': 'Ein kontrolliertes Gebiet: Der Rand zeigt die Fraktion',
  'A pennant: conquest points of the units in an area': 'Ein Wimpel: Eroberungspunkte der Einheiten in einem Gebiet',
  'A blockade: units cannot cross this side': 'Eine Blockade: Über diese Seite kommt keine Einheit',
  'Fertile ground: worth 2 VP instead of 1': 'Fruchtbarer Boden: 2 statt 1 SP wert',
  'A mountain range: its value makes conquest harder': 'Ein Gebirge: Sein Wert erschwert die Eroberung',
  'Markers in the area: eggs, mines, Terraformings': 'Marker im Gebiet: Eier, Minen, Terraformings',
  'A combat for the moon center': 'Ein Kampf um die Mondmitte',
  'How far the combat has come': 'Wie weit der Kampf ist',
  'The attacker, with conquest points, health, and damage': 'Der Angreifer mit Eroberungspunkten, LP und Schaden',
  'The defenders': 'Die Verteidiger',
  'The card the attacker has played': 'Die Karte, die der Angreifer ausgespielt hat',
  'A counterattack that a defender has chosen from it': 'Ein Gegenangriff, den ein Verteidiger daraus gewählt hat',
} as const
