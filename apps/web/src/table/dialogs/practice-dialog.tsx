import type { SeatPlan } from '@orrery/protocol'
import { useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { toast } from '../../parts/toasts.tsx'
import { go } from '../../routing/route.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useSeats, useShown } from '../state/context.ts'

interface PracticeProps {
  readonly match: string
  readonly at: number
  readonly onClose: () => void
}

/** Begins a match of its own where this one stands: the original stays as it is. */
export function PracticeDialog({ match, at, onClose }: PracticeProps) {
  const { t } = useTranslation()
  const seats = useSeats()
  const shown = useShown('seats')
  const [people, setPeople] = useState<readonly number[]>(() => {
    const own = shown.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    return own.length === shown.seats.length ? [0] : own.slice(0, 1)
  })
  const toggle = (seat: number) =>
    setPeople(people.includes(seat) ? people.filter((other) => other !== seat) : [...people, seat])
  const begin = async () => {
    const plan = seats.map(
      ({ seat, name }): SeatPlan =>
        people.includes(seat)
          ? { kind: 'person', name }
          : { kind: 'bot', name, bot: shown.seats[seat]?.bot ?? 'adept' },
    )
    try {
      go(`/table/${await localMatches.branch(match, at, plan)}`)
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog title={t('practice.title')} onClose={onClose}>
      <p>{t('practice.text', { at })}</p>
      <fieldset className="stack">
        <legend className="field-label">{t('practice.who')}</legend>
        {seats.map(({ seat, name, side }) => (
          <label key={seat} className="switch">
            <input type="checkbox" checked={people.includes(seat)} onChange={() => toggle(seat)} />
            {t('table.nameAndSide', { name, side })}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <button type="button" className="button button-main" data-act="practise" onClick={begin}>
          {t('practice.begin')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  )
}
