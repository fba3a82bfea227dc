import {
  BadInput,
  type BaseState,
  baseState,
  copyBaseState,
  type Data,
  defineGame,
  dialect,
  type Game,
  one,
  type Rule,
  random,
  reveal,
  type Value,
} from '@orrery/engine'

/** A small game that asks every kind of question, in words, with options and packs: what the screen says of it can be read. */
export interface Bazaar extends BaseState {
  turn: number
  coins: number[]
  /** Each seat's own secret. */
  secret: number[]
}

const { choose, some, amount, arrange, choice, everyone, refuse, report } = dialect<Bazaar, string>({})

const STALLS = ['silk', 'tea', 'spice']
const TURNS = 4

function* playTurn(g: Bazaar): Rule {
  const seat = g.turn % g.seats
  const stall = yield* choose(g, seat, 'stall.visit', {
    from: STALLS,
    unless: (one) => (one === STALLS[g.turn % 3] ? refuse('stall.closed', { stall: one }) : undefined),
  })
  const goods = yield* some(g, seat, 'stall.buy', { from: ['red', 'green', 'blue'], min: 0, max: 2 })
  const price = yield* amount(g, seat, 'stall.price', { min: 1, max: 5, about: { stall } })
  const [first] = yield* arrange(g, seat, 'stall.pack', {
    items: ['box', 'jar'],
    spots: () => ['left', 'right'],
    clash: (placed, _, spot) => (placed.includes(spot) ? refuse('stall.crowded', { spot }) : undefined),
  })
  earn(g, seat, price + goods.length + (first === 'left' ? 1 : 0))
  report(g, 'stall.bought', { seat: who(seat), stall, goods })
  g.turn++
  if (g.turn % g.seats > 0) return
  const bids = yield* everyone<number>(g.coins.map((_, one) => choice(g, one, 'bid.secret', { from: [0, 1, 2] })))
  reveal(g, 'all')
  bids.forEach((bid, one) => {
    earn(g, one, bid === g.secret[one] ? 3 : 0)
  })
}

const coinsOf = (g: Bazaar, seat: number): number => g.coins[seat] ?? 0

function earn(g: Bazaar, seat: number, coins: number): void {
  g.coins[seat] = coinsOf(g, seat) + coins
}

const who = (seat: number) => ['Ann', 'Ben', 'Cid'][seat] ?? `Seat ${seat + 1}`

export const bazaar: Game<Bazaar> = defineGame({
  id: 'bazaar',
  title: 'Bazaar',
  rulesVersion: 1,
  players: [2, 3],
  options: {
    /** Start with coins. */
    rich: one(['no', 'yes'], 'no'),
    late: one(['no', 'yes'], 'no', { players: [3] }),
  },
  content: { id: 'house', version: '1' },
  locale: {
    rulebook: [
      { id: 'stall', title: 'Stalls', rules: [{ id: 'stall.closed', text: 'One stall is closed.', source: 'ours' }] },
    ],
    messages: {
      prompts: { 'stall.visit': 'Which stall?', 'stall.price': 'How much for {{stall}}?' },
      log: { 'stall.bought': '{{seat}} buys at {{stall}}: {{goods}}.' },
      refusals: { 'stall.closed': '{{stall}} is closed today.', 'stall.crowded': '{{spot}} is taken.' },
      name: (value) => (value === 'silk' ? 'Silk Road' : String(value)),
    },
  },
  setup({ seats, seed, options }) {
    const base = baseState({ seats, seed })
    const coins = options.rich === 'yes' ? 10 : 0
    return {
      ...base,
      turn: 0,
      coins: Array.from({ length: seats }, () => coins),
      secret: Array.from({ length: seats }, () => random(base, 3)),
    }
  },
  nextStep: (g) => (g.turn < TURNS * g.seats ? playTurn(g) : undefined),
  copy: (g) => ({
    ...g,
    ...copyBaseState(g),
    coins: [...g.coins],
    secret: [...g.secret],
  }),
  view: (g, seat) => ({ turn: g.turn, coins: g.coins, secret: seat === 'spectator' ? undefined : g.secret[seat] }),
  seatName: who,
  result: (g) => ({
    scores: g.coins,
    ranking: g.coins.map((_, seat) => seat).sort((a, b) => coinsOf(g, b) - coinsOf(g, a) || a - b),
  }),
  determinize(g, seat, dice) {
    g.secret = g.secret.map((own, one) => (one === seat ? own : dice.below(3)))
  },
  evaluate: (g, seat) => ({ coins: coinsOf(g, seat) }),
  fallback: (_, question) => ('candidates' in question ? (question.candidates[0] ?? 1) : 1),
  outOfTurn: {
    refuse: (_, __, value) => (isGift(value) ? undefined : refuse('gift.form')),
    // biome-ignore lint/correctness/useYield: a rule that asks nothing
    *run(g, seat, value) {
      if (isGift(value)) earn(g, seat, value.gift)
      report(g, 'gift.given', { seat: who(seat) })
    },
    suggest: () => undefined,
  },
  invariants: (g) => (g.coins.some((coins) => coins < 0) ? ['somebody owes coins'] : []),
  withContent(pack: Data): Game<Bazaar> {
    if (pack.name === undefined) throw new BadInput('The content pack has no name.')
    return { ...bazaar, content: { id: String(pack.name), version: '1' } }
  },
})

const isGift = (value: Value): value is { gift: number } =>
  typeof value === 'object' && value !== null && 'gift' in value && typeof value.gift === 'number'
