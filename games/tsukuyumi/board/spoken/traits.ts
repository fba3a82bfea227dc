import type { Formatter } from '@orrery/board'
import type { View } from '../../view.ts'
import { unitOf } from '../facts.ts'

/** What a kind of unit can do beyond its values, each with its sign. */
export function traitsOf(
  traits: View['traits'],
  kind: string,
  say: Formatter,
): readonly (readonly [icon: string, text: string])[] {
  const unit = unitOf(kind)
  const special = traits[kind] ?? []
  if (unit === undefined) return []
  return [
    ...(unit.flying ? [['flying', say.text('Flies')] as const] : []),
    ...(unit.moveBonus > 0 ? [['move', say.text('+{{areas}} movement', { areas: unit.moveBonus })] as const] : []),
    ...(unit.productive > 0
      ? [['productive', say.text('+{{points}} production', { points: unit.productive })] as const]
      : []),
    ...(special.includes('massive') ? [['massive', say.text('Massive: 1 area per phase')] as const] : []),
    ...(special.includes('aggressive')
      ? [['aggressive', say.text('Aggressive: one attack of its own in the red phase')] as const]
      : []),
  ]
}
