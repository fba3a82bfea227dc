import { type DrawingProps, Stage, type StageScene, useWalk } from '@orrery/board'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

/** What a game stages now takes the board's place, until it has been seen. */
export function Staging() {
  const scene = useScene()
  // Another scene is another stage.
  return scene && <Staged key={scene.id} scene={scene} />
}

/** What the game stages, asked anew with each update: it gets what it staged last. */
function useScene(): StageScene | undefined {
  const { face, props } = useDrawing()
  const { past } = useLooking()
  const [last, remember] = useState<{ readonly props: DrawingProps<unknown>; readonly scene: StageScene | undefined }>()
  if (face.stage === undefined) return undefined
  if (last?.props === props) return last.scene
  const scene = face.stage(props, past ? undefined : last?.scene)
  remember({ props, scene })
  return scene
}

function Staged({ scene }: { readonly scene: StageScene }) {
  const { t } = useTranslation()
  const { session } = useTable()
  const { past } = useLooking()
  const { motion } = useSettings()
  const walk = useWalk(scene, past ? 'none' : motion)
  const { walking } = walk
  const [closed, setClosed] = useState(false)
  // What comes next is shown when this has been.
  useEffect(() => (walking ? session.stay() : undefined), [session, walking])
  const words = useMemo(
    () => ({
      beat: (n: number, of: number, name: string) => t('stage.beat', { n, of, name }),
      board: t('stage.board'),
      won: t('stage.won'),
    }),
    [t],
  )
  const isAside = useAside(!walking)
  if (closed || isAside || (scene.over && !walking)) return null
  return <Stage scene={scene} words={words} walk={walk} onBoard={() => setClosed(true)} />
}

/** Whether something is to be chosen that lies on the board and not on the stage. */
function useAside(isSettled: boolean): boolean {
  const { question, settled, gathered } = useDecision()
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
