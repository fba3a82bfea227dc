import { describe, expect, test } from 'vitest'
import { ENFORCER, NOBODY } from '../../crafts.ts'
import { hexNamed } from '../../map/hex.ts'
import { playOn, scene, whereIs } from '../scene.ts'
import { battered, damageOf, spot } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse']
const gunner = { ship: 'swamp-rat', at: '0,0', outfits: ['pepperbox a1.0'] } as const

describe('actions', () => {
  test('[ability.slipstream-hop] 8 or more: 3 movement, and rocks ask for no roll', () => {
    const red = { ship: 'puddle-jumper', at: '0,0' }
    const match = scene({ tiles: ROCKS, ships: { red }, dice: [[20, 8]] }).play('red: ability:slipstream-hop')
    expect([match.ask, match.state.move?.left, match.state.vessels[0].energy]).toEqual(['move.step', 3, 7])
    match.play('red: 0,-1, stop')
    expect([whereIs(match, 'Red'), match.logged('border.asteroid#roll')]).toEqual(['0,-1', []])
    expect(match.why('ability:slipstream-hop')?.rule).toBe('ship.exhaust')
    const failed = scene({ tiles: ROCKS, ships: { red }, dice: [[20, 7]] }).play('red: ability:slipstream-hop')
    expect([failed.ask, failed.state.move, failed.state.vessels[0].energy]).toEqual(['turn.actions', undefined, 7])
  })

  test.each([
    [10, 1],
    [11, 2],
    [18, 3],
  ])('[ability.auto-pilot] a %i: %i spaces after each other turn, until the own turn (E77)', (rolled, spaces) => {
    const ships = { red: { ship: 'numerator', at: '0,0' }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } }
    const match = scene({ tiles: VOID, ships, dice: [[20, rolled]] })
    match.play('red: ability:auto-pilot, end', 'blue: end')
    expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'move.step' })
    expect(match.state.move).toMatchObject({ left: spaces, drifts: true })
    expect(match.options).not.toContain('draw')
    match.play('red: 1,0')
    if (match.ask === 'move.step') match.play('red: stop')
    match.play('yellow: end')
    expect([match.asks()?.seat, match.ask]).toEqual(['Red', 'move.step'])
    match.play('red: stop')
    expect([match.ask, match.state.vessels[0].drift, whereIs(match, 'Red')]).toEqual(['turn.actions', 0, '1,0'])
  })

  test('[ability.dark-veil] 8 or more: no attack from range 2 or further, until the own turn', () => {
    const red = { ship: 'nightshade', at: '0,0' }
    const blue = { ship: 'swamp-rat', at: '2,0', outfits: ['dart-7 a1.0', 'pepperbox a2.0'] }
    const match = scene({ tiles: VOID, ships: { red, blue, yellow: { at: '0,2' } }, dice: [[20, 8]] })
    match.play('red: ability:dark-veil, end', 'blue: attack')
    expect(match.why('dart-7@a1>Red')).toEqual({ rule: 'ability.dark-veil', data: { target: 'Red', range: 2 } })
    const near = scene({ tiles: VOID, ships: { red, blue: { ...blue, at: '1,0' } }, dice: [[20, 8]] })
    near.play('red: ability:dark-veil, end', 'blue: attack')
    expect(near.options).toContain('pepperbox@a2>Red')
    near.play('blue: pepperbox@a2>Red, fire')
    playOn(near, (_g, _seat, ask) => ask !== 'turn.actions')
    playOn(near, (g) => g.turn !== 0)
    expect(near.state.vessels[0].veiled).toBe(false)
  })

  test('[ability.dark-veil] NPCs look elsewhere, except to strike back', () => {
    const hunted = (attacker?: string) =>
      scene({
        tiles: ['quiet-reach', 'loath', 'hollow-expanse'],
        ships: { red: { ship: 'nightshade', at: '0,0' }, blue: { at: '-2,1' }, yellow: { at: '-2,2' } },
        npcs: { scoundrel: { at: '1,0', controller: 'red', attacker } },
        dice: [[20, 8]],
      }).play('red: ability:dark-veil, end')
    const looking = hunted()
    playOn(looking, (_g, _seat, ask) => ask === 'npc.ties')
    expect(looking.logged('npc.target')[0].data.target).not.toBe(0)
    expect(hunted('Red').logged('npc.target')[0].data.target).toBe(0)
  })

  test('[ability.mag-harpoon] 6 or more: follows an adjacent ship into the space it has left, or lets go (E77)', () => {
    const ships = { red: { ship: 'swamp-rat', at: '0,0' }, blue: { at: '1,0' }, yellow: { at: '-2,2' } }
    const match = scene({ tiles: VOID, ships, dice: [[20, 6]] }).play('red: ability:mag-harpoon, end')
    expect(match.state.vessels[0].host).toBe(1)
    match.play('blue: impulse, 2,0')
    expect(match.asks()).toEqual({ seat: 'Red', ask: 'ship.harpoon', options: ['follow', 'let-go'] })
    match.play('red: follow')
    expect(whereIs(match, 'Red')).toBe('1,0')
    match.play('blue: 2,-1', 'red: let-go')
    expect([match.state.vessels[0].host, whereIs(match, 'Red')]).toEqual([NOBODY, '1,0'])
    expect(scene({ tiles: VOID, ships, dice: [[20, 5]] }).play('red: ability:mag-harpoon').state.vessels[0].host).toBe(
      NOBODY,
    )
    const alone = scene({ tiles: VOID, ships: { ...ships, blue: { at: '2,0' } } })
    expect(alone.why('ability:mag-harpoon')?.rule).toBe('ability.mag-harpoon')
  })

  test('[ability.forged-papers] a minor action: entrances of every kind are open this turn, without bounty', () => {
    const red = { ship: 'saffron-kite', at: '2,0', bounty: 1000 }
    const tiles = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
    const match = scene({ tiles, ships: { red, blue: { at: '-2,0' } }, dice: [[20, 8]] }).play('red: impulse')
    expect(match.why('cross:W')?.rule).toBe('border.lawful')
    match.play('red: ability:forged-papers, 1,0')
    expect([whereIs(match, 'Red'), match.state.vessels[0].bounty]).toEqual(['1,0', 1000])
    match.play('red: stop, end, done')
    expect(match.state.vessels[0].papers).toBe(false)
    const outlaw = { tiles: ['loath', 'quiet-reach', 'hollow-expanse'], dice: [[20, 8]] as const }
    const loath = scene({ ...outlaw, ships: { red: { ...red, at: '1,0', bounty: 0 }, blue: { at: '-2,2' } } })
    loath.play('red: ability:forged-papers, impulse, 0,0')
    expect(loath.state.vessels[0].bounty).toBe(0)
  })

  test('[ability.forged-papers] 5 more for sneaking', () => {
    const match = scene({
      tiles: ['azure', 'smugglers-den', 'quiet-reach'],
      ships: { red: { ship: 'saffron-kite', at: '0,-1', mission: 'G03', payment: 2000 }, blue: { at: '0,2' } },
      dice: [
        [20, 8],
        [20, 4],
      ],
    })
    match.play('red: ability:forged-papers, impulse, cross:SE')
    expect(match.state.vessels[0]).toMatchObject({ mission: 'G03', bounty: 0 })
  })

  test.each([
    [6, 0],
    [7, 5],
    [17, 9],
  ])('[ability.broadside] a %i: an attack of %i on everybody in sight at range 1 and 2', (rolled, strength) => {
    const match = scene({
      players: 4,
      tiles: [...VOID, 'outpost-338'],
      ships: {
        red: { ship: 'argent-leviathan', at: '0,0' },
        blue: { ship: 'swamp-rat', at: '1,0' },
        yellow: { at: '0,2' },
        green: { ship: 'puddle-jumper', at: '3,-1' },
      },
      dice: [[20, rolled]],
    })
    match.play('red: ability:broadside')
    playOn(match, (_g, _seat, ask) => ask === 'ship.damage')
    expect(match.logged('combat.resolve').map(({ data }) => data)).toMatchObject([
      { target: 'Blue', attack: strength, defence: 0 },
      { target: 'Yellow', attack: strength, defence: 0 },
    ])
    expect(match.state.vessels[0].energy).toBe(10)
  })

  test('[ability.broadside] each target defends for itself', () => {
    const match = scene({
      tiles: VOID,
      ships: {
        red: { ship: 'argent-leviathan', at: '0,0' },
        blue: { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'] },
        yellow: { ship: 'gaiden', at: '0,2' },
      },
    })
    match.play('red: ability:broadside')
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'combat.defend' })
    match.play('blue: done')
    expect(match.asks()).toMatchObject({ seat: 'Yellow', ask: 'combat.defend' })
  })

  test('[ability.fold-jump] 1 to 5 nowhere, up to 17 in the sectors around, above that anywhere; over no border', () => {
    const tiles = ['quiet-reach', 'outpost-338', 'hollow-expanse', 'kemplar-ii', 'burning-horse']
    const red = { ship: 'meridian-rook', at: spot(tiles, 'outpost-338', 0, 0) }
    const others = { blue: { at: '0,0' }, yellow: { at: '1,0' } }
    const jump = (rolled: number) =>
      scene({ tiles, ships: { red, ...others }, dice: [[20, rolled]] }).play('red: ability:fold-jump')
    expect(jump(5).ask).toBe('turn.actions')
    const near = jump(17)
    expect(near.ask).toBe('ability.fold-jump')
    const [home, far] = [spot(tiles, 'quiet-reach', 2, 0), spot(tiles, 'burning-horse', -2, 2)]
    expect([near.options.includes(home), near.options.includes(far), near.options.includes('0,0')]).toEqual([
      true,
      false,
      false,
    ])
    expect(near.options).not.toContain(spot(tiles, 'outpost-338', 0, -1))
    const anywhere = jump(18)
    expect(anywhere.options).toContain(far)
    anywhere.play(`red: ${far}`)
    expect(whereIs(anywhere, 'Red')).toBe(far)
  })

  test('[ability.siphon-lance] 8 or more: up to 4 energy of a player at range 1 to 4 flow over', () => {
    const ships = {
      red: { ship: 'obsidian-choir', at: '-2,0', energy: 5 },
      blue: { at: '2,0', energy: 3 },
      yellow: { at: '3,-1' },
    }
    const match = scene({ tiles: VOID, ships, dice: [[20, 8]] }).play('red: ability:siphon-lance')
    expect(match.state.vessels.map(({ energy }) => energy)).toEqual([7, 0, 10])
    const full = scene({
      tiles: VOID,
      ships: { ...ships, red: { ...ships.red, energy: 14 }, blue: { at: '2,0' } },
      dice: [[20, 8]],
    })
    full.play('red: ability:siphon-lance')
    expect(full.state.vessels.map(({ energy }) => energy)).toEqual([14, 5, 10])
    const failed = scene({ tiles: VOID, ships, dice: [[20, 7]] }).play('red: ability:siphon-lance')
    expect(failed.state.vessels.map(({ energy }) => energy)).toEqual([4, 3, 10])
    const far = scene({ tiles: VOID, ships: { ...ships, blue: { at: 'nowhere' } } })
    expect(far.why('ability:siphon-lance')?.rule).toBe('ability.siphon-lance')
  })

  test('[ability.replication] 6 or more: another’s ability that is face up, once, at its energy', () => {
    const ships = {
      red: { ship: 'twin-mirage', at: '0,0' },
      blue: { ship: 'puddle-jumper' },
      yellow: { ship: 'nightshade' },
    }
    const match = scene({
      tiles: VOID,
      ships,
      dice: [
        [20, 6],
        [20, 9],
      ],
    })
    match.play('red: impulse, ability:replication')
    expect(match.asks()).toEqual({ seat: 'Red', ask: 'ability.replication', options: ['slipstream-hop', 'dark-veil'] })
    match.play('red: dark-veil')
    expect(match.ask).toBe('move.step')
    match.play('red: stop, ability:dark-veil')
    expect(match.state.vessels[0]).toMatchObject({ veiled: true, energy: 11, replica: '' })
    expect(match.state.vessels[2].exhausted).toBe(0)
    expect(match.options).not.toContain('ability:dark-veil')
    const unused = scene({ tiles: VOID, ships, dice: [[20, 6]] })
    unused.play('red: ability:replication, dark-veil, end')
    expect(unused.state.vessels[0].replica).toBe('')
  })

  test.each([
    [5, 1],
    [6, 3],
    [17, 5],
  ])('[ability.repair-swarm] a %i: %i damage markers of the player’s choice', (rolled, repaired) => {
    const damage = ['b1', 'c1', 'd1', 'a2', 'b2', 'c2']
    const red = { ship: 'wardens-oath', at: '0,0', damage }
    const match = scene({ tiles: VOID, ships: { red }, dice: [[20, rolled]] }).play('red: ability:repair-swarm')
    match.play(`red: [${damage.slice(0, repaired).join(' ')}]`)
    expect([damageOf(match, 0), match.state.vessels[0].energy]).toEqual([6 - repaired, 10])
    const whole = scene({ tiles: VOID, ships: { red: { ...red, damage: [] } } })
    expect(whole.why('ability:repair-swarm')?.rule).toBe('ability.repair-swarm')
  })
})

