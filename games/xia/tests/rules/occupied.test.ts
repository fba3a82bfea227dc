import { expect, test } from 'vitest'
import { NOBODY } from '../../crafts.ts'
import { changed, scene, shipOf, whereIs } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const GATES = ['expeditor-gate', 'meridian-gate', 'quiet-reach'] as const

/** Red beside a rim space that blue is on. */
const rim = (red = {}, rules?: number) =>
  scene({
    rules,
    tiles: ['quiet-reach', 'burning-horse', 'outpost-338'],
    deck: ['hollow-expanse'],
    ships: { red: { at: '-1,0', ...red }, blue: { at: '-2,0' } },
  }).play('red: impulse')

test('[map.jump-from] [move.pass] a blind jump starts from an occupied rim space, too', () => {
  const match = rim()
  expect(match.options).toContain('-2,0')
  match.play('red: -2,0')
  expect(match.why('stop')?.rule).toBe('move.pass')
  match.play('red: jump:W')
  expect(match.logged('map.symbols').map(({ data }) => data.tile)).toEqual(['hollow-expanse'])
  expect(whereIs(match, 'Red')).toBe('-3,0')
})

test('[map.jump-from] [move.pass] not with the last movement, and not by auto-pilot', () => {
  expect(rim({ ship: 'bastion-mule', at: '0,0' }).options).not.toContain('-2,0')
  const drifting = changed(
    { tiles: VOID, phase: 'drift', ships: { blue: { ship: 'numerator', at: '-1,0' }, yellow: { at: '-2,0' } } },
    (g) => {
      g.vessels[1].drift = 3
    },
  ).playByItself((_g, { ask }) => ask === 'move.step')
  expect(drifting.asks()).toMatchObject({ seat: 'Blue', ask: 'move.step' })
  expect(drifting.options).not.toContain('-2,0')
})

test('[map.jump] [move.pass] where no sector is left, an occupied rim space leads nowhere', () => {
  const match = changed({ tiles: VOID, ships: { red: { at: '-1,0' }, blue: { at: '-2,0' } } }, (g) => {
    Object.assign(g, { sectorDeck: [] })
  }).play('red: impulse')
  expect(match.options).not.toContain('-2,0')
})

test('[move.bounce] [map.jump-barred] a jump that fails there ends on the last space of its own (E28)', () => {
  const match = scene({
    tiles: VOID,
    deck: ['neo-damascus'],
    ships: { red: { ship: 'bastion-mule', at: '-1,0' }, blue: { at: '-2,0' } },
    dice: [[20, 1]],
  }).play('red: impulse, -2,0, jump:W')
  const shielded = match.logged('border.shield#roll').length > 0
  if (shielded) match.play('red: [a1]')
  expect(whereIs(match, 'Red')).toBe(shielded ? '-1,0' : '-3,0')
})

test('[map.jump] version 1: no blind jump out of a shared space', () => {
  expect(rim({}, 1).options).not.toContain('-2,0')
})

/** Red beside blue, with something to do from blue's space alone. */
const beside = (red: object, yellow: object, rules?: number) =>
  scene({ rules, tiles: VOID, ships: { red: { at: '-1,-1', ...red }, blue: { at: '0,-1' }, yellow } }).play(
    'red: impulse',
  )

test('[move.use-limits] [stranded.rescue] a ship beside the occupied space is rescued from there', () => {
  const stranded = { at: '1,-1', energy: 0, armed: 0 }
  const match = beside({ energy: 5 }, stranded).play('red: use:E')
  expect(match.asks()).toMatchObject({ seat: 'Yellow', ask: 'stranded.rescue' })
  match.play('yellow: 2')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,-1', energy: 3, fame: 1 })
  expect(match.ask).toBe('turn.actions')
  expect(beside({ energy: 2 }, stranded).why('use:E')?.rule).toBe('move.use-occupied#nothing')
})

test('[move.use-limits] [combat.range] an attack is made as if from the occupied space', () => {
  const match = beside({ outfits: ['pepperbox a1.0'] }, { at: '1,-1' }).play('red: use:E')
  expect(match.ask).toBe('combat.declare')
  expect(match.options).toEqual(['pepperbox@a1>Yellow'])
  expect(match.why('pepperbox@a1>Blue')).toMatchObject({ rule: 'combat.range', data: { range: 0 } })
  match.play('red: pepperbox@a1>Yellow, fire')
  expect(match.state.move).toBeUndefined()
  expect(match.logged('combat.declare').map(({ data }) => data.targets)).toEqual([['Yellow']])
  const far = beside({ outfits: ['pepperbox a1.0'] }, { at: '2,-1' })
  expect(far.why('use:E')?.rule).toBe('move.use-occupied#nothing')
})

test('[move.use-occupied] [title.long-shot] a missile’s way begins there, too', () => {
  const shoot = (yellow: string) => {
    const match = scene({
      tiles: VOID,
      openTitles: ['long-shot'],
      ships: { red: { at: '-2,0', outfits: ['dart-7 a1.0'] }, blue: { at: '-1,0' }, yellow: { at: yellow } },
      dice: [[6, 3]],
    }).play('red: impulse, use:E, dart-7@a1>Yellow, fire')
    match.playByItself((_g, { ask }) => ask === 'turn.actions')
    return match.state.openTitles[0].counts[0]
  }
  // From its own space the ship would be one further away.
  expect([shoot('4,-2'), shoot('3,-1')]).toEqual([1, 0])
})

