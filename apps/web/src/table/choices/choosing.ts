import type { Scalar } from '@orrery/engine'
import { useTranslation } from '../../words/use-translation.ts'
import { useTable } from '../state/context.ts'

/** Chooses an option, and says so where nothing comes of it: no press is silent. */
export function useChoose(): (option: Scalar) => void {
  const { t } = useTranslation()
  const { decider, voice } = useTable()
  return (option) => {
    const { question, gathered } = decider.snapshot()
    if (decider.standing(option) === 'refused') voice.speak(decider.reason(option) ?? '')
    decider.choose(option)
    const isFull =
      question?.kind === 'some' && decider.standing(option) === 'offered' && gathered.length >= question.max
    if (isFull && decider.snapshot().gathered === gathered) voice.speak(t('voice.full', { most: question.max }))
  }
}
