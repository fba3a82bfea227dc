import type { Box, Formatter, Point } from '@orrery/board'
import { memo, useMemo } from 'react'
import type { Law } from '../../../content/types.ts'
import { DIRECTIONS, hexAt, hexNamed, neighbour } from '../../../map/hex.ts'
import { CELLS } from '../../../map/lattice.ts'
import type { View } from '../../../view.ts'
import { content } from '../../content.ts'
import { AIM } from '../aim.tsx'
import { othersOf } from '../flights.ts'
import { middleOf } from '../geometry.ts'
import { BUTTON, haloSpots, useHalo } from '../halo.tsx'
import { useQuestion } from '../live-target.tsx'
import { boxAround, placeNames, spotsForNames } from './names.ts'

/** Pixels. */
const LETTERS = 13

interface NamesProps {
  readonly view: View
  /** Of the map in a pixel. */
  readonly units: number
  /** Of the map. */
  readonly middle: Point
  readonly say: Formatter
}

/** The names of the sectors, where they hide nothing that matters. */
export function SectorNames({ view, units, middle, say }: NamesProps) {
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
  const taken = useInTheWay(view, units, middle)
  const stood = useMemo(() => placeNames(spots, taken), [spots, taken])
  return sectors.map(({ tile }) => {
    const at = stood.get(tile)
    return at && <SectorName key={tile} name={say.name(tile)} law={content.tiles[tile].law} {...at} />
  })
}

/** Ships, floating cubes, and round the own ship its buttons and chances: in pixels, as the style has them. */
function useInTheWay(view: View, units: number, middle: Point): readonly Box[] {
  const { vessels, npcs, floating, seat, sectors } = view
  const ask = useQuestion()?.ask
  const own = seat === null ? undefined : vessels[seat]
  const acts = useHalo(own)
  return useMemo(
    () => inTheWay({ vessels, npcs, floating, seat, sectors }, ask, acts.length, units, middle),
    [vessels, npcs, floating, seat, sectors, ask, acts.length, units, middle],
  )
}

function inTheWay(
  view: Pick<View, 'vessels' | 'npcs' | 'floating' | 'seat' | 'sectors'>,
  ask: string | undefined,
  acts: number,
  units: number,
  middle: Point,
): readonly Box[] {
  const { vessels, npcs, floating, seat, sectors } = view
  const own = seat === null ? undefined : vessels[seat]
  const button = units * (isCoarse() ? 1.1 : 1)
  // Weapons lie around a ship that is aimed at.
  const craft = ask === 'combat.declare' ? 2 * (AIM + BUTTON) * button : 44 * units
  const hexOf = (name: string | null): Point[] => (name === null ? [] : [middleOf(hexNamed(name))])
  const taken = [
    ...writtenOn(sectors).map((at) => boxAround(at, 22 * units, 22 * units)),
    ...[...vessels, ...npcs].flatMap(({ hex }) => hexOf(hex)).map((at) => boxAround(at, craft, craft)),
    ...floating.flatMap(({ hex }) => hexOf(hex)).map(({ x, y }) => boxAround({ x, y: y + 18 }, 52, 24)),
  ]
  if (!own?.hex) return taken
  const hex = hexNamed(own.hex)
  const at = middleOf(hex)
  for (const { x, y } of haloSpots({ count: acts, at, towards: middle, avoid: othersOf(view), scale: button }))
    taken.push(boxAround({ x: at.x + x * button, y: at.y + y * button }, 2 * BUTTON * button, 2 * BUTTON * button))
  if (ask === 'move.step')
    for (const side of DIRECTIONS) taken.push(boxAround(middleOf(neighbour(hex, side)), 38 * units, 20 * units))
  return taken
}

/** Where tokens lie face down, and spawn points: their signs are letters and numbers, and no text lies on another. */
const writtenOn = (sectors: View['sectors']): readonly Point[] =>
  sectors.flatMap(({ tile, q, r, turn, token }) => {
    const { special } = content.tiles[tile].layouts[turn]
    return CELLS.flatMap((cell, place) => {
      const kind = special[place]?.kind
      return kind === 'spawn' || (token && kind === 'exploration') ? [middleOf(hexAt(q + cell.q, r + cell.r))] : []
    })
  })

const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

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
