import {
  arrange,
  type Chapter,
  choose,
  chooseAmount,
  chooseSome,
  enumerateAnswers,
  everyone,
  type Game,
  oneOf,
  type Refusal,
  type Rule,
  random,
  refuse,
  report,
  reveal,
  type Seat,
  type Situation,
  seedRandom,
  shuffle,
  type Value,
} from '@orrery/engine'

/** A toy: each round all bid in secret for the better stall; then everybody does one thing, with hidden wares and chance. */
export interface Fair extends Situation {
  round: number
  turn: Seat
  turnsLeft: number
  gold: number[]
  shelf: string[][]
  hands: string[][]
  deck: string[]
}

const ROUNDS = 12
const WARES = Array.from({ length: 24 }, (_, i) => `ware-${i + 1}`)
const SHELVES = ['low', 'middle', 'high'] as const
const DEEDS = ['draw', 'show', 'gamble', 'rest'] as const

/** [bid.secret] All bid in secret; the highest goes first, chance decides among equals. */
function* bid(g: Fair): Rule {
  const parts = g.gold.map((gold, seat) =>
    oneOf(seat, 'bid.secret', [0, 1, 2, 3], (most) => (most > gold ? refuse('bid.gold', { gold }) : undefined)),
  )
  const bids = yield* everyone<number>(parts)
  const best = bids.flatMap((amount, seat) => (amount === Math.max(...bids) ? [seat] : []))
  g.turn = best.length === 1 ? best[0] : best[random(g, best.length)]
  g.gold[g.turn] -= bids[g.turn]
  g.turnsLeft = g.seats
  report(g, 'bid.secret', { bids, seat: g.turn })
}

const mayDo = (g: Fair, seat: Seat) => (deed: (typeof DEEDS)[number]) => {
  if (deed === 'draw' && g.deck.length < 2) return refuse('draw.empty', { wares: g.deck.length })
  return deed === 'show' && g.hands[seat].length < 2 ? refuse('show.none', { wares: g.hands[seat].length }) : undefined
}

/** [turn.deed] A seat draws, shows, gambles or rests. */
function* turn(g: Fair): Rule {
  const seat = g.turn
  const deed = yield* choose(seat, 'turn.deed', DEEDS, mayDo(g, seat), { gold: g.gold[seat] })
  if (deed === 'draw') yield* draw(g, seat)
  else if (deed === 'show') yield* show(g, seat)
  else if (deed === 'gamble') yield* gamble(g, seat)
  g.turn = (seat + 1) % g.seats
  g.turnsLeft--
  if (g.turnsLeft === 0) g.round++
}

/** [draw.keep] Draw two wares, and put one or two of the hand back under the deck. */
function* draw(g: Fair, seat: Seat): Rule {
  const drawn = g.deck.splice(0, 2)
  g.hands[seat].push(...drawn)
  reveal(g, [seat])
  report(g, 'draw.keep#own', { drawn }, [seat])
  const back = yield* chooseSome(seat, 'draw.keep', [...g.hands[seat]], { min: 1, max: 2 })
  g.hands[seat] = g.hands[seat].filter((ware) => !back.includes(ware))
  g.deck.push(...back)
  report(g, 'draw.keep', { seat, count: back.length })
}

/** [show.shelves] Put two wares on different shelves. */
function* show(g: Fair, seat: Seat): Rule {
  const wares = g.hands[seat].slice(0, 2)
  const spots = yield* arrange(
    seat,
    'show.shelves',
    wares,
    () => SHELVES,
    (placed, _, spot) => (placed.includes(spot) ? refuse('show.shelves', { spot }) : undefined),
  )
  g.hands[seat] = g.hands[seat].slice(2)
  reveal(g, 'all')
  g.shelf[seat].push(...wares.map((ware, i) => `${ware}:${spots[i]}`))
  report(g, 'show.shelves', { seat, wares })
}

