import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useOptionName, usePointed } from '../state/context.ts'
import { filterOptions } from './options.ts'

/** The candidates that are none, each with its reason: read at once, or looked up when somebody wonders. */
export function RefusedOptions({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation()
  const { refusals, decider, question } = useDecision()
  const { pointed } = usePointed()
  const nameOf = useOptionName(question?.ask)
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
