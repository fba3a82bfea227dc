import type { Seat } from '@orrery/engine'
import type { ClockSettings, DailyHours, ShownClock } from '@orrery/protocol'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const lengthOf = ({ from, to }: DailyHours): number => ((((to - from) % 24) + 24) % 24 || 24) * HOUR

/** Where in the cycle that begins with the hours a moment lies. */
function sinceOpening(at: number, { from, offset }: DailyHours): number {
  const local = at + offset * MINUTE - from * HOUR
  return ((local % DAY) + DAY) % DAY
}

/** How much time runs between two moments. */
export function timeBetween(start: number, end: number, hours: DailyHours | undefined): number {
  if (end <= start) return 0
  if (hours === undefined) return end - start
  const open = lengthOf(hours)
  const first = sinceOpening(start, hours)
  const opening = start - first
  const last = end - opening
  const whole = Math.floor(last / DAY)
  return whole * open + Math.min(last % DAY, open) - Math.min(first, open)
}

/** When so much time will have run. */
export function whenOut(start: number, left: number, hours: DailyHours | undefined): number {
  if (hours === undefined) return start + left
  const open = lengthOf(hours)
  const first = sinceOpening(start, hours)
  const needed = Math.min(first, open) + left
  // A budget that ends with the day's hours ends there, not when the next ones begin.
  const whole = needed === 0 ? 0 : Math.ceil(needed / open) - 1
  return Math.max(start, start - first + whole * DAY + (needed - whole * open))
}

interface SeatTime {
  left: number
  /** Since when it runs; not at all when absent. */
  since: number | undefined
  /** Time is granted once for every number of decisions made: who takes back and decides again gets no more. */
  ground: number
}

/** The clocks of a match. They are part of the fold: the same entries give the same times. */
export class Clocks {
  readonly #settings: ClockSettings
  readonly #hours: DailyHours | undefined
  readonly #times: SeatTime[]

  constructor(settings: ClockSettings, seats: number) {
    this.#settings = settings
    this.#hours = settings.kind === 'daily' ? settings.hours : undefined
    const left = settings.kind === 'chess' ? settings.ms : this.#budget()
    this.#times = Array.from({ length: seats }, () => ({ left, since: undefined, ground: -1 }))
  }

  /** The time for one decision. */
  #budget(): number {
    const settings = this.#settings
    switch (settings.kind) {
      case 'none':
        return 0
      case 'move':
        return settings.ms
      case 'chess':
        return settings.increment
      case 'daily':
        return settings.days * (settings.hours ? lengthOf(settings.hours) : DAY)
    }
  }

  /** Lets the clocks of these seats run and stops the others. `ground` is how many decisions have been made. */
  run(running: readonly Seat[], ground: number, at: number): void {
    if (this.#settings.kind === 'none') return
    this.#times.forEach((time, seat) => {
      const runs = running.includes(seat)
      if (time.since !== undefined && !runs) this.#stop(time, at)
      else if (time.since === undefined && runs) this.#start(time, ground, at)
    })
  }

  #stop(time: SeatTime, at: number): void {
    if (time.since === undefined) return
    time.left = Math.max(0, time.left - timeBetween(time.since, at, this.#hours))
    time.since = undefined
  }

  #start(time: SeatTime, ground: number, at: number): void {
    time.since = at
    if (ground <= time.ground) return
    time.ground = ground
    if (this.#settings.kind === 'chess') time.left += this.#settings.increment
    else time.left = this.#budget()
  }

  #time(seat: Seat): SeatTime {
    const time = this.#times[seat]
    if (time === undefined) throw new RangeError(`Unknown seat ${seat}.`)
    return time
  }

  /** The seat has decided: what it decides next is another matter. */
  decided(seat: Seat, at: number): void {
    this.#stop(this.#time(seat), at)
  }

  /** What somebody threw in counts as a decision, but gives nobody time. */
  interjected(): void {
    for (const time of this.#times) time.ground++
  }

  /** All agreed to go back, or the clock decided: what follows is timed anew, except that a chess clock only runs down. */
  grantAnew(seats: readonly Seat[], at: number): void {
    if (this.#settings.kind === 'chess') return
    for (const seat of seats) {
      const time = this.#time(seat)
      this.#stop(time, at)
      time.ground = -1
    }
  }

  shown(seat: Seat): ShownClock | undefined {
    if (this.#settings.kind === 'none') return undefined
    const { left, since } = this.#time(seat)
    return since === undefined ? { left } : { left, until: whenOut(since, left, this.#hours) }
  }

  /** Whose time is out next, and when. */
  deadline(): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.#settings.kind === 'none') return undefined
    let next: { seat: Seat; at: number } | undefined
    this.#times.forEach(({ left, since }, seat) => {
      if (since === undefined) return
      const at = whenOut(since, left, this.#hours)
      if (next === undefined || at < next.at) next = { seat, at }
    })
    return next
  }
}
