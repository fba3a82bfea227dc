import { expect, test } from 'vitest'
import { changed, scene, shipOf, whereIs } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const
const DEN = ['loath', 'quiet-reach', 'hollow-expanse'] as const

test('[ship.space] no way of moving ends on another ship', () => {
  const ships = { red: { ship: 'meridian-rook', at: '0,0' }, blue: { at: '1,0' } }
  const flying = scene({ tiles: VOID, ships }).play('red: impulse')
  expect(flying.options).not.toContain('1,0')
  const folding = scene({ tiles: VOID, ships, dice: [[20, 18]] }).play('red: ability:fold-jump')
  expect(folding.options).toContain('2,0')
  expect(folding.options).not.toContain('1,0')
})

test('[ship.hold] what does not fit cannot be had', () => {
  const free = ['a1', 'd1', 'b3']
  const damage = ['b1', 'c1', 'a2', 'b2', 'c2', 'd2', 'c3']
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0', damage } } }).play('red: end')
  expect(match.why('buy:m-22')).toEqual({ rule: 'outfit.shape', data: { outfit: 'm-22' } })
  expect(free).toHaveLength(10 - damage.length)
})

test('[ship.hold] nothing lies on anything else', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0', outfits: ['targe a1.0'], cubes: { d2: 'holo' } } } })
  match.play('red: end, rearrange')
  expect(match.match.answer(0, ['a1.0', 'b1'])).toMatchObject({ refusal: { rule: 'ship.hold', data: { spot: 'b1' } } })
  expect(match.match.answer(0, ['d1.0', 'd2'])).toBeDefined()
  expect(shipOf(match, 'Red').cubes).toEqual({ d2: 'holo' })
})

test('[ship.energy] the meter never shows more than the maximum', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'obsidian-choir', at: '0,0', energy: 14 }, blue: { at: '2,0', energy: 9 } },
    dice: [[20, 8]],
  }).play('red: ability:siphon-lance')
  expect(shipOf(match, 'Red').energy).toBe(14)
})

test('[ship.markers] only armed markers can be spent, whatever the energy', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], armed: 0 } } })
  expect(shipOf(match, 'Red')).toMatchObject({ energy: 8, armed: 0, disarmed: 4 })
  expect(match.why('fly:m-22@a1')).toEqual({ rule: 'ship.markers', data: { armed: 0 } })
})

test('[ship.markers] a spent marker lies on a use space', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], armed: 3 } } })
  match.play('red: fly:m-22@a1')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 2, used: ['a1'], disarmed: 1 })
})

test('[ship.damage] the owner chooses undamaged spaces, all at once (E39)', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { at: '0,0', damage: ['a1'] } }, dice: [[20, 3]] })
  match.play('red: impulse, cross:NW')
  expect(match.asks()).toEqual({
    seat: 'Red',
    ask: 'ship.damage',
    options: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3', 'c3'],
  })
  expect(() => match.play('red: [b1 c1]')).toThrow()
  match.play('red: [b1 c3 d2]')
  expect(shipOf(match, 'Red').damage).toEqual(['a1', 'b1', 'd2', 'c3'])
})

test('[ship.damage] a damaged space holds no cube', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { at: '1,-1', damage: ['a1', 'b1'] } }, dice: [[20, 12]] })
  match.play('red: mine:spice')
  expect(match.ask).toBe('cargo.place')
  expect(match.options).not.toContain('a1')
})

test('[ship.damage-cube] a cube on a damaged space floats where the ship is, and is not taken up again this turn (E40)', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', cubes: { a1: 'spice', b1: 'holo' } } },
    dice: [[20, 1]],
  }).play('red: impulse, cross:NW, [a1]')
  expect(shipOf(match, 'Red').cubes).toEqual({ b1: 'holo' })
  expect(match.state.floating).toMatchObject([{ hex: match.state.vessels[0].hex, cargo: 0, by: 0 }])
  expect(match.why('collect')?.rule).toBe('cargo.collect#own')
})

