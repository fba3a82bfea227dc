import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { NOBODY } from '../crafts.ts'
import { invariants } from '../invariants.ts'
import { hexNamed } from '../map/hex.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { position } from './scene.ts'

/** Three ships with something aboard, an NPC, cards in all places. */
const sound = (): State =>
  position({
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    openTitles: ['comet'],
    ships: {
      red: { at: '0,0', outfits: ['m-22 a1.0'], cubes: { d1: 'spice' }, mission: 'R01' },
      blue: { at: '1,0', titles: ['ace'] },
      yellow: { at: '2,0' },
    },
    npcs: { merchant: { at: '-1,0' } },
  })

/** What the checks say of a position in which something has been spoilt. */
function complaints(spoil: (g: State) => void): string[] {
  const g = sound()
  spoil(g)
  return invariants(g)
}

/** The first outfit of red once more, or changed. */
const outfits = (g: State, ...changes: readonly object[]) =>
  fixed(changes.map((change) => ({ ...g.vessels[0].outfits[0], ...change })))

const SPOILT: readonly (readonly [complaint: string, spoil: (g: State) => void])[] = [
  ['it is not clear whether the game is over', (g) => (g.winner = 0)],
  [
    'the cubes are 14, 15, 15, 15, 15 instead of 15 of each',
    (g) => (g.vessels[0].cubes = g.vessels[0].cubes.with(3, 0)),
  ],
  [
    'the cubes are 15, 15, 15, 15, 15 instead of 15 of each',
    (g) => {
      g.cubeSupply = g.cubeSupply.with(1, -1)
      g.stowing = fixed(Array.from({ length: 16 }, () => 1))
    },
  ],
  ['there are 6 m-22', (g) => (g.vessels[0].outfits = fixed([]))],
  ['there are 8 halon', (g) => (g.outfitSupply = { ...g.outfitSupply, halon: 8 })],
  ['missions are lost or doubled', (g) => (g.missionDiscard = fixed(['R01']))],
  ['missions are lost or doubled', (g) => (g.vessels[0].mission = '')],
  ['titles are lost or doubled', (g) => (g.vessels[1].titles = fixed([]))],
  ['titles are lost or doubled', (g) => (g.titleDeck = g.titleDeck.with(0, 'comet'))],
  ['tokens of fame are lost or doubled', (g) => (g.vessels[0].tokens = fixed(['fame']))],
  ['tiles are lost or doubled', (g) => (g.sectorDeck = fixed(g.sectorDeck.slice(1)))],
  ['two tiles share a slot', (g) => (g.sectors = g.sectors.with(2, { ...g.sectors[2], slot: g.sectors[1].slot }))],
  ['tokens and sectors do not match', (g) => (g.tokens = fixed([...g.tokens, '']))],
  ['Yellow is off the map', (g) => (g.vessels[2].hex = hexNamed('40,40'))],
  ['Blue and Red share a space', (g) => (g.vessels[1].hex = g.vessels[0].hex)],
  ['merchant and Red share a space', (g) => (g.drones[0].hex = g.vessels[0].hex)],
  [
    'outfits of Red overlap',
    (g) => {
      g.vessels[0].outfits = outfits(g, {}, {})
      g.outfitSupply = { ...g.outfitSupply, 'm-22': 5 }
    },
  ],
  ['something of Red lies outside the hold', (g) => (g.vessels[0].damage = 1 << 20)],
  ['a cube of Red lies on something', (g) => (g.vessels[0].damage = 1 << 3)],
  ['Yellow should be destroyed', (g) => (g.vessels[2].damage = g.content.ships.numerator.hold.all)],
  ['m-22 of Red has no such place', (g) => (g.vessels[0].outfits = outfits(g, { place: 'd4.0' }))],
  ['a marker of Red lies on no use space', (g) => Object.assign(g.vessels[0], { armed: 3, used: 1 << 3 })],
  ['a marker of Red lies on no use space', (g) => Object.assign(g.vessels[0], { armed: 3, used: 1, damage: 1 })],
  ['Red has not four markers', (g) => (g.vessels[0].armed = 5)],
  ['Red has not four markers', (g) => (g.vessels[0].armed = -1)],
  ['Red has 9 energy', (g) => (g.vessels[0].energy = 9)],
  ['Red has -1 energy', (g) => (g.vessels[0].energy = -1)],
  ['Red has less than no credits', (g) => (g.vessels[0].credits = -1)],
  ['Red has less than no credits', (g) => (g.vessels[0].bounty = -1)],
  ['the hold of Blue has another size', (g) => (g.vessels[1].cubes = fixed([]))],
  ['Red is gone with cubes', (g) => (g.vessels[0].hex = NOWHERE)],
]

test('a sound position has nothing to complain about', () => {
  expect(invariants(sound())).toEqual([])
})

test.each(SPOILT)('%s', (complaint, spoil) => {
  expect(complaints(spoil)).toEqual([complaint])
})

test('[ship.space] a ship that moves, or is being followed, may share a space', () => {
  const shared = (change: (g: State) => void) =>
    complaints((g) => {
      g.vessels[1].hex = g.vessels[0].hex
      change(g)
    })
  const { hex } = sound().vessels[0]
  expect(
    shared((g) => (g.move = { seat: 1, left: 1, drifts: false, slips: false, back: hex, stranded: undefined })),
  ).toEqual([])
  expect(shared((g) => (g.vessels[2].host = 0))).toEqual([])
  expect(shared((g) => (g.vessels[2].host = NOBODY))).toHaveLength(1)
})
