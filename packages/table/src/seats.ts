import type { ShownClock } from './clock.ts'
import type { SeatPlan } from './journal.ts'

export interface SeatState {
  readonly plan: SeatPlan
  name: string
  /** The bot that plays for a person who is away or has resigned. */
  bot: string | undefined
}

/** What everybody may know about a seat. */
export interface ShownSeat {
  readonly name: string
  readonly kind: SeatPlan['kind']
  /** The bot that moves it, if one does. */
  readonly bot?: string
  readonly away?: true
  readonly resigned?: true
  readonly clock?: ShownClock
}

export const seatStates = (plan: readonly SeatPlan[]): SeatState[] =>
  plan.map((one) => ({ plan: one, name: one.name, bot: undefined }))

export function showSeat({ plan, name, bot }: SeatState, resigned: boolean, clock: ShownClock | undefined): ShownSeat {
  const moving = bot ?? (plan.kind === 'bot' ? plan.bot : undefined)
  return {
    name,
    kind: plan.kind,
    ...(moving === undefined ? {} : { bot: moving }),
    ...(bot === undefined || resigned ? {} : { away: true }),
    ...(resigned ? { resigned: true } : {}),
    ...(clock === undefined || plan.kind === 'bot' ? {} : { clock }),
  }
}
