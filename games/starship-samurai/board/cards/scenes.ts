import { between, disc, type Numbers, picturesOf, short, sky, stars } from '@orrery/board'
import { SCENES, type Verb } from '../../content/scenes.ts'
import type { Card } from '../../rules/state/state.ts'
import { hills, THINGS } from './scene-things.ts'

type Pictured = Pick<Card, 'id' | 'type' | 'deck'>

/** Orders are given at dusk under a red sun; battles are fought before a pale one, in a red sky. */
const LIGHT = {
  order: { top: '#1a1545', bottom: '#8f6bb8', sun: '#e2573a', far: '#4b3c86', near: '#171136' },
  battle: { top: '#3a0d1c', bottom: '#e0562f', sun: '#ffd9a0', far: '#8a2c26', near: '#2a0a14' },
} as const

/** Where the things of a scene stand side by side, by how many there are. */
const PLACES: readonly (readonly number[])[] = [[], [86], [54, 118], [38, 88, 138]]
const MIDDLE = 86
/** These lie all around the middle. */
const AROUND: readonly Verb[] = ['mine', 'planet', 'siege']

/** A card's picture: the light of its kind, a cracked sun for the Shattered Alliances, and what it does. */
export function sceneOf({ id, type, deck }: Pictured, next: Numbers): string {
  const { top, bottom, sun, far, near } = LIGHT[type]
  const [x, y, r] = [between(next, 34, 138), between(next, 22, 40), between(next, 16, 30)]
  const crack =
    deck === 'shattered'
      ? `<path d="M${short(x - 6)} ${short(y - r)}l9 ${short(r * 0.7)}l-8 ${short(r * 0.5)}l10 ${short(r * 0.8)}" stroke="${top}" stroke-width="3" fill="none"/>`
      : ''
  const beside = SCENES[id].filter(([verb]) => !AROUND.includes(verb))
  const places = PLACES[beside.length]
  const drawn = SCENES[id].map((thing) => {
    const [verb, n] = thing
    return THINGS[verb](next, n, places[beside.indexOf(thing)] ?? MIDDLE)
  })
  return sky(top, bottom) + stars(next, 26) + disc(x, y, r, sun) + crack + hills(next, near, far) + drawn.join('')
}

export const pictureOf = picturesOf<Pictured>(sceneOf)
