import { InsetStore, InsetsContext, ViewportWordsContext } from '@orrery/board'
import { memo, useMemo, useState } from 'react'
import { PlainView } from '../../games/plain-view.tsx'
import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Drawn } from '../parts/drawn.tsx'
import { useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { usePulse } from './pulse.ts'
import { Staging } from './staging.tsx'
import { TargetMarks } from './target-marks.tsx'

/** The map or the locations, and nothing else. */
export const Board = memo(function Board() {
  const { t } = useTranslation()
  const { decider, say } = useTable()
  const { face, props } = useDrawing()
  usePulse()
  const [insets] = useState(() => new InsetStore())
  const words = useMemo(
    () => ({ more: (count: number) => t('prompt.more', { count }), overview: t('board.overview') }),
    [t],
  )
  return (
    <Drawn>
      <ViewportWordsContext value={words}>
        <InsetsContext value={insets}>
          <section
            className={`board game-${face.id}`}
            data-place="board"
            data-region="board"
            aria-label={t('table.board')}
            onPointerMove={() => void decider.wonder()}
          >
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
            <Safely about={props.view} instead={null}>
              <Staging />
            </Safely>
            <TargetMarks />
          </section>
        </InsetsContext>
      </ViewportWordsContext>
    </Drawn>
  )
})
