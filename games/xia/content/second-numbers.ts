import { readShape } from '../hold/shape.ts'
import { table } from './d20.ts'
import { MISSIONS } from './missions/cards/index.ts'
import type { Content, Mission, MissionType, Outfit, Ship, Table, Title } from './types.ts'

type Changes<T> = { readonly [id: string]: Partial<T> }
type Payment =
  | { readonly payment: Table }
  | { readonly byDistance: readonly number[] }
  | { readonly byTier: readonly number[] }

const PLAIN = table([5, 1000], [14, 2000], [19, 3000], [20, 4000])
const RISKY = table([5, 1000], [12, 3000], [18, 4000], [20, 5000])

/** What a mission of each type paid. */
const PAYMENTS: { readonly [type in MissionType]: Payment } = {
  research: { payment: PLAIN },
  shuttle: { byDistance: [1000, 2000, 3000, 4000, 5000] },
  smuggler: { byDistance: [2000, 3000, 4000, 5000] },
  thief: { payment: table([6, 0], [13, 2000], [18, 3000], [20, 5000]) },
  assassin: { byTier: [2000, 3000, 5000] },
  hunter: { payment: table([5, 1000], [12, 2000], [18, 3000], [20, 4000]) },
}

/** The least roll that got past customs. */
const LAX = { sneak: 6 }
const WATCHFUL = { sneak: 9 }
const STRICT = { sneak: 12 }

/** Missions that led elsewhere, or were watched more closely. */
const WAYS: { readonly [id: string]: object } = {
  R01: { payment: RISKY },
  R02: { payment: RISKY },
  S01: { delivery: 'azure' },
  S03: { delivery: 'kemplar-ii' },
  S04: { pickup: 'azure', delivery: 'doravin-v' },
  S05: { pickup: 'doravin-v', delivery: 'neo-damascus' },
  S06: { delivery: 'kemplar-ii' },
  G01: { ...STRICT, caughtBounty: 2000, delivery: 'kemplar-ii' },
  G02: { ...STRICT, caughtBounty: 2000, delivery: 'neo-damascus' },
  G03: WATCHFUL,
  G04: WATCHFUL,
  G05: WATCHFUL,
  G06: LAX,
  G07: STRICT,
  G08: LAX,
  G09: STRICT,
  T01: { delivery: 'loath' },
  T03: { delivery: 'loath' },
  T05: { delivery: 'kreller-iv' },
  T06: { delivery: 'quiet-reach' },
}

/** What the second pack had in other numbers, before games between bots told what pays and what is never used. */
export const SECOND_NUMBERS: {
  readonly tokens: Content['tokens']
  readonly outfits: Changes<Outfit>
  readonly ships: Changes<Pick<Ship, 'impulse'>>
  readonly missions: Changes<Mission>
  readonly titles: Changes<Title>
} = {
  tokens: Object.freeze({ fame: 8, credits: 7, nothing: 6 }),
  outfits: { targe: { shape: readShape('U#U') }, 'dart-7': { shape: readShape('U#U') } },
  ships: {
    'argent-leviathan': { impulse: 2 },
    'meridian-rook': { impulse: 3 },
    'gilded-auroch': { impulse: 2 },
    'obsidian-choir': { impulse: 3 },
    'twin-mirage': { impulse: 3 },
    'wardens-oath': { impulse: 2 },
  },
  missions: Object.fromEntries(MISSIONS.map(({ id, type }) => [id, { ...PAYMENTS[type], ...WAYS[id] }])),
  titles: {
    trailblazer: { goal: 3 },
    cartographer: { fame: 1, goal: 3 },
    'grand-tour': { goal: 4 },
    'most-wanted': { goal: 4000 },
    'good-samaritan': { fame: 1 },
    'jack-of-all-trades': { fame: 2 },
  },
}
