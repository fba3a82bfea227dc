interface Sheet {
  readonly name: string
  readonly effect: { readonly name: string; readonly text: string }
  readonly defense: { readonly name: string; readonly text: string } | null
}

/** The four faction sheets. */
export const factions: { readonly [faction in 'cybersamurai' | 'dark-seed' | 'nomads' | 'boarlords']: Sheet } = {
  cybersamurai: {
    name: 'Cybersamurai',
    effect: {
      name: 'Ruf des Tenno',
      text: 'Mit installiertem Tenno: Feuere Tetsuo, oder lege den blauen Kaneda- oder den blauen Raketenmarker. Auch dieser Uplink muss installiert sein.',
    },
    defense: {
      name: 'Verteidigungsmatrix',
      text: 'Lege den blauen Kaneda auf eine Seite des umkämpften Gebiets oder die blaue Rakete hinein, oder feuere Tetsuo hinein. Der Uplink muss installiert sein. Ein blauer Marker auf dem Spielplan kommt hierher.',
    },
  },
  'dark-seed': {
    name: 'Dark Seed',
    effect: {
      name: 'Schwarmbefehle',
      text: 'Gib {{swarmOrders}} dieser Befehle: Einheiten ziehen 1 Gebiet weit; Einheiten fliegen diese Runde; Pflanzer und Brüter legen je ein Ei. Eroberer dürfen auch einen Angriff beginnen und verlassen dann den Spielplan.',
    },
    defense: {
      name: 'Für die Königin',
      text: 'Opfere vor dem Angriff die Hälfte deiner Einheiten im Gebiet, aufgerundet. Bewege die anderen zusammen in ein angrenzendes Gebiet.',
    },
  },
  nomads: {
    name: 'Nomaden',
    effect: {
      name: 'Nachladen',
      text: 'Mache alle Pistolen bereit. Dann darf jeder Materialsergeant in seinem Gebiet eine Mine legen, oder deine Einheiten sind bis zum Ende der Runde gegen Radioaktivität immun.',
    },
    defense: null,
  },
  boarlords: {
    name: 'Boarlords',
    effect: {
      name: 'Terraformen',
      text: 'Jeder Boarrior darf bis zu {{terraformingsPerBoarrior|# Terraforming|# Terraformings}} in sein eigenes Gebiet legen.',
    },
    defense: {
      name: 'Verdrängung',
      text: 'Nach dem Kampf darfst du alle feindlichen Einheiten, die darin waren, in angrenzende Gebiete bewegen, auch Oni, und auch wenn du keine Einheit mehr hast.',
    },
  },
}
