import type { Allowance } from '@orrery/bots'
import { BadInput } from '@orrery/engine'
import { wholeNumber } from './input.ts'

/** How long a bot may think about a decision, as the options of a command say it; nothing: as long as it usually does. */
export function allowanceOf({ ms, iterations }: { ms?: string; iterations?: string }): Allowance | undefined {
  if (ms !== undefined && iterations !== undefined) throw new BadInput('Use --ms or --iterations, not both.')
  if (ms !== undefined) return { ms: wholeNumber(ms, '--ms', 1, 3_600_000) }
  return iterations === undefined ? undefined : { iterations: wholeNumber(iterations, '--iterations', 1) }
}
