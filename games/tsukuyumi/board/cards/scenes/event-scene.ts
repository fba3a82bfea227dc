import { at, between, burst, disc, fan, type Numbers, short, sky, stars, times } from '@orrery/board'
import type { EventEffectId } from '../../../content/types.ts'
import { sign } from './sign.ts'

/** What an event's picture shows: a piece of the map, and what becomes of it. */
export interface EventPicture {
  readonly id: string
  readonly effect: EventEffectId
  /** The second card of the same effect shows it on other ground, from nearer. */
  readonly again: boolean
}

interface Ground {
  readonly fill: string
  readonly edge: string
}

const GROUNDS = {
  ocean: { fill: '#33455a', edge: '#7da0c4' },
  fertile: { fill: '#3d5a3f', edge: '#8fc47f' },
  mountain: { fill: '#5b4a44', edge: '#b08c74' },
  moon: { fill: '#7a6f9c', edge: '#cfc2ee' },
} as const satisfies { readonly [name: string]: Ground }

const LIGHT = '#ffd166'
const BLOOD = '#ff5d71'

/** A hex that lies flat in the night, as thick as a piece of cardboard. */
function slab(x: number, y: number, r: number, { fill, edge }: Ground, next: Numbers): string {
  const ring = (lower: number) =>
    times(6, (index) => {
      const angle = (index * Math.PI) / 3
      return `${index === 0 ? 'M' : 'L'}${short(x + r * Math.cos(angle))} ${short(y + lower + r * 0.5 * Math.sin(angle))}`
    })
  const peak = () => {
    const [left, foot] = [x + between(next, -0.6, 0.5) * r, y + between(next, -0.2, 0.25) * r]
    return `M${short(left)} ${short(foot)}l${short(r * 0.12)} ${short(-r * between(next, 0.15, 0.3))}l${short(r * 0.12)} ${short(r * 0.24)}z`
  }
  return `<path d="${ring(r / 5)}Z" fill="#0d0b12"/><path d="${ring(0)}Z" fill="${fill}" stroke="${edge}" stroke-width="2"/><path d="${times(7, peak)}" fill="${edge}" opacity=".55"/>`
}

/** An arrow from one place to another. */
function arrow(x: number, y: number, toX: number, toY: number, fill = LIGHT): string {
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
  const length = Math.hypot(toX - x, toY - y)
  return at(
    x,
    y,
    `<path d="M0-2.5H${short(length - 9)}V-7L${short(length)} 0L${short(length - 9)} 7V2.5H0Z" fill="${fill}"/>`,
    ` rotate(${short(angle)})`,
  )
}

const TURNED = `<g fill="none" stroke="${LIGHT}" stroke-width="4"><path d="M30 44A58 24 0 0 1 142 44"/><path d="M142 62A58 24 0 0 1 30 62"/></g><path d="M148 52l-14-6l12-9zM24 54l14 6l-12 9z" fill="${LIGHT}"/>`
const CRACKS = `<path d="M42 52l18 4l8-10l16 12l12-8l14 10l20-6M84 58l-6 14M96 50l8-14" fill="none" stroke="${BLOOD}" stroke-width="3.5"/>`
const wall = (gap: boolean): string => {
  const stone = (index: number) =>
    gap && (index === 3 || index === 4)
      ? ''
      : `<path d="M${62 + index * 8} ${62 - index * 3}v-24l4-6l4 4v24z" fill="#2a0e14" stroke="${BLOOD}" stroke-width="1.6"/>`
  return times(9, stone)
}
/** People on the march, as pawns. */
const pawn = (x: number, y: number): string =>
  `<path d="M${short(x - 5)} ${short(y)}l3-14h4l3 14z" fill="#fbf4ea"/>${disc(x, y - 16, 4, '#fbf4ea')}`

type Deed = (next: Numbers, ground: Ground) => string

const one: Deed = (next, ground) => slab(86, 52, 56, ground, next)

