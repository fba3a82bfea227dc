import type { Scalar } from '@orrery/engine'
import { useId, useState } from 'react'
import { optionGroup } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useOptionName, useTable } from '../state/context.ts'
import { filterOptions, groupOptions, type NamedOption } from './options.ts'

const ENOUGH_TO_FILTER = 10
const SHORTCUTS = 9

interface OptionListProps {
  readonly ask: string
  readonly options: readonly Scalar[]
}

/** The options of the open question as buttons: everything can be done here, without the board. */
export function OptionList({ ask, options }: OptionListProps) {
  const { t } = useTranslation()
  const nameOf = useOptionName(ask)
  const [wanted, setWanted] = useState('')
  const { kit } = useTable()
  const named = options.map(
    (option): NamedOption => ({ option, name: nameOf(option), group: optionGroup(kit, ask, option) }),
  )
  const groups = groupOptions(filterOptions(named, wanted))
  const many = named.length >= ENOUGH_TO_FILTER
  return (
    <>
      {many && (
        <input
          className="input option-filter"
          type="search"
          value={wanted}
          aria-label={t('table.filter')}
          placeholder={t('table.filterOf', { count: named.length })}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {groups.map(({ title, options: members }) => (
        <div key={title} className="option-group">
          {title && <h4>{title}</h4>}
          <ul className="options">
            {members.map((one) => (
              <li key={String(one.option)}>
                <OptionButton {...one} number={named.indexOf(one) + 1} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <RefusedOptions ask={ask} wanted={wanted} />
    </>
  )
}

function OptionButton({ option, name, number }: NamedOption & { readonly number: number }) {
  const { decider, busy, pointed } = useDecision()
  const standing = decider.standing(option)
  const reason = useId()
  const refused = standing === 'refused'
  return (
    <button
      type="button"
      className={`option option-${standing} ${pointed === option ? 'option-pointed' : ''}`}
      data-option={option}
      data-standing={standing}
      aria-pressed={standing === 'chosen' || undefined}
      aria-disabled={refused || busy || undefined}
      aria-describedby={refused ? reason : undefined}
      onClick={() => decider.choose(option)}
      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
      onPointerLeave={() => decider.point(undefined)}
      onFocus={(event) => decider.point(option, event.currentTarget)}
      onBlur={() => decider.point(undefined)}
    >
      {number <= SHORTCUTS && <span className="option-number">{number}</span>}
      <span>{name}</span>
      {refused && (
        <span id={reason} className="option-reason">
          {decider.reason(option)}
        </span>
      )}
    </button>
  )
}

/** The candidates that are none, each with its reason: read at once, or looked up when somebody wonders. */
function RefusedOptions({ ask, wanted }: { readonly ask: string; readonly wanted: string }) {
  const { t } = useTranslation()
  const nameOf = useOptionName(ask)
  const { refusals, decider, pointed, question } = useDecision()
  if (refusals.size === 0 || question?.kind === 'arrange') return null
  const named = [...refusals.keys()].map((option) => ({ option, name: nameOf(option) }))
  const shown = filterOptions(named, wanted)
  if (shown.length === 0) return null
  return (
    <details className="refused-options" open={shown.some(({ option }) => option === pointed) || undefined}>
      <summary>{t('table.refused', { count: shown.length })}</summary>
      <ul>
        {shown.map(({ option, name }) => (
          <li key={String(option)} className={pointed === option ? 'option-pointed' : ''} data-refused={option}>
            <b>{name}</b> <span>{decider.reason(option)}</span> <RuleLink cites={refusals.get(option)?.rule ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  )
}
