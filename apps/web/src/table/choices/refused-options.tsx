import type { Refusal, Scalar } from '@orrery/engine'
import { memo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useOptionName, useTable } from '../state/context.ts'
import { filterOptions } from './options.ts'

/** The candidates that are none, each with its reason: read at once, or looked up when somebody wonders. */
export function RefusedOptions({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation()
  const { refusals, decider, question } = useDecision('refusals', 'question')
  const nameOf = useOptionName()
  const [opened, setOpened] = useState(false)
  const read = () => decider.pointed !== undefined && refusals.has(decider.pointed)
  const isPointed = useSyncExternalStore(decider.subscribe, read, read)
  if (refusals.size === 0 || question?.kind === 'arrange') return null
  const named = [...refusals].map(([option, refusal]) => ({ option, refusal, name: nameOf(option) }))
  const shown = filterOptions(named, wanted)
  if (shown.length === 0) return null
  const open = opened || isPointed
  return (
    <details
      className="refused-options"
      open={open}
      onToggle={({ currentTarget }) => {
        if (!isPointed) setOpened(currentTarget.open)
      }}
    >
      <summary>{t('table.refused', { count: shown.length })}</summary>
      {/* Nobody sees them before it is open, and there can be a hundred of them. */}
      {open && (
        <ul>
          {shown.map((one) => (
            <Refused key={String(one.option)} {...one} />
          ))}
        </ul>
      )}
    </details>
  )
}

interface RefusedProps {
  readonly option: Scalar
  readonly name: string
  readonly refusal: Refusal
}

const Refused = memo(function Refused({ option, name, refusal }: RefusedProps) {
  const { decider } = useTable()
  const read = () => decider.pointed === option
  const isPointed = useSyncExternalStore(decider.subscribe, read, read)
  return (
    <li className={isPointed ? 'option-pointed' : ''} data-refused={option}>
      <b>{name}</b> <span>{decider.reason(option)}</span> <RuleLink cites={refusal.rule} />
    </li>
  )
})
