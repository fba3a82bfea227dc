import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { readTile } from '../../content/tiles/map-text.ts'
import { lanesOf } from '../../map/lanes.ts'
import { changed, changeTile, type Scene, scene, shipOf, whereIs } from '../scene.ts'

const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const
const DEN = ['loath', 'quiet-reach', 'hollow-expanse'] as const

test('[border.asteroid] [border.defend] [ship.damage] 1-10 is damage; shields are declared after the roll', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['targe a1.0'] } },
    dice: [
      [20, 7],
      [6, 4],
    ],
  }).play('red: impulse, cross:NW')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'border.defend', options: ['targe@a1', 'done'] })
  match.play('red: targe@a1, done')
  expect(match.ask).toBe('ship.damage')
  match.play('red: [a2 b2 c2]')
  expect(whereIs(match, 'Red')).toBe('0,-1')
  // [border.defend] The marker stays on the shield until the Status Phase.
  expect(match.state.vessels[0].used).not.toBe(0)
})

test('[border.asteroid] a 10 is damage, too', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { ship: 'swamp-rat', at: '0,0' } }, dice: [[20, 10]] })
  match.play('red: impulse, cross:NW')
  expect(match.match.runner.questionFor(0)).toMatchObject({ ask: 'ship.damage', min: 10, max: 10 })
})

test('[border.asteroid] [border.resolve] 11 and more does nothing, and the move goes on', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { at: '0,0' } }, dice: [[20, 11]] }).play('red: impulse, cross:NW')
  expect(match.ask).toBe('move.step')
  expect(match.state.vessels[0].damage).toBe(0)
})

test('[border.debris] 1-3 destroys the ship', () => {
  const tiles = ['pelmont', 'quiet-reach', 'hollow-expanse']
  const lost = scene({
    tiles,
    ships: { red: { at: '-1,0' } },
    dice: [
      [20, 3],
      [20, 1, 19],
    ],
  }).play('red: impulse, cross:E')
  expect(whereIs(lost, 'Red')).toBeUndefined()
  const safe = scene({ tiles, ships: { red: { at: '-1,0' } }, dice: [[20, 4]] }).play('red: impulse, cross:E')
  expect(whereIs(safe, 'Red')).toBe('0,0')
})

test('[border.star] [death.cubes] a star destroys ship and cubes', () => {
  const match = scene({
    tiles: ['quiet-reach', 'the-crucible', 'hollow-expanse'],
    ships: { red: { at: '2,-1', cubes: { a1: 'spice' } }, blue: { at: '-2,0' } },
  }).play('red: impulse, cross:E')
  expect(match.state.floating).toEqual([])
  expect(match.state.cubeSupply[0]).toBe(15)
})

test('[border.nebula] [border.energy-loss] energy first, then armed markers', () => {
  const match = scene({
    tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '-1,0', energy: 3 } },
    dice: [[20, 5]],
  }).play('red: impulse, cross:E')
  const { energy, armed } = match.state.vessels[0]
  expect({ energy, armed }).toEqual({ energy: 0, armed: 2 })
})

test.each([
  [10, '0,-2', 0],
  [11, '0,-1', 1000],
  [17, '0,-1', 1000],
  [18, '0,-1', 0],
])('[border.shield] [border.shield-damage] [bounty.gain] a roll of %i', (rolled, where, bounty) => {
  const match = scene({
    tiles: PLANET,
    ships: { red: { ship: 'swamp-rat', at: '0,-2', outfits: ['targe a1.0'] } },
    dice: [[20, rolled]],
  })
  match.play('red: impulse, cross:SE')
  if (rolled === 10) {
    // No shield helps: the damage is placed at once.
    expect(match.ask).toBe('ship.damage')
    match.play('red: [a1 b1 c1 d1 a2 b2 c2 d2 a3 b3]')
  }
  expect(whereIs(match, 'Red')).toBe(where)
  expect(match.state.vessels[0].bounty).toBe(bounty)
  expect(match.state.move?.left).toBe(3)
})

test('[border.lawful] [bounty.status] an Outlaw cannot go in, but may come out', () => {
  const outside = scene({ tiles: PLANET, ships: { red: { at: '2,0', bounty: 1000 } } }).play('red: impulse')
  expect(outside.why('cross:W')).toEqual({ rule: 'border.lawful', data: { tile: 'kemplar-ii', bounty: 1000 } })
  const inside = scene({ tiles: PLANET, ships: { red: { at: '1,0', bounty: 1000 } } }).play('red: impulse')
  expect(inside.options).toContain('2,0')
})

test('[border.outlaw] an Innocent ship gets 1,000 at the entrance of an Outlaw planet, once', () => {
  const match = scene({ tiles: DEN, ships: { red: { at: '1,0' } } }).play('red: impulse, cross:W')
  expect(match.state.vessels[0].bounty).toBe(1000)
  expect(match.options).toContain('1,0')
})

