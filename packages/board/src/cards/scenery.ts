import { between, type Numbers } from './seeded.ts'

/** The size that scenes are drawn in. Where there is less room above and below, they are cut there. */
export const SCENE = { width: 172, height: 92 } as const

/** Scenes are SVG text, since a picture is no part of the page: it costs it one element, whatever is in it. */
export const times = (n: number, draw: (index: number) => string): string =>
  Array.from({ length: n }, (_, index) => draw(index)).join('')

/** A coordinate as short as it may be. */
export const short = (n: number): string => String(Math.round(n * 10) / 10)

export const at = (x: number, y: number, inner: string, turned = ''): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turned}">${inner}</g>`

/** Fills the scene from top to bottom. One in each picture: its fill has a name. */
export const sky = (top: string, bottom: string): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><rect width="${SCENE.width}" height="${SCENE.height}" fill="url(#sky)"/>`

export function stars(next: Numbers, n: number, fill = '#fff'): string {
  const one = () => {
    const [x, y] = [Math.round(next() * SCENE.width), Math.round(next() * SCENE.height * 0.7)]
    // A dot is the end of a line of no length: all stars of a size are one path.
    return `M${x} ${y}h0`
  }
  const dots = (count: number, width: number) =>
    `<path d="${times(count, one)}" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" opacity=".8"/>`
  return dots(Math.ceil(n * 0.7), 1.1) + dots(Math.floor(n * 0.3), 2)
}

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`

/** A line of mountains, `y` its foot and `rise` how high they are at most. */
export function ridge(next: Numbers, y: number, rise: number, fill: string): string {
  let [x, line] = [-4, `M-4 ${SCENE.height}V${y}`]
  while (x < SCENE.width) {
    x += between(next, 10, 26)
    line += `L${x.toFixed(0)} ${(y - next() * rise).toFixed(0)}`
  }
  return `<path d="${line}V${SCENE.height}Z" fill="${fill}"/>`
}

/** An explosion. */
export function burst(next: Numbers, x: number, y: number, r: number, fill = '#ffd166'): string {
  const points = Array.from({ length: 20 }, (_, index) => {
    const [angle, reach] = [index * 0.314, r * (index % 2 ? between(next, 0.28, 0.42) : between(next, 0.75, 1.1))]
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}"/>${disc(x, y, r * 0.3, '#fff6d8')}`
}

/** Cards held like a fan, the hand at (x, y). */
export const fan = (n: number, x: number, y: number, paper = '#fff8e8', rim = '#1d1633'): string =>
  times(n, (index) =>
    at(
      x,
      y,
      `<rect x="-13" y="-40" width="26" height="38" rx="3" fill="${paper}" stroke="${rim}" stroke-width="1.5"/>`,
      ` rotate(${short((index - (n - 1) / 2) * Math.min(24, 80 / n))})`,
    ),
  )

/** A coin with a square hole. */
export const coin = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#efc46c" stroke="#8a5f10" stroke-width="2"/><path d="M${short(x - r / 3)} ${short(y - r / 3)}h${short(r / 1.5)}v${short(r / 1.5)}h${short(-r / 1.5)}z" fill="none" stroke="#8a5f10" stroke-width="2"/>`
