import { useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision } from '../state/context.ts'

interface AmountProps {
  readonly min: number
  readonly max: number
}

/** Few numbers are buttons; of many, one is set by steps or typed. */
const MOST_BUTTONS = 7

/** A whole number between two limits. */
export function Amount({ min, max }: AmountProps) {
  const { t } = useTranslation()
  const { decider, busy, n } = useDecision()
  if (max - min < MOST_BUTTONS)
    return (
      <ul className="amounts">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((value) => (
          <li key={value}>
            <button
              type="button"
              className="option amount"
              data-option={value}
              disabled={busy}
              onClick={() => decider.answer(value)}
            >
              {value}
            </button>
          </li>
        ))}
      </ul>
    )
  return <Stepper key={n} min={min} max={max} label={t('table.amount')} />
}

function Stepper({ min, max, label }: AmountProps & { readonly label: string }) {
  const { t } = useTranslation()
  const { decider, busy } = useDecision()
  const [value, setValue] = useState(min)
  const set = (next: number) => setValue(Math.max(min, Math.min(max, Math.round(next) || min)))
  const quick = [...new Set([min, Math.floor((min + max) / 2), max])]
  return (
    <div className="stepper">
      <div className="row">
        <button
          type="button"
          className="button button-icon"
          aria-label={t('table.less')}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Glyph name="minus" />
        </button>
        <input
          className="input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          aria-label={label}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button
          type="button"
          className="button button-icon"
          aria-label={t('table.more')}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Glyph name="plus" />
        </button>
        {quick.map((one) => (
          <button key={one} type="button" className="button button-small" onClick={() => set(one)}>
            {one}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button button-main"
        data-option={value}
        disabled={busy}
        onClick={() => decider.answer(value)}
      >
        {t('table.take', { value })}
      </button>
    </div>
  )
}
