import { playerNames } from '@orrery/bots'
import type { Fence, Seat } from '@orrery/engine'
import {
  type FreeUndo,
  isChat,
  isName,
  isSmallValue,
  LONGEST_CHAT,
  LONGEST_NAME,
  type Rejection,
  type ShownFence,
} from '@orrery/protocol'
import type { Command, Wish } from './commands.ts'
import type { Act } from './journal.ts'
import type { MatchReducer } from './reducer.ts'

/** Who takes over for people, unless somebody says otherwise. */
export const STAND_IN = 'greedy'

const reject = (reason: Rejection['reason'], text: string): Rejection => ({ reason, text })

export const FROZEN = reject('frozen', 'A rule of this match failed: it is frozen, and a report has been kept.')
const OVER = reject('over', 'The match is over.')
const UNCLEAR = reject('type', 'That cannot be understood here.')
const PAUSED = reject('paused', 'The match is paused.')

/** What can be done after the end, and by whoever only watches on. */
const TALKING: readonly Wish['kind'][] = ['chat', 'name']
const WHILE_PAUSED: readonly Wish['kind'][] = [...TALKING, 'resume', 'resign', 'away', 'back']
const WHILE_AWAY: readonly Wish['kind'][] = [...TALKING, 'back', 'resign']
const BY_TABLE: readonly Wish['kind'][] = ['away', 'back', 'pause', 'resume', 'timeout']

/** Says why something cannot be wanted now, before the match is asked; nothing when it can. */
export function forbid(fold: MatchReducer, { by, kind }: Command): Rejection | undefined {
  if (fold.report) return FROZEN
  if (by === 'table') {
    if (!BY_TABLE.includes(kind)) return reject('seat', 'Only a seat can do this.')
  } else {
    if (!isSeat(fold, by)) return reject('seat', 'There is no such seat.')
    if (kind === 'timeout') return reject('seat', 'Only the table can do this.')
    if (fold.seats[by].plan.kind === 'bot') return reject('bot', 'A bot plays this seat.')
    if (fold.resigned.includes(by) && !TALKING.includes(kind)) return reject('resigned', 'This seat has resigned.')
  }
  if (fold.over && !TALKING.includes(kind)) return OVER
  if (by !== 'table' && fold.seats[by].bot !== undefined && !WHILE_AWAY.includes(kind) && !TALKING.includes(kind))
    return reject('away', 'A bot plays this seat until you say that you are back.')
  if (fold.paused && !WHILE_PAUSED.includes(kind)) return PAUSED
  return undefined
}

