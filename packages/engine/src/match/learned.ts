import { hashText } from '../hashing/hash.ts'
import { isMark, mayHear, type Seat, type Trace } from '../state.ts'

/**
 * One hash of everything that a seat was told since a point of a trace. Two ways that began alike and have the same are the same to the
 * seat, whatever else differs; where they differ, it may act differently.
 */
export function learnedBy(seat: Seat, trace: Trace, since = 0): string {
  let told = ''
  for (let i = since; i < trace.length; i++) {
    const entry = trace[i]
    if (entry === undefined || isMark(entry) || !mayHear(entry.audience, seat)) continue
    told += `${entry.what} ${JSON.stringify(entry.data)}\n`
  }
  return hashText(told)
}
