import { ended, type Formatter } from '@orrery/board'
import { type LogWeight, type Messages, turnsOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'

const WEIGHTS: readonly LogWeight[] = ['note', 'step', 'beat']

/**
 * What has happened, in sentences: a turn that the game sums up in one, of everything else what weighs most. Whoever has just decided something
 * hears what came of it as well as what it cost. Whose turn begins now is told by what is asked.
 */
export function newsOf(messages: Messages, say: Formatter, lines: readonly LogLine[]): readonly string[] {
  const told = lines.filter((line) => say.line(line) !== '')
  const turns = turnsOf(messages, told)
  const begins = turns.at(-1)
  const isBare = begins?.opens === 'turn' && begins.lines.length === 0
  return (isBare ? turns.slice(0, -1) : turns).flatMap(({ heading, lines: parts }) => {
    if (parts.length === 0) return heading ? [ended(say.line(heading))] : []
    const whole = heading ? [heading, ...parts] : parts
    return messages.turn?.(whole) ? [ended(say.turn(whole))] : weightiest(say, parts)
  })
}

/** Of mere notes the last one. */
function weightiest(say: Formatter, lines: readonly LogLine[]): readonly string[] {
  const weights = lines.map((line) => WEIGHTS.indexOf(say.weight(line)))
  const most = Math.max(...weights)
  const told = most === 0 ? lines.slice(-1) : lines.filter((_, index) => weights[index] === most)
  return told.map((line) => ended(say.line(line)))
}
