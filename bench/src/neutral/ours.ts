import {
  copyRandom,
  type Dice,
  defineGame,
  dialect,
  type Game,
  one,
  optionsOf,
  type Rule,
  Runner,
  type Seat,
  type SingleQuestion,
} from '@orrery/engine'
import { Chooser, type Played } from './chooser.ts'
import {
  actionsFor,
  areaAt,
  battleCards,
  destinations,
  discard,
  fight,
  finishAction,
  handOf,
  isDefended,
  isOver,
  kindOf,
  MAPS,
  mostMoving,
  originsFor,
  place,
  playableCards,
  raidable,
  recruitingAreas,
  refuges,
  remove,
  SEATS,
  type State,
  scoreOf,
  setUp,
  spyable,
  spyOn,
} from './rules.ts'

const { choose, amount } = dialect<State, string>({})

/** [marches.action] Move, recruit, play a card, or pass. */
function* takeAction(g: State): Rule {
  const seat = g.toPlay
  const action = yield* choose(g, seat, 'marches.action', { from: actionsFor(g, seat) })
  if (action === 'move') yield* move(g, seat)
  if (action === 'recruit')
    place(g, yield* choose(g, seat, 'marches.recruit', { from: recruitingAreas(g, seat, 1) }), seat, 1)
  if (action === 'card') yield* playCard(g, seat)
  finishAction(g, action)
}

/** [marches.move] Units go to a neighbour; another seat's units there mean battle. */
function* move(g: State, seat: Seat): Rule {
  const from = yield* choose(g, seat, 'marches.move#from', { from: originsFor(g, seat) })
  const to = yield* choose(g, seat, 'marches.move#to', { from: destinations(g, from, seat) })
  const units = yield* amount(g, seat, 'marches.move#units', { min: 1, max: mostMoving(g, from, to) })
  remove(g, from, units)
  if (isDefended(g, to, seat)) yield* battle(g, to, seat, units)
  else place(g, to, seat, units)
}

/** [marches.battle] Both may add a card; the loser's survivors retreat. */
function* battle(g: State, area: number, attacker: Seat, units: number): Rule {
  const { owner: defender } = areaAt(g, area)
  const attackCard = yield* choose(g, attacker, 'marches.battle#attack', { from: battleCards(g, attacker) })
  const defenceCard = yield* choose(g, defender, 'marches.battle#defend', { from: battleCards(g, defender) })
  const rout = fight(g, { area, attacker, units, attackCard, defenceCard })
  if (rout.units === 0) return
  const ways = refuges(g, area, rout.seat, rout.units)
  if (ways.length > 0) place(g, yield* choose(g, rout.seat, 'marches.retreat', { from: ways }), rout.seat, rout.units)
}

/** [marches.card] A card is discarded and does what it says. */
function* playCard(g: State, seat: Seat): Rule {
  const card = yield* choose(g, seat, 'marches.card', { from: playableCards(g, seat) })
  discard(g, seat, card)
  switch (kindOf(card)) {
    case 'levy':
      place(g, yield* choose(g, seat, 'marches.levy', { from: recruitingAreas(g, seat, 2) }), seat, 2)
      return
    case 'raid':
      remove(g, yield* choose(g, seat, 'marches.raid', { from: raidable(g, seat) }), 1)
      return
    case 'forced-march':
      g.actions += 2
      return
    case 'spy':
      spyOn(g, yield* choose(g, seat, 'marches.spy', { from: spyable(g, seat) }))
  }
}

export interface View {
  readonly areas: State['areas']
  readonly hand: readonly number[]
  readonly handSizes: readonly number[]
  readonly scores: readonly number[]
  readonly round: number
  readonly toPlay: Seat
}

export const marches: Game<State, View> = defineGame({
  id: 'marches',
  title: 'Marches',
  rulesVersion: 1,
  players: [SEATS],
  options: { map: one(MAPS, 'small') },
  content: { id: 'marches', version: '1' },

  setup: ({ seed, options }) => setUp(seed, options.map),
  nextStep: (g) => (isOver(g) ? undefined : takeAction(g)),
  copy: (g) => ({
    seats: g.seats,
    rules: g.rules,
    random: copyRandom(g.random),
    revealed: g.revealed,
    content: g.content,
    trace: undefined,
    map: g.map,
    areas: g.areas.slice(),
    hands: g.hands.map((hand) => hand.slice()),
    deck: g.deck.slice(),
    discards: g.discards.slice(),
    scores: g.scores.slice(),
    round: g.round,
    toPlay: g.toPlay,
    actions: g.actions,
  }),
  view: (g, seat) => ({
    areas: g.areas,
    hand: seat === 'spectator' ? [] : handOf(g, seat),
    handSizes: g.hands.map((hand) => hand.length),
    scores: g.scores,
    round: g.round,
    toPlay: g.toPlay,
  }),
  seatName: (seat) => `Seat ${seat + 1}`,
  result: (g) => ({
    scores: g.scores.slice(),
    ranking: g.scores.map((_, seat) => seat).sort((a, b) => scoreOf(g, b) - scoreOf(g, a) || a - b),
  }),
  determinize,
  evaluate: (g, seat) => ({ points: scoreOf(g, seat), cards: handOf(g, seat).length / 4 }),
  fallback: (_, question: SingleQuestion) => optionsOf(question)[0] ?? 'pass',
  invariants: (g) => {
    const cards = g.deck.length + g.discards.length + g.hands.flat().length
    return cards === 48 ? [] : [`there are ${cards} cards instead of 48`]
  },
})

/** The deck and the other hands are one heap of cards to a seat. */
function determinize(g: State, seat: Seat | 'spectator', dice: Dice): void {
  const heap = g.deck.slice()
  for (let other = 0; other < g.hands.length; other++) if (other !== seat) heap.push(...handOf(g, other))
  dice.shuffle(heap)
  for (let other = 0; other < g.hands.length; other++) if (other !== seat) deal(handOf(g, other), heap)
  deal(g.deck, heap)
}

function deal(pile: number[], heap: number[]): void {
  for (let i = 0; i < pile.length; i++) pile[i] = heap.pop() as number
}

/** One match on our engine: every answer is checked, as boardgame.io's moves are. */
export function playOurs(seed: string): Played & { readonly state: State } {
  const chooser = new Chooser(seed)
  const runner = Runner.from(marches, marches.setup({ seats: SEATS, options: {}, seed }))
  let decisions = 0
  for (let open = runner.question; open !== undefined; open = runner.question) {
    const question = open as SingleQuestion
    const rejection = runner.answer(question.seat, chooser.choose(optionsOf(question)))
    if (rejection) throw new Error(rejection.text)
    decisions++
  }
  return { decisions, scores: runner.state.scores, state: runner.state }
}
