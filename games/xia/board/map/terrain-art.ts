import type { Point } from '@orrery/board'
import { polygonText, round, SIZE, scatter } from './geometry.ts'

const circleText = ({ x, y }: Point, radius: number): string => {
  const r = round(radius)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

const around = ({ x, y }: Point, angle: number, far: number): Point => ({
  x: x + Math.cos(angle) * far,
  y: y + Math.sin(angle) * far,
})

/** A rough stone. */
function stone(middle: Point, radius: number, random: () => number): string {
  const corners = 6 + Math.floor(random() * 3)
  const start = random() * Math.PI
  return polygonText(
    Array.from({ length: corners }, (_, i) =>
      around(middle, start + (i * 2 * Math.PI) / corners, radius * (0.72 + random() * 0.36)),
    ),
  )
}

/** What a hex is strewn with: the things themselves, and their lit sides. */
export interface Strewn {
  readonly body: string
  readonly light: string
}

/** Rocks: one large, some small. */
export function rocks(middles: readonly Point[], word: string): Strewn {
  const random = scatter(word)
  let body = ''
  let light = ''
  for (const middle of middles) {
    const start = random() * 6
    const places: readonly (readonly [angle: number, far: number, radius: number])[] = [
      [start, 4, 13],
      [start + 1.4, 21, 6.5],
      [start + 2.9, 20, 8],
      [start + 4.2, 22, 5],
      [start + 5.2, 19, 6],
    ]
    for (const [angle, far, radius] of places) {
      const at = around(middle, angle, far)
      body += stone(at, radius, random)
      light += stone({ x: at.x - radius * 0.25, y: at.y - radius * 0.28 }, radius * 0.5, random)
    }
  }
  return { body, light }
}

/** Splinters of hulls: long and sharp. */
export function splinters(middles: readonly Point[], word: string): Strewn {
  const random = scatter(word)
  let body = ''
  let light = ''
  for (const middle of middles)
    for (let i = 0; i < 7; i++) {
      const at = around(middle, i * 0.92 + random(), 6 + random() * 19)
      const turn = random() * Math.PI
      const length = 6 + random() * 9
      const tip = around(at, turn, length)
      const back = around(at, turn + Math.PI, length * 0.5)
      const side = around(at, turn + Math.PI / 2, 2 + random() * 3)
      body += polygonText([tip, side, back, around(at, turn - Math.PI / 2, 1.5)])
      light += polygonText([tip, side, at])
    }
  return { body, light }
}

/** Puffs of gas, in two sizes. */
export function puffs(middles: readonly Point[], word: string): Strewn {
  const random = scatter(word)
  let body = ''
  let light = ''
  for (const middle of middles) {
    for (let i = 0; i < 4; i++)
      body += circleText(around(middle, i * 1.6 + random(), 14 + random() * 12), 15 + random() * 9)
    for (let i = 0; i < 3; i++)
      light += circleText(around(middle, i * 2.1 + random(), 8 + random() * 14), 6 + random() * 7)
  }
  return { body, light }
}

/** The rings of a gate; a broken one has gaps. */
export function rings(middles: readonly Point[]): Strewn {
  return {
    body: middles.map((middle) => circleText(middle, 25) + circleText(middle, 11)).join(''),
    light: middles.map((middle) => circleText(middle, 18)).join(''),
  }
}

/** What covers a planet's ground. */
export type Ground = 'city' | 'dunes' | 'craters' | 'waves' | 'continents' | 'cracks' | 'lamps'

/** The ground of a planet, over all its hexes; it is cut off at the outline. */
export function ground(kind: Ground, middles: readonly Point[], word: string): Strewn {
  const random = scatter(word)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [left, right] = [Math.min(...xs) - SIZE, Math.max(...xs) + SIZE]
  const [top, bottom] = [Math.min(...ys) - SIZE, Math.max(...ys) + SIZE]
  const rows = (gap: number, draw: (y: number) => string): string => {
    let path = ''
    for (let y = top; y <= bottom; y += gap) path += draw(y)
    return path
  }
  const wave = (y: number, swing: number, length: number): string => {
    let path = `M${round(left)} ${round(y)}`
    for (let x = left; x < right; x += length) path += `q${length / 4} ${-swing} ${length / 2} 0t${length / 2} 0`
    return path
  }
  const spots = (perHex: number, draw: (at: Point) => string): string =>
    middles
      .map((middle) =>
        Array.from({ length: perHex }, () => draw(around(middle, random() * 6.3, random() * SIZE * 0.9))).join(''),
      )
      .join('')
  const width = round(right - left)
  switch (kind) {
    case 'city':
      return {
        body:
          rows(13, (y) => `M${round(left)} ${round(y)}h${width}`) +
          spots(2, ({ x, y }) => `M${round(x)} ${round(y)}v13`),
        light: spots(7, ({ x, y }) => `M${round(x)} ${round(y)}h2v2h-2Z`),
      }
    case 'dunes':
      return { body: rows(14, (y) => wave(y, 9, 64)), light: rows(14, (y) => wave(y + 3, 9, 64)) }
    case 'craters':
      return { body: spots(3, (at) => circleText(at, 3 + random() * 8)), light: spots(2, (at) => circleText(at, 2)) }
    case 'waves':
      return { body: rows(11, (y) => wave(y, 5, 34)), light: spots(1, (at) => stone(at, 8, random)) }
    case 'continents':
      return { body: spots(2, (at) => stone(at, 9 + random() * 12, random)), light: rows(26, (y) => wave(y, 6, 90)) }
    case 'cracks': {
      const crack = (at: Point): string => {
        const points = [at]
        for (let i = 0; i < 4; i++) points.push(around(points[i], random() * 6.3, 12))
        return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
      }
      return { body: spots(3, crack), light: spots(2, crack) }
    }
    case 'lamps':
      return {
        body: spots(4, (at) => stone(at, 5 + random() * 7, random)),
        light: spots(4, (at) => circleText(at, 1.4)),
      }
  }
}
