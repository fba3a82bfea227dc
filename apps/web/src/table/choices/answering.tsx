import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useOptionName } from '../state/context.ts'
import { Amount } from './amount.tsx'
import { OptionList } from './option-list.tsx'

/** The way to answer the open question, by its kind. */
export function Answering() {
  const { question } = useDecision()
  if (question === undefined) return null
  switch (question.kind) {
    case 'choose':
      return <OptionList ask={question.ask} options={question.options} />
    case 'some':
      return (
        <>
          <OptionList ask={question.ask} options={question.options} />
          <Done />
        </>
      )
    case 'amount':
      return <Amount min={question.min} max={question.max} />
    case 'arrange':
      return <Arranging />
  }
}

/** How many are chosen of how many, and that these are all. */
export function Done() {
  const { t } = useTranslation()
  const { question, gathered, done, decider, busy } = useDecision()
  if (question?.kind !== 'some') return null
  const { min, max } = question
  const chosen = gathered.length
  return (
    <div className="row done">
      <span className="soft small" aria-live="polite">
        {min === max ? t('table.exactly', { chosen, count: max }) : t('table.between', { chosen, min, max })}
      </span>
      <button
        type="button"
        className="button button-main"
        data-act="done"
        disabled={!done || busy}
        onClick={decider.finish}
      >
        {chosen === 0 ? t('table.doneNone') : t('table.done')}
      </button>
    </div>
  )
}

/** A spot for each item, one after the other. */
function Arranging() {
  const { t } = useTranslation()
  const { question, gathered, item, refusals, decider, busy } = useDecision()
  const name = useOptionName(question?.ask)
  if (question?.kind !== 'arrange') return null
  const { items, spots } = question
  const free = (spots[gathered.length] ?? []).filter((spot) => !refusals.has(spot))
  return (
    <div className="arranging">
      {item !== undefined && (
        <p className="arranging-item">
          <b>{t('table.spotFor', { item: name(item) })}</b>
          <span className="soft small">{t('table.itemOf', { n: gathered.length + 1, of: items.length })}</span>
        </p>
      )}
      {item !== undefined && free.length === 0 && <p className="notice small">{t('table.nothingFits')}</p>}
      {item !== undefined && <OptionList ask={question.ask} options={free} />}
      {gathered.length > 0 && (
        <>
          <button
            type="button"
            className="button button-small"
            data-act="take-out"
            disabled={busy}
            onClick={decider.takeOut}
          >
            {t('table.otherSpot')}
          </button>
          <ol className="arranged small">
            {gathered.map((spot, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of a question keep their order, and equal ones can repeat.
              <li key={i}>
                <b>{name(items[i] ?? '')}</b> <span>{name(spot)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
