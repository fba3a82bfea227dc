import { memo, type Ref, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useOptionName, useQuestion, useTable } from '../state/context.ts'
import { nextOf, useChoiceShape } from './entries.ts'
import { keyOfRow } from './marks.ts'
import { OptionFace } from './option-face.tsx'
import { GridOfOptions } from './option-grid.tsx'
import { filterOptions, type OptionEntry } from './options.ts'

const ENOUGH_TO_FILTER = 10

/** The options of the open question in the shape that it has: everything can be done here, without the board. */
export function OptionList() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const { grid, groups, entries } = useChoiceShape()
  return (
    <>
      {grid && <GridOfOptions grid={grid} />}
      {entries.length >= ENOUGH_TO_FILTER && (
        <input
          className="input option-filter"
          type="search"
          value={wanted}
          aria-label={t('table.filter')}
          placeholder={t('table.filterOf', { count: entries.length })}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {groups.map(({ title, entries: members }) => (
        <div key={title} className="option-group">
          {title && <h4>{title}</h4>}
          <ul className="options">
            {filterOptions(members, wanted).map((entry) => (
              <li key={String(entry.options[0])}>
                <Row entry={entry} rowKey={keyOfRow(entries.indexOf(entry), grid !== undefined)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <RefusedOptions wanted={wanted} />
    </>
  )
}

interface RowProps {
  readonly entry: OptionEntry
  /** The key that chooses it. */
  readonly rowKey: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** Drawn again when its own options stand differently: there can be a hundred of them, and something is always pointed at. */
const Row = memo(function Row(props: RowProps) {
  const question = useQuestion()
  const several = props.entry.options.length > 1
  return several && question?.kind === 'some' ? <Bundle {...props} /> : <OptionButton {...props} />
})

/** How the options of a row stand. */
function useRow({ options }: OptionEntry) {
  const { decider } = useTable()
  const read = () => {
    const { busy, pointed, refusals } = decider.snapshot()
    const standings = options.map((option) => decider.standing(option)).join()
    return `${standings} ${busy} ${options.includes(pointed ?? '')} ${refusals.size}`
  }
  useSyncExternalStore(decider.subscribe, read, read)
  const { busy, pointed } = decider.snapshot()
  return { decider, busy, isPointed: options.includes(pointed ?? '') }
}

/** An option as a button; of several equal ones, the first that can be chosen. */
function OptionButton({ entry, rowKey, ref }: RowProps) {
  const { decider, busy, isPointed } = useRow(entry)
  const question = useQuestion()
  const { face } = useTable().kit
  const { more, less } = nextOf(entry, decider.standing)
  const option = more ?? less ?? entry.options[0] ?? ''
  const standing = decider.standing(option)
  const reason = useId()
  const refused = standing === 'refused'
  const count = entry.options.length
  return (
    <button
      ref={ref}
      type="button"
      className={`option option-${standing} ${isPointed ? 'option-pointed' : ''}`}
      data-option={option}
      data-standing={standing}
      aria-pressed={standing === 'chosen' || undefined}
      aria-disabled={refused || busy || undefined}
      aria-describedby={refused ? reason : undefined}
      aria-label={face.hasFace?.(question?.ask ?? '', option) ? entry.name : undefined}
      onClick={() => decider.choose(option)}
      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
      onPointerLeave={() => decider.point(undefined)}
      onFocus={(event) => decider.point(option, event.currentTarget)}
      onBlur={() => decider.point(undefined)}
    >
      <RowKey of={rowKey} />
      <OptionFace option={option} name={entry.name} />
      {count > 1 && <span className="option-count">×{count}</span>}
      {refused && (
        <span id={reason} className="option-reason">
          {decider.reason(option)}
        </span>
      )}
    </button>
  )
}

const RowKey = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : <span className="option-number">{of}</span>

/** Equal options of which several can be chosen: how many, set by steps. */
function Bundle({ entry, rowKey }: RowProps) {
  const { t } = useTranslation()
  const { decider, busy } = useRow(entry)
  const { more, less } = nextOf(entry, decider.standing)
  const chosen = entry.options.filter((option) => decider.standing(option) === 'chosen').length
  const step = (option: typeof more, sign: string, label: string) => (
    <button
      type="button"
      className="button bundle-step"
      data-option={option}
      data-standing={option === undefined ? undefined : decider.standing(option)}
      aria-label={label}
      disabled={option === undefined || busy}
      onClick={() => option !== undefined && decider.choose(option)}
    >
      {sign}
    </button>
  )
  return (
    <fieldset className={`option bundle ${chosen > 0 ? 'bundle-chosen' : ''}`}>
      <legend className="unseen">{entry.name}</legend>
      <RowKey of={rowKey} />
      <span className="option-name">{entry.name}</span>
      <span className="option-count">×{entry.options.length}</span>
      {step(less, '−', t('choices.fewer', { name: entry.name }))}
      <output>{chosen}</output>
      {step(more, '+', t('choices.more', { name: entry.name }))}
    </fieldset>
  )
}

/** The candidates that are none, each with its reason: read at once, or looked up when somebody wonders. */
function RefusedOptions({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation()
  const { refusals, decider, pointed, question } = useDecision()
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
