import { ruleOf } from '../questions/question.ts'
import type { Value } from '../values/value.ts'
import { type LogHeading, type LogWeight, type Messages, messageText, type Told } from './messages.ts'

const isHeading = (telling: LogWeight | LogHeading | undefined): telling is LogHeading =>
  telling === 'round' || telling === 'turn'

/** A variant is told like its rule, but opens nothing by itself. */
function tellingOf({ weights = {} }: Messages, what: string): LogWeight | LogHeading {
  const ofRule = weights[ruleOf(what)]
  return weights[what] ?? (isHeading(ofRule) ? undefined : ofRule) ?? 'step'
}

/** Whether an event opens a round or a turn. */
export function headingOf(messages: Messages, what: string): LogHeading | undefined {
  const telling = tellingOf(messages, what)
  return isHeading(telling) ? telling : undefined
}

/** How much an event matters. That a turn begins is a step, that a round does is a beat. */
export function weightOf(messages: Messages, what: string): LogWeight {
  const telling = tellingOf(messages, what)
  return isHeading(telling) ? (telling === 'round' ? 'beat' : 'step') : telling
}

/** A part of the log from one heading to the next. */
export interface Turn<Line extends Told = Told> {
  /** What opened it; nothing before the first heading. */
  readonly heading: Line | undefined
  readonly opens: LogHeading | undefined
  readonly lines: readonly Line[]
}

/** The log in turns. Headings with nothing below them stay: a round begins with a turn. */
export function turnsOf<Line extends Told>(messages: Messages, log: readonly Line[]): readonly Turn<Line>[] {
  const turns: (Turn<Line> & { readonly lines: Line[] })[] = []
  for (const line of log) {
    const opens = headingOf(messages, line.what)
    const last = turns.at(-1)
    if (opens !== undefined) turns.push({ heading: line, opens, lines: [] })
    else if (last) last.lines.push(line)
    else turns.push({ heading: undefined, opens: undefined, lines: [line] })
  }
  return turns
}

const WEIGHTS: readonly LogWeight[] = ['note', 'step', 'beat']

/** What a turn comes down to where the game does not say it: its weightiest event, the last of equals. */
function weightiest(messages: Messages, lines: readonly Told[]): Told | undefined {
  const weights = lines.map(({ what }) => WEIGHTS.indexOf(weightOf(messages, what)))
  return lines[weights.lastIndexOf(Math.max(...weights))]
}

/** A turn in one sentence, for a reader; empty when nothing happened that has words. `lines` may begin with its heading. */
export function turnText(messages: Messages, lines: readonly Told[], reader?: string): string {
  const told = messages.turn?.(lines)
  if (told) return messageText(messages, 'log', told.what, told.data, reader)
  const spoken = lines.filter(
    ({ what, data }) =>
      headingOf(messages, what) === undefined && messageText(messages, 'log', what, data, reader) !== '',
  )
  const summary = weightiest(messages, spoken)
  return summary ? messageText(messages, 'log', summary.what, summary.data, reader) : ''
}

/** For summaries of turns: the sum of a number over all events of a key. */
export function sumOf(lines: readonly Told[], what: string, field: string): number {
  let sum = 0
  for (const { what: key, data } of lines) if (key === what) sum += Number(data[field] ?? 0)
  return sum
}

/** For summaries of turns: what a field says in all events of a key, lists and single things alike. */
export const listOf = (lines: readonly Told[], what: string, field: string): readonly Value[] =>
  lines.flatMap(({ what: key, data }): readonly Value[] => {
    const value = data[field]
    if (key !== what || value === undefined) return []
    return Array.isArray(value) ? value : [value]
  })
