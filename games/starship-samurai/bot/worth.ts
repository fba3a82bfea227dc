import type { Samurai } from '../rules/state/state.ts'

/** What things are worth, in honor at the end of the game. Tuned in the arena against `greedy@1`. */
export const WORTH = {
  /** A wealth token that is held, of the first few, and of those beyond. */
  wealth: 0.75,
  moreWealth: 0.5,
  /** Up to so many count in full. */
  fewWealth: 4,
  /** A space of a clan marker's way: now, and for each round that is left with this one. */
  space: 0.5,
  spacePerRound: 0.3,
  /** For each point of an order marker that lies on no order yet. */
  order: 0.5,
  /** A ship, or a point of a mech's power, in the graveyard for the rest of the round. */
  fallenShip: 0.25,
  fallenMech: 0.2,
  /** A point of power that is already on a board when the next round begins. */
  presence: 0.12,
  /** What a further type of location is worth at least, and what of the bonus it is sure to bring. */
  newType: 2.5,
}

/** How sure power is to win a battle: the spread of chances, when all is placed and for each turn that is still to come. */
export const ODDS = {
  spread: 1.3,
  spreadPerTurn: 0.95,
  /** Power that a seat is expected to bring to a board in its turns to come. */
  arrival: 0.8,
  /** What a face-down card is expected to bring. */
  committed: 2.5,
  /** In a battle, whoever is earlier in turn order wins ties. */
  earlier: 0.3,
}

/**
 * How often a lead claims, by the claims that are still to come in the round: at most so often, half of that with so much of a lead, which
 * tells more the smaller the spread. Who is behind claims less: `behind` of it. Fitted to games of experts; early leads seldom hold.
 */
export const CLAIMS = [
  { most: 0, lead: 0, spread: 1, behind: 0 },
  { most: 1, lead: 0.3, spread: 2, behind: 0.1 },
  { most: 1.7, lead: 0.5, spread: 1.5, behind: 0.5 },
  { most: 2, lead: 3, spread: 2, behind: 0.7 },
  { most: 2.4, lead: 6, spread: 2, behind: 1 },
]

/** How likely a clan marker stays where it is for a whole round of the others' turns, by its depth. */
export const LOYALTY = [1, 0.45, 0.55, 0.63, 0.7, 0.76, 0.82]

/** What a card in hand will bring. */
export const CARD_WORTH: { readonly any: number } & { readonly [card: string]: number } = {
  any: 0.9,
  ST1: 1.5,
  ST2: 1.2,
  B01: 0.3,
  B02: 0.9,
  B03: 1.1,
  B04: 1.4,
  B05: 1.2,
  B06: 0.9,
  B07: 1.2,
  B08: 0.4,
  B09: 0.7,
  B10: 0.9,
  B11: 0.8,
  B12: 0.9,
  B13: 1.1,
  B14: 1.2,
  B15: 0.3,
  B16: 0.6,
  B17: 0.6,
  B18: 0,
  B19: 1,
  B20: 1.4,
  S01: 0.4,
  S02: 1.5,
  S03: 1.2,
  S04: 1,
  S05: 0.2,
  S06: 1.3,
  S07: 0.5,
  S08: 1,
  S09: 1.2,
  S10: 1,
  S11: 0.6,
  S12: 1.2,
  S13: 1.3,
  S14: 0.3,
  S15: 0.7,
  S16: 1.2,
  S17: 0.4,
  S18: 1.5,
  S19: 0.8,
  S20: 0.05,
}

/** What a mech brings over the game, and for each point of what the first locations give it to work with. */
export interface MechWorth {
  readonly worth: number
  /** Which term of the standing it serves: characters like mechs for what they like. */
  readonly serves: 'locations' | 'claims' | 'alliances' | 'wealth' | 'cards'
  readonly likes: Partial<Rewards>
}

/** Rewards of locations, by kind. */
export interface Rewards {
  readonly clan: number
  readonly any: number
  readonly honor: number
  readonly wealth: number
  readonly cards: number
}

/**
 * Measured: how far ahead of the others its owner ended in 100 games of four experts that drew most of their mechs by lot, taken by less than half,
 * since so few games show no more. Tametomo and Masumune spend wealth, Mori cards; Hideyoshi and Oda are worth more where markers are at stake at every
 * claim, Gozen where honor is, Mototada and Shingen where a location is worth holding turn after turn.
 */
export const MECH_WORTH: { readonly [samurai in Samurai]: MechWorth } = {
  gozen: { worth: 2.9, serves: 'locations', likes: { honor: 0.8 } },
  shingen: { worth: 2.5, serves: 'locations', likes: { clan: 0.5 } },
  mototada: { worth: 1.9, serves: 'claims', likes: { any: 0.8 } },
  tametomo: { worth: 1.8, serves: 'wealth', likes: { wealth: 1 } },
  hideyoshi: { worth: 1.9, serves: 'alliances', likes: { any: 0.7, clan: 0.3 } },
  oda: { worth: 0.3, serves: 'alliances', likes: { any: 0.4, clan: 0.3 } },
  masumune: { worth: 0.2, serves: 'wealth', likes: { wealth: 1.1 } },
  mori: { worth: 0.4, serves: 'cards', likes: { cards: 1.1 } },
}
