import type { ShownClock } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../words/use-translation.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time as people read it: days, hours and minutes, or minutes and seconds. */
export function timeText(ms: number): string {
  const left = Math.max(0, ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  if (left >= DAY) return `${Math.floor(left / DAY)}d ${Math.floor((left % DAY) / HOUR)}h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)} h`
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / 1000)}`
}

/** A seat's time. It runs down while it is asked. */
export function Clock({ clock, offset }: { readonly clock: ShownClock; readonly offset: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => Date.now() + offset)
  const { until, left } = clock
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(Date.now() + offset), 500)
    return () => clearInterval(timer)
  }, [until, offset])
  const shown = until === undefined ? left : until - now
  return (
    <span className={`clock ${until !== undefined && shown < MINUTE ? 'clock-short' : ''}`}>
      <span className="unseen">{t('table.timeLeft')}</span>
      {timeText(shown)}
    </span>
  )
}
