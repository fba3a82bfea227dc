import type { Formatter } from '@orrery/board'
import type { Border, Cargo, Law, Special, Terrain } from '../../content/types.ts'
import { DIRECTION_NAMES, DIRECTIONS, hexAt, hexDistance, hexNamed, STEP_Q, STEP_R } from '../../map/hex.ts'
import { CELLS, cellOf, slotOf } from '../../map/lattice.ts'
import type { Layout } from '../../map/layout.ts'
import type { SectorView } from '../../view.ts'

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

/** Where in its sector a space lies: in the middle, in the northeast, in the far north. */
export function partText(say: Formatter, cell: number): string {
  const { q, r } = CELLS[cell]
  const hex = hexAt(q, r)
  const far = hexDistance(hexAt(0, 0), hex)
  if (far === 0) return say.text('in the middle')
  const corner = DIRECTIONS.find((way) => hexAt(STEP_Q[way] * far, STEP_R[way] * far) === hex)
  if (corner === undefined) return betweenText(say, q, r)
  const direction = say.name(DIRECTION_NAMES[corner])
  return far === 1
    ? say.text('in the {{direction}}', { direction })
    : say.text('in the far {{direction}}', { direction })
}

/** A space of the outer ring between two corners. */
function betweenText(say: Formatter, q: number, r: number): string {
  if (q === -r / 2) return r < 0 ? say.text('in the north') : say.text('in the south')
  const east = q + r / 2 > 0
  if (r < 0) return east ? say.text('in the east-northeast') : say.text('in the west-northwest')
  return east ? say.text('in the east-southeast') : say.text('in the west-southwest')
}

/** What the spaces of a tile are called: "Kemplar II, planet, mission point". Where several are called the same, each says where it is. */
export function placeTexts(
  say: Formatter,
  tile: string,
  { terrain, special }: Pick<Layout, 'terrain' | 'special'>,
  hasToken = false,
): readonly string[] {
  const texts = CELLS.map((_, place) => {
    const what = special[place]
    const parts = [say.name(tile), terrainText(say, terrain[place])]
    if (what === undefined) return parts.join(', ')
    const use = hasToken && what.kind === 'exploration' ? say.text('exploration token') : specialText(say, what)
    return [...parts, use].join(', ')
  })
  return texts.map((text, place) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? text : `${text}, ${partText(say, place)}`,
  )
}

/** A space of the map for those who do not see it: its sector and where it lies there. */
export function whereText(say: Formatter, sectors: readonly SectorView[], name: string): string {
  const hex = hexNamed(name)
  const sector = sectors.find(({ q, r }) => slotOf(hexAt(q, r)) === slotOf(hex))
  return sector === undefined ? say.text('unknown space') : `${say.name(sector.tile)}, ${partText(say, cellOf(hex))}`
}

/** The same with how far the ship that moves flies there. */
export const farText = (say: Formatter, place: string, steps: number): string =>
  say.text('{{place}}, {{spaces}} away', { place, spaces: say.name(steps, 'space') })
