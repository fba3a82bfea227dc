import { optionsOf, type Scalar, type SingleQuestion } from '@orrery/engine'
import type { Wording } from '../wording.ts'

/** Whether the options are numbers: then they are typed as they are, and need no numbering. */
export const areNumbers = (options: readonly Scalar[]): boolean => options.every((option) => typeof option === 'number')

/** What can be answered, in lines. */
export function showOptions(question: SingleQuestion, wording: Wording): string[] {
  if (question.kind === 'amount') return [`  Enter a number, ${question.min}–${question.max}.`]
  const options = optionsOf(question)
  const width = String(options.length).length
  const typed = (option: Scalar, i: number) => String(areNumbers(options) ? option : i + 1).padStart(width)
  const lines =
    areNumbers(options) && options.every((option) => wording.answer(question.ask, option) === String(option))
      ? [`  Choose one: ${options.join(', ')}`]
      : options.map((option, i) => `  ${typed(option, i)}  ${wording.answer(question.ask, option)}`)
  if (question.kind === 'some') lines.push(`  ${howMany(question)}`)
  return lines
}

/** How many to choose, with an example of as many: "Choose exactly 2, e.g. 1 3". */
function howMany({ min, max }: { readonly min: number; readonly max: number }): string {
  const example = [1, 3, 4].slice(0, Math.max(min, Math.min(max, 2))).join(' ')
  if (min === max) return `Choose exactly ${max}, e.g. ${example}`
  return min === 0 ? `Choose up to ${max}, e.g. ${example} (or none)` : `Choose ${min}–${max}, e.g. ${example}`
}
