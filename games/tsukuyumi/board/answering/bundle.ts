import type { Formatter } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { numberedThings } from '../../codecs.ts'
import type { View } from '../../view.ts'

/** Figures of a kind in one place are as good as each other, unless one of them has moved already. */
export function bundle(view: View, _ask: string, option: Scalar, say: Formatter): string | undefined {
  const figure = String(option)
  const kind = numberedThings.match(figure)?.thing
  if (kind === undefined || view.moved.includes(figure)) return undefined
  const hex = view.hexes.find(({ units }) => Object.values(units).some((army) => army.includes(figure)))?.hex
  if (kind === 'egg') return say.text('Egg')
  if (kind === 'mine') return say.text('Mine')
  return hex === undefined ? say.name(kind) : say.text('{{unit}} in {{hex}}', { unit: say.name(kind), hex })
}
