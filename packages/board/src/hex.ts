/** Drawing hexes with a corner at the top, by axial coordinates, `size` from the middle to a corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

const ROOT = Math.sqrt(3)

/** The middle of a hex: `q` goes east, `r` goes south-east. */
export const hexCentre = (q: number, r: number, size: number): Point => ({
  x: size * ROOT * (q + r / 2),
  y: size * 1.5 * r,
})

/** The six corners around a middle, clockwise from the top. */
export const hexCorners = (centre: Point, size: number): readonly Point[] =>
  [-90, -30, 30, 90, 150, 210].map((degrees) => ({
    x: centre.x + size * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + size * Math.sin((degrees * Math.PI) / 180),
  }))

export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
