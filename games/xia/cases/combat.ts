import type { Case } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import type { ShipSetting } from '../scenes/build.ts'
import { OPEN_SPACE, position, RED, WRECK } from './position.ts'

/** One shot left, and nowhere to go. */
const GUNSHIP: ShipSetting = {
  ship: 'gaiden',
  at: '0,1',
  outfits: ['saker-v c1.0'],
  armed: 1,
  energy: 0,
  impulse: false,
  credits: 0,
}

const BLASTER = 'saker-v@c1'

/** A tier 2 ship with one space left. */
const LARGE_WRECK: ShipSetting = {
  ship: 'copper-lark',
  damage: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2', 'a3', 'b3', 'c3', 'd3'],
}

const UNDER_FIRE = position({
  ...OPEN_SPACE,
  turn: 'blue',
  ships: {
    red: {
      ...WRECK,
      at: '0,0',
      outfits: ['targe b3.0'],
      damage: WRECK.damage?.slice(0, 8),
      fame: 9,
      mission: 'S03',
      payment: 3000,
    },
    blue: { ship: 'gaiden', at: '1,0', outfits: ['saker-v c1.0'], impulse: false },
  },
})

/** The spaces of the engine and the cubes in the last case, and how many are empty. */
const LOADED: readonly unknown[] = ['a1', 'a2', 'b2', 'c1', 'd1']
const EMPTY = 7
const isLoaded = (space: unknown) => LOADED.includes(space)

