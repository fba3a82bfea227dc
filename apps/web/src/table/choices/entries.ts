import type { Formatter, OptionGrid, Telling } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'
import { useMemo } from 'react'
import type { Decider } from '../../deciding/decider.ts'
import type { GameClient } from '../../games/client.ts'
import { optionGroup, optionText } from '../../games/wording.ts'
import { t } from '../../words/texts.ts'
import { useDecision, useShown, useTable } from '../state/context.ts'
import { offeredNow } from '../state/offered.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { bundleOptions, groupOptions, type NamedOption, type OptionEntry, type OptionGroup } from './options.ts'

/** The shape of the open question: a table of pairs, or rows in groups. */
export interface ChoiceShape {
  readonly grid: OptionGrid | undefined
  readonly groups: readonly OptionGroup[]
  /** All rows in the order in which they are read: the number keys follow it. */
  readonly entries: readonly OptionEntry[]
}

const NO_SHAPE: ChoiceShape = { grid: undefined, groups: [], entries: [] }

/** What can be chosen now, as the list shows it; the same as long as nothing of it changes, however much is pointed at. */
export function useChoiceShape(): ChoiceShape {
  const { kit, say } = useTable()
  const decision = useDecision('question', 'gathered', 'refusals', 'placed')
  const { question, gathered, refusals, placed, decider } = decision
  const { view } = useShown('view')
  const told = useSpokenTable()
  // Of an arrangement, what can be chosen depends on what has been.
  const isArranged = question?.kind === 'arrange'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered depends on these parts of the decision alone.
  return useMemo(
    () => (question ? shapeOf(kit, say, view, question, offeredNow(decision), decider, told) : NO_SHAPE),
    [kit, say, view, question, decider, placed, isArranged && gathered, isArranged && refusals],
  )
}

/** The same right now, for keys: nothing is drawn again for it. */
export function useShapeNow(): () => ChoiceShape {
  const { kit, say, decider, session } = useTable()
  const told = useSpokenTable()
  return () => {
    const decision = decider.snapshot()
    const { question } = decision
    const view = session.state().shown?.view
    return question ? shapeOf(kit, say, view, question, offeredNow(decision), decider, told) : NO_SHAPE
  }
}

function shapeOf(
  kit: GameClient,
  say: Formatter,
  view: unknown,
  { ask, kind }: MyQuestion,
  options: readonly Scalar[],
  decider: Decider,
  told: () => Telling<unknown>,
): ChoiceShape {
  const { face } = kit
  const grid = kind === 'choose' ? face.grid?.(ask, options, say) : undefined
  const inGrid = new Set(grid?.cells.flat())
  const named = options
    .filter((option) => !inGrid.has(option))
    .map((option) => ({
      option,
      name: decider.label(option) ?? optionText(kit, ask, option),
      group: face.whereabouts?.(view, ask, option, say) ?? optionGroup(kit, ask, option),
      bundle: face.bundle?.(view, ask, option, say) ?? decider.label(option),
    }))
  const groups = groupOptions(bundleOptions(inReadingOrder(named, ask, told)))
  return { grid, groups, entries: groups.flatMap((group) => group.entries) }
}

/** So many rows need an order. */
const MANY = 12

/** What can be done right here comes before the ways away from here; places where nothing is are found faster on the board. */
function inReadingOrder(
  named: readonly NamedOption[],
  ask: string,
  told: () => Telling<unknown>,
): readonly NamedOption[] {
  const loose = named.filter(({ group }) => group === undefined)
  if (loose.length < 2) return named
  const { spoken, view, viewer, say } = told()
  const abouts = new Map(loose.map((one) => [one, spoken.about(view, one.option, ask)]))
  const froms = new Set([...abouts.values()].flatMap(({ from }) => from ?? []))
  if (froms.size === 0 && named.length < MANY) return named
  const isHere = (one: NamedOption): boolean => froms.has(abouts.get(one)?.place ?? '')
  const known =
    named.length < MANY ? undefined : new Set(spoken.landmarks(view, viewer, say).flatMap(({ places }) => places))
  const isOpen = (one: NamedOption): boolean => {
    const { place, thing } = abouts.get(one) ?? {}
    return known !== undefined && place !== undefined && thing === undefined && !isHere(one) && !known.has(place)
  }
  const open = loose.filter(isOpen)
  const rest = loose.filter((one) => !open.includes(one))
  const group = rest.length === 0 && loose.length === named.length ? undefined : openPlaces(open.length)
  return [
    ...rest.filter(isHere),
    ...rest.filter((one) => !isHere(one)),
    ...named.filter((one) => one.group !== undefined),
    ...open.map((one) => ({ ...one, group })),
  ]
}

const openPlaces = (count: number): string => t('voice.openPlaces', { count })

/** Of equal options the one that is added next, and the one that is taken out next. */
export const nextOf = (
  { options }: OptionEntry,
  standing: (option: Scalar) => string,
): { readonly more: Scalar | undefined; readonly less: Scalar | undefined } => ({
  more: options.find((option) => standing(option) === 'offered'),
  less: options.findLast((option) => standing(option) === 'chosen'),
})
