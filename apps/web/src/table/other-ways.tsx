import type { ReactNode } from 'react'
import { useDecision, useTable } from './context.ts'

/** A game may draw its own way to answer a question; else it is answered the plain way. */
export function OtherWays({ plain }: { readonly plain: ReactNode }) {
  const { kit, shown, say, seats, state } = useTable()
  const { question, decider } = useDecision()
  const Own = question && kit.face.answering?.[question.ask]
  if (!Own) return plain
  return (
    <div className={`game-${kit.face.id} own-answering`}>
      <Own
        view={shown.view}
        viewer={shown.viewer}
        seats={seats}
        say={say}
        news={state.news}
        since={[]}
        deciding={decider}
      />
    </div>
  )
}
