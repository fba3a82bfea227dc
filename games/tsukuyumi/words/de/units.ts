import type { NameForms } from '@orrery/engine'

/** Indefinite articles, and the definite ones of what there is one only of. */
const ARTICLES = {
  m: { some: ['ein', 'einen', 'einem'], the: ['der', 'den', 'dem'] },
  f: { some: ['eine', 'eine', 'einer'], the: ['die', 'die', 'der'] },
  n: { some: ['ein', 'ein', 'einem'], the: ['das', 'das', 'dem'] },
} as const

interface Noun {
  readonly gender: keyof typeof ARTICLES
  /** Another ending than in the nominative: den Cyberoiden, einen Gefreiten. */
  readonly oblique?: string
  readonly several: string
}

/** Units and weapons by what they are called. What an owner's pack calls otherwise has no article. */
const NOUNS: { readonly [name: string]: Noun } = {
  Angriffsdrohne: { gender: 'f', several: 'Angriffsdrohnen' },
  Schilddrohne: { gender: 'f', several: 'Schilddrohnen' },
  'Cybersamurai 2.1': { gender: 'm', several: 'Cybersamurai 2.1' },
  'Cybersamurai 2.2': { gender: 'm', several: 'Cybersamurai 2.2' },
  Cyberoid: { gender: 'm', oblique: 'Cyberoiden', several: 'Cyberoiden' },
  Shogun: { gender: 'm', several: 'Shogune' },
  Arbeiter: { gender: 'm', several: 'Arbeiter' },
  Brüter: { gender: 'm', several: 'Brüter' },
  Wespe: { gender: 'f', several: 'Wespen' },
  Krieger: { gender: 'm', several: 'Krieger' },
  Eroberer: { gender: 'm', several: 'Eroberer' },
  Pflanzer: { gender: 'm', several: 'Pflanzer' },
  Stachler: { gender: 'm', several: 'Stachler' },
  Hund: { gender: 'm', several: 'Hunde' },
  Gefreiter: { gender: 'm', oblique: 'Gefreiten', several: 'Gefreite' },
  Materialsergeant: { gender: 'm', oblique: 'Materialsergeanten', several: 'Materialsergeanten' },
  Jäger: { gender: 'm', several: 'Jäger' },
  Werfer: { gender: 'm', several: 'Werfer' },
  Truppführer: { gender: 'm', several: 'Truppführer' },
  Frischling: { gender: 'm', several: 'Frischlinge' },
  Boarrior: { gender: 'm', several: 'Boarriors' },
  Boarmaiden: { gender: 'f', several: 'Boarmaidens' },
  Boarguard: { gender: 'm', several: 'Boarguards' },
  Boarmaster: { gender: 'm', several: 'Boarmaster' },
  Boarmother: { gender: 'f', several: 'Boarmothers' },
  'Kleiner Oni': { gender: 'm', oblique: 'Kleinen Oni', several: 'Kleine Oni' },
  'Mittlerer Oni': { gender: 'm', oblique: 'Mittleren Oni', several: 'Mittlere Oni' },
  'Großer Oni': { gender: 'm', oblique: 'Großen Oni', several: 'Große Oni' },
  Pistole: { gender: 'f', several: 'Pistolen' },
  Gewehr: { gender: 'n', several: 'Gewehre' },
  Raketenrohr: { gender: 'n', several: 'Raketenrohre' },
  Granate: { gender: 'f', several: 'Granaten' },
}

/** A unit or a weapon in a sentence. What is counted is an object, 1 Gefreiten, 2 Gefreite, den Truppführer, but where a sentence wants the nominative. */
export function thing(name: string, unique: boolean): NameForms {
  const noun = NOUNS[name]
  if (noun === undefined) return { nom: name, counted: unique ? name : `{{n|# ${name}|# ${name}}}` }
  const { gender, oblique = name, several } = noun
  const [nom, acc, dat] = ARTICLES[gender][unique ? 'the' : 'some']
  return {
    nom: `${nom} ${name}`,
    acc: `${acc} ${oblique}`,
    dat: `${dat} ${oblique}`,
    counted: unique ? `${acc} ${oblique}` : `{{n|# ${oblique}|# ${several}}}`,
    countedNom: unique ? `${nom} ${name}` : `{{n|# ${name}|# ${several}}}`,
  }
}

const BUILT: { readonly [name: string]: readonly [one: string, several: string] } = {
  Festung: ['eine Festung', 'Festungen'],
  Deckung: ['eine Deckung', 'Deckungen'],
  Schweineblockade: ['eine Schweineblockade', 'Schweineblockaden'],
  Tunnel: ['einen Tunnel', 'Tunnel'],
}

/** A Terraforming where it is, always an object: einen Tunnel zwischen c1 und c2. */
export function builtThing(name: string, where: string): NameForms {
  const [one, several] = BUILT[name] ?? [name, name]
  return { nom: `${one} ${where}`, counted: `{{n|${one}|# ${several}}} ${where}` }
}
