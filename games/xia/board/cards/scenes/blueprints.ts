import { at, disc, type Numbers, picturesOf, SCENE, type Scene, short, times } from '@orrery/board'
import type { Ability, Outfit, OutfitType, Title } from '../../../content/types.ts'
import { icons } from '../../icons.ts'
import { hullOf } from '../../ships/silhouettes.ts'

/** Paper with a fine grid. */
function paper(next: Numbers, ground: string, line: string): string {
  const shift = Math.round(next() * 8)
  const lines =
    times(22, (i) => `M${i * 8 + shift} 0V${SCENE.height}`) + times(12, (i) => `M0 ${i * 8 + shift}H${SCENE.width}`)
  return `<rect width="${SCENE.width}" height="${SCENE.height}" fill="${ground}"/><path d="${lines}" stroke="${line}" stroke-width=".6" opacity=".5"/>`
}

const icon = (path: string, x: number, y: number, size: number, fill: string): string =>
  at(x - size / 2, y - size / 2, `<path d="${path}" fill="${fill}"/>`, ` scale(${(size / 512).toFixed(3)})`)

const OUTFIT_TONES: { readonly [type in OutfitType]: readonly [ground: string, line: string, body: string] } = {
  engine: ['#2a1606', '#b9691f', '#ffb45e'],
  shield: ['#071a2c', '#2a6ba3', '#8fd0ff'],
  blaster: ['#2a0912', '#9d3049', '#ff9db0'],
  missile: ['#170f2e', '#5d4aa3', '#c9b8ff'],
}

/** What an outfit does: as many nozzles, arcs, barrels or missiles as its die has halves. */
const WORKS: { readonly [type in OutfitType]: (count: number, tone: string) => string } = {
  engine: (count, tone) =>
    times(
      count,
      (i) =>
        `<path d="M${100 + (i % 3) * 24} ${30 + Math.floor(i / 3) * 31}h14l4 12h-22z" fill="${tone}"/><path d="M${101 + (i % 3) * 24} ${43 + Math.floor(i / 3) * 31}h12l-6 14z" fill="#6fe3ff"/>`,
    ),
  shield: (count, tone) =>
    times(
      count,
      (i) =>
        `<path d="M${104 - i * 4} 82A${26 + i * 7} ${26 + i * 7} 0 0 1 ${160 + i * 1.5} ${70 - i * 9}" fill="none" stroke="${tone}" stroke-width="3" opacity="${short(1 - i * 0.12)}"/>`,
    ),
  blaster: (count, tone) =>
    times(
      count,
      (i) =>
        `<path d="M98 ${14 + i * 12}h40v6h-40z" fill="${tone}"/><path d="M142 ${17 + i * 12}h28" stroke="#ff5a3c" stroke-width="2" stroke-dasharray="7 3"/>`,
    ),
  missile: (count, tone) =>
    times(count, (i) =>
      at(
        112 + (i % 3) * 22,
        40 + Math.floor(i / 3) * 34,
        `<path d="M0-16L6-4V10L10 16H-10L-6 10V-4Z" fill="${tone}"/>`,
      ),
    ),
}

/** An outfit: its shape in the hold, and what it does. */
export const outfitScene: Scene<Outfit> = ({ type, die, shape }, next) => {
  const [ground, line, body] = OUTFIT_TONES[type]
  const { rows } = shape
  const cell = Math.min(22, 76 / rows.length, 84 / Math.max(...rows.map((row) => row.length)))
  const cells = rows.flatMap((row, y) =>
    [...row].map((mark, x) => {
      if (mark === '.') return ''
      const [left, top] = [10 + x * cell, (SCENE.height - rows.length * cell) / 2 + y * cell]
      const socket =
        mark === 'U'
          ? `<circle cx="${short(left + cell / 2)}" cy="${short(top + cell / 2)}" r="${short(cell * 0.27)}" fill="#0008" stroke="#fff"/>`
          : ''
      return `<rect x="${short(left + 1)}" y="${short(top + 1)}" width="${short(cell - 2)}" height="${short(cell - 2)}" rx="3" fill="${line}" stroke="${body}" stroke-width="1.5"/>${socket}`
    }),
  )
  return paper(next, ground, line) + cells.join('') + WORKS[type](die / 2, body)
}

