import { useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision } from '../state/context.ts'

interface AmountProps {
  readonly min: number
  readonly max: number
  /** The list has all the numbers, and is in sight: here they are no second stop of the keyboard. */
  readonly isListed: boolean
}

/** A number between two limits in one row: by steps, or typed. */
export function Stepper({ min, max, isListed }: AmountProps) {
  const tabIndex = isListed ? -1 : undefined
  const { t } = useTranslation()
  const { decider, busy } = useDecision('busy')
  const [value, setValue] = useState(min)
  const set = (next: number) => setValue(Math.max(min, Math.min(max, Math.round(next) || min)))
  return (
    <div className="stepper">
      <button
        type="button"
        className="button button-icon"
        // For pointers: in the field, the arrow keys do it.
        tabIndex={-1}
        aria-label={t('table.less')}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Glyph name="minus" />
      </button>
      <input
        className="input"
        type="number"
        tabIndex={tabIndex}
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        aria-label={t('table.amount')}
        onChange={(event) => set(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || busy) return
          event.preventDefault()
          decider.answer(value)
        }}
      />
      <button
        type="button"
        className="button button-icon"
        tabIndex={-1}
        aria-label={t('table.more')}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Glyph name="plus" />
      </button>
      <button
        type="button"
        // To choose none is no main answer while something can be chosen.
        className={value === 0 ? 'button' : 'button button-main'}
        data-option={value}
        tabIndex={tabIndex}
        disabled={busy}
        onClick={() => decider.answer(value)}
      >
        {t('table.take', { value })}
      </button>
    </div>
  )
}
