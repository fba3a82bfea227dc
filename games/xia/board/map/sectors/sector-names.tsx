import type { Box, Formatter, Point } from '@orrery/board'
import { memo, useMemo } from 'react'
import type { Law } from '../../../content/types.ts'
import { hexNamed } from '../../../map/hex.ts'
import type { View } from '../../../view.ts'
import { content } from '../../content.ts'
import { AIM } from '../aim.tsx'
import type { Detail } from '../detail.ts'
import { boxAround, middleOf } from '../geometry.ts'
import { chancesAround } from '../halo/chances.ts'
import { BUTTON, buttonUnits, ringOf, useHalo } from '../halo/halo.tsx'
import { onMap } from '../halo/halo-tags.ts'
import { useQuestion } from '../live-target.tsx'
import { placeNames, spotsForNames } from './names.ts'
import { writtenOn } from './written.ts'

/** Pixels. */
const LETTERS = 13

interface NamesProps {
  readonly view: View
  /** Of the map in a pixel. */
  readonly units: number
  readonly detail: Detail
  /** Of the map. */
  readonly middle: Point
  readonly say: Formatter
}

/** The names of the sectors, where they hide nothing that matters. */
export function SectorNames(props: NamesProps) {
  const { view, units, say } = props
  const { sectors } = view
  const letters = units * LETTERS
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language only
  const spots = useMemo(
    () =>
      spotsForNames(
        sectors.map((sector) => ({ ...sector, name: say.name(sector.tile) })),
        letters,
      ),
    [sectors, letters, say.language],
  )
  const taken = useInTheWay(props)
  const stood = useMemo(() => placeNames(spots, taken), [spots, taken])
  return sectors.map(({ tile }) => {
    const at = stood.get(tile)
    return at && <SectorName key={tile} name={say.name(tile)} law={content.tiles[tile].law} {...at} />
  })
}

/** Ships, floating cubes, and round the own ship its buttons and chances: in pixels, as the style has them. */
function useInTheWay({ view, units, detail, middle, say }: NamesProps): readonly Box[] {
  const { vessels, npcs, floating, seat, sectors } = view
  const ask = useQuestion()?.ask
  const own = seat === null ? undefined : vessels[seat]
  const live = useHalo(own).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language only
  return useMemo(() => {
    const known = { vessels, npcs, floating, seat, sectors }
    const acts = live === '' ? [] : live.split('|')
    const ring = own && ringOf({ view: known, vessel: own, acts, ask, middle, units, detail, say })
    return [...writtenOn(sectors, units, detail), ...inTheWay(known, ask, ring, units)]
  }, [vessels, npcs, floating, seat, sectors, own, ask, live, units, detail, middle, say.language])
}

function inTheWay(
  { vessels, npcs, floating, seat }: Pick<View, 'vessels' | 'npcs' | 'floating' | 'seat'>,
  ask: string | undefined,
  ring: ReturnType<typeof ringOf>,
  units: number,
): readonly Box[] {
  // Weapons lie around a ship that is aimed at.
  const craft = ask === 'combat.declare' ? 2 * (AIM + BUTTON) * buttonUnits(units) : 44 * units
  const hexOf = (name: string | null): Point[] => (name === null ? [] : [middleOf(hexNamed(name))])
  const taken = [
    ...[...vessels, ...npcs].flatMap(({ hex }) => hexOf(hex)).map((at) => boxAround(at, craft, craft)),
    ...floating.flatMap(({ hex }) => hexOf(hex)).map(({ x, y }) => boxAround({ x, y: y + 18 }, 52, 24)),
  ]
  if (ring === undefined) return taken
  const { at, spots, tags, scale } = ring
  for (const { x, y } of spots)
    taken.push(boxAround({ x: at.x + x * scale, y: at.y + y * scale }, 2 * BUTTON * scale, 2 * BUTTON * scale))
  for (const tag of tags) if (tag) taken.push(onMap(tag.box, at, scale))
  const own = seat === null ? null : vessels[seat].hex
  if (ask === 'move.step' && own !== null) taken.push(...chancesAround(hexNamed(own), units))
  return taken
}

interface NameProps extends Point {
  readonly name: string
  readonly law: Law | undefined
}

const SectorName = memo(function SectorName({ name, law, x, y }: NameProps) {
  return (
    <text className={`xia-sector-name ${law ? `xia-law-${law}` : ''}`} x={x} y={y}>
      {name}
    </text>
  )
})
