import { optionsOf, type Scalar, type SingleQuestion } from '@orrery/engine'
import type { Wording } from '../wording.ts'

/** Whether the options are numbers: then they are typed as they are, and need no numbering. */
export const areNumbers = (options: readonly Scalar[]): boolean => options.every((option) => typeof option === 'number')

/** What can be answered, in lines. */
export function showOptions(question: SingleQuestion, wording: Wording): string[] {
  if (question.kind === 'amount') return [`  a number from ${question.min} to ${question.max}`]
  const options = optionsOf(question)
  const width = String(options.length).length
  const typed = (option: Scalar, i: number) => String(areNumbers(options) ? option : i + 1).padStart(width)
  const lines =
    areNumbers(options) && options.every((option) => wording.answer(question.ask, option) === String(option))
      ? [`  one of ${options.join(', ')}`]
      : options.map((option, i) => `  ${typed(option, i)}  ${wording.answer(question.ask, option)}`)
  if (question.kind === 'some') lines.push(`  ${howMany(question.min, question.max)}, as: 1 3 4 (or none)`)
  return lines
}

function howMany(min: number, max: number): string {
  if (min === max) return `exactly ${max} of them`
  return min === 0 ? `up to ${max} of them` : `${min} to ${max} of them`
}
