import { type Account, PointCount } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'

/** What a part of the log has brought: for each source that brought anything, the points of each seat. */
export interface Gains {
  readonly sources: readonly { readonly source: string; readonly points: readonly number[] }[]
  readonly totals: readonly number[]
}

/** Adds up the points in the lines of a log from one place to another; those before are needed to understand them. */
export function gainsIn(account: Account, log: readonly LogLine[], from: number, to: number, seats: number): Gains {
  const count = new PointCount(seats, account)
  const points = new Map<string, number[]>(Object.keys(account.sources).map((source) => [source, none(seats)]))
  for (const [i, line] of log.slice(0, to).entries()) {
    const entries = count.hear(line)
    if (i < from) continue
    for (const { seat, amount, source } of entries) {
      const own = points.get(source) ?? none(seats)
      own[seat] = (own[seat] ?? 0) + amount
      points.set(source, own)
    }
  }
  const sources = [...points]
    .filter(([, own]) => own.some((n) => n !== 0))
    .map(([source, own]) => ({ source, points: own }))
  const totals = none(seats).map((_, seat) => sources.reduce((sum, { points: own }) => sum + (own[seat] ?? 0), 0))
  return { sources, totals }
}

const none = (seats: number): number[] => Array.from({ length: seats }, () => 0)

/** Where the round begins that a heading ends, among the lines before it. */
export function roundBefore(log: readonly LogLine[], end: number, isRound: (line: LogLine) => boolean): number {
  for (let i = end - 1; i >= 0; i--) if (isRound(log[i] as LogLine)) return i
  return 0
}
