import {
  type BaseState,
  baseState,
  copyBaseState,
  defineGame,
  dialect,
  type Game,
  number,
  one,
  optionsOf,
  type Rule,
  random,
  reveal,
  type Seat,
  toggle,
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

const { choose, choice, everyone, report } = dialect<Orchard, string>({})

const DEEDS = ['pick', 'bury', 'rest'] as const
const WILD_DEEDS = [...DEEDS, 'bid', 'break', 'blind'] as const

const fruitOf = (g: Orchard, seat: Seat): number => g.fruit[seat] ?? 0

/** [orchard.turn] A seat does one thing. */
function* turn(g: Orchard): Rule {
  const seat = g.turn % g.seats
  const deed = yield* choose(g, seat, 'orchard.turn', { from: g.wild ? WILD_DEEDS : DEEDS })
  if (deed === 'pick') g.fruit[seat] = fruitOf(g, seat) + 1
  if (deed === 'bury') bury(g, seat)
  if (deed === 'bid') yield* bid(g)
  if (deed === 'break') throw new Error('a secret of the rules')
  if (deed === 'blind') g.blind = true
  g.turn++
  report(g, 'orchard.turn', { seat, deed })
}

function bury(g: Orchard, seat: Seat): void {
  const found = random(g, 1000)
  g.buried[seat]?.push(found)
  reveal(g, [seat])
  report(g, 'orchard.bury#own', { found }, [seat])
}

/** [orchard.bid] All bid in secret. */
function* bid(g: Orchard): Rule {
  const bids = yield* everyone<number>(g.fruit.map((_, seat) => choice(g, seat, 'orchard.bid', { from: [0, 1, 2, 3] })))
  g.fruit = g.fruit.map((fruit, seat) => fruit + (bids[seat] ?? 0))
}

const options = {
  turns: number({ min: 1, max: 200, default: 12, tried: [4, 12, 40, 200] }),
  /** Whether everything is offered. */
  wild: toggle(false),
  /** How bots fare. */
  mind: one(['fine', 'loop', 'throw'], 'fine'),
}

export const orchard: Game<Orchard> = defineGame<Orchard, unknown, typeof options>({
  id: 'orchard',
  title: 'Orchard',
  rulesVersion: 1,
  players: [1, 2, 3, 4],
  options,
  content: { id: 'plain', version: '1' },
  setup: ({ seats, options, seed }) => ({
    ...baseState({ seats, seed }),
    turn: 0,
    turns: options.turns,
    mind: options.mind,
    fruit: Array.from({ length: seats }, () => 0),
    buried: Array.from({ length: seats }, () => []),
    blind: false,
    wild: options.wild,
  }),
  scenes: { end: { players: [3], position: (setup) => ({ ...orchard.setup(setup), turn: 1, turns: 4 }) } },
  nextStep: (g) => (g.turn >= g.turns ? undefined : turn(g)),
  copy: (g) => ({
    ...g,
    ...copyBaseState(g),
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
    ranking: g.fruit.map((_, seat) => seat).sort((a, b) => fruitOf(g, b) - fruitOf(g, a) || a - b),
  }),
  determinize(g, seat, dice) {
    g.buried = g.buried.map((list, owner) => (owner === seat ? list : list.map(() => dice.below(1000))))
  },
  evaluate(g, seat) {
    while (g.mind === 'loop');
    if (g.mind === 'throw') throw new Error('a bot has lost its mind')
    return { fruit: fruitOf(g, seat) }
  },
  fallback: (_, question) => (question.ask === 'orchard.turn' ? 'rest' : (optionsOf(question)[0] ?? 0)),
})
