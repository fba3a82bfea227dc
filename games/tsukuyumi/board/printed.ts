import type { Formatter } from '@orrery/board'
import { fillWords } from '@orrery/engine'
import type { CombatCard, Content, FactionSheet, Numbers } from '../content/types.ts'

interface Told {
  readonly id: string
  readonly text: string
  readonly numbers?: Numbers
}

/** The text of a card in the reader's language, with its numbers. */
export const printedText = (say: Formatter, { id, text, numbers = {} }: Told): string =>
  fillWords(say.printed?.(id)?.text ?? text, numbers, String)

export function combatText(say: Formatter, { id, text, moveAfter, minUnits, conquest, damage }: CombatCard): string {
  const numbers = { moveAfter, minUnits, multiplier: conquest?.multiplier ?? 1, tetsuo: damage?.tetsuo ?? 0 }
  return printedText(say, { id, text, numbers })
}

/** A named power of a faction: its name and its text. */
export interface NamedPower {
  readonly name: string
  readonly text: string
}

export function effectOf(say: Formatter, { id, effect }: FactionSheet, numbers: Content['numbers']): NamedPower {
  const told = { id: `${id}.effect`, text: effect.text, numbers: { ...numbers } }
  return { name: say.printed?.(told.id)?.name ?? effect.name, text: printedText(say, told) }
}

export function defenseOf(say: Formatter, { id, defense }: FactionSheet): NamedPower | undefined {
  if (defense === null) return undefined
  const told = { id: `${id}.defense`, text: defense.text }
  return { name: say.printed?.(told.id)?.name ?? defense.name, text: printedText(say, told) }
}
