import { DrawnIcon, type Formatter, type Point } from '@orrery/board'
import { deeds, wordOf } from '../../../codecs.ts'
import { hexNamed } from '../../../map/hex.ts'
import { specialAt } from '../../../map/sectors.ts'
import type { VesselView, View } from '../../../view.ts'
import { actionLabel } from '../../cards/ability-warning.ts'
import { content } from '../../content.ts'
import { icons } from '../../icons.ts'
import { chartOf } from '../chart.ts'
import type { Detail } from '../detail.ts'
import { othersOf } from '../flights.ts'
import { boxAround, middleOf } from '../geometry.ts'
import { LiveTarget, useOffered, useQuestion } from '../live-target.tsx'
import { writtenOn } from '../sectors/written.ts'
import { chancesAround } from './chances.ts'
import { type Tag, tagsOf, tagText } from './halo-tags.ts'

/** Things to do that belong to a ship or to the space it is on, in the order in which they lie around it. */
const ACTS: { readonly [act: string]: string } = {
  impulse: icons['jet-pack'],
  attack: icons.crosshair,
  token: icons.token,
  collect: icons.magnet,
  draw: icons['tied-scroll'],
  mission: icons['flag-objective'],
  deliver: icons.envelope,
  buy: icons['buy-card'],
  sell: icons['sell-card'],
  gather: icons.mining,
  tigris: icons['star-gate'],
}

/** From a space that another ship is on: the sides beyond which nothing is known are not those of the own hex. */
const FROM_OCCUPIED: { readonly [act: string]: string } = { scan: icons['radar-dish'] }

export const BUTTON = 20
const GAP = 45
const NEAREST = 60

interface HaloProps {
  readonly view: View
  readonly vessel: VesselView
  /** Of the map. */
  readonly middle: Point
  /** Of the map in a pixel. */
  readonly units: number
  readonly detail: Detail
  readonly say: Formatter
}

/** What can be done now with the viewer's ship. */
export function useHalo(vessel: VesselView | undefined): readonly string[] {
  const { outfits = [], abilities = [], replica = '' } = vessel ?? {}
  const engines = outfits.filter(({ outfit }) => content.outfits[outfit].type === 'engine')
  const isOccupied = useQuestion()?.ask === 'move.use-occupied'
  return useOffered([
    ...Object.keys(ACTS),
    ...(isOccupied ? Object.keys(FROM_OCCUPIED) : []),
    ...engines.map(({ id }) => deeds.fly.encode(id)),
    ...abilities.map(({ id }) => deeds.ability.encode(id)),
    ...(replica === '' ? [] : [deeds.ability.encode(replica)]),
  ])
}

/** What a ring of buttons is laid for. */
interface Ring {
  readonly count: number
  /** Where the ship is. */
  readonly at: Point
  /** The buttons lie towards this point if they can, so that none leaves the map. */
  readonly towards: Point
  /** What they should not cover: other ships, and spaces that can be chosen. */
  readonly avoid: readonly Point[]
  /** Units of the drawing for a unit of a button. */
  readonly scale: number
}

const TRIED = 12

/** Where so many buttons lie round a ship, as seen from it: of twelve arcs the one that covers least, and then the one that leads inwards. */
export function haloSpots({ count, at, towards, avoid, scale }: Ring): readonly Point[] {
  const radius = Math.max(NEAREST, (count * GAP) / (2 * Math.PI))
  const inwards = Math.atan2(towards.y - at.y, towards.x - at.x)
  const arc = (turn: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = inwards + turn + ((i - (count - 1) / 2) * GAP) / radius
      return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
    })
  const near = (BUTTON + OTHER) * scale
  const covered = (spots: readonly Point[]) =>
    avoid.filter((other) =>
      spots.some(({ x, y }) => Math.hypot(at.x + x * scale - other.x, at.y + y * scale - other.y) < near),
    ).length
  let best = { spots: arc(0), cost: Number.POSITIVE_INFINITY }
  for (let i = 0; i < TRIED; i++) {
    // To the left and to the right in turn, farther and farther from the way inwards.
    const turn = ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / TRIED
    const spots = arc(turn)
    const cost = covered(spots) + Math.abs(turn) * 0.1
    if (cost < best.cost) best = { spots, cost }
  }
  return best.spots
}

