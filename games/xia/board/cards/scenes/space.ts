import { at, between, disc, type Numbers, SCENE, short, sky, stars, times } from '@orrery/board'
import { content } from '../../content.ts'
import { planetArt } from '../../map/sectors/planet-art.ts'
import { hullOf } from '../../ships/silhouettes.ts'
import { PROPS, type Prop } from './props.ts'

/** Night and day on a ball. One in each picture: its fill has a name. */
const BALL =
  '<radialGradient id="ball" cx=".36" cy=".32" r=".75"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#01030a" stop-opacity=".82"/></radialGradient>'

/** Stars all over, lit by something beyond the rim. */
export const space = (next: Numbers, top: string, bottom: string): string => BALL + sky(top, bottom) + stars(next, 34)

/** A planet as it lies on the map, as a ball. */
function planet(tile: string, x: number, y: number, r: number): string {
  const { ground, layers } = planetArt(tile, { x: -r, y: -r, width: 2 * r, height: 2 * r })
  const painted = layers.map(({ tone, d, width }) =>
    width === undefined
      ? `<path d="${d}" fill="${tone}"/>`
      : `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${short(width)}"/>`,
  )
  return at(
    x,
    y,
    `<clipPath id="cut-${tile}"><circle r="${short(r)}"/></clipPath><circle r="${short(r + 3)}" fill="${ground}" opacity=".35"/><g clip-path="url(#cut-${tile})"><circle r="${short(r)}" fill="${ground}"/>${painted.join('')}<circle r="${short(r)}" fill="url(#ball)"/></g>`,
  )
}

/** A place of the map in its own colours: a planet, a gate, clouds, rocks, or nothing at all. */
export function place(next: Numbers, tile: string, x: number, y: number, r: number): string {
  const { type, law } = content.tiles[tile]
  if (law !== undefined) return planet(tile, x, y, r)
  switch (type) {
    case 'gate':
      return at(
        x,
        y,
        `<circle r="${short(r)}" fill="#0b3a44" stroke="#46dccd" stroke-width="4" stroke-dasharray="9 5"/><circle r="${short(r * 0.62)}" fill="#46dccd" opacity=".35"/>`,
      )
    case 'nebula':
      return times(3, (i) =>
        disc(
          x + between(next, -r, r) * 0.5,
          y + between(next, -r, r) * 0.4,
          r * (0.9 - i * 0.22),
          ['#5a3f9c', '#3f62c9', '#b08cf2'][i],
        ),
      )
    case 'asteroid':
      return times(7, (i) =>
        stone(next, x + between(next, -r, r), y + between(next, -r, r) * 0.8, (i === 0 ? 0.6 : 0.28) * r, '#8d765c'),
      )
    case 'debris':
      return times(6, () => stone(next, x + between(next, -r, r), y + between(next, -r, r) * 0.8, r * 0.36, '#9a5f5a'))
    default:
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#050a14" stroke="#5c97ab" stroke-dasharray="2 6"/>`
  }
}

/** Broken rock, or a hull that was one. */
function stone(next: Numbers, x: number, y: number, r: number, fill: string): string {
  const corners = Array.from({ length: 7 }, (_, i) => {
    const far = r * between(next, 0.65, 1.1)
    return `${short(x + Math.cos(i * 0.9) * far)} ${short(y + Math.sin(i * 0.9) * far)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${fill}" stroke="#1b120c"/>`
}

/** A ship under way, its bow turned by some degrees. */
export const ship = (hull: string, x: number, y: number, size: number, turn: number, fill: string): string =>
  at(
    x,
    y,
    `<path d="M-3 12l3 18l3-18z" fill="#6fe3ff" opacity=".8"/><path d="${hullOf(hull)}" fill="${fill}" stroke="#05090f" stroke-width="1.5"/><path d="M0-11L3.6-1L0 4L-3.6-1Z" fill="#0a1b2a"/>`,
    ` rotate(${short(turn)}) scale(${short(size)})`,
  )

/** So many of a thing in a row, each turned a little. */
export function props(next: Numbers, prop: Prop, count: number, x: number, y: number, tone: string): string {
  const size = count > 4 ? 0.85 : count > 2 ? 1.05 : count > 1 ? 1.35 : 1.8
  const gap = 21 * size
  return times(count, (i) =>
    at(
      x + (i - (count - 1) / 2) * gap,
      y + between(next, -5, 5),
      `<path d="${PROPS[prop]}" fill="#0a1424" fill-opacity=".8" stroke="${tone}" stroke-width="2" stroke-linejoin="round"/>`,
      ` rotate(${short(between(next, -14, 14))}) scale(${size})`,
    ),
  )
}

/** The way between two places. */
export const way = (from: readonly [number, number], to: readonly [number, number], tone: string): string => {
  const [x, y] = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 26]
  return `<path d="M${from.map(short).join(' ')}Q${short(x)} ${short(y)} ${to.map(short).join(' ')}" fill="none" stroke="${tone}" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`
}

export const CROSSHAIR =
  '<circle r="22" fill="none" stroke="#ff7566" stroke-width="2"/><path d="M-30 0H-14M14 0H30M0-30V-14M0 14V30" stroke="#ff7566" stroke-width="2.5"/>'

export const { width: WIDTH, height: HEIGHT } = SCENE
