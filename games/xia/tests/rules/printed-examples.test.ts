import { describe, expect, test } from 'vitest'
import { COLOURS, MERCHANT } from '../../crafts.ts'
import { hexDistance, hexNamed } from '../../map/hex.ts'
import { playOn, scene, whereIs } from '../scene.ts'

/** The examples that the printed rules tell, played. */
describe('combat', () => {
  const ambush = {
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    ships: {
      red: { ship: 'puddle-jumper', at: '0,0', outfits: ['pepperbox a1.0'] },
      blue: { ship: 'gaiden', at: '1,0', outfits: ['lattice a2.0'], energy: 5 },
    },
    dice: [
      [6, 6],
      [6, 5],
      [8, 3],
      [20, 9, 19],
    ],
  } as const

  test('[combat.steps] [combat.resolve] [combat.rearm] 6 and 5 against a 3 and a prevented 5: 3 damage, then a 1-energy re-arm', () => {
    const match = scene(ambush)
    match.play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Blue')
    expect(match.asks()).toEqual({
      seat: 'Blue',
      ask: 'combat.defend',
      options: ['lattice@a2', 'evasive-thrusters', 'done'],
    })
    match.play('blue: evasive-thrusters, lattice@a2, done')
    expect(match.logged('combat.resolve')[0].data).toMatchObject({ target: 'Blue', attack: 11, defence: 8 })
    expect(match.ask).toBe('ship.damage')
    match.play('blue: [b1 c1 b4]')
    expect(match.asks()).toEqual({ seat: 'Blue', ask: 'combat.rearm', options: [0, 1] })
    match.play('blue: 1')
    const { damage, energy, armed, used } = match.state.vessels[1]
    // 1 energy for the ability, 1 for the marker.
    expect({ spaces: [1, 2, 3].length, energy, armed, used }).toEqual({ spaces: 3, energy: 3, armed: 4, used: 0 })
    expect(damage.toString(2).replaceAll('0', '')).toBe('111')
    expect(match.asks()?.seat).toBe('Red')
  })

  test('[combat.defend] what is not declared before the dice cannot be used', () => {
    const match = scene(ambush).play('red: attack, pepperbox@a1>Blue, fire', 'blue: done')
    expect(match.ask).toBe('ship.damage')
  })
})

describe('death', () => {
  /** A nudge into a star. */
  const doomed = (ship: string) =>
    ({
      tiles: ['quiet-reach', 'the-crucible', 'hollow-expanse'],
      ships: {
        red: { ship, at: '2,-1' },
        blue: { at: '-2,1', impulse: false },
        yellow: { at: '0,1', impulse: false },
      },
    }) as const

  test('[death.turn] [death.skip] a tier 1 ship that dies in its own turn comes back in its next turn', () => {
    const match = scene(doomed('puddle-jumper')).play('red: impulse, cross:E')
    expect(whereIs(match, 'Red')).toBeUndefined()
    expect(match.asks()?.seat).toBe('Blue')
    match.play('blue: end', 'yellow: end')
    expect(match.asks()?.seat).toBe('Red')
    expect(whereIs(match, 'Red')).toBeDefined()
  })

  test('[death.skip] a tier 2 ship loses the turn after it died, and respawns in the one after that', () => {
    const match = scene(doomed('copper-lark')).play('red: impulse, cross:E', 'blue: end', 'yellow: end')
    expect(match.asks()?.seat).toBe('Blue')
    expect(match.logged('death.skip')).toHaveLength(1)
    match.play('blue: end', 'yellow: end')
    expect(match.asks()?.seat).toBe('Red')
    expect(whereIs(match, 'Red')).toBeDefined()
  })
})

