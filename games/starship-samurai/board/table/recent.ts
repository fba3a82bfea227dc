import type { LogLine } from '@orrery/protocol'

/** Everything that some lines of the log mention: units, clans, and boards as `board 2`. It is marked on the board. */
export function mentioned(lines: readonly LogLine[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { data } of lines) {
    for (const key of ['unit', 'clan'] as const) if (typeof data[key] === 'string') found.add(data[key])
    if (Array.isArray(data.units)) for (const unit of data.units) found.add(String(unit))
    if (typeof data.board === 'number') found.add(`board ${data.board}`)
  }
  return found
}