/** By what a title counts: its sign, and the ribbon it hangs on. */
const MEDALS: { readonly [counts: string]: readonly [icon: string, ribbon: string] } = {
  tiles: [icons['radar-dish'], '#2a8f86'],
  blindJumps: [icons.compass, '#7a4fc0'],
  tokens: [icons.token, '#b07a1e'],
  mined: [icons.mining, '#8d5a2c'],
  salvaged: [icons.crane, '#8f3a3a'],
  harvested: [icons.steam, '#5a3f9c'],
  soldAtOnce: [icons['sell-card'], '#3f8a3a'],
  planets: [icons['flag-objective'], '#2f6ea5'],
  equalKills: [icons.crosshair, '#a52a3c'],
  longShots: [icons['missile-launcher'], '#6f7f1e'],
  halfDamage: [icons['broken-wall'], '#6a5a4a'],
  bounty: [icons['death-skull'], '#7a1f1a'],
  kindness: [icons.person, '#c06a8f'],
  credits: [icons['two-coins'], '#c09a1e'],
  missionTypes: [icons['tied-scroll'], '#3a6a5a'],
  shields: [icons.sunglasses, '#4a4a6a'],
  spaces: [icons.afterburn, '#c0561e'],
  gates: [icons['star-gate'], '#1e8fa5'],
}

/** A title: a medal with the sign of what was done for it, a star for each Fame Point. */
export const titleScene: Scene<Title> = ({ counter, fame }, next) => {
  const [sign, ribbon] = MEDALS[counter] ?? [icons['round-star'], '#2a6ba3']
  return (
    paper(next, '#0a1826', ribbon) +
    `<path d="M56 0L80 50L86 34L92 50L116 0Z" fill="${ribbon}"/><path d="M64 0L84 42M108 0L88 42" stroke="#fff" stroke-width="3" opacity=".55"/><path d="M0 92L44 20L60 92ZM172 92L128 20L112 92Z" fill="${ribbon}" opacity=".7"/>` +
    disc(86, 56, 32, '#8a5f10') +
    disc(86, 56, 29, '#f0c469') +
    disc(86, 56, 23, '#fff2cf') +
    icon(sign, 86, 56, 34, '#2c1b00') +
    times(fame, (i) => icon(icons['round-star'], 150, 18 + i * 22, 18, '#ffd166'))
  )
}

const ABILITY_TONES: { readonly [use: string]: readonly [ground: string, line: string] } = {
  action: ['#06231f', '#2aa394'],
  minor: ['#1c1a2e', '#6f6aa3'],
  attack: ['#2a0912', '#b03a4f'],
  defense: ['#071a2c', '#3a7fc0'],
}
const BOOST = ['#2a1f06', '#b08a2f'] as const

/** What each ability looks like on its ship. */
const ABILITY_SIGNS: { readonly [ability: string]: string } = {
  'slipstream-hop': icons.afterburn,
  'evasive-thrusters': icons['jet-pack'],
  'auto-pilot': icons.compass,
  pounce: icons.crosshair,
  'dark-veil': icons.sunglasses,
  'mag-harpoon': icons.magnet,
  'bulk-broker': icons['buy-card'],
  'prospector-rig': icons.mining,
  overburn: icons['power-lightning'],
  'ablative-plating': icons['bolt-shield'],
  'lock-jammer': icons['radar-dish'],
  'forged-papers': icons.passport,
  broadside: icons.blaster,
  'fold-jump': icons['star-gate'],
  'price-fixer': icons['two-coins'],
  'siphon-lance': icons['battery-0'],
  replication: icons.cubes,
  'repair-swarm': icons.spanner,
}

/** An ability: its ship on the drawing board, and what it does; a bolt for each energy. */
export const abilityScene: Scene<Ability> = ({ id, ship, use, energy }, next) => {
  const [ground, line] = ABILITY_TONES[use] ?? BOOST
  return (
    paper(next, ground, line) +
    at(
      52,
      46,
      `<path d="${hullOf(ship)}" fill="${line}" fill-opacity=".45" stroke="#eaf6ff" stroke-width=".9"/><path d="M-26 0H26M0-26V26" stroke="#eaf6ff" stroke-width=".5" stroke-dasharray="2 2"/>`,
      ` rotate(${short(20 + next() * 30)}) scale(1.75)`,
    ) +
    icon(ABILITY_SIGNS[id] ?? icons['power-lightning'], 122, 46, 62, '#eaf6ff') +
    times(energy, (i) => icon(icons['power-lightning'], 160, 78 - i * 20, 18, '#ffb757'))
  )
}

export const outfitPicture = picturesOf(outfitScene)
export const titlePicture = picturesOf(titleScene)
export const abilityPicture = picturesOf(abilityScene)
