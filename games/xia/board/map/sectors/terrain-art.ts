import { type Box, type Point, seeded } from '@orrery/board'
import { polygonText, round, SIZE } from '../geometry.ts'
import { circleText } from './rounded.ts'

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
  const random = seeded(word)
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
  const random = seeded(word)
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

/** A cloud that fades towards its rim. */
export interface Blob extends Point {
  readonly rx: number
  readonly ry: number
  readonly turn: number
}

/** Three clouds over a nebula, and the stars that shine through. */
export function gas(
  box: Box,
  middles: readonly Point[],
  word: string,
): { readonly blobs: readonly Blob[]; readonly stars: string } {
  const random = seeded(word)
  const blobs = [0, 1, 2].map((i) => {
    const at = middles[Math.floor(((i + random()) / 3) * middles.length)]
    return {
      x: round(at.x + (random() - 0.5) * SIZE),
      y: round(at.y + (random() - 0.5) * SIZE),
      rx: round(box.width * (0.34 + random() * 0.2)),
      ry: round(box.height * (0.26 + random() * 0.16)),
      turn: Math.round(random() * 60 - 30),
    }
  })
  const stars = middles.map((middle) => {
    const { x, y } = around(middle, random() * 6.3, random() * SIZE * 0.7)
    return `M${round(x)} ${round(y)}h.1`
  })
  return { blobs, stars: stars.join('') }
}

/** The rings of a gate; a broken one has gaps. */
export function rings(middles: readonly Point[]): Strewn {
  return {
    body: middles.map((middle) => circleText(middle, 25) + circleText(middle, 11)).join(''),
    light: middles.map((middle) => circleText(middle, 18)).join(''),
  }
}
