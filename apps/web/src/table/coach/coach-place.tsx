import { useTranslation } from '../../words/use-translation.ts'
import { useCoachSlots } from './slots.ts'
import './coach.css'

/**
 * Where the coach speaks: at the head of all choices where there is a side, else above the prompt. It is as high whether or not anything is
 * said, and what is longer scrolls inside.
 */
export function CoachPlace() {
  const { t } = useTranslation()
  const { speech, advice } = useCoachSlots()
  return (
    <section className="coach" data-place="coach" data-region="coach" aria-label={t('coach.title')}>
      {speech}
      {advice}
    </section>
  )
}
