import { type Data, dialect, type SingleQuestion, type Value } from '@orrery/engine'
import { hexNamed } from '../map/hex.ts'
import { terrainAt, tileAt } from '../map/sectors.ts'
import type { RuleId } from '../rulebook/index.ts'
import { isOver, type State } from './state.ts'

/** A paragraph of the rulebook. Every ability is one too. */
type Paragraph = RuleId | `ability.${string}`

/** A rule id, or a rule id with a variant: `border.star`, `move.step#rim`. */
export type Cited = Paragraph | `${Paragraph}#${string}`

/** A space is told together with its sector and its kind: a log line is read without the map. */
function withPlace(g: State, data: Data): Data {
  const hex = hexNamed(String(data.to ?? data.hex ?? ''))
  const sector = hex < 0 ? undefined : tileAt(g, hex)
  return sector === undefined ? data : { ...data, sector: sector.id, ground: terrainAt(g, hex) }
}

/** Nobody is asked any more once the game is won: what is under way takes its first course, and nothing is confirmed. */
const whenOver = (g: State, question: SingleQuestion): Value | undefined =>
  isOver(g) ? firstCourse(question) : undefined

function firstCourse(question: SingleQuestion): Value | undefined {
  switch (question.kind) {
    case 'choose':
      return question.candidates.includes('no')
        ? 'no'
        : question.candidates.find((candidate) => !question.refuse?.(candidate))
    case 'some':
      return question.candidates.slice(0, question.min)
    case 'amount':
      return question.min
    case 'arrange':
      return undefined
  }
}

export const { choose, pick, some, pickSome, pickAmount, confirm, arrange, refuse, report } = dialect<State, Paragraph>(
  { answered: whenOver, told: withPlace },
)
