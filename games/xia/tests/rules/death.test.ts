import { describe, expect, test } from 'vitest'
import { MERCHANT } from '../../crafts.ts'
import xia from '../../game.ts'
import { hexDistance, hexNamed } from '../../map/hex.ts'
import { playOn, scene, whereIs } from '../scene.ts'
import { battered, damageOf } from './battered.ts'

const DEBRIS = ['pelmont', 'quiet-reach', 'hollow-expanse']
const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']

const loaded = {
  ship: 'puddle-jumper',
  outfits: ['m-22 a1.0'],
  cubes: { d1: 'spice', d2: 'holo' },
  mission: 'R09',
  completed: ['S01'],
  titles: ['ace'],
  bounty: 2000,
  credits: 4000,
  fame: 2,
} as const

/** Red flies into debris and is gone. */
const wrecked = (red: object = {}) =>
  scene({ tiles: DEBRIS, ships: { red: { ...loaded, at: '-1,0', ...red } }, dice: [[20, 3]] }).play(
    'red: impulse, cross:E',
  )

test('[death.remove] mission, cubes and bounty are lost; ship, outfits, credits, fame, titles, completed missions are kept', () => {
  const match = wrecked()
  const { mat, outfits, credits, fame, titles, completed, mission, cubes, bounty } = match.state.vessels[0]
  expect(whereIs(match, 'Red')).toBeUndefined()
  expect({ mission, cubes: cubes.filter((cube) => cube > 0), bounty }).toEqual({ mission: '', cubes: [], bounty: 0 })
  expect(match.state.missionDiscard).toEqual(['R09'])
  expect({ mat, outfits: outfits.map(({ outfit }) => outfit), credits, fame, titles, completed }).toEqual({
    mat: 'puddle-jumper',
    outfits: ['m-22'],
    credits: 4000,
    fame: 2,
    titles: ['ace'],
    completed: ['S01'],
  })
})

describe('cubes', () => {
  test('[death.cubes] they float where the ship was destroyed', () => {
    const { floating, cubeSupply } = xia.view(wrecked().state, 'spectator')
    expect(floating).toEqual([
      { hex: '0,0', cargo: 'spice', by: 'Red' },
      { hex: '0,0', cargo: 'holo', by: 'Red' },
    ])
    expect(cubeSupply).toEqual([14, 14, 15, 15, 15])
  })

  test('[death.cubes] in a star they are gone (E53)', () => {
    const match = scene({
      tiles: ['quiet-reach', 'the-crucible', 'hollow-expanse'],
      ships: { red: { ...loaded, at: '2,-1' }, blue: { at: '-2,1' } },
    })
    match.play('red: impulse, cross:E')
    expect([match.state.floating, match.state.cubeSupply]).toEqual([[], [15, 15, 15, 15, 15]])
  })
})

test('[death.reset] full energy, four armed markers, no damage, abilities ready', () => {
  const match = wrecked({ energy: 2, armed: 1, damage: ['a1', 'b1'] })
  const { energy, armed, used, exhausted, impulse } = match.state.vessels[0]
  expect({ energy, armed, used, exhausted, impulse, damage: damageOf(match, 0) }).toEqual({
    energy: 8,
    armed: 4,
    used: 0,
    exhausted: 0,
    impulse: true,
    damage: 0,
  })
})

test('[death.turn] the turn is over at once: no business, no status phase (E45)', () => {
  const match = scene({
    tiles: DEBRIS,
    openTitles: ['tycoon'],
    ships: { red: { ...loaded, at: '-1,0', credits: 12000 } },
    dice: [[20, 1]],
  })
  match.play('red: impulse, cross:E')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  expect(match.logged('title.claim')).toEqual([])
})

