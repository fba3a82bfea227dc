import type { SeatPlan } from '@orrery/protocol'
import { begin } from '../../home/begin.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useShown, useTable } from '../state/context.ts'
import { RematchButtons, RematchStatus } from './online-rematch.tsx'

/** The same game with the same options and everybody on their seat. Who begins is for its rules to say. */
export function Rematch() {
  const { t } = useTranslation()
  const { place, kit, info } = useTable()
  const { seats } = useShown('seats')
  const again = () =>
    void begin({
      game: kit.game.id,
      options: info.options,
      scene: info.scene,
      plan: seats.map(
        ({ kind, name, bot }): SeatPlan => (kind === 'bot' ? { kind, name, bot: bot ?? 'adept' } : { kind, name }),
      ),
    })
  if (place === 'online')
    return (
      <>
        <RematchStatus />
        <RematchButtons />
      </>
    )
  return (
    <button type="button" className="button button-main" data-act="rematch" onClick={again}>
      <Glyph name="redo" size={18} /> {t('end.rematch')}
    </button>
  )
}
