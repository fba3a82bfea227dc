import type { Scalar } from '@orrery/engine'
import { useDecision } from '../state/context.ts'
import { type ChoiceShape, useChoiceShape } from './entries.ts'
import { filterOptions, type OptionEntry, type OptionGroup } from './options.ts'

/** Something in the list that the arrow keys go to. */
export interface Stop {
  /** Of an entry several that are equal; of a table or a number one. */
  readonly options: readonly Scalar[]
  readonly name: string
  /** In a table of pairs: how many lie in a row. */
  readonly row?: number
}

/** The list as it is read, with what somebody has typed to find something in it. */
export interface Listing extends ChoiceShape {
  readonly numbers: readonly number[]
  readonly shown: readonly OptionGroup[]
  readonly stops: readonly Stop[]
}

/** More numbers than these are set by steps or typed in the prompt alone. */
const MOST_NUMBERS = 24

/** Whether the list has all the numbers between two limits. */
export const areListed = (min: number, max: number): boolean => max - min < MOST_NUMBERS

export const keyOfStop = ({ options }: Pick<Stop, 'options'>): string => String(options[0])

export function useListing(wanted: string, nameOf: (option: Scalar) => string): Listing {
  const shape = useChoiceShape()
  const { question } = useDecision('question')
  const isAmount = question?.kind === 'amount' && areListed(question.min, question.max)
  const numbers = isAmount ? Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i) : []
  const shown = shape.groups
    .map(({ title, entries }) => ({ title, entries: filterOptions(entries, wanted) }))
    .filter(({ entries }) => entries.length > 0)
  const pairs = (shape.grid?.cells ?? []).flatMap((row) =>
    row.flatMap((option): Stop[] =>
      option === undefined ? [] : [{ options: [option], name: nameOf(option), row: row.length }],
    ),
  )
  const stops: readonly Stop[] = [
    ...numbers.map((number) => ({ options: [number], name: String(number) })),
    ...pairs,
    ...shown.flatMap(({ entries }): readonly OptionEntry[] => entries),
  ]
  return { ...shape, numbers, shown, stops }
}
