import { describe, expect, test } from 'vitest'
import { ENFORCER, MERCHANT } from '../../crafts.ts'
import { scene, whereIs } from '../scene.ts'
import { battered, damageOf } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const gunner = { ship: 'puddle-jumper', at: '0,0', outfits: ['pepperbox a1.0'] } as const
/** Without an ability that defends. */
const target = { ship: 'swamp-rat', at: '1,0' } as const

test('[combat.steps] target, declaration, defense, rolls, damage, re-arm', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: gunner, blue: { ...target, outfits: ['targe a1.0'] } },
    dice: [
      [6, 5],
      [6, 3],
    ],
  })
  const asked: string[] = []
  for (const line of [
    'red: attack',
    'red: pepperbox@a1>Blue',
    'red: fire',
    'blue: targe@a1',
    'blue: done',
    'blue: [a2 b2]',
  ]) {
    asked.push(match.ask ?? '')
    match.play(line)
  }
  expect([...asked, match.ask]).toEqual([
    'turn.actions',
    'combat.declare',
    'combat.declare',
    'combat.defend',
    'combat.defend',
    'ship.damage',
    'combat.rearm',
  ])
  match.play('blue: 0')
  expect([match.asks()?.seat, match.ask, match.state.combat]).toEqual(['Red', 'turn.actions', undefined])
})

test('[combat.steps] without a ship in range and sight there is no attack', () => {
  const match = scene({ tiles: VOID, ships: { red: gunner, blue: { ...target, at: '2,0' } } })
  expect(match.why('attack')).toEqual({ rule: 'combat.declare#nobody', data: {} })
})

describe('range and sight', () => {
  test('[combat.range] missiles reach ships 2 to 6 spaces away, blasters those beside', () => {
    const match = scene({
      tiles: VOID,
      ships: {
        red: { ...gunner, at: '-2,0', outfits: ['pepperbox a1.0', 'dart-7 b1.0'] },
        blue: { ...target, at: '-1,0' },
        yellow: { at: '5,-3' },
      },
    })
    match.play('red: attack')
    expect(match.options).toEqual(['pepperbox@a1>Blue'])
    const far = { target: 'Yellow', range: 7 }
    expect(match.why('dart-7@b1>Blue')).toEqual({
      rule: 'combat.range',
      data: { target: 'Blue', range: 1, least: 2, most: 6 },
    })
    expect(match.why('dart-7@b1>Yellow')).toEqual({ rule: 'combat.range', data: { ...far, least: 2, most: 6 } })
    expect(match.why('pepperbox@a1>Yellow')).toEqual({ rule: 'combat.range', data: { ...far, least: 1, most: 1 } })
  })

  test('[combat.range] a gate does not shorten the range (E35)', () => {
    const match = scene({
      tiles: ['expeditor-gate', 'meridian-gate', 'quiet-reach'],
      ships: { red: gunner, blue: { ...target, at: '5,-3' }, yellow: { at: '1,0' } },
    })
    match.play('red: attack')
    expect(match.why('pepperbox@a1>Blue')?.data).toEqual({ target: 'Blue', range: 5, least: 1, most: 1 })
  })

  test('[combat.sight] asteroids hide whoever is on them; nebulae and ships hide nobody', () => {
    const hidden = scene({
      tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
      ships: { red: gunner, blue: { ...target, at: '0,-1' }, yellow: { at: '1,0' } },
    })
    expect(hidden.play('red: attack').why('pepperbox@a1>Blue')).toEqual({
      rule: 'combat.sight',
      data: { target: 'Blue' },
    })
    const foggy = scene({
      tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { ...gunner, at: '-1,0' }, blue: { ...target, at: '0,0' } },
    })
    expect(foggy.play('red: attack').options).toEqual(['pepperbox@a1>Blue'])
    const crowded = scene({
      tiles: VOID,
      ships: { red: { ...gunner, outfits: ['dart-7 a1.0'] }, blue: { ...target, at: '2,0' }, yellow: { at: '1,0' } },
    })
    expect(crowded.play('red: attack').options).toEqual(['dart-7@a1>Blue'])
  })

  test('[combat.sight] the shield of a planet blocks, from outside and from inside', () => {
    const tiles = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
    for (const [red, blue] of [
      ['0,-1', '0,-2'],
      ['0,-2', '0,-1'],
    ]) {
      const ships = { red: { ...gunner, at: red }, blue: { ...target, at: blue }, yellow: { at: 'nowhere' } }
      expect(scene({ tiles, ships }).why('attack')?.rule).toBe('combat.declare#nobody')
    }
  })

  test.each([
    ['outpost-338', 'one side of the line is free', true],
    ['red-gulch', 'both sides are rocks', false],
  ])('[combat.sight-corner] along a side in %s: %s (E33)', (tile, _, seen) => {
    const missile = { ship: 'puddle-jumper', outfits: ['dart-7 a1.0'] }
    for (const [red, blue] of [
      ['0,0', '1,1'],
      ['1,1', '0,0'],
    ]) {
      const match = scene({
        tiles: [tile, 'quiet-reach', 'hollow-expanse'],
        ships: { red: { ...missile, at: red }, blue: { ...target, at: blue }, yellow: { at: 'nowhere' } },
      })
      expect(match.options.includes('attack')).toBe(seen)
    }
  })

  test('[combat.sight-unexplored] nobody is seen across unexplored space (E34)', () => {
    const missile = { ship: 'puddle-jumper', at: '1,1', outfits: ['dart-7 a1.0'] }
    const match = scene({
      tiles: VOID,
      ships: { red: missile, blue: { ...target, at: '5,-1' }, yellow: { at: '2,-1' } },
    })
    expect(match.play('red: attack').why('dart-7@a1>Blue')).toEqual({ rule: 'combat.sight', data: { target: 'Blue' } })
    expect(match.options).toEqual(['dart-7@a1>Yellow'])
  })
})

