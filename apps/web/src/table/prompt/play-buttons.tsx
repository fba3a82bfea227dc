import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking } from '../state/context.ts'

/** Plays a replay, holds it, and how fast. */
export function PlayButtons() {
  const { t } = useTranslation()
  const { player } = useLooking()
  if (player === undefined) return null
  const { playing, speed, toggle, faster } = player
  return (
    <>
      <button type="button" className="button" data-act="speed" title={t('play.speed', { speed })} onClick={faster}>
        <span aria-hidden="true">{t('play.times', { speed })}</span>
      </button>
      <button type="button" className="button button-main" data-act="play" aria-pressed={playing} onClick={toggle}>
        <Glyph name={playing ? 'pause' : 'play'} size={18} /> {t(playing ? 'play.hold' : 'play.play')}
      </button>
    </>
  )
}