test('[ship.damage-use] a marker on a damaged use space is disarmed, and the use space lost until the repair', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'] } },
    dice: [
      [6, 4],
      [20, 2],
    ],
  }).play('red: fly:m-22@a1, cross:NW, [a1 b2]')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 3, used: [], disarmed: 1 })
  match.play('red: stop')
  expect(match.why('fly:m-22@a1')).toEqual({ rule: 'outfit.use', data: { outfit: 'm-22@a1' } })
})

const SEVEN = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2']

test('[ship.destroyed] as much damage as there are spaces left destroys, without a choice (E39)', () => {
  const ships = { red: { at: '0,0', damage: SEVEN } }
  const lost = scene({ tiles: ROCKS, ships, dice: [[20, 3]] }).play('red: impulse, cross:NW')
  expect(whereIs(lost, 'Red')).toBeUndefined()
  expect(lost.asks()?.seat).toBe('Blue')
  const alive = scene({ tiles: ROCKS, ships, dice: [[20, 2]] }).play('red: impulse, cross:NW')
  expect(alive.ask).toBe('ship.damage')
})

test('[ship.ability] its energy is paid, then it is rolled for', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 8 } }, dice: [[20, 8]] })
  match.play('red: ability:slipstream-hop')
  expect(shipOf(match, 'Red').energy).toBe(7)
  expect(match.state.move).toMatchObject({ left: 3, slips: true })
  const poor = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 0 } } })
  expect(poor.why('ability:slipstream-hop')).toEqual({
    rule: 'ship.ability#energy',
    data: { ability: 'slipstream-hop', energy: 1, have: 0 },
  })
})

test('[ship.ability] the abilities of former ships stay', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0', credits: 5000 } } }).play(
    'red: end, ship:copper-lark',
  )
  expect(shipOf(match, 'Red').abilities.map(({ id }) => id)).toEqual(['slipstream-hop', 'bulk-broker'])
})

test('[ship.exhaust] once until the status phase, successful or not', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' } }, dice: [[20, 7]] })
  match.play('red: ability:slipstream-hop')
  expect(match.ask).toBe('turn.actions')
  expect(match.why('ability:slipstream-hop')).toEqual({ rule: 'ship.exhaust', data: { ability: 'slipstream-hop' } })
})

test('[ship.exhaust] [ship.drift] the card is ready again while the ship still drifts', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'numerator', at: '0,0' }, blue: { ship: 'gaiden' } },
    dice: [[20, 12]],
  })
  match.play('red: ability:auto-pilot, end')
  expect(shipOf(match, 'Red')).toMatchObject({ drift: 2, abilities: [{ ready: true }] })
})

/** Red drifts by two spaces at the edge of the known system, beside an asteroid. */
const adrift = (dice: readonly (readonly [number, number])[] = []) =>
  scene({
    tiles: ROCKS,
    ships: { red: { ship: 'numerator', at: '0,0', cubes: { a1: 'holo' } }, yellow: { ship: 'swamp-rat' } },
    dice: [[20, 12], ...dice],
  }).play('red: ability:auto-pilot, end', 'blue: end')

test('[ship.drift] moves after the turns of others, with rolls of its owner, without minor actions (E77)', () => {
  const match = adrift([[20, 1]])
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'move.step' })
  expect(match.state.move?.left).toBe(2)
  expect(match.options).not.toContain('draw')
  expect(match.options).not.toContain('jettison')
  match.play('red: cross:NW, [b1]')
  expect(whereIs(match, 'Red')).toBe('0,-1')
  match.play('red: 0,0')
  expect(match.asks()?.seat).toBe('Yellow')
})

test('[ship.drift] no blind jump (E77)', () => {
  const match = changed({ tiles: VOID, turn: 'blue', ships: { red: { at: '-2,1' } } }, (g) => {
    g.vessels[0].drift = 2
  }).play('blue: end')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'move.step' })
  expect(match.options.filter((option) => String(option).startsWith('jump'))).toEqual([])
})