describe('declaring', () => {
  test('[combat.declare] each use costs a marker; uses can be combined or fired in several attacks', () => {
    const dice = [
      [6, 2],
      [6, 3],
    ] as const
    const once = scene({ tiles: VOID, ships: { red: gunner, blue: target }, dice })
    once.play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Blue')
    expect(damageAsked(once)).toBe(5)
    expect(once.state.vessels[0].armed).toBe(2)
    const twice = scene({ tiles: VOID, ships: { red: gunner, blue: target }, dice })
    twice.play('red: attack, pepperbox@a1>Blue, fire', 'blue: [a1 b1]', 'red: attack, pepperbox@a1>Blue')
    expect(damageAsked(twice)).toBe(3)
  })

  test('[combat.declare] a weapon whose use spaces are full, or no armed marker: no attack', () => {
    const match = scene({ tiles: VOID, ships: { red: { ...gunner, armed: 0 }, blue: target } })
    expect(match.why('attack')).toEqual({ rule: 'combat.declare#weapon', data: { armed: 0 } })
    const spent = scene({ tiles: VOID, ships: { red: { ...gunner, damage: ['a1', 'b2'] }, blue: target } })
    expect(spent.why('attack')).toEqual({ rule: 'combat.declare#weapon', data: { armed: 4 } })
  })

  test('[combat.several] each use against its own target, each target for itself (E37)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: gunner, blue: target, yellow: { at: '0,1' } },
      dice: [
        [6, 4],
        [6, 2],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Yellow', 'blue: [a1 b1 c1 d1]', 'yellow: [a1 b1]')
    expect([damageOf(match, 1), damageOf(match, 2), match.ask]).toEqual([4, 2, 'turn.actions'])
  })
})

const damageAsked = (match: ReturnType<typeof scene>) => match.match.runner.questionFor(1)?.about.amount

