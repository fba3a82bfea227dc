import {
  choose,
  chooseAmount,
  Dice,
  everyone,
  type Game,
  oneOf,
  type RandomState,
  type Rule,
  random,
  refuse,
  reveal,
  type Seat,
  type Situation,
  seedRandom,
  type Trace,
} from '@orrery/engine'

/**
 * A small game for tests: pickers take fruit from trees in turn. How much hangs on a tree is known, how much is rotten is
 * not; every seat has a secret favourite kind that counts double for it; now and then all guess at the same time.
 */
export interface Orchard extends Situation {
  turn: number
  fruit: number[]
  /** Hidden: how much of each tree's fruit is rotten. */
  rotten: number[]
  /** Hidden from the others: the tree that counts double. */
  favourite: number[]
  points: number[]
}

const TREES = [0, 1, 2, 3, 4, 5]
const ROUNDS = 6
const FULL = 6

function* playTurn(g: Orchard): Rule {
  const seat = g.turn % g.seats
  const tree = yield* choose(seat, 'pick.tree', TREES, (one) => (g.fruit[one] === 0 ? refuse('pick.bare') : undefined))
  const amount = yield* chooseAmount(seat, 'pick.amount', 0, Math.min(3, g.fruit[tree]))
  const basket = yield* choose(seat, 'pick.basket', ['keep', 'spill', 'half'] as const)
  const kept = basket === 'keep' ? amount : basket === 'half' ? Math.floor(amount / 2) : 0
  g.fruit[tree] -= amount
  reveal(g, 'all')
  const good = Math.max(0, kept - g.rotten[tree])
  g.points[seat] += good * (g.favourite[seat] === tree ? 2 : 1)
  g.rotten[tree] = random(g, 2)
  if (g.fruit[tree] === 0) g.fruit[tree] = random(g, FULL)
  g.turn++
  if (g.turn % g.seats === 0) yield* guess(g)
}

/** Whoever guesses alone gets a point. */
function* guess(g: Orchard): Rule {
  const parts = g.points.map((_, seat) => oneOf(seat, 'guess.tree', TREES))
  const guesses = yield* everyone<number>(parts)
  guesses.forEach((tree, seat) => {
    if (guesses.filter((other) => other === tree).length === 1) g.points[seat]++
  })
}

const deal = (dice: Dice, seats: number) => Array.from({ length: seats }, () => dice.pick(TREES))

export const orchard: Game<Orchard> = {
  id: 'orchard',
  title: 'Orchard',
  rulesVersion: 1,
  players: [2, 3, 4],
  options: [],
  content: { id: 'none', version: '1' },
  rulebook: [],
  words: { asks: {}, log: {}, refusals: {}, name: String },
  setup({ seats, seed }) {
    const dice = new Dice(seed)
    return {
      seats,
      turn: 0,
      fruit: TREES.map(() => FULL),
      rotten: TREES.map(() => dice.below(2)),
      favourite: deal(dice, seats),
      points: Array.from({ length: seats }, () => 0),
      random: seedRandom(seed),
      revealed: 0,
      content: undefined,
      trace: undefined,
    }
  },
  nextStep: (g) => (g.turn < ROUNDS * g.seats ? playTurn(g) : undefined),
  copy: (g) => ({
    ...g,
    fruit: [...g.fruit],
    rotten: [...g.rotten],
    favourite: [...g.favourite],
    points: [...g.points],
    random: [...g.random] as RandomState,
    trace: undefined as Trace | undefined,
  }),
  view: (g, seat) => ({ turn: g.turn, fruit: g.fruit, points: g.points, favourite: g.favourite[seat as Seat] }),
  seatName: (seat) => ['Ann', 'Ben', 'Cid', 'Dot'][seat],
  result: (g) => ({
    scores: g.points,
    ranking: g.points.map((_, seat) => seat).sort((a, b) => g.points[b] - g.points[a]),
  }),
  determinize(g, seat, dice) {
    g.rotten = TREES.map(() => dice.below(2))
    const own = seat === 'spectator' ? undefined : g.favourite[seat]
    g.favourite = deal(dice, g.seats)
    if (own !== undefined) g.favourite[seat as Seat] = own
    g.random = seedRandom(`${dice.below(2 ** 30)}`)
  },
  evaluate: (g, seat) => ({ own: g.points[seat], others: -0.1 * g.points.reduce((sum, one) => sum + one, 0) }),
  fallback: (_, question) => ('candidates' in question ? question.candidates[0] : 0),
  invariants: (g) => (g.fruit.some((count) => count < 0) ? ['fruit below 0'] : []),
}
