import { DecidingContext, SayContext } from '@orrery/board'
import { memo } from 'react'
import { PlainView } from '../../games/plain-view.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Tray } from '../prompt/tray.tsx'
import { useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

interface StageProps {
  /** The seat whose mat is shown first. */
  readonly focus: number | undefined
  /** Whether the mats lie on the stage, or elsewhere. */
  readonly mats: 'below' | 'large' | 'elsewhere'
  /** Makes the mats larger, or small again. */
  readonly onGrow?: () => void
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
            <Safely
              about={props.view}
              instead={
                <PlainView view={props.view}>
                  <p className="notice notice-bad">{t('table.drawingFailed')}</p>
                </PlainView>
              }
            >
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
              <Mats focus={focus} />
            </div>
          )}
        </div>
      </SayContext>
    </DecidingContext>
  )
})

/** The mats where there is no room for them on the stage. They are part of the table all the same. */
export function MatsPanel({ focus }: Pick<StageProps, 'focus'>) {
  const { decider, say, kit } = useTable()
  return (
    <DecidingContext value={decider}>
      <SayContext value={say}>
        <div className={`mats-panel game-${kit.face.id}`} data-region="board">
          <Mats focus={focus} />
        </div>
      </SayContext>
    </DecidingContext>
  )
}

function Mats({ focus }: Pick<StageProps, 'focus'>) {
  const { t } = useTranslation()
  const { face, props } = useDrawing()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards.
    <section className="mats" aria-label={t('table.mats')} tabIndex={0}>
      <Safely about={props.view} instead={null}>
        <face.Mats {...props} focus={focus} />
      </Safely>
    </section>
  )
}
