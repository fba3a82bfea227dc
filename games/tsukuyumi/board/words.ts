import type { Formatter } from '@orrery/board'
import type { HexView, View } from '../view.ts'

/** The sort of ground of a hex in words. */
export function groundText(
  say: Formatter,
  { kind, type, mountain = 0 }: Pick<HexView, 'kind' | 'type' | 'mountain'>,
): string {
  if (kind === 'homezone') return say.text('Homezone')
  switch (type) {
    case 'fertile':
      return say.text('Fertile ground')
    case 'mountain':
      return mountain === 0
        ? say.text('Mountain range')
        : say.text('Mountain range of value {{value}}', { value: mountain })
    case 'river':
      return say.text('Riverland')
    case 'devastated':
      return say.text('Devastated land')
    case 'moon':
      return say.text('Moon')
    default:
      return say.text('Ocean floor')
  }
}

/** A hex in sentences: what it is, whose it is, who is there. */
export function hexText(say: Formatter, hex: HexView): string {
  const ground = [groundText(say, hex), ...(hex.properties ?? []).map((property) => say.name(property))]
  const parts = [
    `${hex.hex}: ${ground.join(', ')}`,
    ...(hex.owner === null ? [] : [say.sentence('{{side}} control{{s:side}} it', { side: hex.owner })]),
    ...Object.entries(hex.units).map(([side, units]) =>
      say.sentence('{{side}} {{has:side}} {{units}}', { side, units }),
    ),
  ]
  return parts.join('. ')
}

/** The phase of the round in words. */
export function phaseText(say: Formatter, phase: View['phase']): string {
  switch (phase) {
    case 'setup':
      return say.text('Setup')
    case 'ghost':
    case 'select':
    case 'discard':
      return say.text('Draft')
    case 'white':
      return say.text('White phase')
    case 'blue':
      return say.text('Blue phase')
    case 'green':
      return say.text('Green phase')
    case 'red':
      return say.text('Red phase')
    case 'end':
      return say.text('End of the round')
    case 'over':
      return say.text('The game is over')
  }
}

/** A step of a combat in words. */
export function stageText(say: Formatter, stage: string): string {
  switch (stage) {
    case 'samurai':
      return say.text('Attack declared')
    case 'card':
      return say.text('The attacker chooses a card')
    case 'choose':
      return say.text('The defenders choose counterattacks')
    case 'pre':
      return say.text('Before the attack')
    case 'attack':
      return say.text('The attack')
    case 'damage':
      return say.text('Damage is dealt')
    case 'counter':
      return say.text('The defenders strike back')
    case 'post':
      return say.text('After the combat')
    default:
      return say.text('The combat ends')
  }
}

export const roundText = (say: Formatter, { round, rounds }: View): string =>
  say.text('Round {{round}} of {{rounds}}', { round, rounds })

/** How many areas a side controls. */
export const areasOf = (view: View, power: string): number =>
  view.hexes.filter(({ kind, owner }) => kind !== 'homezone' && owner === power).length

export const unitsOf = (view: View, power: string): readonly string[] =>
  view.hexes.flatMap(({ units }) => units[power] ?? [])
