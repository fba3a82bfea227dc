import { assertPack } from '@orrery/engine'
import { readShape } from '../../hold/shape.ts'
import { readShip } from '../ships/cards.ts'
import { entrancesText, mapText, readTile, type TileFacts } from '../tiles/map-text.ts'
import { type AbilityId, type Content, type Outfit, SECTOR_TYPES, type Ship, type Tier, type Tile } from '../types.ts'
import { changeEach, readCount, readDie, reading, readNumbers, readOneOf, readRange, readText } from './read.ts'

/** Tiles take the same texts as ours: `sides`, `entrances`, `map`. A new map brings its own entrances. */
export const changeTiles = (tiles: Content['tiles'], changes: unknown): Content['tiles'] =>
  changeEach(
    'tile',
    tiles,
    changes,
    (tile, what, given): Tile => {
      const facts: TileFacts = {
        id: tile.id,
        name: readText(`${what}.name`, given.name ?? tile.name),
        type: readOneOf(`${what}.type`, given.type ?? tile.type, SECTOR_TYPES),
        basis: tile.basis,
        source: tile.source,
        malfunctioning: tile.malfunctioning,
        sides: readText(`${what}.sides`, given.sides ?? tile.symbols.join(' ')),
        entrances: readEntrances(what, given.entrances ?? (given.map === undefined ? entrancesText(tile) : '')),
        map: readText(`${what}.map`, given.map ?? mapText(tile)),
      }
      return reading(what, () => readTile(facts))
    },
    () => ['name', 'type', 'sides', 'entrances', 'map'],
  )

function readEntrances(what: string, text: unknown): string {
  assertPack(typeof text === 'string', `${what}.entrances is not a text`)
  return text
}

export const changeOutfits = (outfits: Content['outfits'], changes: unknown): Content['outfits'] =>
  changeEach(
    'outfit',
    outfits,
    changes,
    (outfit, what, given): Outfit => ({
      ...outfit,
      name: readText(`${what}.name`, given.name ?? outfit.name),
      price: readCount(`${what}.price`, given.price ?? outfit.price),
      resale: readCount(`${what}.resale`, given.resale ?? outfit.resale),
      die: readDie(`${what}.die`, given.die ?? outfit.die),
      shape: given.shape === undefined ? outfit.shape : readOutfitShape(what, given.shape),
      range: given.range === undefined ? outfit.range : readWeaponRange(outfit, what, given.range),
    }),
    () => ['name', 'price', 'resale', 'die', 'shape', 'range'],
  )

const readOutfitShape = (what: string, drawing: unknown): Outfit['shape'] =>
  reading(what, () => readShape(readText(`${what}.shape`, drawing)))

function readWeaponRange(outfit: Outfit, what: string, range: unknown): readonly [number, number] {
  assertPack(outfit.type === 'blaster' || outfit.type === 'missile', `${what} is no weapon and has no range`)
  return readRange(`${what}.range`, range)
}

const MAT = ['name', 'tier', 'price', 'energy', 'impulse', 'ability', 'hold']
const BACK = ['maker', 'technical', 'note', 'backstory', 'victory']
const TECHNICAL = ['built', 'length', 'mass', 'crew']

/** Ships are made anew even if only the outfits have changed: what fits where follows from both. */
export function changeShips(ships: Content['ships'], changes: unknown, outfits: Content['outfits']): Content['ships'] {
  const kinds = Object.values(outfits)
  const changed = changeEach(
    'ship',
    ships,
    changes,
    (ship, what, given): Ship => ({
      ...ship,
      name: readText(`${what}.name`, given.name ?? ship.name),
      tier: readCount(`${what}.tier`, given.tier ?? ship.tier, 1, 3) as Tier,
      price: readCount(`${what}.price`, given.price ?? ship.price),
      energy: readCount(`${what}.energy`, given.energy ?? ship.energy, 1),
      impulse: readCount(`${what}.impulse`, given.impulse ?? ship.impulse, 1),
      // Whether there is such an ability shows when the abilities look for their ships.
      ability: readText(`${what}.ability`, given.ability ?? ship.ability) as AbilityId,
      maker: readText(`${what}.maker`, given.maker ?? ship.maker),
      technical: { ...ship.technical, ...readNumbers(`${what}.technical`, given.technical ?? {}, TECHNICAL) },
      note: readText(`${what}.note`, given.note ?? ship.note),
      backstory: readText(`${what}.backstory`, given.backstory ?? ship.backstory),
      victory: readText(`${what}.victory`, given.victory ?? ship.victory),
      hold: reading(what, () => readShip({ ...ship, hold: holdText(what, ship, given.hold) }, kinds).hold),
    }),
    () => [...MAT, ...BACK],
  )
  const fitted = Object.values(changed).map((ship) => [
    ship.id,
    readShip({ ...ship, hold: ship.hold.rows.join('/') }, kinds),
  ])
  return Object.freeze(Object.fromEntries(fitted))
}

const holdText = (what: string, ship: Ship, hold: unknown): string =>
  hold === undefined ? ship.hold.rows.join('/') : readText(`${what}.hold`, hold)