test('[border.neutral] the entrance of a neutral planet is open to all', () => {
  const match = scene({
    tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-1', bounty: 2000 } },
  })
  match.play('red: impulse')
  expect(match.options).toContain('0,0')
})

test('[border.gate] 1 movement to any free space of another working gate', () => {
  const match = scene({
    tiles: ['expeditor-gate', 'meridian-gate', 'quiet-reach'],
    ships: { red: { at: '0,0' }, blue: { at: '2,0' } },
  }).play('red: impulse')
  const gates = match.options.filter((option) => String(option).startsWith('gate:'))
  expect(gates).toHaveLength(4)
  match.play(`red: ${gates[0]}`)
  expect(whereIs(match, 'Red')).toBe(String(gates[0]).slice(5))
  expect(match.state.move?.left).toBe(4)
})

test('[border.sides] [border.exit] [border.asteroid] out of an asteroid is free, into the next one is not (E19)', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { at: '0,-1' } } }).play('red: impulse')
  expect(match.options).toContain('0,0')
  expect(match.options).toContain('cross:E')
  expect(match.options).not.toContain('1,-1')
})

test('[border.sides] planets have no borders inside', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0' } } }).play('red: impulse')
  for (const hex of ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']) expect(match.options).toContain(hex)
})

test('[border.entry] gates and normal space have no effect', () => {
  const match = scene({ tiles: ['expeditor-gate', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '-1,0' } } })
  match.play('red: impulse')
  expect(match.options).toContain('0,0')
  expect(match.options).toContain('0,-1')
})

test('[border.resolve] [border.shield] a failed roll costs the movement and the damage, and the move goes on', () => {
  const match = scene({
    tiles: PLANET,
    ships: { red: { at: '0,-2' } },
    dice: [
      [20, 2],
      [20, 18],
    ],
  }).play('red: impulse, cross:SE, [a1 b1]')
  expect(match.state.move?.left).toBe(4)
  match.play('red: cross:SE')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,-1', bounty: 0, damage: ['a1', 'b1'] })
  expect(match.state.move?.left).toBe(3)
})

test('[border.shield] out of a planet it is the same', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,-1' } }, dice: [[20, 11]] }).play(
    'red: impulse, cross:NW',
  )
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,-2', bounty: 1000 })
})

test('[border.shield-damage] no ability helps, nor a shield (E16)', () => {
  const match = scene({
    tiles: PLANET,
    ships: { red: { ship: 'gaiden', at: '0,-2', outfits: ['lattice a2.0'] }, blue: { ship: 'swamp-rat' } },
    dice: [[20, 3]],
  }).play('red: impulse, cross:SE')
  expect(match.ask).toBe('ship.damage')
})

test('[border.shield-damage] it can destroy', () => {
  const damage = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2']
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,-2', damage } }, dice: [[20, 3]] })
  match.play('red: impulse, cross:SE')
  expect(whereIs(match, 'Red')).toBeUndefined()
})

test.each([
  [[12, 18], '2,-3', 1000],
  [[12, 13], '2,-3', 2000],
  [[12, 1], '1,-2', 1000],
  [[18, 1], '1,-2', 0],
])('[border.two-shields] from planet to planet, rolls of %s (E13, E14)', ([out, into], where, bounty) => {
  const match = scene({
    tiles: ['neo-damascus', 'kemplar-ii', 'lunari'],
    ships: { red: { at: '1,-2' } },
    dice: [
      [20, out],
      [20, into],
    ],
  }).play('red: impulse, cross:NE')
  if (into === 1) match.play('red: [a1]')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: where, bounty })
  expect(match.state.move?.left).toBe(4)
})

test('[border.two-shields] when the first holds, there is no second roll (E14)', () => {
  const match = scene({
    tiles: ['neo-damascus', 'kemplar-ii', 'lunari'],
    ships: { red: { at: '1,-2' } },
    dice: [
      [20, 1],
      [20, 18],
    ],
  }).play('red: impulse, cross:NE, [a1]')
  expect(match.logged('border.shield#roll')).toHaveLength(1)
  expect(whereIs(match, 'Red')).toBe('1,-2')
})

/** Red on the rim of a planet, beside an asteroid of the next tile. */
const rim = (dice: readonly (readonly [number, number])[], damage: readonly string[] = []) =>
  scene({
    tiles: ['kemplar-ii', 'azure', 'lunari'],
    ships: { red: { at: '2,-3', damage, cubes: { c3: 'holo' } } },
    dice,
  })