test('[ship.drift] it ends when the owner’s turn begins (E77)', () => {
  const match = adrift().play('red: stop', 'yellow: end', 'red: stop')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'turn.actions' })
  expect(shipOf(match, 'Red').drift).toBe(0)
})

test('[ship.drift] it ends when the ship is destroyed (E77)', () => {
  const match = changed(
    {
      tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'],
      turn: 'blue',
      ships: { red: { ship: 'numerator', at: '-1,0' }, blue: { ship: 'gaiden', at: '2,0' } },
      dice: [[20, 3]],
    },
    (g) => {
      g.vessels[0].drift = 2
    },
  ).play('blue: end', 'red: cross:E')
  expect(whereIs(match, 'Red')).toBeUndefined()
  match.play('yellow: end')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'turn.actions' })
})

/** Red hangs on Blue, who has the turn. */
const hooked = (
  tiles: readonly string[],
  red: string,
  blue: string,
  more = {},
  dice: readonly (readonly [number, number])[] = [],
) =>
  changed(
    {
      tiles,
      turn: 'blue',
      ships: { red: { ship: 'swamp-rat', at: red, ...more }, blue: { ship: 'nightshade', at: blue } },
      dice,
    },
    (g) => {
      g.vessels[0].host = 1
    },
  )

test('[ship.harpoon] hooks on to an adjacent ship in sight', () => {
  const ships = { red: { ship: 'swamp-rat', at: '0,0' }, blue: { at: '1,0' } }
  const match = scene({ tiles: VOID, ships, dice: [[20, 6]] }).play('red: ability:mag-harpoon')
  expect(shipOf(match, 'Red').host).toBe('Blue')
  const apart = scene({ tiles: VOID, ships: { ...ships, blue: { at: '2,0' } } })
  expect(apart.why('ability:mag-harpoon')?.rule).toBe('ability.mag-harpoon')
})

test('[ship.harpoon] follows space by space into the space the host has left, or lets go (E77)', () => {
  const match = hooked(VOID, '-1,0', '0,0').play('blue: impulse, 2,0')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'ship.harpoon', options: ['follow', 'let-go'] })
  match.play('red: follow')
  expect(whereIs(match, 'Red')).toBe('0,0')
  match.play('red: let-go')
  expect([whereIs(match, 'Red'), whereIs(match, 'Blue'), shipOf(match, 'Red').host]).toEqual(['0,0', '2,0', null])
})

test('[ship.harpoon] never into an occupied space (E77)', () => {
  const match = changed(
    {
      tiles: VOID,
      turn: 'blue',
      ships: { red: { ship: 'swamp-rat', at: '-1,0' }, blue: { at: '0,0' }, yellow: { at: '1,0' } },
    },
    (g) => {
      g.vessels[0].host = 1
    },
  ).play('blue: impulse, 2,0', 'red: follow')
  expect(match.asks()?.seat).toBe('Blue')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,0', host: null })
})

test('[ship.harpoon] rolls at the borders on its way (E77)', () => {
  const match = hooked(ROCKS, '0,0', '0,-1', {}, [[20, 2]]).play('blue: impulse, -1,0', 'red: follow')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'ship.damage' })
})

test('[ship.harpoon] an Outlaw is not drawn through a lawful entrance (E77)', () => {
  const outlaw = hooked(PLANET, '2,0', '1,0', { bounty: 1000 }).play('blue: impulse, -1,0')
  expect(outlaw.asks()?.seat).toBe('Blue')
  expect(shipOf(outlaw, 'Red')).toMatchObject({ hex: '2,0', host: null })
  const innocent = hooked(PLANET, '2,0', '1,0').play('blue: impulse, 0,0')
  expect(innocent.ask).toBe('ship.harpoon')
})

test('[ship.harpoon-end] a gate tears it off, and so does the owner’s turn (E77)', () => {
  const gates = ['expeditor-gate', 'meridian-gate', 'quiet-reach']
  const match = hooked(gates, '-1,0', '0,0').play('blue: impulse')
  match.play(`blue: ${match.options.find((option) => String(option).startsWith('gate:'))}`)
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,0', host: null })
  const waiting = hooked(VOID, '-1,0', '0,0').play('blue: end')
  expect(shipOf(waiting, 'Red').host).toBe('Blue')
  waiting.play('yellow: end')
  expect(shipOf(waiting, 'Red').host).toBeNull()
})

