import { canBeSeated } from '@orrery/bots'
import type { Fence, Seat, Value } from '@orrery/engine'
import {
  type FreeUndo,
  isChat,
  isName,
  isSmallValue,
  LONGEST_CHAT,
  LONGEST_NAME,
  type Rejection,
  type ShownFence,
  type Wish,
} from '@orrery/protocol'
import type { Act } from '../journal/journal.ts'
import type { MatchReducer } from './reducer.ts'
import { hinderedRematch, isRematchAgreed } from './rematch.ts'

/** Who takes over for people, unless somebody says otherwise. */
export const STAND_IN = 'adept'

const reject = (reason: Rejection['reason'], text: string): Rejection => ({ reason, text })

export const FROZEN = reject('frozen', 'A bug in the rules stopped this match. A report was saved.')
const OVER = reject('over', 'The match is over.')
const UNCLEAR = reject('type', 'Unknown command.')
const PAUSED = reject('paused', 'The match is paused.')

/** What can be done after the end, and by whoever only watches on. */
const TALKING: readonly Wish['type'][] = ['chat', 'name']
/** What can only be done after the end, by all who played. */
const AFTERWARDS: readonly Wish['type'][] = ['rematch', 'no-rematch']
const WHILE_PAUSED: readonly Wish['type'][] = [...TALKING, 'resume', 'resign', 'away', 'back']
const WHILE_AWAY: readonly Wish['type'][] = [...TALKING, 'back', 'resign']

/** Says why a seat cannot want something now, before the match is asked; nothing when it can. */
function forbid(reducer: MatchReducer, seat: Seat, type: Wish['type']): Rejection | undefined {
  if (reducer.report) return FROZEN
  const state = isSeat(reducer, seat) ? reducer.seats[seat] : undefined
  if (state === undefined) return reject('seat', 'Unknown seat.')
  if (state.plan.kind === 'bot') return reject('bot', 'A bot plays this seat.')
  if (AFTERWARDS.includes(type)) return reducer.over ? undefined : reject('not-now', 'The match is not over yet.')
  if (reducer.resigned.includes(seat) && !TALKING.includes(type)) return reject('resigned', 'This seat resigned.')
  if (reducer.over && !TALKING.includes(type)) return OVER
  if (state.bot !== undefined && !WHILE_AWAY.includes(type))
    return reject('away', 'A bot plays this seat. Send "back" to take over.')
  if (reducer.paused && !WHILE_PAUSED.includes(type)) return PAUSED
  return undefined
}

