import type { LogLine } from '@orrery/protocol'
import { content } from '../content.ts'

/** A die that was rolled, and the line that tells of it. */
export interface Rolled {
  readonly sides: number
  readonly value: number
  readonly line: LogLine
}

const D20 = 20

/** The dice that a line of the log tells of. */
export function rollOf(line: LogLine): Rolled | undefined {
  const { what, data } = line
  if (typeof data.natural === 'number') return { sides: D20, value: data.natural, line }
  const outfit = content.outfits[String(data.outfit ?? '')]
  if (outfit && (what === 'move.engine' || what === 'outfit.use' || what === 'outfit.shield'))
    return { sides: outfit.die, value: Number(data.rolled), line }
  return undefined
}