/** Whom to shoot, with what, and what to answer. */
export const combat: readonly Case<State>[] = [
  {
    id: 'one-shot-to-victory',
    ...position({ ...OPEN_SPACE, ships: { red: { ...GUNSHIP, fame: 9 }, blue: { ...WRECK, at: '1,1' } } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['attack'],
  },
  {
    id: 'shoot-the-wreck',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ...GUNSHIP, fame: 9 },
        blue: { ...WRECK, at: '1,1' },
        yellow: { ship: 'numerator', at: '-1,1' },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Blue`],
  },
  {
    id: 'the-larger-wreck-wins',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ...GUNSHIP, fame: 8 },
        blue: { ...WRECK, at: '1,1' },
        yellow: { ...LARGE_WRECK, at: '-1,1' },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Yellow`],
  },
  {
    id: 'shoot-the-outlaw',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ...GUNSHIP, fame: 4 },
        blue: { ...WRECK, at: '1,1' },
        yellow: {
          ship: 'easy-tiger',
          at: '-1,1',
          bounty: 4000,
          damage: ['a1', 'b1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'],
        },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Yellow`],
  },
  {
    id: 'shoot-rather-than-ram',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: {
          ...GUNSHIP,
          outfits: ['saker-v c1.0', 'm-22 a3.2'],
          damage: ['b1', 'd2', 'c3', 'd3'],
          fame: 4,
        },
        blue: { ...WRECK, at: '1,1' },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Blue`],
  },
  {
    id: 'stop-the-leader',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ...GUNSHIP, fame: 6 },
        blue: { ...WRECK, at: '1,1', fame: 2 },
        yellow: {
          ship: 'easy-tiger',
          at: '-1,1',
          damage: ['a1', 'b1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'],
          fame: 9,
          mission: 'S08',
          payment: 3000,
        },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Yellow`],
  },
  {
    id: 'both-shots-at-one-ship',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ...GUNSHIP, armed: 2, fame: 9 },
        blue: { ...WRECK, at: '1,1', damage: ['a1', 'b1', 'c1'] },
        yellow: { ship: 'numerator', at: '-1,1' },
      },
    }),
    way: ['attack', `${BLASTER}>Blue`],
    seat: RED,
    asks: 'combat.declare',
    right: [`${BLASTER}>Blue`],
  },
  {
    id: 'an-ace-needs-an-equal',
    ...position({
      ...OPEN_SPACE,
      openTitles: ['ace'],
      ships: {
        red: {
          ship: 'bastion-mule',
          at: '0,1',
          abilities: ['auto-pilot', 'ablative-plating'],
          outfits: ['basilisk a1.0'],
          armed: 1,
          energy: 0,
          impulse: false,
          fame: 6,
        },
        blue: { ...WRECK, at: '1,1', bounty: 1000 },
        yellow: { ...LARGE_WRECK, at: '-1,1' },
      },
    }),
    way: ['attack'],
    seat: RED,
    asks: 'combat.declare',
    right: ['basilisk@a1>Yellow'],
  },
  {
    id: 'pounce-when-the-die-is-not-enough',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: {
          ship: 'easy-tiger',
          at: '0,1',
          outfits: ['pepperbox a1.0'],
          armed: 1,
          energy: 1,
          impulse: false,
          fame: 9,
        },
        blue: { ...WRECK, at: '1,1', damage: ['a1', 'b1', 'c1', 'd1', 'a2'] },
      },
    }),
    way: ['attack', 'pepperbox@a1>Blue'],
    seat: RED,
    asks: 'combat.declare',
    right: ['pounce>Blue'],
  },
  {
    id: 'dodge-the-last-hit',
    ...position({
      ...OPEN_SPACE,
      turn: 'blue',
      ships: {
        red: {
          ship: 'gaiden',
          at: '0,1',
          damage: ['b1', 'c1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'],
          energy: 1,
          fame: 9,
          mission: 'S08',
          payment: 3000,
        },
        blue: { ship: 'numerator', at: '1,1', outfits: ['saker-v c1.0'], impulse: false },
      },
    }),
    way: ['attack', `${BLASTER}>Red`, 'fire'],
    seat: RED,
    asks: 'combat.defend',
    right: ['evasive-thrusters'],
  },
  {
    id: 'fly-up-to-the-wreck',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: {
          ship: 'numerator',
          at: '-2,0',
          outfits: ['saker-v c1.0'],
          armed: 1,
          energy: 0,
          credits: 0,
          fame: 9,
        },
        blue: { ...WRECK, at: '2,0' },
      },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: ['-1,0', '0,0', '1,0'],
  },
  {
    id: 'raise-the-shield',
    ...UNDER_FIRE,
    way: ['attack', `${BLASTER}>Red`, 'fire'],
    seat: RED,
    asks: 'combat.defend',
    right: ['targe@b3'],
  },
  {
    id: 'and-raise-it-twice',
    ...UNDER_FIRE,
    way: ['attack', `${BLASTER}>Red`, `${BLASTER}>Red`, 'targe@b3'],
    seat: RED,
    asks: 'combat.defend',
    right: ['targe@b3'],
  },
  {
    id: 'shield-before-the-scoundrel',
    ...position(
      {
        tiles: ['quiet-reach', 'loath', 'hollow-expanse'],
        ships: {
          red: {
            ...WRECK,
            at: 'quiet-reach 0,0',
            outfits: ['targe b3.0'],
            damage: WRECK.damage?.slice(0, 8),
            impulse: false,
            fame: 9,
            mission: 'S03',
            payment: 3000,
          },
          blue: { ship: 'gaiden', at: 'hollow-expanse 0,0', bounty: 1000 },
          yellow: { ship: 'numerator', at: 'hollow-expanse 1,0', bounty: 1000 },
        },
        npcs: { scoundrel: { at: 'quiet-reach 1,0', controller: 'red' } },
      },
      { npcs: true },
    ),
    way: ['end'],
    seat: RED,
    asks: 'combat.defend',
    right: ['targe@b3'],
  },
  {
    id: 'let-empty-spaces-take-it',
    ...position({
      ...OPEN_SPACE,
      turn: 'blue',
      ships: {
        red: {
          ship: 'swamp-rat',
          at: '0,0',
          outfits: ['m-22 a1.0'],
          cubes: { c1: 'holo', d1: 'holo' },
          fame: 4,
        },
        blue: { ship: 'gaiden', at: '1,0', outfits: ['saker-v c1.0'], impulse: false },
      },
    }),
    way: ['attack', `${BLASTER}>Red`, 'fire'],
    seat: RED,
    asks: 'ship.damage',
    right: (spaces) => Array.isArray(spaces) && spaces.filter(isLoaded).length === Math.max(0, spaces.length - EMPTY),
  },
]
