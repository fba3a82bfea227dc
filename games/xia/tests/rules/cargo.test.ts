import { expect, test } from 'vitest'
import { CARGO } from '../../content/types.ts'
import { changed, scene, shipOf, whereIs } from '../scene.ts'

const MINE = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const

test('[cargo.trade] [cargo.place] [cargo.buy] a colour of the place, into chosen spaces', () => {
  const match = scene({ tiles: ['azure', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '0,1' } } })
  match.play('red: buy, [a1 d2]')
  expect(match.state.vessels[0].cubes.filter((cube) => cube === 2)).toHaveLength(2)
  expect(match.state.vessels[0].credits).toBe(2000)
})

test('[cargo.buy] two cubes need two empty spaces', () => {
  const match = scene({
    tiles: ['azure', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '0,1', damage: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3'] } },
  })
  expect(match.why('buy')).toEqual({ rule: 'cargo.buy#space', data: { spaces: 1, needed: 2 } })
})

test('[cargo.buy] at Smugglers’ Den a pair may be mixed', () => {
  const match = scene({ tiles: ['smugglers-den', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '0,0' } } })
  match.play('red: buy, spice, cyber, [a1 b1]')
  expect(match.state.vessels[0].cubes.slice(0, 2)).toEqual([1, 5])
})

test('[cargo.sell] [cargo.fame] cubes that cannot be sold here stand between a trader and fame', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-2', cubes: { a1: 'spice', b1: 'spice', c1: 'holo' } } },
  }).play('red: sell, [a1 b1]')
  const { fame, credits } = match.state.vessels[0]
  expect({ fame, credits }).toEqual({ fame: 0, credits: 5000 })
})

test.each([
  [10, 'border.defend', 0],
  [11, 'cargo.place', 1],
])('[cargo.mine] [cargo.gather] a roll of %i', (rolled, ask, cubes) => {
  const match = scene({
    tiles: MINE,
    ships: { red: { at: '1,-1', outfits: ['targe a1.0'] } },
    dice: [[20, rolled]],
  }).play('red: mine:spice')
  expect(match.ask).toBe(ask)
  if (cubes > 0) match.play('red: [a2]')
  expect(match.state.vessels[0].cubes.filter((cube) => cube > 0)).toHaveLength(cubes)
})

test('[cargo.salvage] 1-3 destroys the ship, 4 brings a cube', () => {
  const tiles = ['pelmont', 'quiet-reach', 'hollow-expanse']
  const lost = scene({ tiles, ships: { red: { at: '0,0' } }, dice: [[20, 3]] }).play('red: salvage:cyber')
  expect(whereIs(lost, 'Red')).toBeUndefined()
  const lucky = scene({ tiles, ships: { red: { at: '0,0' } }, dice: [[20, 4]] }).play('red: salvage:cyber, [a1]')
  expect(lucky.state.vessels[0].cubes[0]).toBe(5)
})

test('[cargo.harvest] 1-10 takes energy', () => {
  const match = scene({
    tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-2', energy: 6 } },
    dice: [[20, 4]],
  }).play('red: harvest:holo')
  expect(match.state.vessels[0].energy).toBe(2)
})

test('[cargo.supply] fifteen of a colour are all there are', () => {
  const match = changed({ tiles: MINE, ships: { red: { at: '1,-1' } }, dice: [[20, 12]] }, (g) => {
    g.cubeSupply = [0, 15, 15, 15, 15]
  }).play('red: mine:spice')
  expect(match.logged('cargo.supply')).toHaveLength(1)
})

test('[cargo.jettison] [cargo.collect] one’s own cubes cannot be taken up in the same turn', () => {
  const match = scene({ ships: { red: { at: '0,0', cubes: { a1: 'terra', b1: 'holo' } } } })
  match.play('red: jettison, [a1]')
  expect(match.why('collect')?.rule).toBe('cargo.collect#own')
  const later = changed({ ships: { red: { at: '0,0' } } }, (g) => {
    g.floating = [{ hex: g.vessels[0].hex, cargo: 2, by: 1, turn: 1 }]
    g.cubeSupply = [15, 15, 14, 15, 15]
  })
  later.play('red: collect, [terra.1], [b2]')
  expect(later.state.vessels[0].cubes.filter((cube) => cube === 3)).toHaveLength(1)
})

/** Red on the space of a tile for something, with one cube of each colour. */
const trading = (tile: string, at: string) =>
  scene({
    tiles: [tile, 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at, cubes: { a1: 'spice', b1: 'holo', c1: 'terra', d1: 'plasma', a2: 'cyber' } } },
  })

