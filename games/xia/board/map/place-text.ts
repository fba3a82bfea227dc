import type { Formatter } from '@orrery/board'
import type { Border, Cargo, Law, Special, Terrain } from '../../content/types.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import type { Layout } from '../../map/layout.ts'

/** What a kind of space is called. */
export function terrainText(say: Formatter, terrain: Terrain): string {
  switch (terrain) {
    case 'normal':
      return say.text('open space')
    case 'asteroid':
      return say.text('asteroid')
    case 'debris':
      return say.text('debris')
    case 'nebula':
      return say.text('nebula')
    case 'star':
      return say.text('star')
    case 'planet':
      return say.text('planet')
    case 'gate':
      return say.text('gate')
  }
}

export function borderText(say: Formatter, border: Border): string {
  switch (border) {
    case 'none':
      return terrainText(say, 'normal')
    case 'shield':
      return say.text('planetary shield')
    case 'entrance':
      return say.text('entrance')
    default:
      return terrainText(say, border)
  }
}

export function lawText(say: Formatter, law: Law): string {
  if (law === 'lawful') return say.text('lawful planet')
  return law === 'outlaw' ? say.text('Outlaw planet') : say.text('neutral planet')
}

/** What a space is good for. */
export function specialText(say: Formatter, special: Special): string {
  const cargo = 'cargo' in special ? cargoText(say, special.cargo) : ''
  switch (special.kind) {
    case 'spawn':
      return say.text('spawn point {{n}}', { n: special.number })
    case 'mission':
      return say.text('mission point')
    case 'exploration':
      return say.text('exploration space')
    case 'buy':
      return say.text('sells {{cargo}}', { cargo })
    case 'sell':
      return say.text('buys {{cargo}}', { cargo })
    case 'mine':
      return say.text('mining of {{cargo}}', { cargo })
    case 'salvage':
      return say.text('salvage of {{cargo}}', { cargo })
    case 'harvest':
      return say.text('harvest of {{cargo}}', { cargo })
  }
}

const cargoText = (say: Formatter, cargo: readonly Cargo[]): string =>
  cargo.length === 1 ? say.name(cargo[0]) : say.text('any cargo')

/** What the spaces of a tile are called: "Kemplar II, planet, mission point". Where several are called the same, each says where it is. */
export function placeTexts(
  say: Formatter,
  tile: string,
  { terrain, special }: Pick<Layout, 'terrain' | 'special'>,
  hexes: readonly Hex[],
): readonly string[] {
  const texts = hexes.map((_, place) => {
    const what = special[place]
    const parts = [say.name(tile), terrainText(say, terrain[place])]
    return (what === undefined ? parts : [...parts, specialText(say, what)]).join(', ')
  })
  return texts.map((text, place) =>
    texts.indexOf(text) === texts.lastIndexOf(text)
      ? text
      : say.text('{{place}} ({{hex}})', { place: text, hex: hexName(hexes[place]) }),
  )
}

/** The same with how far the ship that moves flies there. */
export const farText = (say: Formatter, place: string, steps: number): string =>
  say.text('{{place}}, {{spaces}} away', { place, spaces: say.name(steps, 'space') })