describe('borders', () => {
  test('[border.nebula] [stranded.midway] an 8 takes all energy and markers, and the rest of the engine’s roll', () => {
    const match = scene({
      tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '-1,0', outfits: ['m-22 a1.0'], energy: 4, armed: 4 } },
      dice: [
        [6, 5],
        [20, 8],
      ],
    })
    match.play('red: fly:m-22@a1')
    expect(match.ask).toBe('move.step')
    match.play('red: cross:E')
    const { energy, armed } = match.state.vessels[0]
    expect({ energy, armed, at: whereIs(match, 'Red') }).toEqual({ energy: 0, armed: 0, at: '0,0' })
    expect(match.ask).toBe('turn.actions')
    expect(match.why('fly:m-22@a1')?.rule).toBe('stranded.rights')
    expect(match.options).toContain('impulse')
  })

  test('[border.double] out through a shield and into a nebula with one movement: first the one, then the other', () => {
    const match = scene({
      tiles: ['azure', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '0,0', energy: 8 }, blue: { at: '0,2' } },
      dice: [
        [20, 15],
        [20, 4],
      ],
    })
    match.play('red: impulse, cross:W')
    expect(match.match.log.map((entry) => entry.what).filter((what) => what.endsWith('#roll'))).toEqual([
      'border.shield#roll',
      'border.nebula#roll',
    ])
    expect(whereIs(match, 'Red')).toBe('-1,0')
    const { bounty, energy } = match.state.vessels[0]
    expect({ bounty, energy }).toEqual({ bounty: 1000, energy: 4 })
  })
})

test('[mission.experience] a 2, a card for a 3, the last card for a 16', () => {
  const match = scene({
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    ships: { red: { at: '0,0', mission: 'R09', completed: ['R01', 'R02'] } },
    dice: [
      [20, 2],
      [20, 3],
      [20, 16],
    ],
  })
  match.play('red: mission, yes, yes')
  const { payment, completed, revealed } = match.state.vessels[0]
  expect({ payment, completed, revealed }).toEqual({ payment: 6000, completed: [], revealed: true })
})

test('[turn.order] five players, three NPCs: each NPC after the player who moves it', () => {
  const match = scene({
    players: 5,
    tiles: ['kemplar-ii', 'doravin-v', 'loath', 'quiet-reach', 'hollow-expanse'],
    ships: { green: { at: '0,0' }, purple: { at: '1,0' } },
    npcs: {
      scoundrel: { at: '2,-5', controller: 'red' },
      enforcer: { at: '-1,0', controller: 'blue' },
      merchant: { controller: 'yellow' },
    },
  })
  const order: string[] = []
  playOn(match, (g, seat, ask) => {
    if (ask === 'turn.actions') order.push(COLOURS[seat])
    return g.turnNumber < 6
  })
  expect(order.slice(0, 5)).toEqual(['Red', 'Blue', 'Yellow', 'Green', 'Purple'])
  const turns = match.match.log.filter(({ what }) => what === 'npc.turn' || what === 'turn.order')
  const told = turns.map(({ what, data }) => (what === 'npc.turn' ? `npc ${data.craft}` : `player ${data.seat}`))
  expect(told.slice(0, 5)).toEqual([`npc ${MERCHANT + 2}`, 'player 1', `npc ${MERCHANT + 1}`, 'player 2', 'player 3'])
})

describe('trade', () => {
  test('[cargo.sell] [cargo.fame] selling two cubes that leave the hold empty brings 2,000 credits and 1 fame', () => {
    const match = scene({
      tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '2,-2', cubes: { a1: 'spice', b1: 'spice' }, credits: 0 } },
    })
    match.play('red: sell, [a1 b1]')
    const { credits, fame, cubes } = match.state.vessels[0]
    expect({ credits, fame, aboard: cubes.filter((cube) => cube > 0).length }).toEqual({
      credits: 2000,
      fame: 1,
      aboard: 0,
    })
  })

  test('[cargo.buy] the trader of the first game: two spice at Kemplar II with the last 1,000, sold at Neo Damascus', () => {
    const match = scene({
      tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
      ships: { red: { ship: 'swamp-rat', at: '1,-1', outfits: ['m-22 a1.0', 'targe b1.0'], credits: 1000 } },
    })
    match.play('red: buy, [a3 b3]')
    expect(match.state.vessels[0].credits).toBe(0)
    expect(match.state.cubeSupply[0]).toBe(13)
    expect(match.why('buy')).toEqual({ rule: 'cargo.buy#price', data: { price: 1000, credits: 0 } })
  })
})

test('[map.adjacent] a ship on an asteroid is beside another one, but out of its sight', () => {
  const match = scene({
    tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
    ships: {
      red: { at: '0,0', mission: 'T01', outfits: ['pepperbox a1.0'] },
      blue: { at: '0,-1' },
    },
  })
  expect(hexDistance(hexNamed('0,0'), hexNamed('0,-1'))).toBe(1)
  expect(match.options).toContain('mission')
  expect(match.why('attack')?.rule).toBe('combat.declare#nobody')
})
