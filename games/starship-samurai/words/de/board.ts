/** What the drawing says by itself, by its English wording; what is printed on cards comes with the content. */
const board: { readonly [english: string]: string } = {
  // What units can do, by its English wording in facts.ts.
  'Free order: attach 1 wealth to one of your fighters, for +1 power.':
    'Freier Befehl: Lege 1 Reichtum an einen deiner Jäger an, für +1 Stärke.',
  'Takes up to 2 fighters along whenever it moves.': 'Nimmt bei jeder Bewegung bis zu 2 Jäger mit.',
  'After each of its moves you may destroy the weakest ship where it arrived.':
    'Nach jeder seiner Bewegungen darfst du das schwächste Schiff am Ziel zerstören.',
  'Once a turn, as a free order: pay 1 wealth to destroy a ship at any location.':
    'Einmal je Zug als freier Befehl: Zahle 1 Reichtum und zerstöre ein Schiff an einem beliebigen Ort.',
  'In its battles all others commit and reveal before you choose your card.':
    'In seinen Kämpfen setzen alle anderen ein und decken auf, bevor du deine Karte wählst.',
  'When an order or order card has moved a ship of yours, Oda may move too, for free.':
    'Hat ein Befehl oder eine Befehlskarte ein Schiff von dir bewegt, darf auch Oda sich kostenlos bewegen.',
  'Your ships at its location have +1 power each.': 'Deine Schiffe an seinem Ort haben je +1 Stärke.',
  'After each of its moves you may move one clan marker 1 space.':
    'Nach jeder seiner Bewegungen darfst du einen Clanmarker um 1 Feld verschieben.',
  'When it comes from the supply, you may discard a card to destroy up to 2 ships there.':
    'Kommt er aus dem Vorrat, darfst du eine Karte abwerfen und dort bis zu 2 Schiffe zerstören.',
  'Each of its moves costs you 1 wealth.': 'Jede seiner Bewegungen kostet dich 1 Reichtum.',

  honor: 'Ehre',
  wealth: 'Reichtum',
  cards: 'Karten',
  power: 'Stärke',
  nobody: 'niemand',
  nothing: 'nichts',
  empty: 'leer',
  free: 'kostenlos',
  house: 'eigen',
  printed: 'gedruckt',
  'as in the printed game': 'wie im gedruckten Spiel',
  'of our own making': 'hausgemacht',
  'costs {{cost}}': 'kostet {{cost}}',
  '{{n}} honor': '{{n}} Ehre',
  '{{n}} wealth': '{{n}} Reichtum',

  'The decks are drafted': 'Die Decks werden gezogen',
  'The samurai are drafted': 'Die Samurai werden gezogen',
  'Round {{round}}, turn of {{clan}}': 'Runde {{round}}, {{clan}} ist am Zug',
  'Round {{round}}, battle at {{board}}': 'Runde {{round}}, Kampf an {{board}}',
  'Round {{round}}, battles': 'Runde {{round}}, Kämpfe',
  'Round {{round}} ends': 'Runde {{round}} endet',
  '{{clan}} has won': '{{clan}} hat gewonnen',
  '{{clan}}: {{honor}} honor, {{wealth}} wealth, {{cards}}, {{alliance}} honor a round from alliances.':
    '{{clan}}: {{honor}} Ehre, {{wealth}} Reichtum, {{cards}}, {{alliance}} Ehre je Runde aus Bündnissen.',
  'At {{board}}, {{location}}, power: {{power}}.': 'An {{board}}, {{location}}, Stärke: {{power}}.',

  'The table: alliance track and locations': 'Der Tisch: Bündnisleiste und Orte',
  'Honor: {{list}}': 'Ehre: {{list}}',
  '{{n}} wealth in the supply': '{{n}} Reichtum im allgemeinen Vorrat',
  'Unlimited wealth in the supply': 'Unbegrenzter Reichtum im allgemeinen Vorrat',
  '{{cards}} in the deck': '{{cards}} im Deck',
  '{{cards}} discarded': '{{cards}} abgeworfen',
  '{{cards}} discarded by {{clan}}': '{{cards}} von {{clan}} abgeworfen',
  'Locations to come: {{n}}': 'Orte, die noch kommen: {{n}}',
  'Locations nobody won: {{n}}': 'Orte, die niemand gewann: {{n}}',
  Piles: 'Stapel',

  Neutral: 'Neutral',
  'Neutral space': 'Neutrales Feld',
  '{{clan}} {{depth}}, {{honor}} honor a round': '{{clan}} {{depth}}, {{honor}} Ehre je Runde',
  '{{honor}} honor at the end of each round for each marker here':
    '{{honor}} Ehre am Ende jeder Runde für jeden Marker hier',
  '{{clan}}, on {{space}}': '{{clan}}, auf {{space}}',
  '{{clan}}: {{honor}} honor, {{wealth}} wealth, {{cards}} in hand':
    '{{clan}}: {{honor}} Ehre, {{wealth}} Reichtum, {{cards}} auf der Hand',

  Citadel: 'Zitadelle',
  City: 'Stadt',
  Temple: 'Tempel',
  Outpost: 'Außenposten',
  claimed: 'vergeben',
  'any clan': 'beliebig',
  'any clan up to {{n}}': 'ein beliebiger Clan bis zu {{n}}',
  '{{clan}} up to {{n}}': '{{clan}} bis zu {{n}}',
  '{{board}}: its card is gone. Power: {{power}}': '{{board}}: Die Karte ist weg. Stärke: {{power}}',
  '{{location}} ({{board}}), {{type}}. Reward: {{reward}}. Power: {{power}}':
    '{{location}} ({{board}}), {{type}}. Belohnung: {{reward}}. Stärke: {{power}}',
  '{{name}}, power {{power}}, {{place}}': '{{name}}, Stärke {{power}}, {{place}}',
  '{{name}}, power {{power}} with {{wealth}} wealth attached, {{place}}':
    '{{name}}, Stärke {{power}} mit {{wealth}} angelegtem Reichtum, {{place}}',

  'Battle for {{location}}': 'Kampf um {{location}}',
  'A card, face down': 'Eine verdeckte Karte',
  'Commit no card': 'Keine Karte einsetzen',
  'no card': 'keine Karte',
  'to commit': 'setzt noch ein',
  resolved: 'ausgeführt',

  Order: 'Befehl',
  Battle: 'Kampf',
  '{{cards}} in hand': '{{cards}} auf der Hand',
  'Hand, at most {{n}}': 'Hand, höchstens {{n}}',
  'No cards in hand.': 'Keine Karten auf der Hand.',
  'Marker {{n}} lies here': 'Marker {{n}} liegt hier',
  'order given': 'Befehl ✓',
  'order to give': 'Befehl',
  'card played': 'Karte ✓',
  'card playable': 'Karte',
  'first player': 'Startspieler',
  'from alliances at the end of the round': 'aus Bündnissen am Ende der Runde',
  'Locations won': 'Gewonnene Orte',
  Supply: 'Vorrat',
  Graveyard: 'Friedhof',
  '{{unit}}, {{place}}': '{{unit}}, {{place}}',
  '{{unit}} with {{wealth}} wealth attached, {{place}}': '{{unit}} mit {{wealth}} angelegtem Reichtum, {{place}}',

  'Take a samurai': 'Nimm einen Samurai',
  'A samurai is chosen in secret': 'Ein Samurai wird heimlich gewählt',
  'Taken by you': 'Von dir genommen',
  'Take a card for your deck; the other {{n}} go to the left':
    'Nimm eine Karte für dein Deck; die anderen {{n}} gehen nach links',
  'Everybody takes a card in secret': 'Alle nehmen heimlich eine Karte',
  '{{cards}} in your deck': '{{cards}} in deinem Deck',

  'Open offers': 'Offene Angebote',
  'gives {{goods}}': 'gibt {{goods}}',
  'has agreed with {{side}} to choose: {{choice}}': 'hat mit {{side}} diese Wahl vereinbart: {{choice}}',
  'You choose': 'Du wählst',
  '{{side}} chooses': '{{side}} wählt',
  freely: 'frei',
  Now: 'Jetzt',
  'Next turn': 'Nächster Zug',
  'This match is played without trading.': 'Diese Partie wird ohne Handel gespielt.',
  'Only players trade.': 'Nur Spieler handeln.',
  Accept: 'Annehmen',
  Decline: 'Ablehnen',
  Withdraw: 'Zurückziehen',
  'A new offer to': 'Ein neues Angebot an',
  'You give': 'Du gibst',
  'You get': 'Du bekommst',
  'A promise, which binds nobody': 'Ein Versprechen, das niemanden bindet',
  Offer: 'Anbieten',

  Units: 'Einheiten',
  'Order cards': 'Befehlskarten',
  'Battle cards': 'Kampfkarten',
  Locations: 'Orte',
  Clans: 'Clans',
  Fighter: 'Jäger',
  Carrier: 'Träger',
  'Power {{n}}.': 'Stärke {{n}}.',

  // Who the clans are, by its English wording in clans.ts.
  'The noblest house of the galaxy in the eyes of many: just to its people, careful of its honor, graceful even at war.':
    'Für viele das edelste Haus der Galaxis: gerecht zu seinem Volk, auf seine Ehre bedacht, anmutig selbst im Krieg.',
  'Its rulers descend from the first shogun. Life is hard and disciplined, for most of what Pulsar earns goes into weapons.':
    'Seine Herrscher stammen vom ersten Shogun ab. Das Leben ist hart und streng, denn das meiste, was Pulsar einnimmt, fließt in Waffen.',
  'Here nobody inherits power: the brightest and strongest are elected. Schools and cybernetics are to lift humankind above its limits. The mechs were built here in secret.':
    'Hier erbt niemand die Macht: Die Klügsten und Stärksten werden gewählt. Bildung und Kybernetik sollen die Menschheit über ihre Grenzen heben. Die Mechs wurden hier heimlich gebaut.',
  'A league of lonely worlds at the rim, where no emperor’s word ever carried far. Piracy made it rich.':
    'Ein Bund einsamer Welten am Rand, wo das Wort der Kaiser nie weit trug. Piraterie hat ihn reich gemacht.',
  'Runs most of the ports between the stars from the middle of the galaxy. It keeps peace with nearly everybody and hosts their summits.':
    'Betreibt aus der Mitte der Galaxis die meisten Häfen zwischen den Sternen. Sol hält mit fast allen Frieden und richtet ihre Gipfeltreffen aus.',
  'The clan of the first settlers, once the mightiest of all. Its leaders are clones of the founders, and still revered for it.':
    'Der Clan der ersten Siedler, einst der mächtigste von allen. Seine Führung sind Klone der Gründer und wird dafür noch immer verehrt.',
  'Children of traders who sought wealth in the deepest dark, and bought power with it. Shareholders run the clan like a company.':
    'Nachkommen von Händlern, die im tiefsten Dunkel Reichtum suchten und sich damit Macht kauften. Anteilseigner führen den Clan wie eine Firma.',
  'Keeps the customs that came with the first ships. The samurai were reborn here, and together with Gamma they once united the galaxy.':
    'Bewahrt die Bräuche, die mit den ersten Schiffen kamen. Hier wurden die Samurai wiedergeboren, und zusammen mit Gamma einten sie einst die Galaxis.',
  'Left Horizon in a quarrel over belief and took a realm of its own. Little of it is known; many say that it is in league with the Oni, the dark natives of the galaxy.':
    'Trennte sich im Glaubensstreit von Horizon und nahm sich ein eigenes Reich. Wenig ist darüber bekannt; viele sagen, es sei mit den Oni im Bunde, den dunklen Ureinwohnern der Galaxis.',
  'Colonists whom everybody thought lost, found again after thousands of years. They have become a power, and are still strangers.':
    'Kolonisten, die alle für verloren hielten und die man nach Jahrtausenden wiederfand. Sie sind eine Macht geworden und immer noch Fremde.',
  'Masters of spying, feared for it and powerful by it. Nobles have been found dead inside their own guarded walls.':
    'Meister der Spionage, dafür gefürchtet und dadurch mächtig. Adlige fand man tot hinter ihren eigenen bewachten Mauern.',
  'Nobody can live on most of its planets, so Comet draws energy from its stars and lives on asteroids. It sells the energy, and guards how it is made.':
    'Auf den meisten seiner Planeten kann niemand leben, also gewinnt Comet Energie aus seinen Sternen und lebt auf Asteroiden. Die Energie verkauft es; wie sie gewonnen wird, hütet es.',
}

export default board
