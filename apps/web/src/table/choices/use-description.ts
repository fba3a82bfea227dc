import { optionText, type Telling } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useMemo } from 'react'
import { useQuestion } from '../state/context.ts'
import { useSpokenTable } from '../state/spoken-table.ts'

/** What stands on the thing that an option is about and where it lies, and what that is, as attributes. */
export const descriptionOf = (told: Telling<unknown>, option: Scalar, ask: string, name: string) => ({
  'aria-description': optionText(told, option, ask, name) || undefined,
  'data-about': Object.keys(told.spoken.about(told.view, option, ask)).join(' '),
})

/** The same as long as the question and the table are, however the option stands. */
export function useDescription(option: Scalar, name: string, isWanted: boolean) {
  const question = useQuestion()
  const told = useSpokenTable()
  return useMemo(
    () => (isWanted && question ? descriptionOf(told(), option, question.ask, name) : {}),
    [isWanted, question, told, option, name],
  )
}
