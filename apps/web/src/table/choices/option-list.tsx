import type { Scalar } from '@orrery/engine'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { meaningOf } from '../../keys/pressed.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useOptionName, useTable } from '../state/context.ts'
import { useItemName } from '../state/texts/question-text.ts'
import { useChoose } from './choosing.ts'
import { nextOf } from './entries.ts'
import { keyOfStop, type Stop, useListing } from './listing.ts'
import { keyOfRow } from './marks.ts'
import { NumberOptions } from './number-options.tsx'
import { GridOfOptions } from './option-grid.tsx'
import { Row } from './option-row.tsx'
import { leadToDrawn } from './other-ways.tsx'
import { RefusedOptions } from './refused-options.tsx'
import { useTelling } from './use-telling.ts'

const ENOUGH_TO_FILTER = 10

interface OptionListProps {
  /** The game draws its own way to answer this question. */
  readonly isAnsweredElsewhere: boolean
}

/**
 * The options of the open question in the shape that it has: everything can be done here, without the board. It is one stop of the keyboard, which
 * stays from question to question, so that nobody is led away while something is said.
 */
export function OptionList({ isAnsweredElsewhere }: OptionListProps) {
  const { t } = useTranslation()
  const { voice, leading } = useTable()
  const { question, n, decider, gathered } = useDecision('question', 'n', 'gathered')
  const nameOf = useOptionName()
  const box = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState('')
  const [finding, setFinding] = useState(false)
  const [active, setActive] = useState<string>()
  const [askedFor, setAskedFor] = useState(n)
  if (askedFor !== n) {
    setAskedFor(n)
    setWanted('')
    setFinding(false)
    setActive(undefined)
  }
  const listing = useListing(wanted, nameOf)
  const { grid, entries, shown, stops, numbers } = isAnsweredElsewhere ? { ...listing, ...NOTHING } : listing
  const described = useDescriptions(n)
  const at = stops.findIndex((stop) => keyOfStop(stop) === active)
  const item = useItemName()
  const choose = useChoose()
  const tell = useTelling()
  const filtered = (text: string) => {
    setWanted(text)
    const count = listing.groups.reduce((sum, group) => sum + group.entries.filter(holds(text)).length, 0)
    voice.speak(t('voice.found', { count }), { replaces: 'filter' })
  }

  const go = (to: number) => {
    const place = Math.max(0, Math.min(stops.length - 1, to))
    const stop = stops[place]
    if (stop === undefined || place === at) {
      tell.edge(stops[at])
      return
    }
    setActive(keyOfStop(stop))
    const element = box.current?.querySelector(`[data-stop="${place}"]`)
    element?.scrollIntoView?.({ block: 'nearest' })
    decider.point(stop.options[0], element ?? undefined)
  }
  const led = (option: Scalar) => {
    if (isAnsweredElsewhere) {
      leadToDrawn(option)
      return
    }
    box.current?.focus({ preventScroll: true })
    go(stops.findIndex(({ options }) => options.includes(option)))
  }
  const toOption = useRef(led)
  useEffect(() => {
    toOption.current = led
  })
  useEffect(() => leading.hearOptions((option) => toOption.current(option)), [leading])
  const take = (stop: Stop | undefined) => {
    if (stop === undefined) {
      tell.question()
      return
    }
    const { more, less } = nextOf(stop, decider.standing)
    if (question?.kind === 'amount') decider.answer(stop.options[0] ?? 0)
    else choose(more ?? less ?? stop.options[0] ?? '')
  }
  const pressed = (event: KeyboardEvent) => {
    const { act, to } = meaningOf(event.nativeEvent, 'list') ?? {}
    if (stops.length === 0) {
      if (act !== 'option' && act !== 'column' && act !== 'end') return
      if (!leadToDrawn()) tell.question()
      event.preventDefault()
      return
    }
    const forwards = to === 'next'
    const row = act === 'option' ? (stops[at]?.row ?? 1) : 1
    if (act === 'option' || act === 'column') {
      if (at < 0) go(forwards ? 0 : stops.length - 1)
      else go(forwards ? at + row : at - row)
    } else if (act === 'end') go(to === 'first' ? 0 : stops.length - 1)
    else if (act === 'choose') take(stops[at] ?? (stops.length === 1 ? stops[0] : undefined))
    else if (act === 'takeOut') {
      const last = gathered.at(-1)
      if (last === undefined) tell.question()
      else if (question?.kind === 'arrange') decider.takeOut()
      else decider.choose(last)
    } else if (act === 'offered') tell.onMap(stops[at])
    else if (act === 'everything') tell.everything(stops[at])
    else if (act === 'why') tell.why(stops[at])
    else if (act === 'find') {
      setFinding(true)
      // The field may only now be there.
      requestAnimationFrame(() => search.current?.focus())
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const hasFilter = !isAnsweredElsewhere && (entries.length >= ENOUGH_TO_FILTER || finding)
  const placeOf = (stop: Pick<Stop, 'options'>) => stops.findIndex((one) => keyOfStop(one) === keyOfStop(stop))
  return (
    <>
      {hasFilter && (
        <input
          ref={search}
          className="input option-filter"
          type="search"
          value={wanted}
          aria-label={t('table.filter')}
          placeholder={t('table.filterOf', { count: entries.length })}
          onChange={(event) => filtered(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
            event.preventDefault()
            box.current?.focus()
            if (event.key === 'Enter' && stops.length === 1) take(stops[0])
            else go(0)
          }}
        />
      )}
      <div
        ref={box}
        id="choices"
        className="option-box"
        role="listbox"
        data-keys={stops.length > 0 ? 'list' : 'idle'}
        data-described={described || undefined}
        tabIndex={stops.length > 0 ? 0 : -1}
        aria-label={
          item === '' ? t('choices.title') : t('voice.place', { item, n: gathered.length + 1, of: placesOf(question) })
        }
        aria-multiselectable={question?.kind === 'some' || undefined}
        aria-activedescendant={at >= 0 ? `option-${at}` : undefined}
        onKeyDown={pressed}
        onBlur={() => decider.point(undefined)}
      >
        {numbers.length > 0 && <NumberOptions numbers={numbers} active={at} />}
        {grid && <GridOfOptions grid={grid} active={at} before={numbers.length} isDescribed={described} />}
        {shown.map(({ title, entries: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a list box.
          <div key={`${n} ${title}`} className="option-group" role="group" aria-label={title || undefined}>
            {title && (
              <div className="option-title" aria-hidden="true">
                {title}
              </div>
            )}
            <ul className="options" role="presentation">
              {members.map((entry) => {
                const place = placeOf(entry)
                return (
                  <li key={keyOfStop(entry)} role="presentation">
                    <Row
                      entry={entry}
                      rowKey={keyOfRow(entries.indexOf(entry), grid !== undefined)}
                      place={place}
                      of={stops.length}
                      isActive={place === at}
                      isDescribed={described || place === at}
                    />
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      {!isAnsweredElsewhere && <RefusedOptions wanted={wanted} />}
    </>
  )
}

const NOTHING = { grid: undefined, entries: [], shown: [], stops: [], numbers: [] } as const

const holds = (text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ name }: { readonly name: string }) => words.every((word) => name.toLowerCase().includes(word))
}

const placesOf = (question: ReturnType<typeof useDecision>['question']): number =>
  question?.kind === 'arrange' ? question.items.length : 0

/** What stands on all options is put together once the question is drawn: there can be a hundred of them. */
function useDescriptions(n: number): boolean {
  const [doneFor, setDoneFor] = useState<number>()
  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50))
    const id = later(() => setDoneFor(n))
    return () => (globalThis.cancelIdleCallback ?? clearTimeout)(id as number)
  }, [n])
  return doneFor === n
}
