import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision } from '../state/context.ts'
import { isSame, type Opened, useOpened } from '../state/opened.ts'

const SIDE: Opened = { what: 'side' }

/** Opens what stands beside the board where there is room for it. */
export function SideToggle() {
  const { t } = useTranslation()
  const { question } = useDecision('question')
  const { opened, toggle } = useOpened()
  return (
    <button
      type="button"
      className="button button-quiet button-icon side-toggle"
      data-act="side"
      title={t('side.title')}
      aria-expanded={isSame(opened, SIDE)}
      onClick={() => toggle(SIDE)}
    >
      <Glyph name="list" />
      {question && <span className="tab-alert" />}
    </button>
  )
}
