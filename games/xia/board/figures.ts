import type { Formatter } from '@orrery/board'

/** `12000` as people write it: 12,000 or 12.000. */
export const figure = (say: Formatter, amount: number): string => say.name(amount, 'figure')

/** Dice as people call them: d8 + d8, or W8 + W8. */
export const diceText = (say: Formatter, sides: readonly number[]): string =>
  sides.map((die) => say.name(die, 'die')).join(' + ')

/** A chance as percent: the sign stays with its number. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00A0%`