/** By effect: on what ground it happens, and what is to be seen. */
const DEEDS: { readonly [effect in EventEffectId]: readonly [ground: keyof typeof GROUNDS, deed: Deed] } = {
  'rotate-tile': ['mountain', (next, ground) => one(next, ground) + TURNED],
  'add-tsukuyumi': [
    'ocean',
    (next, ground) =>
      `<path d="M66 0h40l26 58H40z" fill="#bca8e8" opacity=".4"/>${one(next, ground)}${sign('tsukuyumi', 86, 30, 46, '#e3d8ff', 22)}`,
  ],
  'add-unstable': [
    'fertile',
    (next, ground) => one(next, ground) + CRACKS + sign('unstable', 86, 22, 30, '#f59a5b', 22),
  ],
  'open-blockade': ['mountain', (next, ground) => one(next, ground) + wall(true) + arrow(98, 78, 88, 22, '#8fe0a6')],
  march: [
    'ocean',
    (next, ground) => one(next, ground) + times(3, (index) => pawn(60 + index * 18, 58)) + arrow(112, 50, 164, 40),
  ],
  'swap-tiles': [
    'fertile',
    (next, ground) =>
      slab(46, 54, 38, ground, next) +
      slab(126, 54, 38, GROUNDS.mountain, next) +
      `<path d="M50 30Q86-4 122 26" fill="none" stroke="${LIGHT}" stroke-width="4"/><path d="M128 33l-14-3l11-11z" fill="${LIGHT}"/><path d="M122 78Q86 104 50 80" fill="none" stroke="${LIGHT}" stroke-width="4"/><path d="M43 75l14 3l-11 10z" fill="${LIGHT}"/>`,
  ],
  'add-tile': [
    'ocean',
    (next, ground) => slab(44, 66, 36, GROUNDS.moon, next) + slab(112, 36, 44, ground, next) + arrow(112, 62, 112, 88),
  ],
  neutralise: [
    'moon',
    (next, ground) =>
      one(next, ground) +
      sign('radioactive', 86, 36, 44, '#f2d14b', 22) +
      `<path d="M58 60L114 10" stroke="${BLOOD}" stroke-width="7"/>`,
  ],
  replay: [
    'moon',
    (next) =>
      fan(5, 86, 96, '#dfe8ff', '#2a4a8a') +
      `<path d="M48 34A40 26 0 1 1 60 52" fill="none" stroke="${LIGHT}" stroke-width="5"/><path d="M46 46l22-4l-10 18z" fill="${LIGHT}"/>${disc(between(next, 20, 30), 20, 10, '#d9cff0')}`,
  ],
  initiative: [
    'moon',
    () =>
      times(
        4,
        (index) =>
          `<path d="M${28 + index * 32} 86v-${56 - index * 13}h26v${56 - index * 13}z" fill="#38304c" stroke="#cfc2ee" stroke-width="2"/>`,
      ) +
      arrow(105, 40, 78, 20, '#7fb0f5') +
      arrow(40, 14, 66, 30, '#7fb0f5'),
  ],
  'move-all': [
    'fertile',
    (next, ground) =>
      one(next, ground) +
      pawn(86, 60) +
      pawn(70, 54) +
      pawn(102, 54) +
      arrow(56, 50, 12, 34) +
      arrow(116, 50, 160, 34) +
      arrow(86, 36, 86, 4),
  ],
  'close-side': ['ocean', (next, ground) => one(next, ground) + wall(false)],
  produce: [
    'mountain',
    (next, ground) =>
      one(next, ground) +
      times(
        4,
        (index) =>
          `<path d="M${58 + index * 16} 58v-${24 + (index % 2) * 10}h9v${24 + (index % 2) * 10}z" fill="#0b0810" stroke="#b9a0b9"/>${disc(64 + index * 16, 24 - (index % 2) * 10, 7, '#ffffff3d')}`,
      ),
  ],
  'add-radioactive': [
    'fertile',
    (next, ground) =>
      `<ellipse cx="86" cy="46" rx="72" ry="40" fill="#b8e05a" opacity=".3"/>${one(next, ground)}${sign('radioactive', 86, 40, 50, '#f2d14b', 22)}`,
  ],
  combat: [
    'ocean',
    (next, ground) => one(next, ground) + burst(next, 86, 40, 34) + sign('attack', 86, 40, 44, '#2a0e14', 22),
  ],
}

const SECOND: { readonly [name in keyof typeof GROUNDS]: keyof typeof GROUNDS } = {
  ocean: 'fertile',
  fertile: 'ocean',
  mountain: 'moon',
  moon: 'mountain',
}

/** A piece of the map in the night, and what becomes of it. */
export function eventScene({ effect, again }: EventPicture, next: Numbers): string {
  const [ground, deed] = DEEDS[effect]
  const scene = deed(next, GROUNDS[again ? SECOND[ground] : ground])
  const near = again ? `<g transform="translate(-22 -14) scale(1.26)">${scene}</g>` : scene
  return sky(again ? '#241330' : '#191522', again ? '#6b3547' : '#3d2f57') + stars(next, 14) + near
}
