import { type Box, type Point, seeded } from '@orrery/board'
import { lineText, polygonText, round } from '../geometry.ts'
import { circleText } from './rounded.ts'

/** What planets are like. */
export type PlanetSort = 'city' | 'dune' | 'sea' | 'lava' | 'gas' | 'ice'

/** The colours of a planet: its ground, and two for what is painted on it. */
type Tones = readonly [ground: string, second: string, third: string]

export const PLANET_LOOKS: { readonly [tile: string]: { readonly sort: PlanetSort; readonly tones: Tones } } = {
  'kemplar-ii': { sort: 'city', tones: ['#1c466e', '#2f6ea5', '#ffe9a6'] },
  'neo-damascus': { sort: 'dune', tones: ['#b27a2e', '#d3a258', '#8f5c1e'] },
  lunari: { sort: 'ice', tones: ['#8e9cae', '#dfe9f4', '#66768c'] },
  azure: { sort: 'sea', tones: ['#14639a', '#3f9a63', '#8fd6ea'] },
  'doravin-v': { sort: 'sea', tones: ['#1f6a6a', '#5a9a4a', '#8fbf62'] },
  loath: { sort: 'lava', tones: ['#3a1414', '#ff6a2e', '#ffb347'] },
  'smugglers-den': { sort: 'gas', tones: ['#4a3a5c', '#7d5f86', '#332743'] },
}

/** What is painted on the ground in one colour: filled, or as a line of some width. */
export interface Layer {
  readonly tone: string
  readonly d: string
  readonly width?: number
}

interface Brush {
  readonly box: Box
  readonly random: () => number
  /** From the rim to the rim, in parts. */
  readonly between: (from: number, to: number) => number
  /** A sixteenth of its height: bands and lands of small pictures are small. */
  readonly step: number
}

const anywhere = ({ box, random }: Brush): Point => ({
  x: box.x + random() * box.width,
  y: box.y + random() * box.height,
})

/** A shape without straight sides, like land in a sea. */
function land(brush: Brush, middle: Point, radius: number): string {
  const start = brush.random() * 6
  return polygonText(
    Array.from({ length: 11 }, (_, i) => {
      const [angle, far] = [start + (i * 2 * Math.PI) / 11, radius * brush.between(0.5, 1.15)]
      return { x: middle.x + Math.cos(angle) * far * 1.25, y: middle.y + Math.sin(angle) * far }
    }),
  )
}

const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('')

/** Swings from rim to rim. */
function swing({ box, between, step }: Brush, y: number, high: number): string {
  const part = round(box.width / 4)
  const [lift, drop] = [round(between(-high, high) * step), round(between(-0.4, 0.4) * step)]
  return `M${round(box.x)} ${round(y)}q${part} ${lift} ${2 * part} 0t${2 * part} ${drop}`
}

/** A streak of cloud. */
function streak(brush: Brush): string {
  const { x, y } = anywhere(brush)
  const long = round(brush.between(1, 3) * brush.step)
  return `M${round(x)} ${round(y)}q${round(long / 2)} ${round(-brush.step * 0.5)} ${long} 0`
}

