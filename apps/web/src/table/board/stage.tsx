import { InsetStore, InsetsContext } from '@orrery/board'
import { memo, useState } from 'react'
import { PlainView } from '../../games/plain-view.tsx'
import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Drawn } from '../parts/drawn.tsx'
import { useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

/** The map or the locations, and nothing else. */
export const Stage = memo(function Stage() {
  const { t } = useTranslation()
  const { decider, say } = useTable()
  const { face, props } = useDrawing()
  const [insets] = useState(() => new InsetStore())
  return (
    <Drawn>
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
        </section>
      </InsetsContext>
    </Drawn>
  )
})
