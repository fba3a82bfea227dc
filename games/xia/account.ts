import type { Account, PointEntry, Told } from '@orrery/engine'
import type { FameReason } from './rules/fame/fame.ts'

const SOURCES: { readonly [source in FameReason]: string } = {
  trade: 'Cargo sold',
  mission: 'Missions',
  token: 'Exploration tokens',
  kill: 'Ships destroyed',
  ship: 'New ships',
  title: 'Titles',
  luck: 'Natural 20s',
  wealth: 'Fame bought',
  rescue: 'Rescues',
}

function entries({ what, data }: Told, earlier: readonly Told[]): readonly PointEntry[] {
  const seat = Number(data.seat)
  if (what === 'fame.time#claimed') return earnedSinceClaim(seat, earlier)
  return what === 'fame.time' ? [entryOf(data)] : []
}

const entryOf = ({ seat, amount, why }: Told['data']): PointEntry => ({
  seat: Number(seat),
  amount: Number(amount),
  source: String(why),
})

/** [option.fame] Fame that waits for the Status Phase counts when it is claimed; what it is for was told when it was earned. */
function earnedSinceClaim(seat: number, earlier: readonly Told[]): PointEntry[] {
  const last = earlier.findLastIndex(({ what, data }) => what === 'fame.time#claimed' && data.seat === seat)
  return earlier
    .slice(last + 1)
    .flatMap(({ what, data }) => (what === 'option.fame' && data.seat === seat ? [entryOf(data)] : []))
}

/** What Fame is gained for. */
export const account: Account = { sources: SOURCES, entries }