describe('in combat', () => {
  const dice = (rolled: number) =>
    [
      [6, 6],
      [20, rolled],
    ] as const

  test('[ability.evasive-thrusters] 9 or more prevents 5 of an attack', () => {
    for (const [rolled, defence] of [
      [8, 0],
      [9, 5],
    ]) {
      const match = scene({
        tiles: VOID,
        ships: { red: gunner, blue: { ship: 'gaiden', at: '1,0' } },
        dice: dice(rolled),
      })
      match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: evasive-thrusters')
      expect(match.logged('combat.resolve')[0].data).toMatchObject({ target: 'Blue', attack: 6, defence })
      expect(match.state.vessels[1].energy).toBe(8)
    }
  })

  test('[ability.evasive-thrusters] or 5 of what an asteroid or a nebula does', () => {
    const hazard = [
      [20, 7],
      [20, 9],
    ] as const
    const rocks = scene({ tiles: ROCKS, ships: { red: { ship: 'gaiden', at: '0,0' } }, dice: hazard })
    rocks.play('red: impulse, cross:NW, evasive-thrusters, [b1 c1]')
    expect(damageOf(rocks, 0)).toBe(2)
    const tiles = ['burning-horse', 'quiet-reach', 'hollow-expanse']
    const nebula = scene({ tiles, ships: { red: { ship: 'gaiden', at: '-1,0' } }, dice: hazard })
    nebula.play('red: impulse, cross:E, evasive-thrusters')
    expect(nebula.state.vessels[0].energy).toBe(9 - 1 - 2)
  })

  test('[ability.ablative-plating] 6 or more prevents 7 damage, and no loss of energy', () => {
    const mule = { ship: 'bastion-mule', at: '1,0' }
    const match = scene({ tiles: VOID, ships: { red: gunner, blue: mule }, dice: dice(6) })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: ablative-plating')
    expect(match.logged('combat.resolve')[0].data).toMatchObject({ target: 'Blue', attack: 6, defence: 7 })
    const tiles = ['burning-horse', 'quiet-reach', 'hollow-expanse']
    const nebula = scene({ tiles, ships: { red: { ...mule, at: '-1,0' } }, dice: [[20, 7]] })
    expect(nebula.play('red: impulse, cross:E').state.vessels[0].energy).toBe(2)
    const rocks = scene({
      tiles: ROCKS,
      ships: { red: { ...mule, at: '0,0' } },
      dice: [
        [20, 7],
        [20, 6],
      ],
    })
    rocks.play('red: impulse, cross:NW, ablative-plating')
    expect(damageOf(rocks, 0)).toBe(0)
  })

  test('[ability.pounce] 8 or more: 4 stronger, with a blaster or a ram, not with a missile', () => {
    const tiger = { ship: 'easy-tiger', at: '0,0', outfits: ['pepperbox a1.0'] }
    for (const [rolled, attack] of [
      [7, 6],
      [8, 10],
    ]) {
      const match = scene({
        tiles: VOID,
        ships: { red: tiger, blue: { ship: 'swamp-rat', at: '1,0' } },
        dice: dice(rolled),
      })
      match.play('red: attack, pepperbox@a1>Blue, pounce>Blue, fire')
      expect(match.logged('combat.resolve')[0].data.attack).toBe(attack)
    }
    const missile = { ...tiger, outfits: ['dart-7 a2.0'] }
    const far = scene({ tiles: VOID, ships: { red: missile, blue: { ship: 'swamp-rat', at: '2,0' } } })
    expect(far.play('red: attack, dart-7@a2>Blue').options).toEqual(['dart-7@a2>Blue', 'fire'])
  })

  test('[ability.lock-jammer] 9 or more: 3 off each shield die, or die of an NPC’s defense, never below 0', () => {
    const knife = { ship: 'vesper-knife', at: '0,0', outfits: ['pepperbox a2.0'] }
    const blue = { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'] }
    for (const [rolled, defence] of [
      [8, 2 + 5],
      [9, 0 + 2],
    ]) {
      const match = scene({
        tiles: VOID,
        ships: { red: knife, blue },
        dice: [
          [6, 6],
          [20, rolled],
          [6, 2],
          [6, 5],
        ],
      })
      match.play('red: attack, pepperbox@a2>Blue, lock-jammer>Blue, fire', 'blue: targe@a1, targe@a1')
      expect(match.logged('combat.resolve')[0].data.defence).toBe(defence)
      expect(match.state.vessels[0].energy).toBe(9)
    }
    const against = (rules?: number) =>
      scene({
        rules,
        tiles: VOID,
        ships: { red: knife, blue: { at: '-2,0' } },
        npcs: { enforcer: { at: '1,0' } },
        dice: [
          [6, 6],
          [20, 9],
          [8, 2],
          [8, 5],
        ],
      })
        .play('red: attack, pepperbox@a2>enforcer, lock-jammer>enforcer, fire')
        .logged('combat.resolve')[0].data.defence
    expect([against(), against(1)]).toEqual([0 + 2, 2 + 5])
    const two = scene({ tiles: VOID, ships: { red: knife, blue, yellow: { at: '0,1' } } })
    two.play('red: attack, pepperbox@a2>Blue')
    expect(two.options).toContain('lock-jammer>Blue')
    two.play('red: pepperbox@a2>Yellow')
    expect(two.asks()?.ask).toBe('combat.defend')
  })
})

describe('with other actions', () => {
  test('[ability.bulk-broker] 6 or more: one more cube for nothing', () => {
    for (const [rolled, cubes] of [
      [5, 2],
      [6, 3],
    ]) {
      const match = scene({
        tiles: ['kemplar-ii', 'quiet-reach', 'hollow-expanse'],
        ships: { red: { ship: 'copper-lark', at: '1,-1', credits: 1000 } },
        dice: [[20, rolled]],
      })
      match.play('red: buy, bulk-broker', `red: [${['a1', 'b1', 'c1'].slice(0, cubes).join(' ')}]`)
      expect([match.state.cubeSupply[0], match.state.vessels[0].credits, match.state.vessels[0].energy]).toEqual([
        15 - cubes,
        0,
        8,
      ])
    }
  })

  test('[ability.prospector-rig] 5 more for gathering, without a roll of its own; no luck by it', () => {
    const rig = { ship: 'iron-petrel', at: '1,-1' }
    const match = scene({ tiles: ROCKS, ships: { red: rig }, dice: [[20, 6]] }).play('red: mine:spice, prospector-rig')
    expect([match.ask, match.logged('ship.ability#roll'), match.state.vessels[0].energy]).toEqual([
      'cargo.place',
      [],
      9,
    ])
    const lucky = scene({ tiles: ROCKS, ships: { red: rig }, dice: [[20, 15]] }).play('red: mine:spice, prospector-rig')
    expect(lucky.state.vessels[0].fame).toBe(0)
    const failed = scene({ tiles: ROCKS, ships: { red: rig }, dice: [[20, 5]] }).play('red: mine:spice, prospector-rig')
    expect(failed.ask).toBe('ship.damage')
  })

  test('[ability.overburn] after an engine’s roll, 6 or more: 4 movement more', () => {
    for (const [rolled, left] of [
      [5, 2],
      [6, 6],
    ]) {
      const match = scene({
        tiles: VOID,
        ships: { red: { ship: 'halcyon-dart', at: '0,0', outfits: ['m-22 b2.0'] } },
        dice: [
          [6, 2],
          [20, rolled],
        ],
      })
      match.play('red: fly:m-22@b2')
      expect(match.asks()).toEqual({ seat: 'Red', ask: 'ship.ability', options: ['overburn', 'none'] })
      match.play('red: overburn')
      expect([match.state.move?.left, match.state.vessels[0].energy]).toEqual([left, 11])
    }
  })

  test('[ability.price-fixer] 8 or more: 1,000 more for every two cubes', () => {
    for (const [rolled, credits] of [
      [7, 3000],
      [8, 4000],
    ]) {
      const match = scene({
        tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
        ships: {
          red: { ship: 'gilded-auroch', at: '2,-2', credits: 0, cubes: { a2: 'spice', b2: 'spice', c2: 'spice' } },
        },
        dice: [[20, rolled]],
      })
      match.play('red: sell, price-fixer, [a2 b2 c2]')
      expect(match.state.vessels[0].credits).toBe(credits)
    }
  })
})

test('[ability.mag-harpoon] an Outlaw is not drawn through a lawful entrance, and lets go (E77)', () => {
  const tiles = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
  const match = scene({
    tiles,
    ships: {
      red: { ship: 'swamp-rat', at: '3,-1', bounty: 1000 },
      blue: { at: '2,0' },
      yellow: { at: '-2,2' },
    },
    dice: [[20, 6]],
  })
  match.play('red: ability:mag-harpoon, end', 'blue: impulse, 1,0', 'red: follow', 'blue: 0,0')
  expect([whereIs(match, 'Red'), match.state.vessels[0].host]).toEqual(['2,0', NOBODY])
})

test('[ability.broadside] hits NPCs too', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'argent-leviathan', at: '0,0' }, blue: { at: '2,-1', damage: battered('gaiden', 11) } },
    npcs: { enforcer: { at: '1,0' } },
    dice: [[20, 17]],
  })
  match.play('red: ability:broadside')
  expect(match.state.combat?.defences.map(({ target }) => target)).toContain(ENFORCER)
  expect(match.state.drones[1].hex).toBe(hexNamed('1,0'))
})
