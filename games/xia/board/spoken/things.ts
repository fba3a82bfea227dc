import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import { aimed, kindOf, outfitOf } from '../../codecs.ts'
import type { Mission } from '../../content/mission.ts'
import { CARGO, type Cargo, type TileId } from '../../content/types.ts'
import { craftName } from '../../crafts.ts'
import { type Chart, hexesOf } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { missionTypeWords, outfitTypeWords } from '../cards/words.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { chartOf } from '../map/chart.ts'
import { lawText } from '../map/place-text.ts'
import {
  abilityBrief,
  abilityText,
  missionFacts,
  npcText,
  outfitText,
  shipFacts,
  tileText,
  titleText,
} from '../wording.ts'
import { stepsTo } from './goals.ts'
import { priceText } from './prices.ts'

/** The option that is about the ship's own impulse. */
export const IMPULSE = 'impulse'

type Found<T> = T | undefined
const find = <T>(list: { readonly [id: string]: T }, id: string): Found<T> =>
  Object.hasOwn(list, id) ? list[id] : undefined

/**
 * What stands on a ship, an outfit, an ability, a mission, a title, a sector, an NPC; what a player or a cargo is worth to know. Stories are on the cards: who
 * chooses wants to hear facts.
 */
export function thing(view: View, id: string, say: Formatter): Told | undefined {
  const shot = aimed.match(id)
  if (shot) return shotTold(view, shot.weapon, craftName(shot.target), say)
  const price = priceText(view, id, say)
  if (price !== undefined) return { name: capitalised(say.name(id)), brief: [price], full: [`${price}.`] }
  const key = kindOf(outfitOf(id))
  const name = capitalised(say.name(key))
  if (key === IMPULSE) {
    const own = view.seat === null ? '' : view.vessels[view.seat].ship
    const text = say.text('{{n|# space|# spaces}} without energy, once a turn', { n: content.ships[own]?.impulse ?? 0 })
    return { name, brief: [text], full: [`${text}.`] }
  }
  const ship = find(content.ships, key)
  if (ship)
    return {
      name,
      brief: [
        say.text('energy {{n}}', { n: ship.energy }),
        say.text('impulse {{n}}', { n: ship.impulse }),
        say.text('{{n}} hold spaces', { n: ship.hold.size }),
      ],
      full: [shipFacts(say, ship), abilityText(say, content.abilities[ship.ability])],
    }
  const outfit = find(content.outfits, key)
  if (outfit) {
    const brief = [
      outfitTypeWords(say, outfit.type),
      say.name(outfit.die, 'die'),
      say.text('{{n}} credits', { n: figure(say, outfit.price) }),
    ]
    return { name, brief, full: [outfitText(say, outfit)] }
  }
  const ability = find(content.abilities, key)
  if (ability) return { name, brief: [abilityBrief(say, ability)], full: [abilityText(say, ability)] }
  const mission = find(content.missions, key)
  if (mission)
    return {
      name,
      brief: [
        missionTypeWords(say, mission.type),
        say.text('deliver to {{place}}', { place: say.name(mission.delivery) }),
      ],
      full: [missionFacts(say, mission), ...missionPlaces(mission).map((tile) => wayText(view, tile, say))],
    }
  const title = find(content.titles, key)
  if (title) return { name, brief: [say.text('{{n}} Fame', { n: title.fame })], full: [titleText(say, title)] }
  const tile = find(content.tiles, key)
  if (tile) return { name, brief: tile.law ? [lawText(say, tile.law)] : [], full: [tileText(say, tile)] }
  const npc = find(content.npcs, key)
  if (npc) return { name, brief: [say.text('moves {{n}}', { n: npc.movement })], full: [npcText(say, npc)] }
  const vessel = view.vessels.find(({ colour }) => colour === key)
  if (vessel)
    return {
      name,
      brief: vesselBrief(vessel, say),
      full: [sentence(vesselBrief(vessel, say)), ...vesselOutfits(vessel, say)],
    }
  const cargo = CARGO.find((one) => one === key)
  return cargo && cargoTold(view, cargo, name, say)
}

/** A weapon or an ability, and whom it is aimed at. [combat.ram] Engines ram. */
function shotTold(view: View, weapon: string, target: string, say: Formatter): Told | undefined {
  const [using, on] = [thing(view, weapon, say), thing(view, target, say)]
  if (using === undefined || on === undefined) return using
  const rams = find(content.outfits, kindOf(outfitOf(weapon)))?.type === 'engine'
  return {
    name: using.name,
    brief: using.brief,
    full: [
      ...using.full,
      ...(rams ? [say.text('Ramming: what you roll hits your ship too.')] : []),
      `${on.name}: ${on.full.join(' ')}`,
    ],
  }
}

/** Where a mission leads, as far as it names sectors. */
const missionPlaces = (mission: Mission): readonly TileId[] => [
  ...('pickup' in mission ? [mission.pickup] : []),
  mission.delivery,
]

/** How far it is to a mission point, or that nobody knows. */
function wayText(view: View, tile: TileId, say: Formatter): string {
  const place = say.name(tile)
  const n = stepsTo(view, tile)
  if (n === undefined) return say.text('Undiscovered: {{place}}.', { place })
  return n === 0
    ? say.text('You are at {{place}}.', { place })
    : say.text('{{n|# space|# spaces}} to {{place}}.', { n, place })
}

const sentence = (parts: readonly string[]): string => `${capitalised(parts.join(', '))}.`

const vesselBrief = ({ ship, fame, bounty }: VesselView, say: Formatter): string[] => [
  ...(ship === '' ? [] : [say.name(ship)]),
  say.text('{{n}} Fame', { n: fame }),
  ...(bounty > 0 ? [say.text('bounty {{n}}', { n: figure(say, bounty) })] : []),
]

const vesselOutfits = ({ outfits, energy }: VesselView, say: Formatter): string[] => [
  say.text('Energy {{n}}.', { n: energy }),
  ...(outfits.length === 0
    ? []
    : [say.text('Outfits: {{outfits}}.', { outfits: outfits.map(({ outfit }) => say.name(outfit)).join(', ') })]),
]

/** Where a cargo is sold, bought and gathered, as far as sectors are known. */
function cargoTold(view: View, cargo: Cargo, name: string, say: Formatter): Told {
  const chart = chartOf(view.sectors)
  const where = (...kinds: readonly string[]): string =>
    sectorsWith(chart, cargo, kinds)
      .map((tile) => say.name(tile))
      .join(', ')
  const [sold, bought, gathered] = [where('buy'), where('sell'), where('mine', 'salvage', 'harvest')]
  const full = [
    ...(sold === '' ? [] : [say.text('Sold at {{places}}.', { places: sold })]),
    ...(bought === '' ? [] : [say.text('Bought at {{places}}.', { places: bought })]),
    ...(gathered === '' ? [] : [say.text('Mined, salvaged, or harvested at {{places}}.', { places: gathered })]),
  ]
  return { name, brief: [], full: full.length > 0 ? full : [say.text('No known sector deals in it.')] }
}

const sectorsWith = (chart: Chart, cargo: Cargo, kinds: readonly string[]): readonly string[] =>
  chart.sectors
    .filter(
      (_, sector) =>
        hexesOf(chart, sector, ({ special }, cell) => {
          const one = special[cell]
          return one !== undefined && kinds.includes(one.kind) && 'cargo' in one && one.cargo.includes(cargo)
        }).length > 0,
    )
    .map(({ tile }) => tile)
