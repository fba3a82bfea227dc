import type { FirstMatch } from '@orrery/engine'
import type { SeatPlan } from '@orrery/protocol'
import { localMatches } from '../connection/local.ts'
import { seatCoach } from '../learn/progress.ts'
import { toast } from '../parts/toasts.tsx'
import { go } from '../routing/route.ts'
import { settings } from '../settings/settings.ts'
import { t } from '../words/texts.ts'
import type { LocalPlan } from '../worker/messages.ts'

/** Names for bots: people who watched the sky. */
const WATCHERS = ['Hypatia', 'Kepler', 'Caroline', 'Tycho', 'Ulugh'] as const

export const botName = (seat: number): string => WATCHERS[seat % WATCHERS.length] ?? ''

/** What somebody is called who has given no name. The table says "you" to them, so nobody is called that. */
export const guestName = (seat: number): string => t('new.playerName', { number: seat + 1 })

export const myName = (seat: number): string => settings().name || guestName(seat)

/** The games that have been played on this device, by their ids. It said only that there are some, once: then all count as played. */
const BEGUN = 'orrery.begun'
const EVERY = '1'

const begunGames = (): readonly string[] => (localStorage.getItem(BEGUN) ?? '').split(' ').filter(Boolean)

/** Whether matches have been begun on this device: without one nobody need look for them. */
export const hasBegun = (): boolean => begunGames().length > 0

export const hasPlayed = (game: string): boolean => {
  const begun = begunGames()
  return begun.includes(game) || begun.includes(EVERY)
}

const rememberGame = (game: string): void =>
  localStorage.setItem(BEGUN, [...new Set([...begunGames(), game])].join(' '))

/** Begins a match of this device and goes to its table. */
export async function begin(plan: LocalPlan, { isCoached = false } = {}): Promise<void> {
  try {
    const id = await localMatches.create(plan)
    if (isCoached) seatCoach(plan.game, id)
    rememberGame(plan.game)
    go(`/table/${id}`)
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error))
  }
}

/** One person against bots of a level. */
export const againstBots = (seats: number, bot: string): SeatPlan[] =>
  Array.from(
    { length: seats },
    (_, seat): SeatPlan =>
      seat === 0 ? { kind: 'person', name: myName(seat) } : { kind: 'bot', name: botName(seat), bot },
  )

/** The first match of a game: from the position it has for it, if it has one, against kind bots, and with a coach. */
export const firstMatch = (game: string, { seats, options = {}, scene }: FirstMatch): Promise<void> =>
  begin({ game, options, scene, plan: againstBots(seats, 'novice') }, { isCoached: true })

/** Plays at once: the first match, or one from the beginning where the game has been played already. */
export const playNow = (game: string, first: FirstMatch): Promise<void> =>
  hasPlayed(game)
    ? begin({ game, options: first.options ?? {}, plan: againstBots(first.seats, 'adept') }, { isCoached: true })
    : firstMatch(game, first)
