import type { ClockSettings } from '@orrery/protocol'
import { useState } from 'react'
import { Segments } from '../parts/segments.tsx'
import { useTranslation } from '../words/use-translation.ts'
import { type ClockKind, clockOf } from './plan.ts'

const USUAL: { readonly [kind in ClockKind]: number } = { none: 0, move: 3, chess: 60, daily: 2 }

/** How much time there is for deciding. */
export function ClockFields({ onChange }: { readonly onChange: (clock: ClockSettings) => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<ClockKind>('none')
  const [amount, setAmount] = useState(0)
  const [increment, setIncrement] = useState(30)
  const set = (next: ClockKind, much: number, more: number) => {
    setKind(next)
    setAmount(much)
    setIncrement(more)
    if (much > 0 || next === 'none') onChange(clockOf(next, much, more))
  }
  return (
    <>
      <Segments
        label={t('new.clock')}
        value={kind}
        choices={(['none', 'move', 'chess', 'daily'] as const).map((value) => ({
          value,
          text: t(`new.clock.${value}`),
        }))}
        onChange={(next) => set(next, USUAL[next], increment)}
      />
      {kind !== 'none' && (
        <div className="row">
          <label className="field">
            <span className="field-label">{kind === 'daily' ? t('new.days') : t('new.minutes')}</span>
            <input
              className="input"
              type="number"
              min={1}
              value={amount || ''}
              onChange={(event) => set(kind, event.target.valueAsNumber || 0, increment)}
            />
          </label>
          {kind === 'chess' && (
            <label className="field">
              <span className="field-label">{t('new.seconds')}</span>
              <input
                className="input"
                type="number"
                min={0}
                value={increment}
                onChange={(event) => set(kind, amount, event.target.valueAsNumber || 0)}
              />
            </label>
          )}
        </div>
      )}
    </>
  )
}
