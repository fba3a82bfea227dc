/** What the drawing says by itself, by its English wording; what is printed on cards comes with the content. */
const board: { readonly [english: string]: string } = {
  'Your orders': 'Deine Befehle',
  'Your hand': 'Deine Hand',
  'Alliance track': 'Bündnisleiste',
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
  'When your order or order card has moved a ship, Oda may move too, for free.':
    'Hat dein Befehl oder deine Befehlskarte ein Schiff bewegt, darf sich auch Oda kostenlos bewegen.',
  'Your ships at its location have +1 power each.': 'Deine Schiffe an seinem Ort haben je +1 Stärke.',
  'After each of its moves you may move one clan marker 1 space.':
    'Nach jeder seiner Bewegungen darfst du einen Clanmarker um 1 Feld verschieben.',
  'When it comes from your supply, you may discard a card to destroy up to 2 ships there.':
    'Kommt er aus deinem Vorrat, darfst du eine Karte abwerfen und dort bis zu 2 Schiffe zerstören.',
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
  'from the printed game': 'aus dem gedruckten Spiel',
  'house content': 'eigener Inhalt',
  'costs {{cost}}': 'kostet {{cost}}',
  '{{n}} honor': '{{n}} Ehre',
  '{{n}} wealth': '{{n}} Reichtum',

  'Deck draft': 'Draft der Decks',
  'Mech draft': 'Draft der Mechs',
  'Round {{round}}, {{clan}}’s turn': 'Runde {{round}}, {{clan}} ist dran',
  'Round {{round}}, battle for {{location}}': 'Runde {{round}}, Kampf um {{location}}',
  'Round {{round}}, battles': 'Runde {{round}}, Kämpfe',
  'Round {{round}} ends': 'Runde {{round}} endet',
  '{{clan}} wins': '{{clan}} gewinnt',

  'Board: alliance track and locations': 'Spielplan: Bündnisleiste und Orte',
  '{{n}} wealth in the general supply': '{{n}} Reichtum im allgemeinen Vorrat',
  'Unlimited wealth in the general supply': 'Unbegrenzter Reichtum im allgemeinen Vorrat',
  '{{cards}} in the deck': '{{cards}} im Deck',
  '{{cards}} discarded': '{{cards}} abgeworfen',
  '{{cards}} discarded by {{clan}}': '{{cards}} von {{clan}} abgeworfen',
  'Locations to come: {{n}}': 'Orte, die noch kommen: {{n}}',
  'Locations nobody won: {{n}}': 'Orte ohne Sieg: {{n}}',
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
  won: 'gewonnen',
  'move any clan up to {{n|# space|# spaces}}': 'einen beliebigen Clan bis zu {{n|# Feld|# Felder}} verschieben',
  'move {{clan}} up to {{n|# space|# spaces}}': '{{clan}} bis zu {{n|# Feld|# Felder}} verschieben',
  '{{board}}: already won. Power: {{power}}': '{{board}}: schon gewonnen. Stärke: {{power}}',
  '{{location}} ({{board}}), {{type}}. Reward: {{reward}}. Power: {{power}}':
    '{{location}} ({{board}}), {{type}}. Belohnung: {{reward}}. Stärke: {{power}}',
  '{{name}}, power {{power}}, {{place}}': '{{name}}, Stärke {{power}}, {{place}}',
  '{{name}}, power {{power}} with {{wealth}} wealth attached, {{place}}':
    '{{name}}, Stärke {{power}} mit {{wealth}} angelegtem Reichtum, {{place}}',

  'Held one gate for eleven days, and would hold it still.': 'Hielt elf Tage lang ein Tor und hielte es noch heute.',
  'Five engineers string its bow. One arrow fells one ship.':
    'Fünf Ingenieure spannen seinen Bogen. Ein Pfeil fällt ein Schiff.',
  'Lets every other hand be shown, then rides.': 'Wartet, bis alle Karten offen liegen. Dann reitet Gozen.',
  'First on the march, at any hour.': 'Als Erster auf dem Marsch, zu jeder Stunde.',
  'The fan rises, and a fleet flies as one.': 'Der Fächer hebt sich, und eine Flotte fliegt wie ein Schiff.',
  'Born to no house. Every house owes it a favor.': 'Aus keinem Haus geboren. Jedes Haus steht in seiner Schuld.',
  'One arrow breaks. Three together do not.': 'Ein Pfeil bricht. Drei zusammen brechen nicht.',
  'No blade reaches farther, and none costs more to lift.':
    'Keine Klinge reicht weiter, und keine ist teurer zu führen.',

  'Battle for {{location}}': 'Kampf um {{location}}',
  'A card, face down': 'Eine verdeckte Karte',
  'Commit no card': 'Keine Karte einsetzen',
  'no card': 'keine Karte',
  'still to commit': 'setzt noch ein',
  'Piles and key': 'Stapel und Legende',
  'Key to the board': 'Legende zum Spielplan',
  'Type of a location': 'Typ eines Ortes',
  'Different types bring honor at the end. The dots tell with how many players the card is used.':
    'Verschiedene Typen bringen am Ende Ehre. Die Punkte zeigen, zu wie vielen die Karte im Spiel ist.',
  'The reward for the winner of the location. A clan’s sign moves its marker up to the number shown.':
    'Was es neben der Ehre für den Ort gibt. Das Zeichen eines Clans bewegt seinen Marker um bis zu so viele Felder.',
  Power: 'Stärke',
  'On a unit: how much it counts here. The bar below adds it up for each clan.':
    'An einer Einheit: wie viel sie hier zählt. Der Balken darunter zählt sie für jeden Clan zusammen.',
  Crown: 'Krone',
  'This clan leads: it has more power here than every other. On a tie there is no crown.':
    'Dieser Clan führt: Er hat hier mehr Stärke als jeder andere. Bei Gleichstand gibt es keine Krone.',
  Coins: 'Münzen',
  'Wealth attached to a fighter: +1 power each.': 'An einen Jäger angelegter Reichtum: je +1 Stärke.',
  'Symbol at the lower left': 'Symbol links unten',
  'The unit is bribed: in this battle it counts for that clan.':
    'Die Einheit ist bestochen: In diesem Kampf zählt sie für diesen Clan.',
  'The number of equal ships that share a space where it is crowded.':
    'So viele gleiche Schiffe teilen sich ein Feld, wo es voll ist.',
  'Clan marker': 'Clanmarker',
  'An ally of the clan on whose branch it lies. A red rim: an oath binds it, and only that clan can move it.':
    'Verbündet mit dem Clan, auf dessen Zweig er liegt. Roter Rand: Ein Eid bindet ihn, und nur dieser Clan kann ihn bewegen.',
  'Honor for each marker in this tier, at the end of every round.':
    'Ehre für jeden Marker auf dieser Stufe, am Ende jeder Runde.',
  'First player': 'Startmarker',
  'This clan begins the round. On small boards its symbol has a ring.':
    'Dieser Clan beginnt die Runde. Auf kleinen Spielplänen hat sein Symbol einen Ring.',
  'Paper slip': 'Papierstreifen',
  'A card attached to the location, with the symbol of its player.':
    'Eine an den Ort angelegte Karte, mit dem Symbol des Clans, der sie gespielt hat.',
  'Dashed rim': 'Gestrichelter Rand',
  'It has changed since your last turn.': 'Das hat sich seit deinem letzten Zug geändert.',
  '{{n}} more to lead': 'noch {{n}} zur Führung',
  'For the winner: {{prize}}.': 'Für den Sieg: {{prize}}.',
  '{{a}} and {{b}}': '{{a}} und {{b}}',
  '{{a}}, {{b}}, and {{c}}': '{{a}}, {{b}} und {{c}}',
  'Others choose': 'Die anderen wählen',
  'Units gather': 'Einheiten sammeln sich',
  'Cards are laid face down': 'Karten liegen verdeckt',
  'Cards turn': 'Karten werden aufgedeckt',
  'Power counts up': 'Stärke wird gezählt',
  Reward: 'Belohnung',
  '{{clan}} · you': '{{clan}} · du',
  '{{clan}} · {{name}}': '{{clan}} · {{name}}',
  '{{unit}} × {{n}}': '{{unit}} × {{n}}',
  'Bribed: {{unit}}': 'Bestochen: {{unit}}',
  Cards: 'Karten',

  Order: 'Befehl',
  Battle: 'Kampf',
  '{{cards}} in hand': '{{cards}} auf der Hand',
  'Hand (max. {{n}})': 'Hand (höchstens {{n}})',
  '{{n|# unit|# units}} in their supply': '{{n|# Einheit|# Einheiten}} im Vorrat',
  '{{clan}} fighter, {{place}}': '{{clan}}-Jäger, {{place}}',
  'No cards in hand.': 'Keine Karten auf der Hand.',
  'Marker {{n}} is here': 'Marker {{n}} ist hier',
  'order performed': 'Befehl ✓',
  'order to perform': 'Befehl offen',
  'card played': 'Karte ✓',
  'card to play': 'Karte offen',
  'first player': 'Startmarker',
  'from alliances at the end of the round': 'aus Bündnissen am Ende der Runde',
  'Locations won': 'Gewonnene Orte',
  Supply: 'Vorrat',
  Graveyard: 'Friedhof',
  '{{unit}}, {{place}}': '{{unit}}, {{place}}',
  '{{unit}} with {{wealth}} wealth attached, {{place}}': '{{unit}} mit {{wealth}} angelegtem Reichtum, {{place}}',

  'Choose a mech': 'Wähle einen Mech',
  'Mechs are chosen in secret': 'Mechs werden geheim gewählt',
  'Your mechs': 'Deine Mechs',
  'Draft a card for your deck. {{n|The other card goes|The other # cards go}} to the left.':
    'Drafte eine Karte für dein Deck. {{n|Die andere Karte geht|Die anderen # Karten gehen}} nach links.',
  'Everyone drafts a card in secret': 'Alle draften geheim eine Karte',
  '{{cards}} in your deck': '{{cards}} in deinem Deck',

  'Open offers': 'Offene Angebote',
  'gives {{goods}}': 'gibt {{goods}}',
  'has agreed with {{side}} to choose: {{choice}}': 'hat mit {{side}} diese Wahl vereinbart: {{choice}}',
  'You choose': 'Du wählst',
  '{{side}} chooses': '{{side}} wählt',
  freely: 'frei',
  Now: 'Jetzt',
  'Next turn': 'Nächster Zug',
  'Trading is off in this game.': 'In dieser Partie wird nicht gehandelt.',
  'Spectators can’t trade.': 'Beim Zuschauen kannst du nicht handeln.',
  Accept: 'Annehmen',
  Decline: 'Ablehnen',
  Withdraw: 'Zurückziehen',
  'New offer to': 'Neues Angebot an',
  'You give': 'Du gibst',
  'You get': 'Du bekommst',
  'A promise (not binding)': 'Ein Versprechen (nicht bindend)',
  Offer: 'Anbieten',

  Units: 'Einheiten',
  'Order cards': 'Befehlskarten',
  'Battle cards': 'Kampfkarten',
  Locations: 'Orte',
  Clans: 'Clans',
  Fighter: 'Jäger',
  Carrier: 'Träger',
  'Power {{n}}.': 'Stärke {{n}}.',

  // The pictures of the rulebook.
  'Honor and alliances late in a game': 'Ehre und Bündnisse spät im Spiel',
  'A clan with its honor, wealth, cards and order markers': 'Ein Clan mit Ehre, Reichtum, Karten und Befehlsmarkern',
  'A lesser clan on a branch: an ally': 'Ein kleiner Clan auf einem Zweig: ein Verbündeter',
  'The honor each ally here pays at the end of the round':
    'Die Ehre, die jeder Verbündete hier am Ende der Runde bringt',
  'The neutral space: no clan’s allies': 'Das neutrale Feld: niemandes Verbündete',
  'Your player board: what you use in a turn': 'Dein Tableau: was du in einem Zug verwendest',
  'Your honor and wealth': 'Deine Ehre und dein Reichtum',
  'The four orders: place one marker in each turn': 'Die vier Befehle: Lege in jedem Zug einen Marker',
  'Your cards: order cards for turns, battle cards for battles':
    'Deine Karten: Befehlskarten für Züge, Kampfkarten für Kämpfe',
  'Your fighters and your carrier in your supply': 'Deine Jäger und dein Träger in deinem Vorrat',
  'Your two mechs and their abilities': 'Deine zwei Mechs und ihre Fähigkeiten',
  'The board': 'Der Spielplan',
  'A clan with its honor': 'Ein Clan mit seiner Ehre',
  'The alliance track': 'Die Bündnisleiste',
  'A location with its name, its type and 7 spaces': 'Ein Ort mit Name, Art und 7 Feldern',
  'Its reward: claimed by the strongest clan, and by its winner':
    'Seine Belohnung: für den stärksten Clan und für den, der ihn gewinnt',
  'The power of each clan there': 'Die Stärke jedes Clans dort',
  'A unit with its power': 'Eine Einheit mit ihrer Stärke',
  'A battle, before the first card': 'Ein Kampf vor der ersten Karte',
  'A clan in the battle': 'Ein Clan im Kampf',
  'The power of its units, and of its cards once revealed':
    'Die Stärke seiner Einheiten und seiner aufgedeckten Karten',
  'Its battle card goes here, face down': 'Hier setzt er verdeckt eine Kampfkarte ein',

  // Who the clans are, by its English wording in clans.ts.
  'The noblest house of the galaxy in the eyes of many: just to its people, careful of its honor, graceful even at war.':
    'Für viele das edelste Haus der Galaxis: gerecht zu seinem Volk, auf seine Ehre bedacht, anmutig selbst im Krieg.',
  'Its rulers descend from the first shogun. Life is hard and disciplined, for most of what Pulsar earns goes into weapons.':
    'Seine Herrscher stammen vom ersten Shogun ab. Das Leben ist hart und streng, denn das meiste, was Pulsar einnimmt, fließt in Waffen.',
  'Here nobody inherits power: the brightest and strongest are elected. Schools and cybernetics shall lift humankind above its limits. The mechs were built here in secret.':
    'Hier erbt niemand die Macht: Die Klügsten und Stärksten werden gewählt. Bildung und Kybernetik sollen die Menschheit über ihre Grenzen heben. Die Mechs wurden hier heimlich gebaut.',
  'A league of lonely worlds at the rim, where no emperor’s word ever carried far. Piracy made it rich.':
    'Ein Bund einsamer Welten am Rand, wo das Wort der Kaiser nie weit trug. Piraterie hat ihn reich gemacht.',
  'Runs most of the ports between the stars from the middle of the galaxy. It keeps peace with nearly everyone and hosts their summits.':
    'Betreibt aus der Mitte der Galaxis die meisten Häfen zwischen den Sternen. Sol hält mit fast allen Frieden und richtet ihre Gipfeltreffen aus.',
  'The clan of the first settlers, once the mightiest of all. Its leaders are clones of the founders, and still revered for it.':
    'Der Clan der ersten Siedler, einst der mächtigste von allen. Seine Führung sind Klone der Gründer und wird dafür noch immer verehrt.',
  'Children of traders who sought wealth in the deepest dark, and bought power with it. Shareholders run the clan like a company.':
    'Nachkommen von Händlern, die im tiefsten Dunkel Reichtum suchten und sich damit Macht kauften. Anteilseigner führen den Clan wie eine Firma.',
  'Keeps the customs that came with the first ships. The warriors’ code was reborn here, and together with Gamma it once united the galaxy.':
    'Bewahrt die Bräuche, die mit den ersten Schiffen kamen. Hier wurde der Weg der Krieger wiedergeboren, und zusammen mit Gamma einte er einst die Galaxis.',
  'Left Horizon in a quarrel over belief and took a realm of its own. Little of it is known; many say that it is in league with the Oni, the dark natives of the galaxy.':
    'Trennte sich im Glaubensstreit von Horizon und nahm sich ein eigenes Reich. Wenig ist darüber bekannt; viele sagen, es sei mit den Oni im Bunde, den dunklen Ureinwohnern der Galaxis.',
  'Colonists thought lost, found again after thousands of years. They have become a power, and are still strangers.':
    'Kolonisten, die als verloren galten und nach Jahrtausenden wiedergefunden wurden. Sie sind eine Macht geworden und immer noch Fremde.',
  'Masters of spying, feared for it and powerful by it. Nobles have been found dead inside their own guarded walls.':
    'Meister der Spionage, dafür gefürchtet und dadurch mächtig. Adlige wurden tot hinter ihren eigenen bewachten Mauern gefunden.',
  'Nobody can live on most of its planets, so Comet draws energy from its stars and lives on asteroids. It sells the energy, and guards how it is made.':
    'Auf den meisten seiner Planeten kann niemand leben, also gewinnt Comet Energie aus seinen Sternen und lebt auf Asteroiden. Die Energie verkauft es; wie sie gewonnen wird, hütet es.',
  'Location rewards': 'Belohnungen der Orte',
  Allies: 'Verbündete',
  'Location types': 'Arten von Orten',
  'Paid for cards': 'Für Karten bezahlt',

  // What is told of places, units and clans.
  'Move one clan marker up to {{n|# space|# spaces}}.': 'Verschiebe einen Clanmarker um bis zu {{n|# Feld|# Felder}}.',
  'Move up to {{n|# unit|# different units}}.': 'Bewege bis zu {{n|# Einheit|# verschiedene Einheiten}}.',
  'Draw up to {{n|# card|# cards}}.': 'Ziehe bis zu {{n|# Karte|# Karten}}.',
  'Take {{n}} wealth from the general supply.': 'Nimm {{n}} Reichtum aus dem allgemeinen Vorrat.',
  'Move one clan marker up to X spaces.': 'Verschiebe einen Clanmarker um bis zu X Felder.',
  'Move up to X different units.': 'Bewege bis zu X verschiedene Einheiten.',
  'Draw up to X cards.': 'Ziehe bis zu X Karten.',
  'Take X wealth from the general supply.': 'Nimm X Reichtum aus dem allgemeinen Vorrat.',
  '{{location}} ({{board}})': '{{location}} ({{board}})',
  '{{location}}: {{reward}}': '{{location}}: {{reward}}',
  you: 'du',
  'power: {{powers}}': 'Stärke: {{powers}}',
  'no units': 'keine Einheiten',
  '{{n|=0 no free space|# free space|# free spaces}}': '{{n|=0 kein freier Platz|# freier Platz|# freie Plätze}}',
  'Round {{round}}, your turn': 'Runde {{round}}, du bist dran',
  'no honor': 'keine Ehre',
  'a card face down': 'eine verdeckte Karte',
  'already won': 'schon gewonnen',
  '{{type}}. Reward: {{reward}}.': '{{type}}. Belohnung: {{reward}}.',
  'This location is already won.': 'Dieser Ort ist schon gewonnen.',
  '{{seat:seat}} {{has:seat}} {{n}} power with {{force:units}}[[, {{wealth}} wealth attached]].':
    '{{seat:seat}} {{hat:seat}} {{n}} Stärke: {{force:units|nom}}[[, {{wealth}} Reichtum angelegt]].',
  'No units here.': 'Keine Einheiten hier.',
  '{{n|=0 No space is free.|# space is free.|# spaces are free.}}':
    '{{n|=0 Kein Feld ist frei.|# Feld ist frei.|# Felder sind frei.}}',
  '{{seat:by}} attached {{card}}:': '{{seat:by}} {{hat:by}} {{card}} angelegt:',
  '{{seat:seat|gen}} supply': 'Vorrat von {{seat:seat}}',
  'your supply': 'dein Vorrat',
  '{{seat:seat|gen}} graveyard': 'Friedhof von {{seat:seat}}',
  'your graveyard': 'dein Friedhof',
  '{{force:units}}[[, {{wealth}} wealth attached]].': '{{force:units|nom}}[[, {{wealth}} Reichtum angelegt]].',
  '{{force:units}}.': '{{force:units|nom}}.',
  'The graveyard releases its units at the end of the round.':
    'Der Friedhof gibt seine Einheiten am Ende der Runde frei.',
  '{{n|# unit|# units}}': '{{n|# Einheit|# Einheiten}}',
  'no clan marker': 'kein Clanmarker',
  '{{n}} clan markers': '{{n}} Clanmarker',
  'reward: {{reward}}': 'Belohnung: {{reward}}',
  'your branch': 'dein Zweig',
  '{{n}} honor a round': '{{n}} Ehre je Runde',
  'Here: {{clans}}.': 'Hier: {{clans}}.',
  'No clan marker is here.': 'Hier ist kein Clanmarker.',
  'A marker here brings {{n}} honor a round.': 'Ein Marker bringt hier {{n}} Ehre je Runde.',
  'An oath to {{seat:seat}} binds {{clan}}.': 'Ein Eid bindet {{clan}} an {{seat:seat|acc}}.',
  '{{seat:seat}}: {{force:units}}': '{{seat:seat}}: {{force:units|nom}}',
  '{{n|=0 tied|# power behind}}': '{{n|=0 Gleichstand|# Stärke zurück}}',
  'Honor: {{seat:seats,honors}}.': 'Ehre: {{seat:seats,honors}}.',
  'Most honor wins: you have {{honor}}, as much as {{seat:rival}}.':
    'Die meiste Ehre gewinnt: Du hast {{honor}}, so viel wie {{seat:rival}}.',
  'Most honor wins: you have {{honor}}, {{gap}} ahead of {{seat:rival}}.':
    'Die meiste Ehre gewinnt: Du hast {{honor}}, {{gap}} mehr als {{seat:rival}}.',
  'Most honor wins: you have {{honor}}, {{gap}} behind {{seat:rival}}.':
    'Die meiste Ehre gewinnt: Du hast {{honor}}, {{gap}} weniger als {{seat:rival}}.',
  'Left to you: [[{{wealth}} wealth & {{card:cards}} & {{alliance}} honor a round from alliances & order {{markers|marker|markers}} {{markers}}|nothing]].':
    'Dir bleiben: [[{{wealth}} Reichtum & {{card:cards}} & {{alliance}} Ehre je Runde aus Bündnissen & Befehlsmarker {{markers}}|nichts]].',
  '{{seat:seat}} {{is:seat}} [[way=1?{{gap}} power ahead of you|way=2?{{gap}} power behind you|level with you]][[, with {{card:cards}} in hand]][[ and {{card:hidden}} face down]].':
    '{{seat:seat}} [[way=1?hat {{gap}} Stärke mehr als du|way=2?hat {{gap}} Stärke weniger als du|ist gleichauf mit dir]][[, mit {{card:cards}} auf der Hand]][[ und {{card:hidden}} verdeckt]].',
  '{{n}} power at {{board:board}}[[, {{wealth}} wealth attached]].':
    '{{n}} Stärke an {{board:board}}[[, {{wealth}} Reichtum angelegt]].',
  'On {{track:space}}': 'Auf {{track:space|dat}}',
  '[[{{honor}} honor & {{wealth}} wealth & {{card:cards}}|No honor]]':
    '[[{{honor}} Ehre & {{wealth}} Reichtum & {{card:cards}}|Keine Ehre]]',
}

export default board
