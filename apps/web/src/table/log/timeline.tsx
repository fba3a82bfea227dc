import { useId, useState } from 'react'
import { copyLink } from '../../parts/copy-link.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useShown, useTable } from '../state/context.ts'
import { after, before, useChapters } from '../state/time/chapters.ts'
import { momentAddress } from '../state/time/moment-address.ts'

/** Goes through the whole match, decision by decision. */
export function Timeline() {
  const { t } = useTranslation()
  const { address, place, onLook, say } = useTable()
  const { past, wanted } = useLooking()
  const shown = useShown('undo', 'viewer', 'log', 'earlierLog')
  const at = past?.at
  const { decisions } = shown.undo
  const chapters = useChapters()
  const list = useId()
  const now = at ?? decisions
  const from = wanted ?? decisions
  // The slider is where it was led, until that moment is shown.
  const [dragged, setDragged] = useState<number>()
  const [seen, setSeen] = useState(now)
  if (seen !== now) {
    setSeen(now)
    setDragged(undefined)
  }
  /** What was told last before the step that is shown. */
  const lineAt = (told: number | undefined): string => {
    const lines = told === undefined ? shown.log : shown.log.slice(0, Math.max(0, told - shown.earlierLog))
    const line = lines.findLast((one) => say.line(one) !== '')
    return line ? say.line(line) : ''
  }
  const look = (to: number) => onLook(to >= decisions ? undefined : Math.max(0, to))
  const copy = () => copyLink(location.origin + momentAddress(address, now, place, shown.viewer))
  return (
    <section className={`timeline ${at === undefined ? '' : 'timeline-past'}`} aria-label={t('time.title')}>
      <button
        type="button"
        title={t(chapters ? 'time.roundBack' : 'time.first')}
        // Keys have the slider, and signs of their own.
        tabIndex={-1}
        disabled={now === 0}
        onClick={() => look(chapters ? before(chapters, from) : 0)}
      >
        <Glyph name="first" />
      </button>
      <button
        type="button"
        aria-label={t('time.back')}
        tabIndex={-1}
        disabled={now === 0}
        onClick={() => look(from - 1)}
      >
        <Glyph name="back" />
      </button>
      <input
        type="range"
        list={chapters && list}
        min={0}
        max={decisions}
        value={dragged ?? now}
        aria-label={t('time.slider')}
        aria-valuetext={t('voice.step', {
          step: t('time.step', { at: now, of: decisions }),
          line: lineAt(past?.sight.log),
        })}
        onChange={({ target }) => {
          setDragged(target.valueAsNumber)
          look(target.valueAsNumber)
        }}
      />
      {chapters && (
        <datalist id={list}>
          {chapters.map((chapter) => (
            <option key={chapter} value={chapter} />
          ))}
        </datalist>
      )}
      <button
        type="button"
        aria-label={t('time.forward')}
        tabIndex={-1}
        disabled={at === undefined}
        onClick={() => look(from + 1)}
      >
        <Glyph name="forward" />
      </button>
      <button
        type="button"
        title={t(chapters ? 'time.roundForward' : 'time.last')}
        tabIndex={-1}
        disabled={at === undefined}
        onClick={() => look(chapters ? after(chapters, from, decisions) : decisions)}
      >
        <Glyph name="last" />
      </button>
      <span className="timeline-step">{at === undefined ? t('time.now') : t('time.step', { at, of: decisions })}</span>
      <button type="button" title={t('time.copy')} onClick={copy}>
        <Glyph name="link" size={18} />
      </button>
    </section>
  )
}
