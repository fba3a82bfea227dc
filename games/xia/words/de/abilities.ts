/** The ability cards. */
export const abilities: { readonly [id: string]: { readonly name: string; readonly text: string } } = {
  'slipstream-hop': {
    name: 'Gleitstromsprung',
    text: 'Bei {{least}} oder mehr führst du eine Bewegungsaktion mit {{movement}} Bewegung aus. Asteroiden, Trümmer und Nebel verlangen darin keinen Wurf.',
  },
  'evasive-thrusters': {
    name: 'Ausweichdüsen',
    text: 'Bei {{least}} oder mehr verhinderst du {{prevents}} Schaden oder Energieverlust: aus einem Angriff oder einem Wurf für Asteroid, Nebel, Abbauen oder Ernten.',
  },
  'auto-pilot': {
    name: 'Autopilot',
    text: 'Würfle eine Zahl von Feldern ({{table}}). Bis zu deinem nächsten Zug darfst du nach jedem Zug einer anderen Person bis zu so viele Felder weit ziehen, ohne kleine Aktionen.',
  },
  pounce: {
    name: 'Sprungangriff',
    text: 'Zu einem Angriff mit Blastern oder durch Rammen: Bei {{least}} oder mehr ist er gegen ein Ziel um {{attack}} stärker. Dein eigener Schaden durch Rammen ist es nicht.',
  },
  'dark-veil': {
    name: 'Dunkler Schleier',
    text: 'Bei {{least}} oder mehr kannst du bis zu deinem nächsten Zug nicht aus Reichweite {{range}} oder weiter angegriffen werden. Kein NSC wählt dich als Ziel, außer du hast ihn angegriffen.',
  },
  'mag-harpoon': {
    name: 'Magnetharpune',
    text: 'Bei {{least}} oder mehr hängst du dich an ein benachbartes Schiff in Sicht. Bis zu deinem nächsten Zug: Folge nach jedem Feld, das es zieht, in das verlassene, über alle Grenzen, oder lass los.',
  },
  'bulk-broker': {
    name: 'Großeinkäufer',
    text: 'Zu einem Kauf von Waren: Bei {{least}} oder mehr nimmst du {{cubes|# Ware|# Waren}} einer dort verkauften Farbe kostenlos dazu.',
  },
  'prospector-rig': {
    name: 'Schürfanlage',
    text: 'Vor einem Wurf für Abbauen, Bergen oder Ernten: Das Ergebnis ist um {{bonus}} höher. Die Fähigkeit selbst braucht keinen Wurf, und nur der bloße Würfel kann eine 20 sein.',
  },
  overburn: {
    name: 'Nachbrenner',
    text: 'Gleich nach einem Triebwerkswurf: Bei {{least}} oder mehr hat diese Bewegungsaktion {{movement}} Bewegung mehr.',
  },
  'ablative-plating': {
    name: 'Ablativpanzerung',
    text: 'Bei {{least}} oder mehr verhinderst du {{prevents}} Schaden: aus einem Angriff oder einem Wurf für Asteroid oder Abbauen. Energie rettet sie nicht.',
  },
  'lock-jammer': {
    name: 'Zielstörer',
    text: 'Zu einem Angriff auf ein einzelnes Schiff: Bei {{least}} oder mehr zählt jeder seiner Schildwürfel in diesem Angriff {{penalty}} weniger, nie unter 0.',
  },
  'forged-papers': {
    name: 'Falsche Papiere',
    text: 'Bei {{least}} oder mehr halten dich für den Rest deines Zuges Planeteneingänge weder auf, noch erhöhen sie dein Kopfgeld, und deine Würfe zum Schleichen sind um {{sneak}} höher.',
  },
  broadside: {
    name: 'Breitseite',
    text: 'Greife alle anderen Schiffe in Sicht auf Reichweite {{from}} bis {{to}} mit der gewürfelten Stärke an ({{table}}). Jedes verteidigt sich selbst.',
  },
  'fold-jump': {
    name: 'Faltsprung',
    text: 'Würfle ({{table}}). Mit 1 stelle dein Schiff auf ein freies normales Feld oder Torfeld deines oder eines angrenzenden Sektors, mit 2 irgendwo auf der Sternkarte, mit 0 nirgends. Du überquerst keine Grenze.',
  },
  'price-fixer': {
    name: 'Preisabsprache',
    text: 'Zu einem Verkauf von Waren: Bei {{least}} oder mehr {{cubes|bringt jede Ware|bringen je # Waren}} dieses Verkaufs {{credits}} Credits zusätzlich.',
  },
  'siphon-lance': {
    name: 'Saugspeer',
    text: 'Bei {{least}} oder mehr verliert ein anderes Schiff (kein NSC) in Sicht auf Reichweite {{from}} bis {{to}} bis zu {{energy}} Energie; du bekommst, was deine Anzeige fasst. Kein Angriff, keine Verteidigung möglich.',
  },
  replication: {
    name: 'Replikation',
    text: 'Bei {{least}} oder mehr lege den Replikationsmarker auf eine bereite fremde Fähigkeit. Setze sie vor deiner Statusphase einmal für ihre übliche Energie ein. Die Karte selbst bleibt bereit.',
  },
  'repair-swarm': {
    name: 'Reparaturschwarm',
    text: 'Würfle ({{table}}) und entferne so viele Schadensmarker deiner Wahl aus deinem Laderaum.',
  },
}
