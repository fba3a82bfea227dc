import type { Epilogue, Formatter } from '@orrery/board'
import { endingOf } from '../ending.ts'
import type { View } from '../view.ts'
import { content } from './content.ts'

/** [fame.story] What is read aloud at the end: the victory story of the winner's ship. */
export function epilogue(view: View, say: Formatter): Epilogue | undefined {
  const ending = endingOf(view, content)
  if (ending === undefined) return undefined
  const { ship, rank, story, english } = ending
  return {
    title: say.text('{{ship}}: {{rank}}', { ship: say.name(ship), rank: say.name(rank) }),
    text: say.printed?.(story)?.story ?? english,
  }
}
