import { appendFileSync, existsSync } from 'node:fs'
import { type BoutOutcome, boutsIn } from '@orrery/bots/arena'
import { BadInput, sameValue, type Value } from '@orrery/engine'
import { inFile, readText, writeText } from '../input.ts'
import type { ArenaPlan } from './plan.ts'

/** Games of a contest that have been played, and where the next ones are kept. */
export interface Results<Outcome extends BoutOutcome> {
  readonly outcomes: (Outcome | undefined)[]
  add(number: number, outcome: Outcome): void
}

/** A line of the file: the number of the game, and what came of it. */
type Line<Outcome> = readonly [number: number, outcome: Outcome]

/** Results that nobody keeps. */
export function looseResults<Outcome extends BoutOutcome>(plan: ArenaPlan): Results<Outcome> {
  const outcomes: (Outcome | undefined)[] = Array.from({ length: boutsIn(plan) })
  return {
    outcomes,
    add(number, outcome) {
      outcomes[number] = outcome
    },
  }
}

/**
 * Results in a file of lines: the contest, then every game when it is done. A file of the same contest is gone on with; what was broken off
 * in the middle of a line is played again.
 */
export function resultsIn<Outcome extends BoutOutcome>(path: string, plan: ArenaPlan): Results<Outcome> {
  const loose = looseResults<Outcome>(plan)
  if (existsSync(path)) inFile(path, () => readResults(readText(path), plan, loose))
  // What is kept is written anew, without a line that was broken off.
  const kept = loose.outcomes.flatMap((outcome, number) => (outcome === undefined ? [] : [lineText([number, outcome])]))
  writeText(path, `${JSON.stringify(plan)}\n${kept.join('')}`)
  return {
    outcomes: loose.outcomes,
    add(number, outcome) {
      loose.add(number, outcome)
      appendFileSync(path, lineText([number, outcome]))
    },
  }
}

const lineText = (line: Line<BoutOutcome>): string => `${JSON.stringify(line)}\n`

function readResults<Outcome extends BoutOutcome>(text: string, plan: ArenaPlan, results: Results<Outcome>): void {
  const [head = '', ...lines] = text.split('\n')
  if (!sameValue(parsed(head) ?? null, JSON.parse(JSON.stringify(plan)) as Value))
    throw new BadInput('These are results of another contest: name another file, or the same bots, games and seed.')
  for (const line of lines) {
    const read = parsed(line) as unknown as Line<Outcome> | undefined
    if (read !== undefined && read[0] < results.outcomes.length) results.add(...read)
  }
}

function parsed(line: string): Value | undefined {
  try {
    return JSON.parse(line) as Value
  } catch {
    return undefined
  }
}
