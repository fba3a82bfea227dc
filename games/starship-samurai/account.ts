import type { Account, PointEntry, Told } from '@orrery/engine'

const SOURCES = {
  battles: 'Locations won',
  rewards: 'Location rewards',
  alliances: 'Allies',
  types: 'Location types',
  cards: 'Cards',
  costs: 'Paid for cards',
}

/** Where honor is told: what for, and in which field how much. */
const HONOR: { readonly [what: string]: readonly [source: keyof typeof SOURCES, field: string] } = {
  'battle.gain': ['battles', 'amount'],
  'battle.victor': ['battles', 'amount'],
  'claim.most-power': ['rewards', 'honor'],
  'resolution.alliances': ['alliances', 'honor'],
  'end.types': ['types', 'bonus'],
  'claim.honor': ['cards', 'amount'],
  'cards.play': ['costs', 'honor'],
  'cards.cost': ['costs', 'honor'],
}

function entries({ what, data }: Told): readonly PointEntry[] {
  const told = HONOR[what]
  if (told === undefined) return []
  const [source, field] = told
  const honor = Number(data[field])
  return [{ seat: Number(data.seat), amount: source === 'costs' ? -honor : honor, source }]
}

/** What honor is gained and spent for. */
export const account: Account = { sources: SOURCES, entries }