test('[border.double-place] out through a shield, the ship is in the asteroid when that is rolled for (E13, E15)', () => {
  const rolls = [
    [20, 18],
    [20, 2],
  ] as const
  const match = rim(rolls).play('red: impulse, cross:SW')
  expect(match.ask).toBe('ship.damage')
  expect(whereIs(match, 'Red')).toBe('1,-2')
  const lost = rim(rolls, ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2']).play('red: impulse, cross:SW')
  expect(whereIs(lost, 'Red')).toBeUndefined()
  expect(lost.state.floating).toMatchObject([{ hex: match.state.vessels[0].hex }])
})

test('[border.double] a shield that holds spares the ship the second roll', () => {
  const match = rim([[20, 1]]).play('red: impulse, cross:SW, [a1]')
  expect(match.logged('border.asteroid#roll')).toEqual([])
  expect(whereIs(match, 'Red')).toBe('2,-3')
})

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const CLOUD = ['burning-horse', 'quiet-reach', 'hollow-expanse'] as const

test('[border.nebula] a 10 takes 10', () => {
  const match = scene({ tiles: CLOUD, ships: { red: { at: '-1,0' } }, dice: [[20, 10]] }).play('red: impulse, cross:E')
  expect(shipOf(match, 'Red')).toMatchObject({ energy: 0, armed: 2 })
})

test('[border.nebula] 11 and more does nothing', () => {
  const match = scene({ tiles: CLOUD, ships: { red: { at: '-1,0' } }, dice: [[20, 11]] }).play('red: impulse, cross:E')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,0', energy: 8 })
})

test('[border.nebula-inside] free inside and on the way out, rolled for at every new entry (E19)', () => {
  const match = scene({
    tiles: CLOUD,
    ships: { red: { at: '0,0' } },
    dice: [[20, 3]],
  }).play('red: impulse')
  for (const hex of ['1,-1', '0,-1', '-1,0']) expect(match.options).toContain(hex)
  match.play('red: -1,0')
  expect(match.options).not.toContain('0,0')
  match.play('red: cross:E')
  expect(shipOf(match, 'Red').energy).toBe(5)
})

test('[border.nebula-inside] out of a hole in its middle is an entry, too (E20)', () => {
  const ring = readTile({
    ...housePack.tiles['quiet-reach'],
    sides: housePack.tiles['quiet-reach'].symbols.join(' '),
    map: `. . .  . NEB NEB .  . NEB .*5 NEB .  . NEB NEB .  . . .`,
  })
  const match = changed({ tiles: VOID, ships: { red: { at: '0,0' } }, dice: [[20, 3]] }, (g) => changeTile(g, ring))
  match.play('red: impulse, cross:E')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '1,0', energy: 5 })
  match.play('red: 1,-1, stop')
  expect(match.logged('border.nebula#roll')).toHaveLength(1)
})

test('[border.energy-loss] markers on outfits are safe; what is still missing strands (E23)', () => {
  const match = changed(
    { tiles: CLOUD, ships: { red: { at: '-1,0', outfits: ['m-22 a1.0'], energy: 1, armed: 2 } }, dice: [[20, 9]] },
    (g) => {
      g.vessels[0].used = 1
    },
  ).play('red: impulse, cross:E')
  expect(shipOf(match, 'Red')).toMatchObject({ energy: 0, armed: 0, used: ['a1'], disarmed: 3, stranded: true })
})

test('[border.defend] shields save energy, too, after the roll is seen (E21)', () => {
  const match = scene({
    tiles: CLOUD,
    ships: { red: { at: '-1,0', outfits: ['targe a1.0'] } },
    dice: [
      [20, 7],
      [6, 4],
    ],
  }).play('red: impulse, cross:E')
  expect(match.logged('border.nebula#roll')).toHaveLength(1)
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'border.defend', options: ['targe@a1', 'done'] })
  match.play('red: targe@a1, done')
  expect(shipOf(match, 'Red')).toMatchObject({ energy: 5, armed: 3, used: ['a1'] })
})

test('[border.defend] markers stay on the shield until the status phase (E22)', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['targe a1.0'] } },
    dice: [
      [20, 1],
      [6, 1],
    ],
  }).play('red: impulse, cross:NW, targe@a1, done')
  expect(match.ask).toBe('move.step')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 3, used: ['a1'] })
  match.play('red: stop, end, 0')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 3, used: [], disarmed: 1 })
})

test('[border.defend] abilities help, too', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { ship: 'gaiden', at: '0,0' }, blue: { ship: 'swamp-rat' } },
    dice: [
      [20, 5],
      [20, 9],
    ],
  }).play('red: impulse, cross:NW, evasive-thrusters')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,-1', damage: [], energy: 8 })
})

test('[border.defend] but only those against what is lost', () => {
  const match = scene({ tiles: CLOUD, ships: { red: { ship: 'bastion-mule', at: '-1,0' } }, dice: [[20, 4]] })
  match.play('red: impulse, cross:E')
  expect(match.ask).toBe('move.step')
  expect(shipOf(match, 'Red').energy).toBe(5)
})

