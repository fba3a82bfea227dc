import { Fragment } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useOptionName, useShown, useTable } from '../state/context.ts'
import { AmountList } from './amount.tsx'
import { OptionList } from './option-list.tsx'

/** The way to answer the open question in the list, by its kind. */
export function Answering() {
  const { question } = useDecision()
  switch (question?.kind) {
    case 'choose':
    case 'some':
      return <OptionList />
    case 'amount':
      return <AmountList min={question.min} max={question.max} />
    case 'arrange':
      return <Arranging />
    default:
      return null
  }
}

/** A spot for each item, one after the other, and where those before have gone. */
function Arranging() {
  const { t } = useTranslation()
  const { say, kit } = useTable()
  const { view } = useShown('view')
  const { question, gathered } = useDecision()
  const name = useOptionName(question?.ask)
  if (question?.kind !== 'arrange') return null
  const { items } = question
  return (
    // Drawn anew with each item: what stands elsewhere then has not moved.
    <Fragment key={gathered.length}>
      <OptionList />
      {gathered.length > 0 && (
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
      )}
    </Fragment>
  )
}
