import { canBeSeated } from '@orrery/bots'
import { assertInput, type Game, headerFor, type Options, settleWithScene } from '@orrery/engine'
import {
  bytesOf,
  type ClockSettings,
  type DailyHours,
  isName,
  LONGEST_NAME,
  type MatchInfo,
  type SeatPlan,
} from '@orrery/protocol'
import { newSalt, rootOf } from './chain.ts'
import type { TableHeader } from './journal.ts'

export interface MatchPlan {
  /** One for each seat. */
  readonly plan: readonly SeatPlan[]
  readonly options: Options
  readonly seed: string
  /** The SHA-256 of the seed in hexadecimal digits. */
  readonly seedHash: string
  readonly clock: ClockSettings
  readonly created: number
  /** A named position of the game to begin from. */
  readonly scene?: string | undefined
  /** How many decisions of a match file it begins with. */
  readonly imported?: number
}

/** Everybody who comes to the match gets them. */
const LARGEST_OPTIONS = 8_192

const LONGEST_TIME = 366 * 24 * 60 * 60_000

const isTime = (ms: unknown, least: number): boolean =>
  typeof ms === 'number' && Number.isFinite(ms) && ms >= least && ms <= LONGEST_TIME

/** The header of a new match. Throws a `BadInput` that says what is wrong with the plan. */
export function createHeader(
  game: Game,
  { plan, options, seed, seedHash, clock, created, scene, imported }: MatchPlan,
): TableHeader {
  const seats = plan.length
  const settled = settleWithScene(game, { seats, options, scene })
  assertInput(bytesOf(JSON.stringify(settled)) <= LARGEST_OPTIONS, `Options may take at most ${LARGEST_OPTIONS} bytes.`)
  for (const { name } of plan)
    assertInput(isName(name), `A name must be one line of at most ${LONGEST_NAME} characters.`)
  for (const seat of plan)
    if (seat.kind === 'bot') assertInput(canBeSeated(seat.bot, game.characters), `Unknown bot "${seat.bot}".`)
  assertInput(seed !== '', 'A match needs a seed.')
  assertInput(/^[0-9a-f]{64}$/.test(seedHash), 'The hash of the seed must be a SHA-256 in hexadecimal digits.')
  checkClock(clock)
  return {
    match: headerFor(game, { seats, options: settled, seed, scene }),
    seedHash,
    plan: plan.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', name: seat.name.trim(), bot: seat.bot }
        : { kind: 'person', name: seat.name.trim(), ...(seat.open ? { open: true } : {}) },
    ),
    clock,
    created,
    ...(imported === undefined ? {} : { imported }),
    salt: newSalt(),
  }
}

function checkClock(clock: ClockSettings): void {
  switch (clock.kind) {
    case 'none':
      return
    case 'move':
      assertInput(isTime(clock.ms, 1000), 'Time per move must be 1 second to 1 year.')
      return
    case 'chess':
      assertInput(isTime(clock.ms, 1000), 'Time per player must be 1 second to 1 year.')
      assertInput(isTime(clock.increment, 0), 'The increment must be at most 1 year.')
      return
    case 'daily':
      assertInput(clock.days >= 1 && clock.days <= 366, 'Time per move must be 1 to 366 days.')
      if (clock.hours) checkHours(clock.hours)
      return
  }
}

function checkHours({ from, to, offset }: DailyHours): void {
  const isHour = (hour: number) => Number.isFinite(hour) && hour >= 0 && hour <= 24
  assertInput(isHour(from) && isHour(to), 'Hours must be between 0 and 24.')
  assertInput(
    Number.isInteger(offset) && Math.abs(offset) <= 24 * 60,
    'The UTC offset must be less than a day, in minutes.',
  )
}

/** Says what is wrong with a stored header. Whether a game can open it shows when it is opened. */
export function checkHeader({ match, plan }: TableHeader): void {
  assertInput(plan.length === match.seats, 'The seat plan must have one entry per seat.')
}

/** What everybody may know of a header: field by field, so that the seed stays behind. */
export const infoOf = (header: TableHeader): MatchInfo => {
  const { match, seedHash, clock, created } = header
  return {
    game: match.game,
    rules: match.rules,
    seats: match.seats,
    options: match.options,
    content: match.content,
    ...(match.scene === undefined ? {} : { scene: match.scene }),
    seedHash,
    clock,
    created,
    root: rootOf(header),
  }
}
