import { type Formatter, SeatMark } from '@orrery/board'
import { endingOf } from '../../ending.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'

/** [fame.story] What is read aloud at the end: the victory story of the winner's ship. */
export function VictoryStory({ view, say }: { readonly view: View; readonly say: Formatter }) {
  const ending = endingOf(view, content)
  if (ending === undefined) return null
  const { seat, ship, rank, story, english } = ending
  return (
    <details className="xia-victory" open>
      <summary>
        <SeatMark seat={seat} size={16} /> {say.name(ship)}: {say.name(rank)}
      </summary>
      <p>{say.printed?.(story)?.story ?? english}</p>
    </details>
  )
}