test('[move.use-occupied] [ability.siphon-lance] [ability.broadside] abilities reach from there', () => {
  const lance = scene({
    tiles: VOID,
    ships: {
      red: { ship: 'obsidian-choir', at: '-2,0', energy: 6 },
      blue: { at: '-1,0', energy: 0 },
      yellow: { at: '3,-1', energy: 9 },
    },
    dice: [[20, 8]],
  })
  expect(lance.why('ability:siphon-lance')).toBeUndefined()
  lance.play('red: impulse, use:E')
  expect(shipOf(lance, 'Yellow').energy).toBe(5)
  const volley = beside({ ship: 'argent-leviathan' }, { at: '2,-1' }).play('red: use:E')
  expect(volley.state.combat?.defences.map(({ target }) => target)).toEqual([2])
})

test('[move.use-limits] abilities that do not depend on a place are none of its uses', () => {
  const match = beside(
    { ship: 'wardens-oath', damage: ['b1'], abilities: ['repair-swarm', 'dark-veil'] },
    { at: '2,-2' },
  )
  expect(match.why('use:E')?.rule).toBe('move.use-occupied#nothing')
})

test('[move.use-occupied] a replicated ability can be used there, once', () => {
  const match = changed(
    {
      tiles: VOID,
      ships: { red: { at: '-1,-1' }, blue: { at: '0,-1', energy: 0 }, yellow: { at: '1,-1', energy: 9 } },
    },
    (g) => {
      g.vessels[0].replica = 'siphon-lance'
      g.random = scene({ dice: [[20, 8]] }).state.random
    },
  ).play('red: impulse, use:E')
  expect([shipOf(match, 'Yellow').energy, match.state.vessels[0].replica]).toEqual([5, ''])
})

test('[move.use-limits] what an occupied gate space offers besides its passage, too', () => {
  const floating = { '0,0': ['spice'] } as const
  const match = scene({ tiles: GATES, floating, ships: { red: { at: '-1,0' }, blue: { at: '0,0' } } }).play(
    'red: impulse',
  )
  expect(match.options).toContain('use:E')
  match.play('red: use:E')
  expect(match.options).toEqual(['spice.1'])
  const old = scene({ rules: 1, tiles: GATES, floating, ships: { red: { at: '-1,0' }, blue: { at: '0,0' } } })
  expect(old.play('red: impulse').why('use:E')?.rule).toBe('move.use-occupied#nothing')
})

test('[move.use-occupied] version 1: neither attacks nor rescues', () => {
  expect(beside({ outfits: ['pepperbox a1.0'] }, { at: '1,-1' }, 1).why('use:E')?.rule).toBe(
    'move.use-occupied#nothing',
  )
  const stranded = { at: '1,-1', energy: 0, armed: 0 }
  expect(beside({}, stranded, 1).why('use:E')?.rule).toBe('move.use-occupied#nothing')
})

test('[move.use-occupied] [title.good-samaritan] a ship that stays outside has not moved onto the planet', () => {
  const use = (rules?: number) => {
    const match = scene({
      rules,
      tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '1,-1', energy: 3, titles: ['good-samaritan'] }, blue: { at: '0,0' } },
    }).play('red: impulse, use:SW')
    match.playByItself((_g, { ask }) => ask === 'move.step' || ask === 'turn.actions')
    return shipOf(match, 'Red').energy
  }
  expect([use(), use(1)]).toEqual([3, 5])
})

const gateHops = (match: ReturnType<typeof scene>) =>
  match.options.filter((option) => String(option).startsWith('gate:'))

test('[border.gate] [move.pass] onto an occupied space of a gate with movement to go on; never to or from Tigris', () => {
  const tiles = ['expeditor-gate', 'meridian-gate', 'tigris-gate']
  const fly = (ship: string, from: string, rules?: number) =>
    scene({ rules, tiles, ships: { red: { ship, at: from }, blue: { at: '5,-3' }, yellow: { at: '-2,2' } } }).play(
      'red: impulse',
    )
  const match = fly('puddle-jumper', '0,0')
  expect(gateHops(match)).toHaveLength(4)
  const spaces = gateHops(match).map((gate) => String(gate).slice(5).split(',').map(Number))
  // All of them on the second tile, round (5,-3).
  expect(spaces.every(([q, r]) => Math.abs(q - 5) <= 2 && Math.abs(r + 3) <= 2)).toBe(true)
  match.play('red: gate:5,-3')
  expect([match.why('stop')?.rule, match.state.move?.back]).toEqual([
    'move.pass',
    scene({ tiles, ships: { red: { at: '0,0' } } }).state.vessels[0].hex,
  ])
  const slow = fly('bastion-mule', '1,0').play('red: 0,0')
  expect(slow.why('gate:5,-3')).toEqual({ rule: 'move.pass', data: { left: 1 } })
  expect(gateHops(slow)).toHaveLength(3)
  expect(gateHops(fly('puddle-jumper', '0,0', 1))).toHaveLength(3)
})

test('[border.gate] [title.gate-runner] the passage for nothing leaves the movement to go on', () => {
  const match = scene({
    tiles: GATES,
    ships: { red: { ship: 'bastion-mule', at: '1,0', titles: ['gate-runner'] }, blue: { at: '5,-3' } },
  }).play('red: impulse, 0,0')
  expect(match.options).toContain('gate:5,-3')
  expect(match.state.vessels[0].host).toBe(NOBODY)
})
