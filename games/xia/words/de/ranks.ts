import type { Rank } from '../../content/types.ts'

export const ranks: { readonly [id: string]: Pick<Rank, 'name'> } = {
  unknown: { name: 'Unbekannt' },
  drifter: { name: 'Treibgut' },
  regular: { name: 'Stammgast' },
  'name-on-a-hull': { name: 'Name am Rumpf' },
  'talk-of-the-dock': { name: 'Hafengespräch' },
  'known-quantity': { name: 'Feste Größe' },
  'household-name': { name: 'In aller Munde' },
  'bar-room-ballad': { name: 'Kneipenballade' },
  'living-legend': { name: 'Lebende Legende' },
  'public-holiday': { name: 'Feiertag' },
  constellation: { name: 'Sternbild' },
}
