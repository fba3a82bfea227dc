import { appliesIn, defaultOf, type Game, type OptionSpec, type Options, sameValue } from '@orrery/engine'
import type { ClockSettings, SeatPlan } from '@orrery/protocol'
import type { Way } from '../routing/route.ts'
import type { WantedSeat } from '../server/matches.ts'

/** Who is to sit on a seat: oneself, another person, anybody who comes, or a bot of some kind. */
export type SeatChoice = 'me' | 'person' | 'open' | `bot:${string}`

export interface PlannedSeat {
  readonly who: SeatChoice
  readonly name: string
  /** What a master may think about a move. */
  readonly seconds?: number | undefined
}

/** What can be allowed a master, in seconds. */
export const SECONDS: readonly number[] = [2, 5, 10, 30, 60]

/** Who can be chosen, by the way the match is played. */
export const sittersFor = (way: Way, bots: readonly string[]): readonly SeatChoice[] => {
  const people: readonly SeatChoice[] = way === 'bots' ? ['me'] : way === 'pass' ? ['person'] : ['me', 'person', 'open']
  return [...people, ...bots.map((bot): SeatChoice => `bot:${bot}`)]
}

/** Who sits where before anybody has changed it. */
export function usualSitter(way: Way, seat: number): SeatChoice {
  if (way === 'pass') return 'person'
  if (seat === 0) return 'me'
  return way === 'online' ? 'person' : 'bot:adept'
}

/** The level of a bot. */
export const levelOf = (who: SeatChoice): string | undefined => (who.startsWith('bot:') ? who.slice(4) : undefined)

/** Bots of a game with characters are different people: each has the next one of them. */
export type Cast = (seat: number) => string | undefined

export function castOf({ characters }: Pick<Game, 'characters'>, first: number): Cast {
  const names = Object.keys(characters)
  return (seat) => names[(first + seat) % names.length]
}

const NOBODY: Cast = () => undefined

function botOf({ who, seconds }: PlannedSeat, seat: number, cast: Cast): string | undefined {
  const level = levelOf(who)
  if (level === undefined) return undefined
  const character = cast(seat)
  const seated = character === undefined ? level : `${level}:${character}`
  return level === 'master' && seconds !== undefined ? `${seated}/seconds=${seconds}` : seated
}

export const localSeats = (seats: readonly PlannedSeat[], cast = NOBODY): SeatPlan[] =>
  seats.map((planned, seat) => {
    const { name } = planned
    const bot = botOf(planned, seat, cast)
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot }
  })

export const onlineSeats = (seats: readonly PlannedSeat[], cast = NOBODY): WantedSeat[] =>
  seats.map((planned, seat) => {
    const { who, name } = planned
    const bot = botOf(planned, seat, cast)
    if (bot !== undefined) return { kind: 'bot', name, bot }
    return who === 'open' ? { kind: 'person', name, open: true } : { kind: 'person', name }
  })

/** The options that mean something for so many players and with what is chosen. */
export const optionsFor = (
  { options }: Game,
  players: number,
  chosen: Options,
): readonly (readonly [id: string, spec: OptionSpec])[] =>
  Object.entries(options).filter(([, spec]) => appliesIn(options, spec, players, chosen))

/** Only what differs from the standard game, of the options that apply. */
export const changedOptions = (game: Game, players: number, chosen: Options): Options =>
  Object.fromEntries(
    optionsFor(game, players, chosen).flatMap(([id, spec]) =>
      chosen[id] === undefined || sameValue(chosen[id], defaultOf(spec, players)) ? [] : [[id, chosen[id]]],
    ),
  )

export type ClockKind = ClockSettings['kind']

/** The clock that a few numbers describe. */
export function clockOf(kind: ClockKind, amount: number, increment: number): ClockSettings {
  switch (kind) {
    case 'none':
      return { kind }
    case 'move':
      return { kind, ms: amount * 60_000 }
    case 'chess':
      return { kind, ms: amount * 60_000, increment: increment * 1000 }
    case 'daily':
      return { kind, days: amount }
  }
}
