import { between, disc, type Numbers, short, sky, times } from '@orrery/board'
import type { CombatCardId, CounterattackId, Power, Timing } from '../../../content/types.ts'
import { sign } from './sign.ts'

/** What is on a combat card or a counterattack: the seal of a faction or of a deed, and the stroke that cuts it. */
export interface SealPicture {
  readonly id: string
  readonly power: Power | undefined
  readonly sign: string
  readonly timing: Timing
}

/** Degrees: before the combat upwards, with the attack ahead, back at it, and down when it is over. */
const STROKES: { readonly [timing in Timing]: number } = {
  pre: -32,
  attack: 0,
  counter: 180,
  post: 32,
  'after-turn': 62,
  'by-faction': -62,
}

const HUES: { readonly [power in Power]: readonly [wax: string, night: string] } = {
  cybersamurai: ['#f0714a', '#3a1420'],
  'dark-seed': ['#58b4ea', '#10283c'],
  nomads: ['#f2c94c', '#3a2c10'],
  boarlords: ['#7fce86', '#16301c'],
  oni: ['#d8cfe6', '#2a2038'],
}
const TIMED: { readonly [timing in Timing]: readonly [wax: string, night: string] } = {
  pre: ['#84c98d', '#15301f'],
  attack: ['#7fb0f5', '#14233f'],
  counter: ['#f0808c', '#3a1220'],
  post: ['#bca8e8', '#241b3c'],
  'after-turn': ['#ffd166', '#3a2a10'],
  'by-faction': ['#e6e3ee', '#262330'],
}

/** A seal in wax, cut by a stroke whose direction says when it strikes. */
export function sealScene({ power, sign: deed, timing }: SealPicture, next: Numbers): string {
  const [wax, night] = power === undefined ? TIMED[timing] : HUES[power]
  const [x, y] = [power === undefined ? between(next, 66, 106) : 54, 46]
  const angle = STROKES[timing]
  const drops = times(9, () => {
    const turn = next() * 2 * Math.PI
    return disc(x + 40 * Math.cos(turn), y + 40 * Math.sin(turn), between(next, 4, 9), wax)
  })
  const stroke = `<g transform="translate(${short(x)} ${y}) rotate(${angle})"><path d="M-120-3L96-8L128 0L96 8L-120 3Z" fill="#fff6d8" opacity=".92"/><path d="M-120 5L96 11" stroke="#14121b" stroke-width="3"/></g>`
  // A faction's emblem is the seal; what the card does stands beside it.
  const beside = power === undefined ? '' : sign(deed, 130, 46, 62, '#fbf4ea')
  return (
    sky('#0f0c16', night) +
    drops +
    disc(x, y, 41, wax) +
    `<circle cx="${short(x)}" cy="${y}" r="34" fill="none" stroke="${night}" stroke-width="2.5" stroke-dasharray="5 3"/>` +
    stroke +
    sign(power ?? deed, x, y, 60, night) +
    beside
  )
}

/** What a combat card does, by the icon of a thing; Annihilation and Conquest are the same in all factions. */
export const COMBAT_SIGNS: { readonly [id in CombatCardId]: string } = {
  'no-annihilation': 'damage',
  'no-conquest': 'conquest',
  'no-guerilla': 'move',
  'no-assume': 'espionage',
  'bo-annihilation': 'damage',
  'bo-conquest': 'conquest',
  'bo-raging-horde': 'aggressive',
  'bo-stampede': 'pigs',
  'ds-annihilation': 'damage',
  'ds-conquest': 'conquest',
  'ds-kamikaze': 'grenade',
  'ds-swarm': 'wasp',
  'cs-annihilation': 'damage',
  'cs-conquest': 'conquest',
  'cs-target': 'tetsuo',
  'oni-conquest': 'oni-conquest',
}

export const COUNTER_SIGNS: { readonly [id in CounterattackId]: string } = {
  counterstrike: 'damage',
  'defense-action': 'shield-drone',
  protection: 'bushido',
  'slow-conquest': 'initiative',
  retreat: 'oni-move',
  'hold-the-line': 'cover',
  'time-consuming': 'draw',
  'natures-wisdom': 'fertile',
  'damaged-earth-crust': 'unstable',
  sacrifice: 'health',
  pushback: 'move',
  'total-loss': 'devastated',
  'a-darker-future': 'tsukuyumi',
  'crush-the-bugs': 'worker',
  vendetta: 'samurai',
  'out-of-ammo': 'rifle',
  martyrs: 'lt-dan',
  'what-a-racket': 'aggressive',
  misfire: 'tube',
  'trampled-to-death': 'boarmaster',
  'loss-of-control': 'tenno',
  landscaping: 'mountain',
  'de-evolution': 'breeder',
  escape: 'flying',
  'hold-your-ground': 'stronghold',
  'where-there-is-one': 'oni',
}