/** [gamble.stake] Stake gold on a die. */
function* gamble(g: Fair, seat: Seat): Rule {
  const stake = yield* chooseAmount(seat, 'gamble.stake', 0, g.gold[seat])
  const won = random(g, 6) > 2
  g.gold[seat] += won ? stake : -stake
  report(g, 'gamble.stake', { seat, stake, won })
}

/** [gift.give] Between turns a seat may give gold to another. */
function* give(g: Fair, seat: Seat, value: Value): Rule {
  const { to, gold } = value as { to: Seat; gold: number }
  g.gold[seat] -= gold
  g.gold[to] += gold
  report(g, 'gift.give', { seat, to, gold })
  if (g.gold[seat] === 0) yield* chooseAmount(seat, 'gift.give', 0, 1)
}

/** As careless as a game can be: it stumbles over what is no record. */
function refuseGift(g: Fair, seat: Seat, value: Value): Refusal | undefined {
  const { to, gold } = value as { to: Seat; gold: number }
  if (to === seat || !(to in g.gold) || !Number.isInteger(gold)) return refuse('gift.to')
  return gold > 0 && gold <= g.gold[seat] ? undefined : refuse('gift.gold', { has: g.gold[seat] })
}

const chapter = (id: string, ...rules: string[]): Chapter => ({
  id,
  title: id,
  rules: rules.map((rule) => ({ id: `${id}.${rule}`, text: `What "${rule}" means.`, source: 'ours' })),
})

export const fair: Game<Fair> = {
  id: 'fair',
  title: 'Fair',
  rulesVersion: 1,
  players: [1, 2, 3],
  options: [],
  content: { id: 'plain', version: '1' },
  rulebook: [
    chapter('bid', 'secret', 'gold'),
    chapter('turn', 'deed'),
    chapter('draw', 'keep', 'empty'),
    chapter('show', 'shelves', 'none'),
    chapter('gamble', 'stake'),
    chapter('gift', 'give', 'to', 'gold'),
  ],
  words: { asks: {}, log: {}, refusals: {}, name: String },
  setup({ seats, seed }) {
    const list = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
    const g: Fair = {
      seats,
      random: seedRandom(seed),
      revealed: 0,
      content: undefined,
      trace: undefined,
      round: 0,
      turn: 0,
      turnsLeft: 0,
      gold: list(() => 3),
      shelf: list(() => []),
      hands: [],
      deck: [...WARES],
    }
    shuffle(g, g.deck)
    g.hands = list(() => g.deck.splice(0, 2))
    return g
  },
  nextStep: (g) => (g.round === ROUNDS ? undefined : g.turnsLeft === 0 ? bid(g) : turn(g)),
  copy: (g) => ({
    ...g,
    random: [...g.random],
    trace: undefined,
    gold: [...g.gold],
    shelf: g.shelf.map((wares) => [...wares]),
    hands: g.hands.map((hand) => [...hand]),
    deck: [...g.deck],
  }),
  // It hands out parts of the living state, as a game may.
  view: ({ round, turn, gold, shelf, hands, deck }, seat) => ({
    round,
    turn,
    gold,
    shelf,
    deck: deck.length,
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.length)),
    mine: seat === 'spectator' ? undefined : hands[seat],
  }),
  seatName: (seat) => ['Ann', 'Ben', 'Cid'][seat],
  result: (g) => {
    const scores = g.gold.map((gold, seat) => gold + 2 * g.shelf[seat].length)
    return { scores, ranking: scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a] || a - b) }
  },
  determinize(g, seat, dice) {
    const hidden = dice.shuffle([...g.deck, ...g.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))])
    g.hands = g.hands.map((hand, owner) => (owner === seat ? hand : hidden.splice(0, hand.length)))
    g.deck = hidden
  },
  evaluate: (g, seat) => ({ gold: g.gold[seat], shelf: 2 * g.shelf[seat].length, wares: g.hands[seat].length / 2 }),
  fallback: (_, question) => [...enumerateAnswers(question)].at(-1) ?? null,
  interjections: { refuse: refuseGift, run: give, suggest: () => undefined },
  invariants: () => [],
}
