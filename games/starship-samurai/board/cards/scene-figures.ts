import { at, disc, type Numbers, short, times } from '@orrery/board'
import { SAMURAI } from '../../rules/state/state.ts'
import { BEARINGS, BODY, eyesOf, HEAD, type Part, POSES } from '../art/mech-parts.ts'

export const PALE = '#fff3e2'
export const INK = '#1d1633'
export const GOLD = '#efc46c'
export const RED = '#c23b22'
export const CLOTH = ['#f4e8cd', '#57b8a8', '#efc46c', '#c9a0e8']

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
/** Side by side around a place. */
export const row = (n: number, x: number, step: number, draw: (x: number, index: number) => string): string =>
  times(n, (index) => draw(x + (index - (n - 1) / 2) * step, index))

const FIGHTER = 'M0-9L4 2L13 7L4 7L0 10L-4 7L-13 7L-4 2Z'
export const ship = (x: number, y: number, size: number, turn: number, fill = PALE): string =>
  at(
    x,
    y,
    `<path d="M0 10l-2 16h4z" fill="#ffb45e" opacity=".8"/>${path(FIGHTER, fill, ` stroke="${INK}"`)}`,
    ` rotate(${short(turn)}) scale(${short(size)})`,
  )
export const flame = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    path('M0 0C-11-6-7-16-2-20C-3-27 3-31 3-36C10-28 13-20 9-13C12-9 9-2 0 0Z', '#ff8a3c') +
      path('M0-1C-6-5-4-12 0-17C5-11 6-5 0-1Z', '#ffe08a'),
    ` scale(${short(size)})`,
  )
export const banner = (x: number, y: number, turn: number, cloth: string): string =>
  at(
    x,
    y,
    line('M0 4V-56', INK, 3) +
      path('M2-56h21v33l-10.5-7l-10.500 7z', cloth, ` stroke="${INK}"`) +
      disc(12.5, -43, 5, RED),
    ` rotate(${short(turn)})`,
  )
export const katana = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-2 8C-5-16-3-40 3-62C8-40 6-16 3 8Z', '#eef2fb', ` stroke="${INK}"`) +
      path('M-9 7h18v4h-18z', GOLD) +
      path('M-3 11h6v17h-6z', INK),
    ` rotate(${short(turn)})`,
  )
export const mask = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    path('M-17-17C-6-22 6-22 17-17C19 2 12 17 0 22C-12 17-19 2-17-17Z', fill, ` stroke="${INK}" stroke-width="1.5"`) +
      path('M-13-5L-3-1L-12 1ZM13-5L3-1L12 1Z', INK) +
      path('M-6 11C-2 8 2 8 6 11C2 13-2 13-6 11Z', RED) +
      path('M-17-17L-13-29L-6-19ZM17-17L13-29L6-19Z', RED),
  )
export const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="none" stroke="${INK}" stroke-width="7"/><circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="none" stroke="${GOLD}" stroke-width="4"/>`
export const card = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    `<rect x="-12" y="-17" width="24" height="34" rx="3" fill="#fff8e8" stroke="${INK}" stroke-width="1.5"/>${path('M-6-8h12v12h-12z', RED)}`,
    ` rotate(${short(turn)})`,
  )

const MECH_FILLS: { readonly [as in Part['as']]: string } = {
  plate: '#e7dff5',
  dark: '#2a2150',
  gold: '#f0c469',
  steel: '#dfe6f2',
  light: '#fff6d8',
  line: 'none" stroke="#4a3f72" stroke-width="1.6',
  string: 'none" stroke="#fff',
}
/** One of the eight, front view. */
export function mech(next: Numbers, x: number, y: number, size: number, plate = MECH_FILLS.plate): string {
  const samurai = SAMURAI[Math.floor(next() * SAMURAI.length)]
  const { behind = [], crest, arms } = BEARINGS[samurai]
  const parts = [
    ...behind,
    ...POSES.guard.legs,
    ...BODY,
    ...HEAD,
    { as: 'light', d: eyesOf(samurai) } as const,
    ...crest,
    ...arms,
  ]
  const drawn = parts.map(({ as, d }) => path(d, as === 'plate' ? plate : MECH_FILLS[as])).join('')
  return at(x, y, drawn, ` scale(${size})`)
}
