/** The ability cards. */
export const abilities: { readonly [id: string]: { readonly name: string; readonly text: string } } = {
  'slipstream-hop': {
    name: 'Gleitstromsprung',
    text: 'Bei {{least}} oder mehr bekommst du eine Bewegungsaktion mit {{movement}} Bewegung; Asteroiden, Trümmer und Nebel verlangen darin keinen Wurf.',
  },
  'evasive-thrusters': {
    name: 'Ausweichdüsen',
    text: 'Bei {{least}} oder mehr werden {{prevents}} Schaden oder Energieverlust verhindert: von einem Angriff oder von einem Wurf für Asteroid, Nebel, Abbau oder Ernte.',
  },
  'auto-pilot': {
    name: 'Autopilot',
    text: 'Würfle eine Zahl von Feldern ({{table}}). Immer wenn vor deinem nächsten Zug jemand anderes einen Zug beendet hat, darfst du nach den Regeln der Bewegung bis zu so viele Felder weit ziehen, ohne kleine Aktionen.',
  },
  pounce: {
    name: 'Sprungangriff',
    text: 'Zu einem Angriff mit Blastern oder durch Rammen. Bei {{least}} oder mehr ist der Angriff gegen ein Ziel um {{attack}} stärker; der Schaden, den dir das Rammen zufügt, nicht.',
  },
  'dark-veil': {
    name: 'Dunkler Schleier',
    text: 'Bei {{least}} oder mehr kann dich bis zu deinem nächsten Zug niemand aus Reichweite {{range}} oder weiter angreifen, und kein NSC wählt dich als Ziel, es sei denn, du hast ihn angegriffen.',
  },
  'mag-harpoon': {
    name: 'Magnetharpune',
    text: 'Bei {{least}} oder mehr hängst du dich an ein benachbartes Schiff in Sicht. Bis zu deinem nächsten Zug wählst du nach jedem Feld, das es zieht: in das verlassene Feld folgen, mit jeder Grenze auf dem Weg, oder loslassen.',
  },
  'bulk-broker': {
    name: 'Großeinkäufer',
    text: 'Zum Kauf von Würfeln. Bei {{least}} oder mehr nimmst du {{cubes}} Würfel einer dort verkauften Farbe mehr, ohne zu zahlen.',
  },
  'prospector-rig': {
    name: 'Schürfanlage',
    text: 'Vor einem Wurf für Abbau, Bergung oder Ernte angesagt: Das Ergebnis ist um {{bonus}} höher. Die Fähigkeit selbst braucht keinen Wurf, und nur der bloße Würfel kann eine 20 sein.',
  },
  overburn: {
    name: 'Nachbrenner',
    text: 'Angesagt, sobald für ein Triebwerk gewürfelt ist. Bei {{least}} oder mehr hat diese Bewegungsaktion {{movement}} Bewegung mehr.',
  },
  'ablative-plating': {
    name: 'Ablativpanzerung',
    text: 'Bei {{least}} oder mehr werden {{prevents}} Schaden verhindert: von einem Angriff oder von einem Wurf für Asteroid oder Abbau. Energie rettet sie nicht.',
  },
  'lock-jammer': {
    name: 'Zielstörer',
    text: 'Zu einem Angriff auf ein einzelnes Schiff. Bei {{least}} oder mehr zählt jeder Schildwürfel des Ziels in diesem Angriff {{penalty}} weniger, aber nie unter 0.',
  },
  'forged-papers': {
    name: 'Falsche Papiere',
    text: 'Bei {{least}} oder mehr hält dich für den Rest deines Zuges kein Planeteneingang auf oder erhöht dein Kopfgeld, und deine Würfe zum Schleichen sind um {{sneak}} höher.',
  },
  broadside: {
    name: 'Breitseite',
    text: 'Ein Angriff mit der gewürfelten Stärke ({{table}}) auf alle anderen Schiffe in Sicht auf Reichweite {{from}} bis {{to}}. Jedes verteidigt sich selbst.',
  },
  'fold-jump': {
    name: 'Faltsprung',
    text: 'Würfle ({{table}}). Mit 1 stellst du dein Schiff auf ein freies normales Feld oder Torfeld deines Sektors oder eines angrenzenden, mit 2 auf ein solches irgendwo im bekannten System, mit 0 nirgendwohin. Keine Grenze wird überquert.',
  },
  'price-fixer': {
    name: 'Preisabsprache',
    text: 'Zum Verkauf von Würfeln. Bei {{least}} oder mehr bringen je {{cubes}} Würfel dieses Verkaufs {{credits}} Credits zusätzlich.',
  },
  'siphon-lance': {
    name: 'Saugspeer',
    text: 'Bei {{least}} oder mehr verliert das Schiff eines anderen Spielers in Sicht auf Reichweite {{from}} bis {{to}} bis zu {{energy}} Energie, und du bekommst so viel, wie deine Anzeige fasst. Das ist kein Angriff, und nichts verteidigt dagegen.',
  },
  replication: {
    name: 'Replikation',
    text: 'Bei {{least}} oder mehr legst du den Replikationsmarker auf eine offene Fähigkeit von jemand anderem. Bis zu deiner Statusphase darfst du sie einmal zu ihren üblichen Energiekosten nutzen; die Karte selbst bleibt bereit.',
  },
  'repair-swarm': {
    name: 'Reparaturschwarm',
    text: 'Nimm so viele deiner Schadensmarker, wie du würfelst ({{table}}), aus deinem Laderaum, welche du willst.',
  },
}
