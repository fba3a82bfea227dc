import { housePack } from '../content/house.ts'
import type { State } from '../rules/state.ts'
import { redrawn, walled } from './rules/redrawn.ts'
import { at, position } from './scene.ts'

const BUSY_TILES = ['kemplar-ii', 'neo-damascus', 'azure', 'expeditor-gate', 'loath']
const busyAt = (tile: string, q: number, r: number) => at(position({ players: 5, tiles: BUSY_TILES }), tile, q, r)
const ABILITIES = Object.values(housePack.abilities).map(({ id }) => id)

/** The Merchant before a planet without an entrance, with ships on all spaces before it: it will be thrown back. */
export const heldUp = (): State =>
  redrawn(
    { lunari: { map: walled('PLN', 'PLN', 'PLN$P') } },
    {
      tiles: ['lunari', 'hollow-expanse', 'burning-horse'],
      ships: { red: { at: '3,-1' }, blue: { at: '3,-2' }, yellow: { at: '3,-3' } },
      npcs: { merchant: { at: '7,-3', controller: 'red', stop: 4 } },
      dice: [[20, 5]],
    },
  ).state

/** In the middle of a rich life: what beginners never get to see is near. */
export const busy = (number: number): State =>
  position({
    players: 5,
    tiles: BUSY_TILES,
    options: { goal: 20 },
    turn: (['red', 'blue', 'yellow', 'green', 'purple'] as const)[number % 5],
    npcs: { merchant: { at: busyAt('expeditor-gate', 1, 1), damage: 6 } },
    ships: {
      red: {
        ship: 'obsidian-choir',
        at: '1,-1',
        abilities: ABILITIES,
        outfits: ['m-22 a1.0', 'targe a3.0'],
        damage: ['d1', 'd2'],
        credits: 20000,
        completed: ['T02', 'R03'],
        mission: 'T01',
        titles: ['scrapper', 'gate-runner'],
      },
      blue: {
        ship: 'gilded-auroch',
        at: busyAt('neo-damascus', 2, -2),
        abilities: ABILITIES,
        cubes: { a2: 'spice', b2: 'spice' },
        credits: 12000,
        mission: 'R01',
        payment: 3000,
        bounty: 1000,
      },
      yellow: {
        ship: 'twin-mirage',
        at: busyAt('azure', 0, -1),
        mission: number % 5 === 2 ? 'G03' : 'R02',
        payment: 2000,
        completed: ['G01'],
        credits: 9000,
      },
      green: {
        ship: 'wardens-oath',
        at: '0,0',
        damage: ['b1', 'c1', 'd1'],
        mission: number % 2 === 0 ? 'R06' : 'B01',
        payment: number % 2 === 0 ? 2000 : undefined,
        outfits: ['basilisk a2.0'],
        credits: 15000,
      },
      purple: {
        ship: 'argent-leviathan',
        at: busyAt('loath', -1, -1),
        cubes: { a1: 'holo', b1: 'terra', c1: 'spice' },
        mission: 'B02',
        outfits: ['basilisk d1.0'],
      },
    },
  })