test.each([
  ['kemplar-ii', 'spice', '1,-1'],
  ['azure', 'holo', '0,1'],
  ['doravin-v', 'terra', '1,-1'],
  ['neo-damascus', 'plasma', '0,-2'],
  ['lunari', 'cyber', '-2,0'],
])('[cargo.trade] %s sells %s', (tile, cargo, at) => {
  const match = trading(tile, at).play('red: buy, [b2 c2]')
  expect(shipOf(match, 'Red').cubes).toMatchObject({ b2: cargo, c2: cargo })
})

test.each([
  ['neo-damascus', ['a1'], '2,-2'],
  ['kemplar-ii', ['b1'], '-1,1'],
  ['azure', ['c1'], '1,1'],
  ['lunari', ['d1'], '2,0'],
  ['doravin-v', ['a2'], '-1,0'],
  ['loath', ['a1', 'b1', 'c1', 'd1', 'a2'], '-1,-1'],
])('[cargo.trade] %s buys %s', (tile, spaces, at) => {
  const match = trading(tile, at).play('red: sell')
  // A single cube is sold without a question.
  if (spaces.length > 1) match.play(`red: [${spaces.join(' ')}]`)
  const { credits, cubes } = shipOf(match, 'Red')
  expect(credits).toBe(3000 + 1000 * spaces.length)
  expect(Object.keys(cubes).filter((space) => spaces.includes(space))).toEqual([])
})

test.each([
  ['outpost-338', 'spice', 'mine', '-1,1'],
  ['burning-horse', 'holo', 'harvest', '1,-1'],
  ['red-gulch', 'terra', 'mine', '0,-1'],
  ['lower-stratus', 'plasma', 'harvest', '-1,1'],
  ['pelmont', 'cyber', 'salvage', '-1,1'],
  ['kreller-iv', 'cyber', 'salvage', '1,-1'],
])('[cargo.trade] [cargo.gather] %s has %s to %s', (tile, cargo, deed, at) => {
  const setting = { tiles: [tile, 'quiet-reach', 'hollow-expanse'], ships: { red: { at } } }
  const match = scene({ ...setting, dice: [[20, 11]] })
  match.play(`red: ${deed}:${cargo}, [b2]`)
  // Matches of the first version have one word for all three.
  expect(scene({ ...setting, rules: 1 }).options).toContain('gather')
  expect(shipOf(match, 'Red').cubes).toEqual({ b2: cargo })
})

test('[cargo.trade-more] Smugglers’ Den sells every colour', () => {
  const match = scene({ tiles: ['smugglers-den', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '0,0' } } })
  expect(match.play('red: buy').options).toEqual(CARGO)
  expect(match.options).not.toContain('sell')
})

test('[cargo.place] a cube stays where it is until the business phase', () => {
  const match = scene({
    tiles: ['azure', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '0,1', outfits: ['m-22 a1.0'], damage: ['d1'] } },
  })
  match.play('red: buy')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'cargo.place', options: ['b1', 'c1', 'c2', 'd2', 'b3', 'c3'] })
  match.play('red: [b1 c3]')
  expect(match.options).not.toContain('rearrange')
  match.play('red: end')
  expect(match.options).toContain('rearrange')
})

test('[cargo.buy] as often as it can be paid', () => {
  const match = scene({
    tiles: ['azure', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '0,1', credits: 2000 } },
  })
  match.play('red: buy, [a1 b1], buy, [c1 d1]')
  expect(match.why('buy')).toEqual({ rule: 'cargo.buy#price', data: { price: 1000, credits: 0 } })
  expect(shipOf(match, 'Red').cubes).toEqual({ a1: 'holo', b1: 'holo', c1: 'holo', d1: 'holo' })
})

test('[cargo.sell] any number, 1,000 each', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-2', credits: 0, cubes: { a1: 'spice', b1: 'spice', c1: 'spice' } } },
  }).play('red: sell, [a1]')
  expect(shipOf(match, 'Red')).toMatchObject({ credits: 1000, fame: 0, cubes: { b1: 'spice', c1: 'spice' } })
  expect(match.state.cubeSupply[0]).toBe(13)
})

test('[cargo.sell] only what is wanted there', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-2', cubes: { a1: 'holo' } } },
  })
  expect(match.why('sell')).toEqual({ rule: 'cargo.sell#none', data: { cargo: ['spice'] } })
})

test('[cargo.fame] every sale of two that empties the hold; what is in the way is thrown out first (E52)', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-2', cubes: { a1: 'spice', b1: 'spice', c1: 'holo' } } },
  }).play('red: jettison, [c1], sell, [a1 b1]')
  expect(shipOf(match, 'Red').fame).toBe(1)
  const single = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-2', cubes: { a1: 'spice' } } },
  })
  expect(shipOf(single.play('red: sell'), 'Red')).toMatchObject({ fame: 0, credits: 4000, cubes: {} })
})

