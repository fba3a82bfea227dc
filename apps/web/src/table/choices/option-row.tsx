import { memo } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useToldOdds } from '../advice/use-odds.ts'
import { useQuestion } from '../state/context.ts'
import { useChoose } from './choosing.ts'
import { nextOf } from './entries.ts'
import { OptionFace } from './option-face.tsx'
import type { OptionEntry } from './options.ts'
import { useDescription } from './use-description.ts'
import { useRow } from './use-row.ts'

interface RowProps {
  readonly entry: OptionEntry
  /** The key that chooses it. */
  readonly rowKey: string | undefined
  /** Where it stands in the whole list, from 0, and how long that is. */
  readonly place: number
  readonly of: number
  /** The keyboard is at it. */
  readonly isActive: boolean
  readonly isDescribed: boolean
}

/** Drawn again when its own options stand differently: there can be a hundred of them, and something is always pointed at. */
export const Row = memo(function Row(props: RowProps) {
  const question = useQuestion()
  const several = props.entry.options.length > 1
  return several && question?.kind === 'some' ? <Bundle {...props} /> : <OptionRow {...props} />
})

/** An option; of several equal ones, the first that can be chosen. */
function OptionRow({ entry, rowKey, place, of, isActive, isDescribed }: RowProps) {
  const { t } = useTranslation()
  const { decider, busy, isPointed } = useRow(entry.options)
  const question = useQuestion()
  const choose = useChoose()
  const description = useDescription(entry.options[0] ?? '', entry.name, isDescribed)
  const { more, less } = nextOf(entry, decider.standing)
  const option = more ?? less ?? entry.options[0] ?? ''
  const standing = decider.standing(option)
  const count = entry.options.length
  const odds = useToldOdds().get(option)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and its keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      id={`option-${place}`}
      role="option"
      className={classesOf(standing, isPointed, isActive)}
      data-stop={place}
      data-option={option}
      data-standing={standing}
      aria-label={odds ? t('odds.at', { name: entry.name, odds }) : entry.name}
      {...description}
      aria-selected={question?.kind === 'choose' ? undefined : standing === 'chosen'}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={rowKey}
      aria-posinset={place + 1}
      aria-setsize={of}
      onClick={() => choose(option)}
      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
      onPointerLeave={() => decider.point(undefined)}
    >
      <RowKey of={rowKey} />
      <OptionFace option={option} name={entry.name} />
      {odds && (
        <span className="option-odds" title={t('odds.known')}>
          {odds[0]}
        </span>
      )}
      {count > 1 && <span className="option-count">×{count}</span>}
    </div>
  )
}

const classesOf = (standing: string, isPointed: boolean, isActive: boolean): string =>
  ['option', `option-${standing}`, isPointed && 'option-pointed', isActive && 'option-active'].filter(Boolean).join(' ')

const RowKey = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : <span className="option-number">{of}</span>

/** Equal options of which several can be chosen: how many, set by steps. */
function Bundle({ entry, rowKey, place, of, isActive, isDescribed }: RowProps) {
  const { t } = useTranslation()
  const { decider, busy } = useRow(entry.options)
  const choose = useChoose()
  const description = useDescription(entry.options[0] ?? '', entry.name, isDescribed)
  const { more, less } = nextOf(entry, decider.standing)
  const count = entry.options.length
  const chosen = entry.options.filter((option) => decider.standing(option) === 'chosen').length
  const step = (option: typeof more, sign: string, label: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; keys have the list.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <span
      className={`button bundle-step ${option === undefined || busy ? 'bundle-end' : ''}`}
      data-option={option}
      data-standing={option === undefined ? undefined : decider.standing(option)}
      title={label}
      onClick={() => option !== undefined && choose(option)}
    >
      {sign}
    </span>
  )
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and its keys.
    <div
      id={`option-${place}`}
      role="option"
      className={`option bundle ${chosen > 0 ? 'bundle-chosen' : ''} ${isActive ? 'option-active' : ''}`}
      data-stop={place}
      aria-label={t('voice.count', { name: entry.name, chosen, count })}
      {...description}
      aria-selected={chosen > 0}
      aria-keyshortcuts={rowKey}
      aria-posinset={place + 1}
      aria-setsize={of}
    >
      <RowKey of={rowKey} />
      <span className="option-name">{entry.name}</span>
      <span className="option-count">×{count}</span>
      <span className="bundle-steps">
        {step(less, '−', t('choices.fewer', { name: entry.name }))}
        <output>{chosen}</output>
        {step(more, '+', t('choices.more', { name: entry.name }))}
      </span>
    </div>
  )
}
