import { DecidingContext, SayContext } from '@orrery/board'
import type { LogLine } from '@orrery/table'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainView } from '../games/plain-view.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { Safely } from '../parts/safely.tsx'
import { useTable } from './context.ts'
import { useSince } from './since-last-turn.tsx'
import { Tray } from './tray.tsx'

const NONE: readonly LogLine[] = []

interface StageProps {
  /** The seat whose mat is shown first. */
  readonly focus: number | undefined
  /** Whether the mats lie on the stage, or elsewhere. */
  readonly mats: 'below' | 'large' | 'elsewhere'
  /** Makes the mats larger, or small again. */
  readonly onGrow?: () => void
}

/** What a drawing gets now, or got at the moment looked at. */
function useDrawing() {
  const { past, kit, shown, state, say, seats, marking } = useTable()
  const sight = past?.sight
  const since = useSince()
  return useMemo(
    () => ({
      face: kit.face,
      props: {
        view: sight?.view ?? shown.view,
        viewer: sight?.as ?? shown.viewer,
        seats,
        say,
        news: sight ? NONE : state.news,
        since: marking.on && !sight ? since : NONE,
      },
    }),
    [kit.face, sight, shown.view, shown.viewer, seats, say, state.news, marking.on, since],
  )
}

/** The table itself: the board, always in sight, what lies on it, and the mats. */
export const Stage = memo(function Stage({ focus, mats, onGrow }: StageProps) {
  const { t } = useTranslation()
  const { decider, say } = useTable()
  const { face, props } = useDrawing()
  return (
    <DecidingContext value={decider}>
      <SayContext value={say}>
        <div className={`stage stage-${mats} game-${face.id}`} data-region="board">
          <section className="board" aria-label={t('table.board')} onPointerMove={() => void decider.wonder()}>
            <Safely about={props.view} instead={<PlainView view={props.view} note={t('table.drawingFailed')} />}>
              <p className="unseen">{face.describe(props.view, say)}</p>
              <face.Board {...props} />
            </Safely>
            <Tray />
          </section>
          {mats !== 'elsewhere' && (
            <div className="mats-place">
              <button type="button" className="mats-grow" aria-pressed={mats === 'large'} onClick={onGrow}>
                <Glyph name={mats === 'large' ? 'down' : 'up'} size={14} /> {t('table.mats')}
              </button>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
              <section className="mats" aria-label={t('table.mats')} tabIndex={0}>
                <Safely about={props.view} instead={null}>
                  <face.Mats {...props} focus={focus} />
                </Safely>
              </section>
            </div>
          )}
        </div>
      </SayContext>
    </DecidingContext>
  )
})

/** The mats where there is no room for them on the stage. They are part of the table all the same. */
export function MatsPanel({ focus }: Pick<StageProps, 'focus'>) {
  const { t } = useTranslation()
  const { decider, say } = useTable()
  const { face, props } = useDrawing()
  return (
    <DecidingContext value={decider}>
      <SayContext value={say}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
        <section className={`mats game-${face.id}`} data-region="board" aria-label={t('table.mats')} tabIndex={0}>
          <Safely about={props.view} instead={null}>
            <face.Mats {...props} focus={focus} />
          </Safely>
        </section>
      </SayContext>
    </DecidingContext>
  )
}