describe('defending', () => {
  const shielded = { ...target, outfits: ['targe a1.0'], energy: 1 } as const

  test('[combat.defend] shields are declared and paid before a die is rolled, and never later (E21, E41)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: gunner, blue: shielded },
      dice: [
        [6, 5],
        [6, 3],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire')
    expect(match.asks()).toEqual({ seat: 'Blue', ask: 'combat.defend', options: ['targe@a1', 'done'] })
    expect(match.logged('outfit.use')).toEqual([])
    match.play('blue: targe@a1')
    expect(match.state.vessels[1].armed).toBe(3)
    match.play('blue: done')
    expect(match.logged('outfit.use')).toHaveLength(1)
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'ship.damage' })
    const undefended = scene({ tiles: VOID, ships: { red: gunner, blue: shielded }, dice: [[6, 5]] })
    undefended.play('red: attack, pepperbox@a1>Blue, fire', 'blue: done')
    expect(damageAsked(undefended)).toBe(5)
  })

  test('[combat.defend] nothing to defend with: nothing is asked', () => {
    const match = scene({ tiles: VOID, ships: { red: gunner, blue: { ...shielded, armed: 0 } } })
    expect(match.play('red: attack, pepperbox@a1>Blue, fire').ask).toBe('ship.damage')
  })

  test('[combat.roll] the attacker’s dice first, then one die for each marker of the defender', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: gunner, blue: shielded },
      dice: [
        [6, 6],
        [6, 1],
        [6, 2],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: targe@a1, targe@a1')
    const rolls = match.match.log.filter(({ what }) => what === 'outfit.use' || what === 'outfit.shield')
    expect(rolls.map(({ what, data }) => [what, data.rolled])).toEqual([
      ['outfit.use', 6],
      ['outfit.shield', 1],
      ['outfit.shield', 2],
    ])
  })

  test.each([
    [4, 3, 1],
    [3, 3, 0],
    [2, 5, 0],
  ])('[combat.resolve] an attack of %i against %i: %i damage', (attack, defence, damage) => {
    const match = scene({
      tiles: VOID,
      ships: { red: gunner, blue: shielded },
      dice: [
        [6, attack],
        [6, defence],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: targe@a1, done')
    if (damage > 0) match.play('blue: [a2]')
    expect([match.ask, damageOf(match, 1)]).toEqual(['combat.rearm', damage])
  })

  test('[combat.rearm] 1 energy for each marker just spent; the others are disarmed, and the shield is free again (E42)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: gunner, blue: shielded },
      dice: [
        [6, 1],
        [6, 3],
        [6, 3],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: targe@a1, targe@a1')
    expect(match.asks()).toEqual({ seat: 'Blue', ask: 'combat.rearm', options: [0, 1] })
    match.play('blue: 1')
    const { armed, energy, used } = match.state.vessels[1]
    expect({ armed, energy, used }).toEqual({ armed: 3, energy: 0, used: 0 })
    match.play('red: attack, pepperbox@a1>Blue')
    expect(match.options).toEqual(['targe@a1', 'done'])
  })
})

describe('ramming', () => {
  const ram = { ship: 'puddle-jumper', at: '0,0', outfits: ['m-22 a1.0'] } as const

  test('[combat.ram] the engine’s dice hit both, and a shield helps the target alone (E38)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { ...ram, outfits: ['m-22 a1.0', 'targe c1.1'] }, blue: { ...target, outfits: ['targe a1.0'] } },
      dice: [
        [6, 4],
        [6, 6],
      ],
    })
    match.play('red: attack, m-22@a1>Blue, fire', 'blue: targe@a1, done, 0')
    expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'ship.damage' })
    expect(match.match.runner.questionFor(0)?.about).toEqual({ amount: 4 })
    match.play('red: [b1 a2 d2 b3]')
    expect([damageOf(match, 0), damageOf(match, 1)]).toEqual([4, 0])
  })

  test('[combat.ram-sum] after the damage of the engine, without boosts (E38)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { ...ram, ship: 'easy-tiger', damage: ['a2'] }, blue: target },
      dice: [
        [6, 4],
        [20, 8, 19],
      ],
    })
    match.play('red: attack, m-22@a1>Blue, pounce>Blue, fire')
    expect(damageAsked(match)).toBe(3 + 4)
    match.play('blue: [a1 b1 c1 d1 a2 b2 c2]')
    expect(match.match.runner.questionFor(0)?.about).toEqual({ amount: 3 })
  })

  test('[combat.ram] at range 1 alone, and never by impulse', () => {
    const far = scene({ tiles: VOID, ships: { red: ram, blue: { ...target, at: '2,0' } } })
    expect(far.why('attack')?.rule).toBe('combat.declare#nobody')
    const bare = scene({ tiles: VOID, ships: { red: { ...ram, outfits: [] }, blue: target } })
    expect(bare.why('attack')?.rule).toBe('combat.declare#weapon')
  })

  test('[combat.ram-death] both destroyed: no fame, no bounty taken or added (E38)', () => {
    for (const bounty of [0, 3000]) {
      const match = scene({
        tiles: VOID,
        ships: {
          red: { ...ram, damage: battered('puddle-jumper', 6), credits: 0 },
          blue: { ...target, damage: battered('swamp-rat', 1), bounty },
        },
        dice: [[6, 6]],
      })
      match.play('red: attack, m-22@a1>Blue, fire')
      const { fame, credits, bounty: own } = match.state.vessels[0]
      expect({ fame, credits, own }).toEqual({ fame: 0, credits: 0, own: 0 })
      expect(match.logged('death.remove').map(({ data }) => data.craft)).toEqual([1, 0])
      expect(match.logged('combat.kill')).toEqual([])
    }
  })

  test('[combat.ram-death] the attacker alone destroyed: nobody gains anything', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { ...ram, damage: battered('puddle-jumper', 6), bounty: 2000 }, blue: { ...target, credits: 0 } },
      dice: [[6, 6]],
    })
    match.play('red: attack, m-22@a1>Blue, fire', 'blue: [a1 b1 c1 d1 a2 b2]')
    const { fame, credits } = match.state.vessels[1]
    expect([whereIs(match, 'Red'), fame, credits, match.state.vessels[0].bounty]).toEqual([undefined, 0, 0, 0])
  })
})

