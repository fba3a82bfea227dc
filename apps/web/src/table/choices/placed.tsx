import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useOptionName, useShown, useTable } from '../state/context.ts'

/** Of an arrangement: where the items before have gone. */
export function Placed() {
  const { t } = useTranslation()
  const { say, kit } = useTable()
  const { view } = useShown('view')
  const { question, gathered } = useDecision('question', 'gathered')
  const name = useOptionName()
  if (question?.kind !== 'arrange' || gathered.length === 0) return null
  const { items } = question
  return (
    <>
      <h4>{t('choices.placed', { n: gathered.length, of: items.length })}</h4>
      <ol className="arranged small">
        {gathered.map((spot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a question keep their order, and equal ones can repeat.
          <li key={i}>
            <b>{kit.face.bundle?.(view, question.ask, items[i] ?? '', say) ?? name(items[i] ?? '')}</b>{' '}
            <span>{say.option(spot, question.ask)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
