import { optionText, TargetUseContext } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useMemo } from 'react'
import { useDecision } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { useSpokenTable } from '../state/spoken-table.ts'

/** Whether the game draws its own way to answer the open question. */
export function useIsAnsweredElsewhere(): boolean {
  const { face } = useDrawing()
  const { question } = useDecision()
  return question !== undefined && face.answering?.[question.ask] !== undefined
}

/** The way to answer that the game draws itself, if it does. */
export function OtherWays() {
  const { face, props } = useDrawing()
  const { question, decider } = useDecision()
  const table = useSpokenTable()
  const use = useMemo(() => ({ describe: (option: Scalar, ask: string) => optionText(table(), option, ask) }), [table])
  const Own = question && face.answering?.[question.ask]
  if (!Own) return null
  return (
    <TargetUseContext value={use}>
      <div className={`game-${face.id} own-answering`}>
        <Own {...props} deciding={decider} />
      </div>
    </TargetUseContext>
  )
}