describe('destroying', () => {
  test.each([
    ['swamp-rat', 1],
    ['copper-lark', 2],
    ['argent-leviathan', 3],
  ])('[combat.kill] a %s is worth %i fame; an Innocent victim raises the bounty by 1,000 (E43)', (ship, fame) => {
    const match = scene({ tiles: VOID, ships: { red: gunner, blue: { ship, at: '1,0', damage: battered(ship, 1) } } })
    match.play('red: attack, pepperbox@a1>Blue, fire')
    expect(match.state.vessels[0]).toMatchObject({ fame, bounty: 1000, credits: 3000 })
    expect(whereIs(match, 'Blue')).toBeUndefined()
  })

  test('[combat.kill] an Outlaw’s bounty is the destroyer’s, whose own stays as it is (E43)', () => {
    const blue = { ...target, damage: battered('swamp-rat', 1), bounty: 3000 }
    const match = scene({ tiles: VOID, ships: { red: gunner, blue } }).play('red: attack, pepperbox@a1>Blue, fire')
    expect(match.state.vessels[0]).toMatchObject({ fame: 1, bounty: 0, credits: 6000 })
    expect(match.state.vessels[1].bounty).toBe(0)
  })

  test.each([
    ['merchant', 8, MERCHANT, 1],
    ['enforcer', 12, ENFORCER, 2],
  ] as const)('[combat.kill] the %s is Innocent too (E43)', (npc, toKill, craft, fame) => {
    const match = scene({
      tiles: VOID,
      ships: { red: { ...gunner, outfits: ['basilisk a1.0'] } },
      npcs: { [npc]: { at: '1,0', damage: toKill - 1, credits: 4000 } },
      dice: [
        [12, 12],
        [8, 1, 5],
        [8, 1, 5],
      ],
    })
    match.play(`red: attack, basilisk@a1>${npc}, fire`)
    expect(match.logged('combat.kill')[0].data).toMatchObject({ victim: npc, killer: 'Red' })
    expect(match.state.vessels[0]).toMatchObject({ fame, bounty: 1000, credits: 7000 })
    expect(match.state.drones[craft - MERCHANT].credits).toBe(0)
  })
})