/** As large as another ship, which is not to be covered. */
const OTHER = 14

/** A ring of buttons with the words beside them, as seen from the ship. */
interface LaidRing {
  readonly at: Point
  readonly scale: number
  readonly spots: readonly Point[]
  readonly tags: readonly (Tag | undefined)[]
}

/** Units of the map for a unit of a button: fingers have larger ones. */
export const buttonUnits = (units: number): number =>
  units * (globalThis.matchMedia?.('(pointer: coarse)').matches ? 1.1 : 1)

interface RingProps extends Omit<HaloProps, 'view'> {
  readonly view: Pick<View, 'seat' | 'vessels' | 'npcs' | 'sectors'>
  readonly acts: readonly string[]
  readonly ask: string | undefined
}

/** The ring around the viewer's ship; nothing where it is not on the map. */
export function ringOf({ view, vessel, acts, ask, middle, units, detail, say }: RingProps): LaidRing | undefined {
  if (vessel.hex === null) return undefined
  const hex = hexNamed(vessel.hex)
  const at = middleOf(hex)
  const avoid = othersOf(view)
  const scale = buttonUnits(units)
  const spots = haloSpots({ count: acts.length, at, towards: middle, avoid, scale })
  const taken = [
    ...avoid.map((other) => boxAround(other, 44 * units, 44 * units)),
    ...writtenOn(view.sectors, units, detail),
    ...(ask === 'move.step' ? chancesAround(hex, units) : []),
  ]
  const special = specialAt(chartOf(view.sectors), hex)?.kind
  const texts = acts.map((act) => tagText(act, special, say))
  return { at, scale, spots, tags: tagsOf({ texts, spots, at, scale, taken }) }
}

/** The actions of the viewer's ship as buttons round it. */
export function Halo(props: HaloProps) {
  const { view, vessel, say } = props
  const acts = useHalo(vessel)
  const ring = ringOf({ ...props, acts, ask: useQuestion()?.ask })
  if (ring === undefined) return null
  const { at, spots, tags } = ring
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="xia-button-size">
        {acts.map((option, i) => (
          <Button
            key={option}
            option={option}
            icon={iconOf(option)}
            {...spots[i]}
            tag={tags[i]}
            label={actionLabel(view, option, say)}
          />
        ))}
      </g>
    </g>
  )
}

const iconOf = (option: string): string =>
  ACTS[option] ?? FROM_OCCUPIED[option] ?? (wordOf(option) === 'fly' ? icons.afterburn : icons['power-lightning'])

interface ButtonProps extends Point {
  readonly option: string
  readonly icon: string
  readonly label: string
  /** A letter or number in its corner. */
  readonly note?: string
  /** A word or two beside it, on the map as it is. */
  readonly tag?: Tag | undefined
}

/** A round button on the map. Its words show while somebody looks at it. */
export function Button({ option, icon, label, x, y, note, tag }: ButtonProps) {
  return (
    <LiveTarget option={option} label={label} className="xia-button">
      {tag && (
        <text className="xia-button-tag" x={tag.x} y={tag.y + 4.5} textAnchor={tag.anchor}>
          {tag.text}
        </text>
      )}
      <g transform={`translate(${x} ${y})`}>
        <circle className="xia-button-ground" r={BUTTON} />
        <circle className="lit" r={BUTTON} />
        <DrawnIcon path={icon} size={24} className="xia-button-icon" />
        {note && (
          <text className="xia-button-note" x="13" y="-9">
            {note}
          </text>
        )}
        <text className="xia-button-label" y={y > 0 ? 36 : -26}>
          {label}
        </text>
      </g>
    </LiveTarget>
  )
}
