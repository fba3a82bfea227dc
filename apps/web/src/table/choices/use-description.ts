import { optionText, type Telling } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useQuestion } from '../state/context.ts'
import { useSpokenTable } from '../state/spoken-table.ts'

/** What stands on the thing that an option is about and where it lies, and what that is, as attributes. */
export const descriptionOf = (told: Telling<unknown>, option: Scalar, ask: string) => ({
  'aria-description': optionText(told, option, ask) || undefined,
  'data-about': Object.keys(told.spoken.about(told.view, option, ask)).join(' '),
})

export function useDescription(option: Scalar, isWanted: boolean) {
  const question = useQuestion()
  const told = useSpokenTable()
  return isWanted && question ? descriptionOf(told(), option, question.ask) : {}
}
