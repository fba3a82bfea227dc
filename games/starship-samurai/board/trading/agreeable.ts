import type { Scalar, Seat } from '@orrery/engine'
import type { PastQuestion } from '@orrery/protocol'
import { MARKER_VALUES, orderChoices, players, spaces } from '../../codecs.ts'
import { type Agreed, CLANS, LESSER_CLANS, ORDERS } from '../../rules/state/state.ts'
import type { View } from '../../view.ts'
import { asksForBoards } from '../answering/asks.ts'

/** Choices that a trade can bind somebody to. The rules say which of them are possible. */
export interface Agreeable {
  /** What she is asked now, if that is no secret. */
  readonly now: readonly Agreed[]
  /** What she may do next in her own turn. */
  readonly turn: readonly Agreed[]
}

const TURN = 'turn.sequence'
const COMMITMENT = 'battle.commit'

export function agreeableFor(view: View, seat: Seat, question: PastQuestion | null): Agreeable {
  const isAsked = question?.waitingFor.includes(seat) === true
  const { ask = '' } = question ?? {}
  const options = !isAsked ? [] : seat === view.seat ? ownOptions(question) : publicOptions(view, seat, ask)
  const now = ask === COMMITMENT ? [] : options.map((value): Agreed => ({ ask, value }))
  return {
    now: [...now, ...(mayPass(view, seat) ? [{ ask: COMMITMENT, value: 'pass' }] : [])],
    turn: view.phase !== 'turns' || (isAsked && ask === TURN) ? [] : inTurn(view, seat),
  }
}

/** One's own options are known. */
function ownOptions({ mine }: PastQuestion): readonly Scalar[] {
  if (mine?.kind === 'choose') return mine.options
  return mine?.kind === 'amount' ? range(mine.min, mine.max) : []
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

function mayPass({ battle }: View, seat: Seat): boolean {
  return battle?.stage === 'commit' && battle.contestants.includes(seat) && battle.committed[seat] === null
}

function inTurn(view: View, seat: Seat): Agreed[] {
  const unspent = MARKER_VALUES.filter((value) => view.seats[seat].orders[value - 1] === null)
  const orders = unspent.flatMap((value) => ORDERS.map((order) => orderChoices.encode({ order, value })))
  return [...orders, 'attach'].map((value) => ({ ask: TURN, value }))
}

/** The ways to answer a card that is aimed at somebody. */
const WAYS: { readonly [ask: string]: readonly string[] } = {
  'card.B01#answer': ['pay', 'lose'],
  'card.B04#answer': ['marker', 'pay'],
  'card.B07#answer': ['pay', 'return'],
  'card.B08': ['pay', 'lose'],
  'card.B19': ['wealth', 'cards'],
  'card.S06#hush': ['pay', 'no'],
  'card.S07#answer': ['discard', 'lower'],
  'card.S08#answer': ['pay', 'lower'],
  'card.S12#order': ORDERS,
  'card.S16#answer': ['marker', 'power'],
  'card.ST2': ['wealth', 'cards'],
}

const MARKERS = /^(?:order\.allegiance|claim\.any|mech\.hideyoshi|card\.(?:B05|B20)|.*#(?:marker|give|take|clan|move))$/
const OWN_UNITS =
  /^(?:move\.units|fighter\.attach|cards\.cost-ships|carrier\.\w+|card\.(?:B03#unit|B07#unit|S10#move|S13#fighter))$/
const AMOUNTS = /^(?:order\.(?:boost|draw)|claim\.cards|.*#spaces)$/

/** What is chosen from a hand: nobody else sees that. */
const HAND = /^(?:card\.(?:B03|S07|S19)#card|card\.B09|mech\.mori)$/

/** Where one may also choose nothing, or nothing more. */
const NONE =
  /^(?:order\.allegiance|claim\.any|mech\.(?:hideyoshi|mototada|mori|oda)|card\.(?:B05|B09|B20|S15#marker|S19#card)|.*#move)$/
const STOP = /^(?:move\.units|carrier\.\w+|card\.S13#fighter)$/

/** More of anything is hardly ever agreed on. */
export const MOST_AGREED = 12

/** What anybody can see that another may choose from; what depends on her hand is missing. */
function publicOptions(view: View, seat: Seat, ask: string): readonly Scalar[] {
  return [...thingsFor(view, seat, ask), ...(NONE.test(ask) ? ['none'] : []), ...(STOP.test(ask) ? ['stop'] : [])]
}

function thingsFor(view: View, seat: Seat, ask: string): readonly Scalar[] {
  if (ask === TURN) return [...inTurn(view, seat).map(({ value }) => value as string), ...ownMoves(view, seat)]
  if (Object.hasOwn(WAYS, ask)) return WAYS[ask]
  if (HAND.test(ask)) return []
  if (ask.endsWith('#who')) return view.seats.map((_, other) => players.encode(other))
  if (asksForBoards(ask)) return view.boards.map(({ board }) => board)
  if (ask.startsWith('alliance.move#')) return trackOf(view)
  if (AMOUNTS.test(ask)) return range(0, MOST_AGREED)
  if (OWN_UNITS.test(ask)) return unitsOf(view, seat)
  if (MARKERS.test(ask)) return LESSER_CLANS
  return view.boards.flatMap(({ units: there }) => there.flat().map(({ id }) => id))
}

/** What is neither an order nor a card. */
const ownMoves = (view: View, seat: Seat): string[] => [
  ...(view.seats[seat].samurai.includes('tametomo') ? ['tametomo'] : []),
  'end',
]

const trackOf = ({ branch, seats }: View): string[] => [
  spaces.encode({ branch: -1, depth: 0 }),
  ...CLANS.slice(0, seats.length).flatMap((_, seat) =>
    branch.map((_honor, i) => spaces.encode({ branch: seat, depth: i + 1 })),
  ),
]

const unitsOf = (view: View, seat: Seat): string[] => [
  ...view.boards.flatMap((board) => board.units[seat].map(({ id }) => id)),
  ...view.seats[seat].supply,
]
