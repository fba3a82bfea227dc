import type { FirstMatch } from '@orrery/engine'
import type { SeatPlan } from '@orrery/protocol'
import { localMatches } from '../connection/local.ts'
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

/** Whether matches have been begun on this device: without one nobody need look for them. */
const BEGUN = 'orrery.begun'
export const hasBegun = (): boolean => localStorage.getItem(BEGUN) !== null

/** Begins a match of this device and goes to its table. */
export async function begin(plan: LocalPlan): Promise<void> {
  try {
    const id = await localMatches.create(plan)
    localStorage.setItem(BEGUN, '1')
    go(`/table/${id}`)
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error))
  }
}

/** One person against bots: kind ones, as long as nobody has played here. */
export const againstBots = (seats: number): SeatPlan[] =>
  Array.from(
    { length: seats },
    (_, seat): SeatPlan =>
      seat === 0
        ? { kind: 'person', name: myName(seat) }
        : { kind: 'bot', name: botName(seat), bot: hasBegun() ? 'adept' : 'novice' },
  )

export const playNow = (game: string, first: FirstMatch): Promise<void> =>
  begin({ game, options: first.options ?? {}, scene: first.scene, plan: againstBots(first.seats) })