/** How each sort is painted, from the bottom up. */
const PAINT: { readonly [sort in PlanetSort]: (brush: Brush, tones: Tones) => readonly Layer[] } = {
  gas: (brush, [, second, third]) => {
    const { box, between, step } = brush
    const band = (i: number) => {
      const y = box.y + i * step * 1.6
      const high = between(0.5, 1.3) * step
      return `${swing(brush, y, 0.9)}v${round(high)}q${round(-box.width / 4)} ${round(between(-0.7, 0.7) * step)} ${round(-box.width / 2)} 0t${round(-box.width / 2)} 0Z`
    }
    const eye = anywhere(brush)
    return [
      { tone: second, d: times(10, (i) => (i % 2 === 0 ? band(i) : '')) },
      { tone: third, d: times(10, (i) => (i % 3 === 1 ? band(i) : '')) },
      { tone: second, d: circleText(eye, step * 1.1), width: step * 0.5 },
    ]
  },
  sea: (brush, [, second, third]) => {
    const { between, step } = brush
    const lands = Array.from({ length: 6 }, () => ({ at: anywhere(brush), far: between(1.8, 3.6) * step }))
    return [
      { tone: second, d: lands.map(({ at, far }) => land(brush, at, far)).join('') },
      { tone: third, d: lands.map(({ at, far }) => land(brush, at, far * 0.45)).join('') },
      { tone: '#eef7ff', d: times(7, () => streak(brush)), width: step * 0.3 },
    ]
  },
  dune: (brush, [, second, third]) => {
    const row = (i: number) => swing(brush, brush.box.y + i * brush.step * 1.25, 1.5)
    return [
      { tone: third, d: times(14, (i) => (i % 2 === 0 ? row(i) : '')), width: brush.step * 0.55 },
      { tone: second, d: times(14, (i) => (i % 2 === 1 ? row(i) : '')), width: brush.step * 0.4 },
    ]
  },
  lava: (brush, [, second, third]) => {
    const crack = (): string => {
      const points = [anywhere(brush)]
      for (let i = 0; i < 5; i++) {
        const { x, y } = points[i]
        points.push({ x: x + brush.between(-2.2, 2.2) * brush.step, y: y + brush.between(-0.6, 2.2) * brush.step })
      }
      return `M${lineText(points)}`
    }
    const wide = times(9, crack)
    return [
      { tone: second, d: wide, width: brush.step * 0.5 },
      { tone: third, d: wide, width: brush.step * 0.18 },
      { tone: '#1c0809', d: times(5, () => land(brush, anywhere(brush), brush.between(0.8, 1.5) * brush.step)) },
    ]
  },
  city: (brush, [, second, third]) => {
    const { box, step } = brush
    const streets =
      times(9, (i) => `M${round(box.x)} ${round(box.y + (i + 0.5) * step * 1.8)}h${round(box.width)}`) +
      times(9, (i) => `M${round(box.x + (i + 0.5) * step * 1.8)} ${round(box.y)}v${round(box.height)}`)
    const lamp = () => {
      const { x, y } = anywhere(brush)
      const side = round(step * brush.between(0.22, 0.42))
      return `M${round(x)} ${round(y)}h${side}v${side}h${-side}Z`
    }
    return [
      { tone: second, d: streets, width: step * 0.14 },
      { tone: second, d: times(6, () => circleText(anywhere(brush), step * 0.9)), width: step * 0.2 },
      { tone: third, d: times(58, lamp) },
    ]
  },
  ice: (brush, [, second, third]) => {
    const floe = () => land(brush, anywhere(brush), brush.between(1.2, 2.6) * brush.step)
    const split = () => {
      const [from, to] = [anywhere(brush), anywhere(brush)]
      const middle = { x: (from.x + to.x) / 2 + brush.between(-1, 1) * brush.step * 2, y: (from.y + to.y) / 2 }
      return `M${lineText([from, middle, to])}`
    }
    return [
      { tone: second, d: times(7, floe) },
      { tone: third, d: times(5, split), width: brush.step * 0.28 },
      { tone: third, d: times(6, () => circleText(anywhere(brush), brush.between(0.3, 0.9) * brush.step)) },
    ]
  },
}

const UNKNOWN: (typeof PLANET_LOOKS)[string] = { sort: 'ice', tones: ['#6f7886', '#8d97a6', '#565f6d'] }

/** A planet over a box: its ground, and what is painted on it. Whoever draws it cuts it off at the outline. */
export function planetArt(tile: string, box: Box): { readonly ground: string; readonly layers: readonly Layer[] } {
  const { sort, tones } = PLANET_LOOKS[tile] ?? UNKNOWN
  const random = seeded(tile)
  const brush: Brush = {
    box,
    random,
    between: (from, to) => from + random() * (to - from),
    step: Math.min(box.width, box.height) / 16,
  }
  return { ground: tones[0], layers: PAINT[sort](brush, tones) }
}