test('[border.debris] nothing helps', () => {
  const match = scene({
    tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { ship: 'gaiden', at: '-1,0', outfits: ['lattice a2.0'] }, blue: { ship: 'swamp-rat' } },
    dice: [[20, 3]],
  }).play('red: impulse, cross:E')
  expect(whereIs(match, 'Red')).toBeUndefined()
})

test('[border.debris] every space is rolled for, leaving is free', () => {
  const match = scene({ tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '0,0' } } })
  match.play('red: impulse')
  expect(match.options).toContain('cross:E')
  expect(match.options).toContain('-1,0')
})

test('[border.lawful] whoever becomes an Outlaw on a lawful planet may stay, do business and leave (E17, E18)', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '1,0', bounty: 1000 } } }).play('red: end')
  expect(match.ask).toBe('business.order')
  match.play('red: done', 'blue: end', 'yellow: end', 'red: impulse, 2,0')
  expect(whereIs(match, 'Red')).toBe('2,0')
  expect(match.why('cross:W')?.rule).toBe('border.lawful')
})

test('[border.outlaw] on the way out, too; an Outlaw’s bounty does not grow (E17)', () => {
  const out = scene({ tiles: DEN, ships: { red: { at: '0,0' } } }).play('red: impulse')
  expect(out.options).not.toContain('1,0')
  expect(shipOf(out.play('red: cross:E'), 'Red').bounty).toBe(1000)
  const outlaw = scene({ tiles: DEN, ships: { red: { at: '1,0', bounty: 2000 } } }).play('red: impulse, 0,0')
  expect(shipOf(outlaw, 'Red').bounty).toBe(2000)
})

test('[border.outlaw] nor when an Outlaw is drawn in by another ship (E17)', () => {
  const drawn = (bounty: number) =>
    changed(
      { tiles: DEN, turn: 'blue', ships: { red: { ship: 'swamp-rat', at: '1,0', bounty }, blue: { at: '0,0' } } },
      (g) => {
        g.vessels[0].host = 1
      },
    ).play('blue: impulse, -1,0', 'red: follow')
  expect(shipOf(drawn(2000), 'Red')).toMatchObject({ hex: '0,0', bounty: 2000 })
  expect(shipOf(drawn(0), 'Red')).toMatchObject({ hex: '0,0', bounty: 1000 })
})

test('[border.gate] brings nobody nearer: neither to shoot nor to rescue', () => {
  const match = scene({
    tiles: ['expeditor-gate', 'meridian-gate', 'quiet-reach'],
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] }, blue: { at: '5,-3', energy: 0, armed: 0 } },
  })
  expect(match.why('attack')?.rule).toBe('combat.declare#nobody')
  expect(match.options).not.toContain('rescue:Blue')
})

const AWAY = { blue: { at: '0,-2' }, yellow: { at: '1,-2' } }

/** Red goes through the broken gate. Spawn points 5 and 17 are free, unless Blue and Yellow stand there as at the start. */
const tigris = (rolled: number, others: Scene['ships'] = AWAY) =>
  scene({
    tiles: ['tigris-gate', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '0,0' }, ...others },
    dice: [[20, rolled]],
  }).play('red: impulse, tigris')

const spawnOf = (match: ReturnType<typeof tigris>, number: number) =>
  lanesOf(match.state).spawns.find((spawn) => spawn.number === number)?.hex

test.each([
  [1, 5],
  [10, 5],
  [11, 17],
  [16, 17],
])('[border.tigris] a %i leads to spawn point %i; of two equally near the higher one (E30)', (rolled, number) => {
  const match = tigris(rolled)
  expect(match.state.vessels[0].hex).toBe(spawnOf(match, number))
  expect(match.ask).toBe('move.step')
  expect(match.state.move?.left).toBe(4)
})

test('[border.tigris] occupied spawn points do not count (E30)', () => {
  const match = tigris(1, { yellow: AWAY.yellow })
  expect(match.state.vessels[1].hex).toBe(spawnOf(match, 5))
  expect(match.state.vessels[0].hex).toBe(spawnOf(match, 17))
})

test('[border.tigris] a 20 is free choice, and luck (E30)', () => {
  const match = tigris(20)
  expect(match.ask).toBe('death.respawn')
  expect(match.options).toHaveLength(2)
  expect(shipOf(match, 'Red').fame).toBe(1)
})

test('[border.tigris] it leads to no other gate', () => {
  const match = scene({
    tiles: ['tigris-gate', 'expeditor-gate', 'quiet-reach'],
    ships: { red: { at: '0,0' }, blue: { at: '5,-1' } },
  }).play('red: impulse')
  expect(match.options).toContain('tigris')
  expect(match.options.filter((option) => String(option).startsWith('gate:'))).toEqual([])
})