test('[ship.harpoon-end] it ends when the host is destroyed (E77)', () => {
  const match = hooked(['pelmont', 'quiet-reach', 'hollow-expanse'], '-2,0', '-1,0', {}, [[20, 1]])
  match.play('blue: impulse, cross:E', 'red: follow')
  expect(whereIs(match, 'Blue')).toBeUndefined()
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,0', host: null })
})

test('[ship.replica] a copy is used once, and its owner’s card stays ready', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'twin-mirage', at: '0,0' }, blue: { ship: 'puddle-jumper' } },
    dice: [
      [20, 6],
      [20, 8],
    ],
  }).play('red: ability:replication, slipstream-hop')
  expect(shipOf(match, 'Red').replica).toBe('slipstream-hop')
  match.play('red: ability:slipstream-hop, stop')
  expect(shipOf(match, 'Red')).toMatchObject({ replica: '', energy: 11 })
  expect(match.options).not.toContain('ability:slipstream-hop')
  expect(shipOf(match, 'Blue').abilities).toEqual([{ id: 'slipstream-hop', ready: true }])
})

test('[ship.replica] an unused copy is gone in the copier’s status phase', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'twin-mirage', at: '0,0' }, blue: { ship: 'puddle-jumper' } },
    dice: [[20, 6]],
  })
  match.play('red: ability:replication, slipstream-hop, end')
  expect(shipOf(match, 'Red')).toMatchObject({ replica: '', abilities: [{ ready: true }] })
})

test('[bounty.status] with a bounty an Outlaw, without one Innocent; credits are something else', () => {
  const before = (bounty: number) =>
    scene({ tiles: PLANET, ships: { red: { at: '2,0', bounty } } }).play('red: impulse')
  expect(before(0).options).toContain('1,0')
  expect(before(1000).why('cross:W')?.rule).toBe('border.lawful')
  expect(shipOf(before(1000), 'Red').credits).toBe(3000)
})

test('[bounty.gain] by 1,000 at a shield, at an outlaw entrance and for an Innocent ship', () => {
  const shield = scene({ tiles: PLANET, ships: { red: { at: '0,-2', bounty: 2000 } }, dice: [[20, 12]] })
  expect(shipOf(shield.play('red: impulse, cross:SE'), 'Red').bounty).toBe(3000)
  const entrance = scene({ tiles: DEN, ships: { red: { at: '1,0' } } })
  expect(shipOf(entrance.play('red: impulse, cross:W'), 'Red').bounty).toBe(1000)
})

/** Red shoots at a ship with one space left. */
const duel = (bounty: number) =>
  scene({
    tiles: VOID,
    ships: {
      red: { at: '0,0', outfits: ['pepperbox a1.0'], credits: 0 },
      blue: {
        ship: 'swamp-rat',
        at: '1,0',
        bounty,
        damage: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'],
      },
    },
    dice: [[6, 3]],
  }).play('red: attack, pepperbox@a1>Blue, fire')

test('[bounty.gain] [bounty.claim] destroying the Innocent raises the own bounty, an Outlaw’s is won as credits (E43)', () => {
  expect(shipOf(duel(0), 'Red')).toMatchObject({ bounty: 1000, credits: 0, fame: 1 })
  expect(shipOf(duel(3000), 'Red')).toMatchObject({ bounty: 0, credits: 3000, fame: 1 })
})

test('[bounty.lost] with the ship, or for a new one', () => {
  expect(shipOf(duel(3000), 'Blue')).toMatchObject({ bounty: 0, credits: 3000 })
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0', bounty: 2000, credits: 5000 } } })
  expect(shipOf(match.play('red: end, ship:copper-lark'), 'Red')).toMatchObject({ bounty: 0, credits: 0 })
})