const isSeat = (reducer: MatchReducer, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < reducer.seats.length

/** What becomes of a seat's wish: the act to enter into the journal if the match takes it, or why not. */
export function draft(reducer: MatchReducer, seat: Seat, wish: Wish): Act | Rejection {
  const forbidden = forbid(reducer, seat, wish.type)
  if (forbidden) return forbidden
  switch (wish.type) {
    case 'answer':
      return isSmallValue(wish.value) ? { kind: 'answer', seat, n: wish.n, value: wish.value } : UNCLEAR
    case 'interject':
      return draftInterjection(reducer, seat, wish.value)
    case 'undo':
      return draftUndo(reducer, seat, wish.to)
    case 'redo':
      return { kind: 'redo', seat }
    case 'ask-undo':
      return { kind: 'ask-undo', seat, to: wish.to }
    case 'agree':
    case 'disagree':
      if (reducer.match.undoRequest === undefined || wish.request !== reducer.asked)
        return reject('not-now', 'No undo request is open.')
      return { kind: wish.type, seat, request: wish.request }
    case 'resign':
      return { kind: 'resign', seat, bot: STAND_IN }
    case 'away':
      return draftAbsence(seat, wish.bot)
    case 'back':
      return reducer.seats[seat]?.bot === undefined
        ? reject('not-now', 'A player already has this seat.')
        : { kind: 'back', seat }
    case 'pause':
    case 'resume':
      if (reducer.paused === (wish.type === 'pause'))
        return reject('not-now', reducer.paused ? 'The match is already paused.' : 'The match is not paused.')
      return reducer.hasFreeSeats ? reject('not-now', 'Some seats are still open.') : { kind: wish.type }
    case 'name':
      return isName(wish.name)
        ? { kind: 'name', seat, name: wish.name.trim() }
        : reject('text', `A name must be one line of at most ${LONGEST_NAME} characters.`)
    case 'chat':
      return isChat(wish.text)
        ? { kind: 'chat', seat, text: wish.text.trim() }
        : reject('text', `A chat message must be text of at most ${LONGEST_CHAT} characters.`)
    case 'rematch':
    case 'no-rematch':
      return draftRematch(reducer, seat, wish.type)
  }
}

function draftRematch(reducer: MatchReducer, seat: Seat, kind: 'rematch' | 'no-rematch'): Act | Rejection {
  const wants = kind === 'rematch'
  if (reducer.rematch.get(seat) === wants)
    return reject('not-now', wants ? 'You already agreed to a rematch.' : 'You already declined a rematch.')
  if (reducer.hasFreeSeats) return reject('not-now', 'Some seats are still open.')
  if (isRematchAgreed(reducer)) return reject('not-now', 'Everyone agreed: the rematch has begun.')
  if (!wants && reducer.rematch.size === 0) return reject('not-now', 'Nobody has asked for a rematch.')
  return (wants ? hinderedRematch(reducer) : undefined) ?? { kind, seat }
}

/** Anybody can send anything: what is no text is no bot's name. */
function draftAbsence(seat: Seat, bot: unknown = STAND_IN): Act | Rejection {
  return typeof bot === 'string' && canBeSeated(bot)
    ? { kind: 'away', seat, bot }
    : reject('not-offered', 'Unknown bot.')
}

/** Anybody can send anything, and a game may stumble over it: that is no failure of its rules. */
function draftInterjection(reducer: MatchReducer, seat: Seat, value: Value): Act | Rejection {
  if (!isSmallValue(value)) return UNCLEAR
  try {
    return reducer.match.runner.checkOutOfTurn(seat, value) ?? { kind: 'interject', seat, value }
  } catch {
    return UNCLEAR
  }
}

function draftUndo(reducer: MatchReducer, seat: Seat, to: number | undefined): Act | Rejection {
  const free = undoFor(reducer, seat)
  if (to === undefined && free.withdraw) return { kind: 'undo', seat }
  const target = to ?? reducer.match.decisions.length - 1
  if (free.to !== undefined && Number.isInteger(target) && target >= free.to && target < reducer.match.decisions.length)
    return { kind: 'undo', seat, to: target }
  const fence = free.fence ?? { because: 'nothing' }
  return { ...reject('fence', fenceText(fence)), fence }
}

function fenceText({ because }: ShownFence): string {
  switch (because) {
    case 'nothing':
      return 'Nothing to undo.'
    case 'other-seat':
      return 'Another seat has moved since. Request an undo.'
    case 'random':
      return 'Dice or cards have come up since. Request an undo.'
    case 'reveal':
      return 'Hidden information was revealed since. Request an undo.'
    case 'timeout':
      return 'The clock made this move. Request an undo.'
  }
}

export function undoFor({ match, forced }: MatchReducer, seat: Seat): FreeUndo {
  const { decisions, runner } = match
  const found = match.fence(seat, 0)
  let lowest = found === undefined ? 0 : 'at' in found ? found.at + 1 : decisions.length
  let fence = found && shownFence(found)
  const last = decisions.findLastIndex((decision) => forced.has(decision))
  if (last >= lowest) {
    lowest = last + 1
    fence = { because: 'timeout', at: last }
  }
  const secret = runner.gatheredFrom(seat) !== undefined && decisions.findLast((decision) => decision.seat === seat)
  const free: { -readonly [key in keyof FreeUndo]: FreeUndo[key] } = {}
  if (lowest < decisions.length) free.to = lowest
  if (secret && !forced.has(secret)) free.withdraw = true
  if (fence) free.fence = fence
  return free
}

/** Without the seats that learned something: that is not for everybody to know. */
const shownFence = (fence: Fence): ShownFence => {
  switch (fence.because) {
    case 'nothing':
      return { because: 'nothing' }
    case 'other-seat':
      return { because: 'other-seat', at: fence.at, seat: fence.seat }
    default:
      return { because: fence.because, at: fence.at }
  }
}
