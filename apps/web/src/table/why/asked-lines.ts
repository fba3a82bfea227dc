import type { LogLine } from '@orrery/protocol'

/**
 * Where the log can be asked why: by the place of a line in it, the decisions of bots that led to the line, numbered as the log counts them.
 * Decisions that nothing was told of belong to the next line that was. Of several lines about the same the first one has them.
 */
export function askedLines(
  { lines, earlier }: { readonly lines: readonly LogLine[]; readonly earlier: number },
  answers: readonly number[],
  isTold: (line: LogLine) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  let next = 0
  const passOver = (at: number) => {
    while ((answers[next] ?? Number.POSITIVE_INFINITY) < at) next++
  }
  // What was told before these lines is not known here: the first one has its own decision alone.
  passOver(lines[0]?.at ?? 0)
  for (const [place, line] of lines.entries()) {
    if (!isTold(line)) continue
    const first = next
    passOver(line.at + 1)
    if (next > first) found.set(earlier + place, answers.slice(first, next))
  }
  return found
}