describe('the next turn', () => {
  test.each([
    ['puddle-jumper', 1, false],
    ['copper-lark', 2, true],
    ['argent-leviathan', 3, true],
  ])('[death.skip] a %s, tier %i, loses it: %s (E45)', (ship, _, skips) => {
    const shot = { ship: 'gaiden', at: '0,0', outfits: ['pepperbox b1.0'] }
    const match = scene({
      tiles: VOID,
      ships: { red: shot, blue: { ship, at: '1,0', damage: battered(ship, 1) } },
    })
    match.play('red: attack, pepperbox@b1>Blue, fire, end')
    if (match.ask === 'status.arm') match.play('red: 0')
    expect(match.asks()?.seat).toBe(skips ? 'Yellow' : 'Blue')
  })

  test('[death.skip] an NPC loses its next turn, and then comes back (E45)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
      npcs: { merchant: { at: '1,0', damage: 7, controller: 'red' } },
      dice: [
        [6, 6],
        [6, 1],
      ],
    })
    match.play('red: attack, pepperbox@a1>merchant, fire, end, 0')
    expect(match.logged('death.skip').map(({ data }) => data.craft)).toEqual([MERCHANT])
    expect(match.state.drones[0].hex).toBe(-1)
    match.play('blue: end', 'yellow: end', 'red: end')
    playOn(match, (_g, _seat, ask) => ask !== 'turn.actions')
    expect(match.logged('death.respawn').map(({ data }) => data.craft)).toEqual([MERCHANT])
  })
})

describe('bounties', () => {
  test('[death.bounty] of a ship that a hazard destroyed: discarded (E44)', () => {
    const match = wrecked()
    expect(match.state.vessels.map(({ bounty, credits }) => [bounty, credits])).toEqual([
      [0, 4000],
      [0, 3000],
      [0, 3000],
    ])
  })

  test('[death.bounty] of a ship that an NPC destroyed: onto its card (E44)', () => {
    const match = scene({
      tiles: ['quiet-reach', 'kemplar-ii', 'hollow-expanse'],
      ships: { red: { ship: 'puddle-jumper', at: '0,0', damage: battered('puddle-jumper', 1), bounty: 3000 } },
      npcs: { enforcer: { at: '1,0', controller: 'red' } },
    })
    match.play('red: end')
    expect(match.state.drones[1].credits).toBe(3000)
    expect(match.state.vessels[0].bounty).toBe(0)
  })
})

describe('coming back', () => {
  /** Spawn points: 2 in Burning Horse, 5 in Quiet Reach, 17 in Hollow Expanse. */
  const returning = (rolled: number, others: object = {}) =>
    scene({
      tiles: VOID,
      phase: 'begin',
      ships: { red: { at: 'nowhere' }, blue: { at: '0,0' }, yellow: { at: '1,0' }, ...others },
      dice: [[20, rolled]],
    })
  const spawns = { 2: '2,-7', 5: '0,-2', 17: '5,-1' }

  test.each([
    [1, 2],
    [3, 2],
    [4, 5],
    [10, 5],
    [11, 17],
    [19, 17],
  ] as const)('[death.respawn] a %i leads to spawn point %i; of two the higher one', (rolled, number) => {
    const match = returning(rolled)
    expect(whereIs(match, 'Red')).toBe(spawns[number])
    expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'turn.actions' })
  })

  test('[death.respawn] occupied points are left out, and numbers do not go round (E45)', () => {
    expect(whereIs(returning(19, { blue: { at: spawns[17] } }), 'Red')).toBe(spawns[5])
  })

  test('[death.respawn] on a 20 any free point, and 1 fame (E45)', () => {
    const match = returning(20, { blue: { at: spawns[5] } })
    expect(match.asks()).toEqual({ seat: 'Red', ask: 'death.respawn', options: [spawns[2], spawns[17]] })
    match.play(`red: ${spawns[2]}`)
    expect([whereIs(match, 'Red'), match.state.vessels[0].fame, match.ask]).toEqual([spawns[2], 1, 'turn.actions'])
  })

  test('[death.respawn-full] every point occupied: beside the nearest one (E45)', () => {
    const match = scene({
      tiles: VOID,
      phase: 'begin',
      ships: { red: { at: 'nowhere' }, blue: { at: spawns[5] }, yellow: { at: spawns[2] } },
      npcs: { merchant: { at: spawns[17], controller: 'blue' } },
      dice: [[20, 6]],
    })
    expect(hexDistance(match.state.vessels[0].hex, hexNamed(spawns[5]))).toBe(1)
  })
})
