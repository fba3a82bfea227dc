import type { Compass, Formatter, Place, Step } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  hexName,
  hexNamed,
  NEIGHBOURS,
  NO_HEX,
  opposite,
} from '../../map/hex.ts'
import { edgeAt, edgeName } from '../../map/side.ts'
import type { HexView, View } from '../../view.ts'
import { centreOf } from '../map/geometry.ts'

/** What lies on the edge between two areas, and whom it stops. */
interface Border {
  readonly kind: 'kaneda' | 'tunnel' | 'blockade' | 'pigs' | 'passage'
  /** The only side that may cross; nobody when absent. */
  readonly but?: string
}

const CLOSES: readonly Border['kind'][] = ['kaneda', 'blockade', 'pigs']

/** [board.order] Everything on an edge, in the order in which it decides. */
export function bordersBetween(view: View, from: HexView, to: HexView, way: Direction): readonly Border[] {
  const hex = hexNamed(from.hex)
  const edge = hex === undefined ? '' : edgeName(edgeAt(hex, way))
  const back = DIRECTION_NAMES[opposite(way)]
  const here = DIRECTION_NAMES[way]
  const on = (list: 'printed' | 'passages' | 'blockades' | 'pigs') =>
    from[list]?.includes(here) || to[list]?.includes(back)
  const isPrinted = ({ printed = [], passages = [] }: HexView, side: string) =>
    printed.includes(side) && !passages.includes(side)
  const borders: Border[] = []
  if (view.kaneda.includes(edge)) borders.push({ kind: 'kaneda', but: 'cybersamurai' })
  if (view.tunnels.some((tunnel) => tunnel.edge === edge)) borders.push({ kind: 'tunnel', but: 'boarlords' })
  if (isPrinted(from, here) || isPrinted(to, back) || on('blockades')) borders.push({ kind: 'blockade' })
  if (on('pigs')) borders.push({ kind: 'pigs', but: 'boarlords' })
  if (borders.length === 0 && on('passages')) borders.push({ kind: 'passage' })
  return borders
}

/** Whether units of a side can walk over an edge; those that fly are stopped by Kaneda alone. */
export function isClosedTo(power: string | undefined, borders: readonly Border[], flying = false): boolean {
  for (const { kind, but } of borders) {
    if (kind === 'tunnel' && power === but) return false
    if (flying && kind !== 'kaneda') continue
    if (CLOSES.includes(kind) && power !== but) return true
  }
  return false
}

/** Areas with what lies between them, and the free places beside them. */
export function spokenPlaces(view: View, viewer: Viewer, say: Formatter): readonly Place[] {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer].faction
  const hexes = new Map(view.hexes.map((hex) => [hex.hex, hex]))
  const slots = new Set(view.slots.filter((slot) => !hexes.has(slot)))
  const stepTo = (name: string, way: Direction): Step[] => {
    const from = hexNamed(name)
    const beyond = from === undefined ? NO_HEX : NEIGHBOURS[from][way]
    if (beyond === NO_HEX) return []
    const to = hexName(beyond)
    const step = { to, way: DIRECTION_NAMES[way] as Compass }
    const [here, there] = [hexes.get(name), hexes.get(to)]
    if (here === undefined || there === undefined) return slots.has(to) || there ? [{ ...step, closed: true }] : []
    const borders = bordersBetween(view, here, there, way)
    if (borders.length === 0) return [step]
    const over = borders.map(({ kind }) => borderText(kind, say)).join(', ')
    return [{ ...step, over, ...(isClosedTo(own, borders) && { closed: true }) }]
  }
  return [...hexes.keys(), ...slots].map((id) => ({
    id,
    at: centreOf(id),
    next: DIRECTIONS.flatMap((way) => stepTo(id, way)),
  }))
}

function borderText(kind: Border['kind'], say: Formatter): string {
  switch (kind) {
    case 'kaneda':
      return say.text('Kaneda marker')
    case 'tunnel':
      return say.text('tunnel')
    case 'blockade':
      return say.text('blockade')
    case 'pigs':
      return say.text('Blockade of Pigs')
    case 'passage':
      return say.text('passage')
  }
}
