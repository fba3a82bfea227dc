import type { OptionGrid } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { optionGroup } from '../../games/wording.ts'
import { useDecision, useOptionName, useShown, useTable } from '../state/context.ts'
import { offeredNow } from '../state/offered.ts'
import { bundleOptions, groupOptions, type OptionEntry, type OptionGroup } from './options.ts'

/** The shape of the open question: a table of pairs, or rows in groups. */
export interface ChoiceShape {
  readonly grid: OptionGrid | undefined
  readonly groups: readonly OptionGroup[]
  /** All rows in the order in which they are read: the number keys follow it. */
  readonly entries: readonly OptionEntry[]
}

const NO_SHAPE: ChoiceShape = { grid: undefined, groups: [], entries: [] }

/** What can be chosen now, as the list shows it. */
export function useChoiceShape(): ChoiceShape {
  const { kit, say } = useTable()
  const { face } = kit
  const decision = useDecision()
  const { question } = decision
  const { view } = useShown('view')
  const nameOf = useOptionName(question?.ask)
  if (question === undefined) return NO_SHAPE
  const { ask } = question
  const options = offeredNow(decision)
  const grid = question.kind === 'choose' ? face.grid?.(ask, options, say) : undefined
  const inGrid = new Set(grid?.cells.flat())
  const named = options
    .filter((option) => !inGrid.has(option))
    .map((option) => ({
      option,
      name: nameOf(option),
      group: face.whereabouts?.(view, ask, option, say) ?? optionGroup(kit, ask, option),
      bundle: face.bundle?.(view, ask, option, say) ?? decision.decider.label(option),
    }))
  const groups = groupOptions(bundleOptions(named))
  return { grid, groups, entries: groups.flatMap((group) => group.entries) }
}

/** Of equal options the one that is added next, and the one that is taken out next. */
export const nextOf = (
  { options }: OptionEntry,
  standing: (option: Scalar) => string,
): { readonly more: Scalar | undefined; readonly less: Scalar | undefined } => ({
  more: options.find((option) => standing(option) === 'offered'),
  less: options.findLast((option) => standing(option) === 'chosen'),
})
