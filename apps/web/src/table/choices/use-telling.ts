import { ended, optionText } from '@orrery/board'
import { useTranslation } from '../../words/use-translation.ts'
import { useNaming, useTable } from '../state/context.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { useAskedTexts } from '../state/texts/question-text.ts'
import type { Stop } from './listing.ts'

type Told = Pick<Stop, 'options' | 'name'> | undefined

/** What keys say of the option that the keyboard is at, or of the question while it is at none. */
export function useTelling() {
  const { t } = useTranslation()
  const { voice, decider, leading } = useTable()
  const nameOf = useNaming()
  const asking = useAskedTexts()
  const told = useSpokenTable()
  const ask = () => decider.snapshot().question?.ask ?? ''
  const sayQuestion = () => voice.speak(asking.question() || t('voice.noQuestion'))
  return {
    question: sayQuestion,
    /** The list ends here. */
    edge: (stop: Told) => (stop === undefined ? sayQuestion() : voice.speak(t('voice.onlyEnd', { name: stop.name }))),
    /** Leads to its place on the map. */
    onMap: (stop: Told) => {
      const { spoken, view } = told()
      const place = stop && spoken.about(view, stop.options[0] ?? '', ask()).place
      if (place === undefined || !leading.toPlace(place)) voice.speak(t('map.nowhere'))
    },
    everything: (stop: Told) => {
      if (stop === undefined) sayQuestion()
      else {
        const text = optionText(told(), stop.options[0] ?? '', ask(), stop.name)
        voice.speak(`${ended(stop.name)} ${text || t('voice.nothing')}`)
      }
    },
    why: (stop: Told) => {
      const option = stop?.options[0]
      const { refusals } = decider.snapshot()
      if (option !== undefined) voice.speak(decider.reason(option) ?? t('voice.offered'))
      else if (refusals.size === 0) voice.speak(t('voice.nothing'))
      else
        voice.speak(
          [...refusals.keys()]
            .map((one) => t('voice.refused', { name: nameOf(one), reason: decider.reason(one) ?? '' }))
            .join(' '),
        )
    },
  }
}
