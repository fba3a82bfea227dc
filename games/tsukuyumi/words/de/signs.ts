/** The key to the map. */
export const signs: { readonly [english: string]: string } = {
  Key: 'Legende',
  'Key to the map': 'Legende zur Karte',
  'Who controls an area': 'Wer ein Gebiet kontrolliert',
  'A whole rim, and round tokens.': 'Ein ganzer Rand und runde Plättchen.',
  'A double rim, and square tokens.': 'Ein doppelter Rand und eckige Plättchen.',
  'A dashed rim, and pointed tokens.': 'Ein gestrichelter Rand und spitze Plättchen.',
  'A dotted rim, and diamond tokens.': 'Ein gepunkteter Rand und rautenförmige Plättchen.',
  'A thin rim, and spiked tokens.': 'Ein dünner Rand und gezackte Plättchen.',
  Token: 'Plättchen',
  'Shape and color show the side, the figure its kind. The number counts units.':
    'Form und Farbe zeigen die Seite, das Bild die Art. Die Zahl zählt Einheiten.',
  Chevrons: 'Winkel',
  'Units that cost 2 or 3 production points, and larger Oni.':
    'Einheiten, die 2 oder 3 Produktionspunkte kosten, und größere Oni.',
  Wings: 'Flügel',
  'This unit flies.': 'Diese Einheit fliegt.',
  Pennant: 'Wimpel',
  'Conquest points of a side in the area.': 'Eroberungspunkte einer Seite in dem Gebiet.',
  'How much damage the units of a side take together.':
    'Wie viel Schaden die Einheiten einer Seite zusammen aushalten.',
  'How much damage they deal together.': 'Wie viel Schaden sie zusammen austeilen.',
  'More units than fit. Zoom in, or point at the area.':
    'Mehr Einheiten, als Platz haben. Zoome heran oder zeige auf das Gebiet.',
  'Sides of areas': 'Seiten der Gebiete',
  Blockade: 'Blockade',
  'Units on foot cannot cross this side.': 'Einheiten zu Fuß können diese Seite nicht überqueren.',
  'Blockade marker': 'Blockademarker',
  'Closes a side that was open.': 'Schließt eine Seite, die offen war.',
  Passage: 'Durchgang',
  'Opens a printed blockade.': 'Öffnet eine aufgedruckte Blockade.',
  Grounds: 'Böden',
  'Mountain range': 'Gebirge',
  'Worth {{points|=0 no VP|# VP}}. Its value makes conquest harder.':
    '{{points|=0 Keine SP|# SP}} wert. Sein Wert erschwert die Eroberung.',
  'Worth {{points|=0 no VP|# VP}}.': '{{points|=0 Keine SP|# SP}} wert.',
  'Properties and markers': 'Eigenschaften und Marker',
  'Oni can be placed here and next to it.': 'Hier und daneben können Oni aufgestellt werden.',
  'At the end of the round all units here are destroyed.': 'Am Ende der Runde werden hier alle Einheiten zerstört.',
  'All events can change this area, even with units in it.':
    'Alle Ereignisse können dieses Gebiet verändern, auch mit Einheiten darin.',
  'The area is worth no victory points.': 'Das Gebiet ist keine Siegpunkte wert.',
  'A unit of the Dark Seed can hatch from it.': 'Daraus kann eine Einheit der Dark Seed schlüpfen.',
  'Deals {{damage}} damage to units that enter.': 'Fügt Einheiten, die es betreten, {{damage}} Schaden zu.',
}
