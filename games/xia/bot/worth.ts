/** What things are worth to a captain, in tenths of a fame point. */
export const WORTH = {
  fame: 10,
  victory: 100,
  /** The point that wins, while it is still to be won. */
  lastPoint: 15,
  /** A coin of 1,000 that can be turned into fame, and one that cannot. */
  coin: 1.6,
  spareCoin: 0.2,
  /** A title's skill. */
  title: 1,
  /** A mission that was completed, and one in hand that can be done. */
  experience: 0.3,
  assignment: 1.2,
  bounty: -0.5,
  /** For each 1,000 of it. */
  bountyCoin: -0.2,
  /** Of a ship that is destroyed, and how much more when it loses a turn. */
  dead: -10,
  skipped: -8,
  /** For each damaged space, for its square, and at most. */
  damage: -0.25,
  damageSquared: -0.035,
  mostDamage: -4.5,
  /** Times the root of the energy. */
  energy: 0.4,
  /** A space that a ship cannot fly in the next turn because markers are not armed. */
  space: -0.35,
  /** A ship's tier and ability, besides what its engines and its hold bring. */
  tier: 2,
  /** For each time the ship gets faster by the factor e, at the start. */
  speed: 20,
  /** Times the root of the hold spaces without outfits, at the start. */
  room: 1,
  /** A space of Auto-Pilot in each turn of the others. */
  drift: 0.6,
  /** A known sector, at the start. */
  sector: 0.8,
  /** A kill that is as good as certain, for each turn to come. */
  arms: 0.6,
  /** An attack on a ship without shields, for each turn to come. */
  ambush: 0.05,
} as const

/** How sure things are that are not done yet. */
export const LIKELY = {
  sale: 0.97,
  purchase: 0.92,
  delivery: 0.95,
  mission: 0.85,
  sneak: 0.85,
} as const

/** What is still to be done loses so much with every turn it takes to get there. */
export const PER_TURN = 0.65

/** And a little with every space, so that a ship does not dawdle where it has movement to spare. */
export const PER_SPACE = 0.004

/** A round for each point of the goal, and one to begin with: about what matches take. */
const ROUNDS_PER_POINT = 0.95
const LEAST_ROUNDS = 2.5

/** How many rounds a match will still take, by how many it has taken and what the leader lacks. */
export const roundsLeft = (goal: number, round: number, lacking: number): number =>
  Math.max(LEAST_ROUNDS, Math.min(Math.round(ROUNDS_PER_POINT * goal + 1 - round), 1 + lacking))