const isSeat = (fold: MatchReducer, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < fold.seats.length

/** What becomes of a command: the act to enter into the journal if the match takes it, or why not. */
export function draft(fold: MatchReducer, command: Exclude<Command, { kind: 'timeout' }>): Act | Rejection {
  const forbidden = forbid(fold, command)
  if (forbidden) return forbidden
  const { by } = command
  switch (command.kind) {
    case 'pause':
    case 'resume':
      if (fold.paused === (command.kind === 'pause'))
        return reject('not-now', fold.paused ? 'The match is paused already.' : 'The match is not paused.')
      if (by !== 'table' && fold.hasFreeSeats) return reject('not-now', 'Seats are still free.')
      return { kind: command.kind }
    case 'away':
    case 'back':
      return draftAbsence(fold, command)
  }
  return by === 'table' ? reject('seat', 'Only a seat can do this.') : draftOfSeat(fold, by, command)
}

type OfSeat = Exclude<Command, { kind: 'pause' | 'resume' | 'away' | 'back' | 'timeout' }>

function draftOfSeat(fold: MatchReducer, seat: Seat, command: OfSeat): Act | Rejection {
  switch (command.kind) {
    case 'answer':
      return isSmallValue(command.value) ? { kind: 'answer', seat, n: command.n, value: command.value } : UNCLEAR
    case 'interject':
      return draftInterjection(fold, seat, command)
    case 'undo':
      return draftUndo(fold, seat, command.to)
    case 'redo':
      return { kind: 'redo', seat }
    case 'ask-undo':
      return { kind: 'ask-undo', seat, to: command.to }
    case 'agree':
    case 'disagree':
      if (fold.match.undoRequest === undefined || command.request !== fold.asked)
        return reject('not-now', 'Nobody asks to take that back.')
      return { kind: command.kind, seat, request: command.request }
    case 'resign':
      return { kind: 'resign', seat, bot: STAND_IN }
    case 'name':
      return isName(command.name)
        ? { kind: 'name', seat, name: command.name.trim() }
        : reject('text', `A name is one line of at most ${LONGEST_NAME} characters.`)
    case 'chat':
      return isChat(command.text)
        ? { kind: 'chat', seat, text: command.text.trim() }
        : reject('text', `A message is text of at most ${LONGEST_CHAT} characters.`)
  }
}

/** Anybody can send anything, and a game may stumble over it: that is no failure of its rules. */
function draftInterjection(
  fold: MatchReducer,
  seat: Seat,
  { value }: Extract<Wish, { kind: 'interject' }>,
): Act | Rejection {
  if (!isSmallValue(value)) return UNCLEAR
  try {
    return fold.match.runner.checkOutOfTurn(seat, value) ?? { kind: 'interject', seat, value }
  } catch {
    return UNCLEAR
  }
}

function draftAbsence(fold: MatchReducer, command: Extract<Command, { kind: 'away' | 'back' }>): Act | Rejection {
  const { by } = command
  const seat = by === 'table' ? command.seat : by
  if (!isSeat(fold, seat) || (command.seat !== undefined && command.seat !== seat))
    return reject('seat', 'There is no such seat.')
  if (fold.seats[seat].plan.kind === 'bot') return reject('bot', 'A bot plays this seat.')
  if (fold.resigned.includes(seat)) return reject('resigned', 'This seat has resigned.')
  const isAway = fold.seats[seat].bot !== undefined
  if (command.kind === 'back') return isAway ? { kind: 'back', seat } : reject('not-now', 'A person plays this seat.')
  if (isAway) return reject('not-now', 'A bot plays this seat already.')
  const { bot = STAND_IN } = command
  return playerNames.includes(bot) ? { kind: 'away', seat, bot } : reject('not-offered', 'There is no such bot.')
}

function draftUndo(fold: MatchReducer, seat: Seat, to: number | undefined): Act | Rejection {
  const free = undoFor(fold, seat)
  if (to === undefined && free.withdraw) return { kind: 'undo', seat }
  const target = to ?? fold.match.decisions.length - 1
  if (free.to !== undefined && Number.isInteger(target) && target >= free.to && target < fold.match.decisions.length)
    return { kind: 'undo', seat, to: target }
  const fence = free.fence ?? { because: 'nothing' }
  return { ...reject('fence', fenceText(fence)), fence }
}

function fenceText({ because }: ShownFence): string {
  switch (because) {
    case 'nothing':
      return 'There is nothing of yours to take back.'
    case 'other-seat':
      return 'Another seat has decided since: ask the others to go back.'
    case 'random':
      return 'Chance has decided since: ask the others to go back.'
    case 'reveal':
      return 'Somebody has learned something since: ask the others to go back.'
    case 'timeout':
      return 'The clock decided that: ask the others to go back.'
  }
}

export function undoFor({ match, forced }: MatchReducer, seat: Seat): FreeUndo {
  const { decisions, runner } = match
  const found = match.fence(seat, 0)
  let lowest = found === undefined ? 0 : 'at' in found ? found.at + 1 : decisions.length
  let fence = found && shownFence(found)
  for (let at = decisions.length - 1; at >= lowest; at--) {
    if (!forced.has(decisions[at])) continue
    lowest = at + 1
    fence = { because: 'timeout', at }
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
