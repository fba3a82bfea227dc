import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useMySeat, useSessionParts, useShown, useTable } from '../state/context.ts'
import { Asked } from './asked.tsx'
import { Past } from './past.tsx'
import { Told } from './told.tsx'
import { UndoRequest } from './undo-request.tsx'
import { Waiting } from './waiting.tsx'

/** Says who must decide what, with the buttons for what lies nowhere on the board. Always there, always as high. */
export function Prompt() {
  const { t } = useTranslation()
  const { session } = useTable()
  const { telling } = useSessionParts('telling')
  const { question, busy, decider } = useDecision('question', 'busy')
  // Targets say that they are there once they are drawn: what has no place is known a moment after.
  useEffect(() => {
    if (question === undefined) return
    const frame = requestAnimationFrame(() => decider.settle())
    return () => cancelAnimationFrame(frame)
  }, [question, decider])
  const pressed = ({ target }: MouseEvent) => {
    if (telling && target instanceof Element && !target.closest('button, a')) session.next()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger place for what its button does.
    <section
      className={question ? 'prompt prompt-asked' : 'prompt'}
      id="decision"
      aria-label={t('table.decision')}
      data-place="prompt"
      data-region="prompt"
      data-busy={busy || undefined}
      onClick={pressed}
    >
      <Content />
    </section>
  )
}

/** What somebody asks of the viewer comes before everything else. */
function Content(): ReactNode {
  const { past } = useLooking()
  const { question } = useDecision('question')
  const { undo } = useShown('undo')
  const { telling } = useSessionParts('telling')
  const mine = useMySeat()
  const { request } = undo
  if (request && mine !== undefined && request.pending.includes(mine) && request.by !== mine)
    return <UndoRequest {...request} />
  if (past) return <Past />
  if (telling) return <Told {...telling} />
  return question ? <Asked /> : <Waiting />
}
