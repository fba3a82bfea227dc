import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { PHONE, useMedia } from '../../parts/use-media.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { Amount } from '../choices/amount.tsx'
import { Done } from '../choices/answering.tsx'
import { useDecision, useOptionName } from '../state/context.ts'
import { Confirming } from './confirming.tsx'
import { useOutOfSight } from './out-of-sight.ts'

/** More than these would hide the board of a phone. */
const FEW = 1

/**
 * Lies on the board and offers what has no place there, so that a whole game can be played on the board alone: passing, yes and no,
 * numbers, that one is done choosing, and what has been moved out of sight.
 */
export function Tray() {
  const { t } = useTranslation()
  const { question, n, settled, gathered, decider, considered } = useDecision()
  const place = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(false)
  const hidden = useOutOfSight(place, `${n} ${gathered.length} ${settled}`)
  // Targets say that they are there once they are drawn: what has no place is known a moment after.
  useEffect(() => {
    if (question === undefined) return
    const frame = requestAnimationFrame(() => decider.settle())
    return () => cancelAnimationFrame(frame)
  }, [question, decider])
  const phone = useMedia(PHONE)
  const placeless = useOffered().filter((option) => !decider.hasPlace(option) || hidden.has(String(option)))
  // On a phone the sheet below offers the same.
  const large = phone && placeless.length > FEW
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question unfolds the tray.
  useEffect(() => setFolded(large), [n, large])

  const needed = placeless.length > 0 || (question !== undefined && question.kind !== 'choose')
  const shown = settled && question !== undefined && (needed || considered !== undefined)
  return (
    <section ref={place} className={`tray ${folded ? 'tray-folded' : ''}`} aria-label={t('table.tray')} hidden={!shown}>
      {shown && considered && <Confirming />}
      {shown && !considered && (
        <>
          <button
            type="button"
            className="tray-fold"
            aria-expanded={!folded}
            aria-label={folded ? undefined : t('table.fold')}
            onClick={() => setFolded(!folded)}
          >
            <Glyph name={folded ? 'up' : 'down'} size={16} />
            {folded && t('table.trayCount', { count: placeless.length })}
          </button>
          {!folded && <TrayBody placeless={placeless} />}
        </>
      )}
    </section>
  )
}

type Options = readonly (string | number)[]

/** What can be chosen now. */
function useOffered(): Options {
  const { question, gathered, refusals } = useDecision()
  switch (question?.kind) {
    case 'arrange':
      return (question.spots[gathered.length] ?? []).filter((spot) => !refusals.has(spot))
    case 'choose':
    case 'some':
      return question.options
    default:
      return []
  }
}

function TrayBody({ placeless }: { readonly placeless: Options }) {
  const { t } = useTranslation()
  const { question, item, gathered, decider, busy } = useDecision()
  const nameOf = useOptionName(question?.ask)
  if (question === undefined) return null
  return (
    <div className="tray-body">
      {item !== undefined && <p className="small tray-item">{t('table.spotFor', { item: nameOf(item) })}</p>}
      {question.kind === 'amount' && <Amount min={question.min} max={question.max} />}
      {placeless.length > 0 && (
        <ul className="tray-options">
          {placeless.map((option) => (
            <li key={String(option)}>
              <button
                type="button"
                className={`option option-${decider.standing(option)}`}
                data-option={option}
                data-standing={decider.standing(option)}
                aria-pressed={decider.standing(option) === 'chosen' || undefined}
                disabled={busy}
                onClick={() => decider.choose(option)}
              >
                {nameOf(option)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Done />
      {gathered.length > 0 && question.kind === 'arrange' && (
        <button type="button" className="button button-small" data-act="take-out" onClick={decider.takeOut}>
          {t('table.otherSpot')}
        </button>
      )}
    </div>
  )
}
