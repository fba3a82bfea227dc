import { InsetStore, InsetsContext, spokenOf, ViewportKeysContext, ViewportWordsContext } from '@orrery/board'
import { memo, useMemo, useState } from 'react'
import { PlainView } from '../../games/plain-view.tsx'
import { meaningOf } from '../../keys/pressed.ts'
import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { PointedMap } from '../map/pointed-map.tsx'
import { Drawn } from '../parts/drawn.tsx'
import { useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { usePulse } from './pulse.ts'
import { Staging } from './staging.tsx'
import { TargetMarks } from './target-marks.tsx'

const keys = (event: KeyboardEvent) => meaningOf(event, 'map')

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
        <ViewportKeysContext value={keys}>
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
                <h2 className="unseen">{t('table.board')}</h2>
                <p className="unseen">{spokenOf(face).standing(props.view, props.viewer, say).join(' ')}</p>
                <PointedMap>
                  <face.Board {...props} />
                </PointedMap>
              </Safely>
              <Safely about={props.view} instead={null}>
                <Staging />
              </Safely>
              <TargetMarks />
            </section>
          </InsetsContext>
        </ViewportKeysContext>
      </ViewportWordsContext>
    </Drawn>
  )
})
