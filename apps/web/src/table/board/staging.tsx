import { type DrawingProps, Stage, type StageScene, useWalk } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useSessionParts, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

const NO_NEWS: readonly LogLine[] = []

/** What a game stages now takes the board's place, until it has been seen. */
export function Staging() {
  const scene = useScene()
  // Another scene is another stage.
  return scene && <Staged key={scene.id} scene={scene} />
}

/** What the game stages, asked anew with each moment: it gets what it staged last. */
function useScene(): StageScene | undefined {
  const { face, props } = useDrawing()
  const { past } = useLooking()
  const { moment } = useSessionParts('moment')
  const asked = useMemo(() => ({ ...props, news: past ? NO_NEWS : moment }), [props, past, moment])
  const [last, remember] = useState<{ readonly asked: DrawingProps<unknown>; readonly scene: StageScene | undefined }>()
  if (face.stage === undefined) return undefined
  if (last?.asked === asked) return last.scene
  const scene = face.stage(asked, past ? undefined : last?.scene)
  remember({ asked, scene })
  return scene
}

/** How fast a stage walks, by the pace of the viewer. */
const WALKS = { wait: 'full', one: 'full', quick: 'quick', once: 'none' } as const

function Staged({ scene }: { readonly scene: StageScene }) {
  const { t } = useTranslation()
  const { session } = useTable()
  const { past } = useLooking()
  const { pace } = useSettings()
  const walk = useWalk(scene, past ? 'none' : WALKS[pace])
  const { walking } = walk
  const waits = pace === 'wait' && !past
  const [closed, setClosed] = useState(false)
  const [seen, setSeen] = useState(false)
  const isAside = useAside(!walking)
  const skip = useEffectEvent(() => walk.skip())
  const isEnd = useEffectEvent(() => scene.over === true && !walk.walking && waits)
  // Before anything is asked: what comes next is shown when this has been, and where the viewer wants that, when they go on.
  useLayoutEffect(() => {
    if (!walking) return
    const release = session.stay(() => skip())
    return () => {
      if (isEnd()) session.hold(() => setSeen(true))
      release()
    }
  }, [session, walking])
  const words = useMemo(
    () => ({
      beat: (n: number, of: number, name: string) => t('stage.beat', { n, of, name }),
      board: t('stage.board'),
      won: t('stage.won'),
    }),
    [t],
  )
  const isOver = scene.over && !walking && (seen || !waits)
  if (closed || isAside || isOver) return null
  return <Stage scene={scene} words={words} walk={walk} onBoard={() => setClosed(true)} onEnough={session.next} />
}

/** Whether something is to be chosen that lies on the board and not on the stage. */
function useAside(isSettled: boolean): boolean {
  const { question, settled, gathered } = useDecision('question', 'settled', 'gathered')
  const [aside, setAside] = useState(false)
  // Targets are found once they are drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `gathered` changes what is offered.
  useEffect(() => {
    setAside(isSettled && question !== undefined && settled && offeredBehind())
  }, [isSettled, question, settled, gathered])
  return aside
}

function offeredBehind(): boolean {
  const board = document.querySelector('[data-place="board"]')
  const offered = (within: string) =>
    [...(board?.querySelectorAll<HTMLElement>(`${within} [data-standing="offered"]`) ?? [])].map(
      ({ dataset }) => dataset.option,
    )
  const here = new Set(offered('.stage'))
  return offered(':scope > :not(.stage)').some((option) => !here.has(option))
}
