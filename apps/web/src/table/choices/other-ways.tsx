import type { ReactNode } from 'react'
import { useDecision } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

/** A game may draw its own way to answer a question; else it is answered the plain way. */
export function OtherWays({ plain }: { readonly plain: ReactNode }) {
  const { face, props } = useDrawing()
  const { question, decider } = useDecision()
  const Own = question && face.answering?.[question.ask]
  if (!Own) return plain
  return (
    <div className={`game-${face.id} own-answering`}>
      <Own {...props} deciding={decider} />
    </div>
  )
}
