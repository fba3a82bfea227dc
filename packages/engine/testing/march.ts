import { defineGame } from '../src/game/define-game.ts'
import type { Game } from '../src/game/game.ts'
import { list, number, toggle } from '../src/game/options.ts'
import { enumerateAnswers } from '../src/questions/answers.ts'
import { dialect } from '../src/questions/dialect.ts'
import type { Refusal, Rule } from '../src/questions/question.ts'
import { type BaseState, baseState, copyBaseState, random, reveal, type Seat, shuffle } from '../src/state.ts'
import type { Value } from '../src/values/value.ts'
import type { Chapter } from '../src/words/rulebook.ts'

/**
 * A toy for tests of what plays any game: seats march along a line, bid for the first turn, draw and play hidden cards, and
 * give each other gold. It asks every kind of question, and has chance, secrets and refusals.
 */
export interface March extends BaseState {
  readonly rounds: number
  readonly gifts: boolean
  phase: 'bid' | 'turns' | 'over'
  round: number
  turn: Seat
  turnsLeft: number
  bank: number
  gold: number[]
  units: number[][]
  hands: string[][]
  deck: string[]
  pile: string[]
}

export const SPACES = ['a', 'b', 'c', 'd', 'e'] as const
const ACTIONS = ['march', 'draw', 'play', 'rest'] as const
const BIDS = [0, 1, 2, 3] as const
const KINDS = ['raid', 'levy', 'feast']
export const CARDS = KINDS.flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`))
const MOST_UNITS = 4
const START_GOLD = 3
export const NAMES = ['Red', 'Blue', 'Green']

const { choose, pick, some, amount, confirm, arrange, choice, everyone, refuse, report } = dialect<March, string>({})

type Space = (typeof SPACES)[number]

const neighbours = (space: Space): readonly Space[] => {
  const at = SPACES.indexOf(space)
  return SPACES.filter((_, other) => Math.abs(other - at) === 1)
}

/** What a seat has, of a list by seats. */
const of = <T>(list: readonly T[], seat: Seat): T => list[seat] as T

const unitsIn = (g: March, seat: Seat, space: Space): number => of(of(g.units, seat), SPACES.indexOf(space))

function addUnits(g: March, seat: Seat, space: Space, count: number): void {
  of(g.units, seat)[SPACES.indexOf(space)] = unitsIn(g, seat, space) + count
}

function addGold(g: March, seat: Seat, gold: number): void {
  g.gold[seat] = of(g.gold, seat) + gold
}

/** [bid.secret] Everybody bids in secret; the highest pays and goes first, a die decides among equals. */
function* bid(g: March): Rule {
  const parts = g.gold.map((gold, seat) =>
    choice(g, seat, 'bid.secret', {
      from: BIDS,
      unless: (amount) => (amount > gold ? refuse('bid.gold', { gold, amount }) : undefined),
    }),
  )
  const bids = yield* everyone<number>(parts)
  const most = Math.max(...bids)
  const first = bids.flatMap((amount, seat) => (amount === most ? [seat] : []))
  g.turn = of(first, first.length === 1 ? 0 : random(g, first.length))
  addGold(g, g.turn, -most)
  g.bank += most
  g.phase = 'turns'
  g.turnsLeft = g.seats
  report(g, 'bid.secret', { bids, seat: g.turn })
}

const mayAct =
  (g: March, seat: Seat) =>
  (action: (typeof ACTIONS)[number]): Refusal | undefined => {
    if (action === 'draw' && g.deck.length < 2) return refuse('draw.empty', { cards: g.deck.length })
    if (action === 'play' && of(g.hands, seat).length === 0) return refuse('play.none')
    if (action === 'march' && !SPACES.some((space) => !mayLeave(g, seat)(space))) return refuse('march.none')
    return undefined
  }

/** [turn.action] The seat does one thing, then the next seat does. */
export function* turn(g: March): Rule {
  const seat = g.turn
  const action = yield* choose(g, seat, 'turn.action', () => ({ from: ACTIONS, unless: mayAct(g, seat) }))
  if (action === 'march') yield* march(g, seat)
  else if (action === 'draw') yield* draw(g, seat)
  else if (action === 'play') yield* play(g, seat)
  g.turn = (seat + 1) % g.seats
  g.turnsLeft--
  if (g.turnsLeft > 0) return
  g.round++
  g.phase = g.round === g.rounds ? 'over' : 'bid'
}

const mayEnter = (g: March, seat: Seat) => (space: Space) => {
  const units = unitsIn(g, seat, space)
  return units >= MOST_UNITS ? refuse('march.full', { space, units }) : undefined
}

const mayLeave = (g: March, seat: Seat) => (space: Space) => {
  const units = unitsIn(g, seat, space)
  if (units === 0) return refuse('march.from', { space })
  const free = neighbours(space).some((to) => !mayEnter(g, seat)(to))
  return free ? undefined : refuse('march.full', { space, units })
}

/** [march.to] Units march to a neighbouring space; there they and their enemies are lost in pairs. */
function* march(g: March, seat: Seat): Rule {
  const from = yield* choose(g, seat, 'march.from', { from: SPACES, unless: mayLeave(g, seat) })
  const to = yield* choose(g, seat, 'march.to', { from: neighbours(from), unless: mayEnter(g, seat) })
  const most = Math.min(unitsIn(g, seat, from), MOST_UNITS - unitsIn(g, seat, to))
  const count = yield* amount(g, seat, 'march.count', { min: 1, max: most, about: { space: to } })
  addUnits(g, seat, from, -count)
  addUnits(g, seat, to, count)
  for (let enemy = 0; enemy < g.seats; enemy++) {
    if (enemy === seat) continue
    const lost = Math.min(unitsIn(g, seat, to), unitsIn(g, enemy, to))
    addUnits(g, seat, to, -lost)
    addUnits(g, enemy, to, -lost)
  }
  report(g, 'march.to', { seat, from, to, count })
}

/** [draw.bury] Draw two cards and bury one or two of the hand under the deck. */
function* draw(g: March, seat: Seat): Rule {
  const drawn = g.deck.splice(0, 2)
  of(g.hands, seat).push(...drawn)
  reveal(g, [seat])
  report(g, 'draw.bury#own', { cards: drawn }, [seat])
  const buried = yield* some(g, seat, 'draw.bury', { from: [...of(g.hands, seat)], min: 1, max: 2 })
  g.hands[seat] = of(g.hands, seat).filter((card) => !buried.includes(card))
  g.deck.push(...buried)
  report(g, 'draw.bury', { seat, count: buried.length })
}

/** [play.card] Play a card: raid another seat, levy units in two spaces, or give a feast. */
function* play(g: March, seat: Seat): Rule {
  const card = yield* choose(g, seat, 'play.card', { from: [...of(g.hands, seat)] })
  g.hands[seat] = of(g.hands, seat).filter((other) => other !== card)
  g.pile.push(card)
  report(g, 'play.card', { seat, card })
  if (card.startsWith('raid')) {
    const others = g.gold.map((_, other) => other).filter((other) => other !== seat)
    const victim = yield* pick(g, seat, 'play.raid', { from: others })
    if (random(g, 6) >= 3 && of(g.gold, victim) > 0) payGold(g, victim, seat, 1)
  } else if (card.startsWith('levy')) {
    const spots = yield* arrange(g, seat, 'play.levy', {
      items: ['first', 'second'],
      spots: () => SPACES,
      clash: (placed, _, spot) =>
        placed.includes(spot) ? refuse('play.levy', { space: spot }) : mayEnter(g, seat)(spot),
    })
    for (const spot of spots) addUnits(g, seat, spot, 1)
  } else if (of(g.gold, seat) > 0 && (yield* confirm(g, seat, 'play.feast', { gold: 1 }))) {
    addGold(g, seat, -1)
    g.bank++
    for (const space of SPACES) if (unitsIn(g, seat, space) < MOST_UNITS) addUnits(g, seat, space, 1)
  }
}

function payGold(g: March, from: Seat, to: Seat, gold: number): void {
  addGold(g, from, -gold)
  addGold(g, to, gold)
}

/** [gift.give] Between turns a seat may give gold to another. */
// biome-ignore lint/correctness/useYield: a rule that asks nothing
function* give(g: March, seat: Seat, value: Value): Rule {
  const { to, gold } = value as { to: Seat; gold: number }
  payGold(g, seat, to, gold)
  report(g, 'gift.give', { seat, to, gold })
}

function refuseGift(g: March, seat: Seat, value: Value): Refusal | undefined {
  if (!g.gifts) return refuse('gift.off')
  const { to, gold } = value as { to: Seat; gold: number }
  if (to === seat || !(to in g.gold)) return refuse('gift.to', { to })
  const has = of(g.gold, seat)
  return gold > 0 && gold <= has ? undefined : refuse('gift.gold', { gold, has })
}

const scoreOf = (g: March, seat: Seat) => of(g.gold, seat) + of(g.units, seat).reduce((sum, units) => sum + units, 0)

const chapter = (id: string, ...rules: string[]): Chapter => ({
  id,
  title: id,
  rules: rules.map((rule) => ({ id: `${id}.${rule}`, text: `What "${rule}" means.`, source: 'ours' })),
})

export const marchGame: Game<March> = defineGame({
  id: 'march',
  title: 'March',
  rulesVersion: 1,
  players: [2, 3],
  options: {
    rounds: number({ min: 1, max: 3, default: 2, tried: [1, 2, 3] }),
    gifts: toggle(false, { players: [3] }),
    deck: list({
      members: KINDS,
      copies: 1,
      size: KINDS.length,
      default: KINDS,
      examples: [KINDS, ['raid']],
      check: (kinds) => (kinds.length === 0 ? 'the deck needs a kind of card.' : undefined),
    }),
  },
  content: { id: 'plain', version: '1' },
  locale: {
    rulebook: [
      chapter('bid', 'secret', 'gold'),
      chapter('turn', 'action'),
      chapter('march', 'from', 'to', 'count', 'full', 'none'),
      chapter('draw', 'bury', 'empty'),
      chapter('play', 'card', 'raid', 'levy', 'feast', 'none'),
      chapter('gift', 'give', 'gold', 'to', 'off'),
    ],
    messages: {
      prompts: { 'march.count': 'How many go to {{space}}?' },
      log: { 'bid.secret': 'Bids: {{bids}}.' },
      refusals: { 'march.full': '{{space}} already has {{units}} units.' },
      name: (value) => `the ${value}`,
    },
  },
  setup({ seats, options, seed }) {
    const { rounds = 2, gifts = false, deck = KINDS } = options as Partial<typeof options>
    const g: March = {
      ...baseState({ seats, seed }),
      rounds,
      gifts,
      phase: 'bid',
      round: 0,
      turn: 0,
      turnsLeft: 0,
      bank: 0,
      gold: Array(seats).fill(START_GOLD),
      units: Array.from({ length: seats }, (_, seat) => SPACES.map((_, space) => (space === seat * 2 ? 3 : 0))),
      hands: [],
      deck: CARDS.filter((card) => deck.some((kind) => card.startsWith(kind))),
      pile: [],
    }
    shuffle(g, g.deck)
    g.hands = g.gold.map(() => g.deck.splice(0, 1))
    return g
  },
  nextStep: (g) => (g.phase === 'over' ? undefined : g.phase === 'bid' ? bid(g) : turn(g)),
  copy: (g) => ({
    ...g,
    ...copyBaseState(g),
    gold: [...g.gold],
    units: g.units.map((line) => [...line]),
    hands: g.hands.map((hand) => [...hand]),
    deck: [...g.deck],
    pile: [...g.pile],
  }),
  view: ({ phase, round, turn, gold, units, hands, deck, pile }, seat) => ({
    phase,
    round,
    turn,
    gold,
    units,
    pile,
    deck: deck.length,
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.length)),
  }),
  seatName: (seat) => of(NAMES, seat),
  result: (g) => {
    const scores = g.gold.map((_, seat) => scoreOf(g, seat))
    return { scores, ranking: scores.map((_, seat) => seat).sort((a, b) => of(scores, b) - of(scores, a) || a - b) }
  },
  determinize(g, seat, dice) {
    const unknown = [...g.deck, ...g.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]
    const hidden = dice.shuffle(unknown.sort())
    g.hands = g.hands.map((hand, owner) => (owner === seat ? hand : hidden.splice(0, hand.length)))
    g.deck = hidden
  },
  evaluate: (g, seat) => ({ score: scoreOf(g, seat), cards: of(g.hands, seat).length / 2 }),
  fallback: (_, question) => [...enumerateAnswers(question)].at(-1) ?? null,
  outOfTurn: {
    refuse: refuseGift,
    run: give,
    suggest: (g, seat, _, dice) => {
      const gift = { to: dice.below(g.seats), gold: 1 }
      return refuseGift(g, seat, gift) ? undefined : gift
    },
  },
  invariants(g) {
    const problems: string[] = []
    const cards = [...g.deck, ...g.pile, ...g.hands.flat()]
    if (new Set(cards).size !== cards.length) problems.push('a card is in two places')
    if (g.bank + g.gold.reduce((sum, gold) => sum + gold, 0) !== START_GOLD * g.seats) problems.push('gold was lost')
    if (g.units.flat().some((units) => units < 0 || units > MOST_UNITS)) problems.push('a space has too many units')
    return problems
  },
})