test('[cargo.gather] needs a free space, and may be repeated in the turn', () => {
  const full = ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3', 'c3']
  const match = scene({
    tiles: MINE,
    ships: { red: { at: '1,-1', damage: full.slice(1) } },
    dice: [
      [20, 11],
      [20, 12],
    ],
  }).play('red: mine:spice, [a1], mine:spice')
  expect(shipOf(match, 'Red').cubes).toEqual({ a1: 'spice', b1: 'spice' })
  expect(match.why('mine:spice')?.rule).toBe('cargo.gather#space')
})

test('[cargo.mine] the damage can be prevented', () => {
  const match = scene({
    tiles: MINE,
    ships: { red: { at: '1,-1', outfits: ['targe a1.0'] } },
    dice: [
      [20, 4],
      [6, 3],
    ],
  }).play('red: mine:spice, targe@a1, done, [d2]')
  expect(shipOf(match, 'Red')).toMatchObject({ damage: ['d2'], cubes: {}, used: ['a1'] })
})

test('[cargo.salvage] nothing prevents destruction', () => {
  const match = scene({
    tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { ship: 'gaiden', at: '0,0', outfits: ['lattice a2.0'] }, blue: { ship: 'swamp-rat' } },
    dice: [[20, 1]],
  }).play('red: salvage:cyber')
  expect(match.asks()?.seat).toBe('Blue')
  expect(whereIs(match, 'Red')).toBeUndefined()
})

test('[cargo.harvest] the loss can be prevented; what is missing is taken from armed markers (E23)', () => {
  const cloud = {
    tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
    dice: [
      [20, 6],
      [6, 2],
    ],
  } as const
  const red = { at: '1,-2', outfits: ['targe a1.0'], energy: 2 }
  const bare = scene({ ...cloud, ships: { red } }).play('red: harvest:holo, done')
  expect(shipOf(bare, 'Red')).toMatchObject({ energy: 0, armed: 0, stranded: true })
  const shielded = scene({ ...cloud, ships: { red } }).play('red: harvest:holo, targe@a1, done')
  expect(shipOf(shielded, 'Red')).toMatchObject({ energy: 0, armed: 1, used: ['a1'] })
  const lucky = scene({ ...cloud, dice: [[20, 11]], ships: { red } }).play('red: harvest:holo, [d1]')
  expect(shipOf(lucky, 'Red')).toMatchObject({ energy: 2, cubes: { d1: 'holo' } })
})

test('[cargo.supply] what is not there cannot be bought, nor is it found (E51)', () => {
  const scarce = (left: number) =>
    changed({ tiles: ['azure', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '0,1' } } }, (g) => {
      g.cubeSupply = [15, left, 15, 15, 15]
    })
  expect(scarce(1).why('buy')).toEqual({ rule: 'cargo.supply', data: { left: 1 } })
  expect(scarce(2).options).toContain('buy')
  const empty = changed({ tiles: MINE, ships: { red: { at: '1,-1' } }, dice: [[20, 12]] }, (g) => {
    g.cubeSupply = [0, 15, 15, 15, 15]
  }).play('red: mine:spice')
  expect(shipOf(empty, 'Red').cubes).toEqual({})
})

test('[cargo.jettison] any cubes, onto the space of the ship, any number to a space (E53)', () => {
  const match = changed({ ships: { red: { at: '0,0', cubes: { a1: 'terra', b1: 'holo', c1: 'holo' } } } }, (g) => {
    g.floating = [{ hex: g.vessels[0].hex, cargo: 4, by: 1, turn: 0 }]
  }).play('red: jettison, [a1 c1]')
  expect(shipOf(match, 'Red').cubes).toEqual({ b1: 'holo' })
  expect(match.state.floating.map(({ hex, cargo }) => [hex === match.state.vessels[0].hex, cargo])).toEqual([
    [true, 4],
    [true, 2],
    [true, 1],
  ])
})

test('[cargo.collect] any that there is room for, in a later turn one’s own, too (E53)', () => {
  const taken = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3']
  const match = changed({ ships: { red: { at: '0,0', damage: taken } } }, (g) => {
    const { hex } = g.vessels[0]
    g.floating = [
      { hex, cargo: 0, by: 0, turn: 0 },
      { hex, cargo: 1, by: 0, turn: 1 },
      { hex, cargo: 2, by: 1, turn: 1 },
      { hex: hex + 1, cargo: 3, by: 1, turn: 1 },
    ]
  }).play('red: collect')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'cargo.collect', options: ['spice.1', 'terra.2'] })
  expect(() => match.play('red: [spice.1 terra.2]')).toThrow()
  match.play('red: [terra.2]')
  expect(shipOf(match, 'Red').cubes).toEqual({ c3: 'terra' })
  expect(match.why('collect')?.rule).toBe('cargo.collect#space')
})
