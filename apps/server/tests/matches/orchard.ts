import {
  type BaseState,
  choose,
  everyone,
  type Game,
  oneOf,
  optionsOf,
  type Rule,
  random,
  report,
  reveal,
  type Seat,
  seedRandom,
} from '@orrery/engine'

/** A toy: seats take turns in an orchard. Some deeds break the game on purpose, and so do some bots that think about it. */
export interface Orchard extends BaseState {
  turn: number
  turns: number
  /** How bots fare: `fine`, or their evaluation loops or throws. */
  mind: string
  fruit: number[]
  /** What a seat has buried: its own secret. */
  buried: number[][]
  blind: boolean
  /** Whether the deeds that bid or break something are offered. */
  wild: boolean
}

const DEEDS = ['pick', 'bury', 'rest'] as const
const WILD_DEEDS = [...DEEDS, 'bid', 'break', 'blind'] as const

/** [orchard.turn] A seat does one thing. */
function* turn(g: Orchard): Rule {
  const seat = g.turn % g.seats
  const deed = yield* choose(seat, 'orchard.turn', g.wild ? WILD_DEEDS : DEEDS)
  if (deed === 'pick') g.fruit[seat] += 1
  if (deed === 'bury') bury(g, seat)
  if (deed === 'bid') yield* bid(g)
  if (deed === 'break') throw new Error('a secret of the rules')
  if (deed === 'blind') g.blind = true
  g.turn++
  report(g, 'orchard.turn', { seat, deed })
}

function bury(g: Orchard, seat: Seat): void {
  const found = random(g, 1000)
  g.buried[seat].push(found)
  reveal(g, [seat])
  report(g, 'orchard.bury#own', { found }, [seat])
}

/** [orchard.bid] All bid in secret. */
function* bid(g: Orchard): Rule {
  const bids = yield* everyone<number>(g.fruit.map((_, seat) => oneOf(seat, 'orchard.bid', [0, 1, 2, 3])))
  g.fruit = g.fruit.map((fruit, seat) => fruit + bids[seat])
}

export const orchard: Game<Orchard> = {
  id: 'orchard',
  title: 'Orchard',
  rulesVersion: 1,
  players: [1, 2, 3, 4],
  options: [
    { id: 'turns', text: 'How many turns.', values: [4, 12, 40, 200], default: 12 },
    { id: 'wild', text: 'Whether everything is offered.', values: [false, true], default: false },
    { id: 'mind', text: 'How bots fare.', values: ['fine', 'loop', 'throw'], default: 'fine' },
  ],
  content: { id: 'plain', version: '1' },
  rulebook: [],
  words: { prompts: {}, log: {}, refusals: {}, name: String },
  setup: ({ seats, options, seed }) => ({
    seats,
    random: seedRandom(seed),
    revealed: 0,
    content: undefined,
    trace: undefined,
    turn: 0,
    turns: options.turns as number,
    mind: options.mind as string,
    fruit: Array.from({ length: seats }, () => 0),
    buried: Array.from({ length: seats }, () => []),
    blind: false,
    wild: options.wild as boolean,
  }),
  nextStep: (g) => (g.turn >= g.turns ? undefined : turn(g)),
  copy: (g) => ({
    ...g,
    random: [...g.random],
    trace: undefined,
    fruit: [...g.fruit],
    buried: g.buried.map((list) => [...list]),
  }),
  view(g, seat) {
    if (g.blind) throw new Error('a secret of the view')
    return {
      turn: g.turn,
      fruit: [...g.fruit],
      buried: g.buried.map((list, owner) => (owner === seat ? [...list] : list.length)),
    }
  },
  seatName: (seat) => `Seat ${seat + 1}`,
  result: (g) => ({
    scores: [...g.fruit],
    ranking: g.fruit.map((_, seat) => seat).sort((a, b) => g.fruit[b] - g.fruit[a] || a - b),
  }),
  determinize(g, seat, dice) {
    g.buried = g.buried.map((list, owner) => (owner === seat ? list : list.map(() => dice.below(1000))))
  },
  evaluate(g, seat) {
    while (g.mind === 'loop');
    if (g.mind === 'throw') throw new Error('a bot has lost its mind')
    return { fruit: g.fruit[seat] }
  },
  fallback: (_, question) => (question.ask === 'orchard.turn' ? 'rest' : optionsOf(question)[0]),
  invariants: () => [],
}
