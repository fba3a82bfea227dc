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
      text: 'Ist Tenno installiert, so feuere Tetsuo, oder lege den blauen Kaneda- oder den blauen Raketenmarker; auch dieser Uplink muss installiert sein.',
    },
    defense: {
      name: 'Verteidigungsmatrix',
      text: 'Lege den blauen Kaneda-Marker auf eine Seite des umkämpften Gebiets oder den blauen Raketenmarker hinein, oder feuere Tetsuo hinein. Der Uplink muss installiert sein; ein blauer Marker auf dem Brett kommt hierher.',
    },
  },
  'dark-seed': {
    name: 'Dark Seed',
    effect: {
      name: 'Schwarmbefehle',
      text: 'Gib {{swarmOrders}} dieser Befehle: Alle deine Einheiten dürfen 1 Gebiet weit ziehen; alle deine Einheiten fliegen bis zum Ende der Runde; jeder Pflanzer und Brüter legt ein Ei, wo er steht oder daneben. Außerdem darf jeder Eroberer in seinem Gebiet einen Angriff beginnen und verlässt danach das Brett.',
    },
    defense: {
      name: 'Für die Königin',
      text: 'Nimm die Hälfte deiner Einheiten im Gebiet vom Brett, aufgerundet, und bewege die anderen zusammen in ein angrenzendes Gebiet, bevor der Angriff irgendetwas bewirkt.',
    },
  },
  nomads: {
    name: 'Nomaden',
    effect: {
      name: 'Nachladen',
      text: 'Alle Pistolen sind wieder bereit. Dann darf entweder jeder Materialsergeant in seinem Gebiet eine Mine legen, oder deine Einheiten sind bis zum Ende der Runde vor Radioaktivität sicher.',
    },
    defense: null,
  },
  boarlords: {
    name: 'Boarlords',
    effect: {
      name: 'Terraformen',
      text: 'Jeder Boarrior darf bis zu {{terraformingsPerBoarrior}} Terraformings in sein eigenes Gebiet legen.',
    },
    defense: {
      name: 'Verdrängung',
      text: 'Ist der Kampf vorbei, darfst du alle feindlichen Einheiten, die daran beteiligt waren, in angrenzende Gebiete bewegen, auch Oni, und auch wenn von deinen keine mehr da ist.',
    },
  },
}
