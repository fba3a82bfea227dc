import { at, between, burst, coin, disc, fan, type Numbers, ridge, short, times } from '@orrery/board'
import type { Verb } from '../../content/scenes.ts'
import {
  banner,
  CLOTH,
  card,
  flame,
  GOLD,
  INK,
  katana,
  line,
  mask,
  mech,
  PALE,
  path,
  RED,
  ring,
  row,
  ship,
} from './scene-figures.ts'

/** Draws so many of a thing around a place in the scene. */
type Thing = (next: Numbers, n: number, x: number) => string

export const THINGS: { readonly [verb in Verb]: Thing } = {
  aim: (next, n, x) =>
    row(
      n,
      x,
      60,
      (to) =>
        ship(to, 46, 1.7, 160, '#4a3f86') +
        burst(next, to + 3, 40, 12) +
        `<circle cx="${short(to)}" cy="44" r="30" fill="none" stroke="${PALE}" stroke-width="2.500"/>` +
        line(`M${short(to)} 4v22M${short(to)} 62v24M${short(to - 42)} 44h24M${short(to + 18)} 44h24`, PALE, 2.5),
    ),
  banner: (next, n, x) =>
    row(n, x, Math.min(34, 110 / n), (to, index) =>
      banner(to - 8, 88, between(next, -7, 7), CLOTH[index % CLOTH.length]),
    ),
  blade: (next, n, x) =>
    row(n, x, 22, (to, index) =>
      katana(to, 66, (index - (n - 1) / 2) * 24 + (n === 1 ? 32 : 0) + between(next, -4, 4)),
    ),
  carrier: (_, n, x) =>
    row(n, x, 58, (to, index) =>
      at(
        to,
        34 + index * 14,
        path('M-46 6L-30-7H10L16-15H26L30-7L46 2L38 10H-38Z', '#cfc6df', ` stroke="${INK}" stroke-width="1.500"`) +
          path('M-30 0h8v4h-8zM-16 0h8v4h-8zM-2 0h8v4h-8zM12 0h8v4h-8z', '#ffcf7a') +
          path('M-46 4l-20-2l20 6z', '#ffb45e'),
      ),
    ),
  crown: (_, n, x) =>
    at(
      x,
      58,
      path('M-34 18L-42-22L-22-4L0-34L22-4L42-22L34 18Z', GOLD, ` stroke="${INK}" stroke-width="2"`) +
        path('M-34 18h68v9h-68z', '#b98730') +
        row(n, 0, 16, (to) => disc(to, 9, 4, RED)),
    ),
  destroy: (next, n, x) =>
    row(
      n,
      x,
      44,
      (to, index) =>
        ship(to, 36 + (index % 2) * 14, 1.5, between(next, 120, 200), '#4a3f86') +
        burst(next, to + 4, 33 + (index % 2) * 14, between(next, 15, 20)),
    ),
  discard: (next, n, x) =>
    row(
      n,
      x,
      34,
      (to, index) =>
        card(to, 52 + index * 6, between(next, 14, 48) * (index % 2 ? 1 : -1)) +
        line(`M${short(to - 8)} 10v16M${short(to + 2)} 4v20M${short(to + 12)} 12v14`, PALE, 1.6),
    ),
  dock: (_, n, x) =>
    path(`M${short(x - 40)} 92V48C${short(x - 40)} 22 ${short(x + 40)} 22 ${short(x + 40)} 48V92Z`, INK) +
    line(`M${short(x - 34)} 92V50C${short(x - 34)} 30 ${short(x + 34)} 30 ${short(x + 34)} 50V92`, GOLD, 2) +
    row(n, x, 30, (to) => ship(to, 68, 1.2, 0)),
  draw: (_, n, x) => fan(n + 1, x, 98) + path(`M${short(x + 30)} 74l6-9l6 9h-4v10h-4v-10z`, GOLD),
  factory: (next, n, x) =>
    path(`M${short(x - 46)} 92V66L${short(x - 16)} 56V66L${short(x + 14)} 56V66L${short(x + 46)} 56V92Z`, '#140f2c') +
    row(
      n,
      x,
      26,
      (to, index) =>
        path(`M${short(to - 5)} 66V${30 + (index % 2) * 8}h10V66Z`, '#140f2c') +
        disc(to + between(next, -3, 6), 22 + (index % 2) * 8, 8, '#ffffff38') +
        disc(to + 10, 12 + (index % 2) * 8, 10, '#ffffff26'),
    ) +
    path(`M${short(x - 36)} 74h12v9h-12zM${short(x - 6)} 74h12v9h-12zM${short(x + 24)} 74h12v9h-12z`, '#ffb45e'),
  fire: (next, n, x) => row(n, x, 24, (to) => flame(to, 90, between(next, 1, 1.7))),
  flag: (next, n, x) =>
    row(
      n,
      x,
      Math.min(18, 60 / n),
      (to) =>
        `<path d="M${short(to - 6)} 92V${short(between(next, 24, 34))}l16 8l-16 8" stroke="${PALE}" stroke-width="2.400" fill="${RED}"/>`,
    ),
  grave: (_, n, x) =>
    row(n, x, 40, (to) =>
      at(
        to,
        90,
        path(
          'M-12 0h24l-4-6h-16zM-5-6h10v-18h-10zM-16-24h32l-5-7h-22zM-9-31h18v-14h-18zM-18-45L0-60L18-45Z',
          '#8f86b8',
          ` stroke="${INK}"`,
        ) + path('M-4-42h8v9h-8z', '#ffd98a'),
      ),
    ),
  honor: (_, n, x) =>
    at(
      x,
      90,
      path(
        'M-32 0h8l3-54h-8zM32 0h-8l-3-54h8zM-36-40h72v6h-72zM-46-62C-20-54 20-54 46-62L42-50H-42Z',
        RED,
        ` stroke="${INK}"`,
      ) + row(n, 0, 17, (to) => disc(to, -24, 6, '#ffd98a') + path(`M${short(to - 4)}-32h8v3h-8z`, INK)),
    ),
  hulk: (next, n, x) =>
    row(n, x, 56, (to) =>
      at(
        to,
        84,
        path('M-34 8L-26-6L-12-10L-6-2L-10 6L4-4L18-8L30 2L36 10Z', '#0d0918', ' stroke="#6a5a9a"') +
          disc(between(next, -16, 16), 0, 2.5, '#ff7a3c'),
        ` rotate(${short(between(next, -12, 12))})`,
      ),
    ),
  jam: (_, n, x) =>
    path(`M${short(x - 40)} 92l8-36l8 36z`, INK) +
    path(`M${short(x - 46)} 44a18 18 0 0 0 26 22z`, PALE, ` stroke="${INK}"`) +
    times(n, (index) =>
      line(
        `M${short(x - 22)} ${46 - index * 9}A${20 + index * 13} ${20 + index * 13} 0 0 1 ${short(x - 10 + index * 13)} 58`,
        GOLD,
        3,
      ),
    ),
  lower: (next, n, x) =>
    row(
      n,
      x,
      26,
      (to, index) =>
        banner(to - 14, 92, (index % 2 ? -1 : 1) * between(next, 34, 50), CLOTH[(index + 1) % CLOTH.length]) +
        path(`M${short(to + 8)} 12h8v12h6l-10 12l-10-12h6z`, '#ff6a4a', ` stroke="${INK}"`),
    ),
  mask: (_, n, x) => row(n, x, 42, (to, index) => mask(to, 52 - (index % 2) * 8, index % 2 ? '#57b8a8' : PALE)),
  mech: (next, n, x) => row(n, x, 50, (to) => mech(next, to, 56, 0.7)),
  mine: (next, n, x) =>
    times(n, (index) => {
      const [turn, r] = [(index / n) * 6.28 + between(next, -0.3, 0.3), between(next, 5, 8.5)]
      const spikes = times(
        8,
        (spike) =>
          `<path d="M-2 ${short(-r)}L0 ${short(-r * 1.55)}L2 ${short(-r)}Z" transform="rotate(${spike * 45})"/>`,
      )
      return at(
        x + Math.cos(turn) * 62,
        48 + Math.sin(turn) * 26,
        `<g fill="${INK}">${spikes}</g>${disc(0, 0, r, INK)}${disc(0, 0, r * 0.42, '#ff5a3c')}`,
      )
    }),
  move: (next, n, x) => row(n, x, 32, (to, index) => ship(to, 62 - index * 13, between(next, 1.1, 1.5), 58)),
  oath: (_, n, x) =>
    row(n, x, 24, (to) => ring(to, 48, 18)) +
    (n > 2 ? line(`M${short(x + 6)} 18l-8 24l10 4l-10 26`, '#ffe9b8', 3.5) : ''),
  palace: (_, n, x) =>
    row(n, x, 70, (to) =>
      at(
        to,
        92,
        path(
          'M-36 0V-18H36V0ZM-48-18C-30-22-26-30-26-36H26C26-30 30-22 48-18ZM-22-36V-48H22V-36ZM-34-48C-20-51-14-57-12-64H12C14-57 20-51 34-48Z',
          '#120d26',
          ' stroke="#8f7ac0"',
        ) + path('M-26-13h8v8h-8zM-4-13h8v8h-8zM18-13h8v8h-8zM-4-46h8v6h-8z', '#ffcf7a'),
      ),
    ),
  planet: (next, n, x) =>
    row(
      n,
      x,
      70,
      (to) =>
        disc(to, 48, 26, '#57b8a8') +
        disc(to + between(next, 4, 9), 52, 21, '#2f7f86') +
        line(`M${short(to - 62)} 48a62 26 0 0 1 124 0a62 26 0 0 1 -124 0`, '#ffffff60', 1.2),
    ),
  retreat: (next, n, x) => row(n, x, 32, (to, index) => ship(to, 34 + index * 15, between(next, 1.1, 1.4), -118)),
  scroll: (_, n, x) =>
    row(n, x, 60, (to) =>
      at(
        to,
        50,
        path('M-26-30h52v60h-52z', '#f4e8cd', ` stroke="${INK}" stroke-width="1.500"`) +
          line('M-18-18h36M-18-9h30M-18 0h36M-18 9h22', '#6b5a86', 2.2) +
          path('M-31-36h62v9h-62zM-31 27h62v9h-62z', '#8a5f10', ` stroke="${INK}"`) +
          disc(14, 16, 7, RED),
      ),
    ),
  siege: (next, n, x) =>
    times(n, (index) => {
      const left = index % 2 === 0
      return ship(
        x + (left ? -1 : 1) * between(next, 50, 64),
        26 + Math.floor(index / 2) * 34,
        1.5,
        left ? 96 : -96,
        '#4a3f86',
      )
    }),
  strike: (next, _, x) =>
    mech(next, x, 58, 0.78, '#4a3f86') +
    burst(next, x - 10, 44, 24) +
    line(`M${short(x - 78)} 84L${short(x + 4)} 38`, '#fff6d8', 3),
  swap: (_, n, x) =>
    times(
      n,
      () =>
        line(`M${short(x - 36)} 40C${short(x - 16)} 12 ${short(x + 16)} 12 ${short(x + 34)} 34`, GOLD, 5) +
        path(`M${short(x + 42)} 42l-16-3l11-13z`, GOLD) +
        line(`M${short(x + 36)} 62C${short(x + 16)} 90 ${short(x - 16)} 90 ${short(x - 34)} 68`, '#57b8a8', 5) +
        path(`M${short(x - 42)} 60l16 3l-11 13z`, '#57b8a8'),
    ),
  tent: (_, n, x) =>
    row(n, x, 46, (to, index) =>
      at(
        to,
        90 - (index % 2) * 6,
        path('M-28 0L-24-24L0-44L24-24L28 0Z', CLOTH[index % CLOTH.length], ` stroke="${INK}" stroke-width="1.500"`) +
          path('M-8 0L0-40L8 0Z', INK) +
          line('M0-44v-14', INK, 2) +
          path('M0-58l14 4l-14 5z', RED),
      ),
    ),
  throne: (_, n, x) =>
    row(n, x, 60, (to) =>
      at(
        to,
        90,
        path('M-26 0V-70L-18-60L-9-76L0-64L9-76L18-60L26-70V0Z', '#6b1f2c', ` stroke="${GOLD}" stroke-width="2.500"`) +
          path('M-32 0v-28h10v16h44v-16h10V0Z', GOLD, ` stroke="${INK}"`),
      ),
    ),
  turncoat: (_, n, x) =>
    row(
      n,
      x,
      50,
      (to) =>
        at(
          to,
          46,
          path('M0-9L4 2L13 7L4 7L0 10Z', PALE) + path('M0-9L-4 2L-13 7L-4 7L0 10Z', '#4a3f86'),
          ' rotate(20) scale(2.7)',
        ) +
        line(`M${short(to - 34)} 60A38 30 0 0 1 ${short(to + 22)} 16`, '#ffd166', 3.5) +
        path(`M${short(to + 30)} 20l-15 3l4-14z`, '#ffd166'),
    ),
  volley: (next, n, x) =>
    times(n, (index) => {
      const [from, y] = [x - 60 + (index % 2) * 14, 16 + index * 15]
      return line(`M${short(from + 14)} ${y}L${short(x + 50)} 44`, '#fff6d8', 2) + ship(from, y, 1, 90)
    }) + burst(next, x + 52, 44, 22),
  wealth: (next, n, x) => row(n, x, 26, (to, index) => coin(to, 66 - (index % 2) * 16 + between(next, -3, 3), 13)),
}

/** The land in front, and that behind it. */
export const hills = (next: Numbers, near: string, far: string): string =>
  ridge(next, 78, 22, far) + ridge(next, 88, 12, near)
