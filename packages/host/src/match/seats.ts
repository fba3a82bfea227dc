import type { SeatPlan, ShownClock, ShownSeat } from '@orrery/protocol'

export interface SeatState {
  readonly plan: SeatPlan
  name: string
  /** Nobody has taken it yet. */
  free: boolean
  /** The bot that plays for a person who is away or has resigned. */
  bot: string | undefined
}

export const seatStates = (plan: readonly SeatPlan[]): SeatState[] =>
  plan.map((one) => ({ plan: one, name: one.name, free: one.kind === 'person' && one.open === true, bot: undefined }))

export function showSeat(
  { plan, name, free, bot }: SeatState,
  side: string,
  resigned: boolean,
  clock: ShownClock | undefined,
): ShownSeat {
  const moving = bot ?? (plan.kind === 'bot' ? plan.bot : undefined)
  return {
    name,
    side,
    kind: plan.kind,
    ...(free ? { free: true } : {}),
    ...(moving === undefined ? {} : { bot: moving }),
    ...(bot === undefined || resigned ? {} : { away: true }),
    ...(resigned ? { resigned: true } : {}),
    ...(clock === undefined || plan.kind === 'bot' ? {} : { clock }),
  }
}
