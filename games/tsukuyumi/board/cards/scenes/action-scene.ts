import { at, between, disc, type Numbers, ridge, SCENE, short, sky, stars, times } from '@orrery/board'
import type { ActionCard } from '../../../content/types.ts'

const NONE = { production: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 } as const

/** A smoke stack for each point of production. */
const stack = (index: number): string => {
  const [x, rise] = [6 + index * 11, 18 + (index % 3) * 6]
  return `<path d="M${x} 92v-${rise}h6v${rise}z" fill="#0b0810" stroke="#8a6a8a" stroke-width="1"/>${disc(x + 4, 87 - rise - 6, 4, '#ffffff2e')}`
}

/** A horned head with red eyes for each Oni; it carries a flag when it conquers. */
const head = (index: number, flags: number): string => {
  const x = 158 - index * 19
  const flag =
    index < flags ? `<path d="M${x + 9} 78V48l11 5l-11 5" stroke="#ece7f5" stroke-width="1.6" fill="#c21f3a"/>` : ''
  return `${flag}<path d="M${x} 92c-9-10-8-20-5-27c1 6 3 8 7 9c4-1 6-3 7-9c3 7 4 17-5 27z" fill="#0d0911" stroke="#5a3048"/><path d="M${x - 3} 81l4 2M${x + 7} 81l-4 2" stroke="#ff4157" stroke-width="2"/>`
}

const spear = (index: number): string => `<path d="M${84 + index * 9} 92l12-42l3-9l-1 10l-11 41z" fill="#e8e2f4"/>`

const blades = (index: number): string =>
  `<path d="M${SCENE.width - 22 - index * 17} 6l11 20M${SCENE.width - 11 - index * 17} 6l-11 20" stroke="#ff8d99" stroke-width="3"/>`

/** Cards that are drawn from the events, small ones in the sky. */
const leaf = (index: number): string =>
  at(
    12 + index * 10,
    16,
    '<rect x="-5" y="-8" width="10" height="15" rx="1.5" fill="#dfe8ff" stroke="#2a4a8a"/>',
    ` rotate(${index * 12 - 12})`,
  )

const arrow = (index: number): string => `<path d="M${14 + index * 16} 40h9v-5l9 8l-9 8v-5h-9z" fill="#7fb0f5"/>`

/** Lightning for the effect of the faction. */
const BOLT = '<path d="M66 2l-8 16h7l-6 15l17-20h-8l6-11z" fill="#bca8e8"/>'

/** A cracked moon over a red horizon, and before it everything that an action card gives, to be counted. */
export function actionScene({ blue, green, red }: ActionCard, next: Numbers): string {
  const [x, y, r] = [between(next, 62, 124), between(next, 32, 46), between(next, 20, 32)]
  const { production, oniPlace, oniConquest, oniMove } = green ?? NONE
  const heads = Math.max(oniPlace, oniConquest)
  const crater = () =>
    disc(x + between(next, -0.6, 0.6) * r, y + between(next, -0.6, 0.6) * r, between(next, 2, r / 5), '#b3a4d6')
  const crack = `M${short(x + 4)} ${short(y - r)}l-7 ${short(r / 2)}l9 ${short(r / 3)}l-8 ${short(r * 0.4)}l6 ${short(r * 0.75)}`
  return [
    sky('#1c1630', '#7a3350'),
    stars(next, 20),
    disc(x, y, r, '#d9cff0'),
    times(5, crater),
    `<path d="${crack}" stroke="#c21f3a" stroke-width="2.5" fill="none"/>`,
    ridge(next, 84, 12, '#2b2138'),
    blue?.factionEffect ? BOLT : '',
    times(blue?.draw ?? 0, leaf),
    times(blue?.initiative ?? 0, arrow),
    times(production, stack),
    times(heads, (index) => head(index, oniConquest)),
    times(
      oniMove,
      (index) =>
        `<path d="M${166 - index * 30} 62q-10-8-22 0" stroke="#ff4157" stroke-width="2" stroke-dasharray="3 3" fill="none"/>`,
    ),
    times(red?.movement ?? 0, spear),
    times(red?.combat ?? 0, blades),
  ].join('')
}
