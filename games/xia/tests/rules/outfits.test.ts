import { expect, test } from 'vitest'
import { changed, scene, shipOf } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

test('[outfit.use] an armed marker on a free use space, as often as there are some', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'] } } })
  match.play('red: fly:m-22@a1, stop, fly:m-22@a1, stop')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 2, used: ['a1', 'b2'] })
  expect(match.why('fly:m-22@a1')).toEqual({ rule: 'outfit.use', data: { outfit: 'm-22@a1' } })
})

test('[outfit.use] not on a damaged use space', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], damage: ['a1'] } } })
  match.play('red: fly:m-22@a1')
  expect(shipOf(match, 'Red').used).toEqual(['b2'])
})

/** Red is on a planet with these spaces of the hold free. */
const shopping = (...free: string[]) => {
  const all = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3', 'c3']
  const damage = all.filter((space) => !free.includes(space))
  return scene({ tiles: PLANET, ships: { red: { at: '0,0', damage } } }).play('red: end')
}

test('[outfit.shape] may be turned, but not mirrored', () => {
  expect(shopping('c1', 'a2', 'b2', 'c2').play('red: buy:saker-v').options).toEqual(['c1.0'])
  expect(shopping('a1', 'b1', 'c1', 'a2').play('red: buy:saker-v').options).toEqual(['a1.2'])
  expect(shopping('a1', 'a2', 'b2', 'c2').why('buy:saker-v')).toEqual({
    rule: 'outfit.shape',
    data: { outfit: 'saker-v' },
  })
})

test('[outfit.shape] each section covers a space', () => {
  const match = shopping('c1', 'a2', 'b2', 'c2').play('red: buy:saker-v, c1.0')
  expect(shipOf(match, 'Red').outfits).toMatchObject([
    { outfit: 'saker-v', spaces: ['c1', 'a2', 'b2', 'c2'], uses: ['c1', 'a2'] },
  ])
})

test.each([
  [5, ['a2'], 4],
  [2, ['a1', 'a2'], 0],
  [1, ['a1', 'a2'], 0],
])('[outfit.damage] an engine’s %i with damage on %s moves %i (E31)', (rolled, damage, movement) => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], damage } },
    dice: [[6, rolled]],
  })
  match.play('red: fly:m-22@a1')
  expect(match.logged('move.engine')[0].data).toMatchObject({ rolled, movement })
  expect(match.state.move?.left ?? 0).toBe(movement)
  expect(shipOf(match, 'Red').armed).toBe(3)
})

test('[outfit.damage] blasters and shields lose as much on each of their dice (E31)', () => {
  const match = scene({
    tiles: VOID,
    ships: {
      red: { at: '0,0', outfits: ['pepperbox a1.0'], damage: ['a2'] },
      blue: { ship: 'swamp-rat', at: '1,0', outfits: ['lattice a1.0'], damage: ['b2'] },
    },
    dice: [
      [6, 6],
      [6, 5],
      [8, 3],
      [8, 1],
    ],
  }).play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Blue', 'blue: lattice@a1, lattice@a1, done')
  expect(match.logged('outfit.use').map(({ data }) => data.value)).toEqual([5, 4])
  expect(match.logged('outfit.shield').map(({ data }) => data.value)).toEqual([2, 0])
})

test('[outfit.damage] an outfit that is fully damaged comes back with the repair', () => {
  const broken = { at: '0,0', outfits: ['m-22 a1.0'], damage: ['a1', 'a2', 'b2'] }
  const match = scene({ tiles: PLANET, ships: { red: broken } })
  expect(match.why('fly:m-22@a1')?.rule).toBe('outfit.use')
  match.play('red: end, repair, done', 'blue: end', 'yellow: end')
  expect(match.options).toContain('fly:m-22@a1')
})

test('[outfit.engine] moves by the number rolled', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', outfits: ['halon a1.0'] } }, dice: [[8, 7]] })
  expect(match.play('red: fly:halon@a1').state.move?.left).toBe(7)
})

test('[outfit.engine] can ram an adjacent ship', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'] }, blue: { ship: 'swamp-rat', at: '1,0' } },
    dice: [[6, 2]],
  }).play('red: attack, m-22@a1>Blue, fire')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'ship.damage' })
  match.play('blue: [a1 b1]')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'ship.damage' })
})

/** Red with two weapons, another ship beside it and one at some range. */
const armed = (far: string) =>
  scene({
    tiles: VOID,
    ships: {
      red: { at: '-2,0', outfits: ['pepperbox a1.0', 'dart-7 b1.0'] },
      blue: { ship: 'swamp-rat', at: '-1,0' },
      yellow: { at: far },
    },
  }).play('red: attack')

test('[outfit.blaster] reaches a ship at range 1', () => {
  const match = armed('0,0')
  expect(match.options).toContain('pepperbox@a1>Blue')
  expect(match.why('pepperbox@a1>Yellow')).toEqual({
    rule: 'combat.range',
    data: { target: 'Yellow', range: 2, least: 1, most: 1 },
  })
})

test('[outfit.missile] reaches from 2 to 6, never an adjacent ship', () => {
  const near = armed('0,0')
  expect(near.options).toContain('dart-7@b1>Yellow')
  expect(near.why('dart-7@b1>Blue')).toMatchObject({ rule: 'combat.range', data: { range: 1, least: 2, most: 6 } })
  expect(armed('4,-1').options).toContain('dart-7@b1>Yellow')
  expect(armed('5,-1').why('dart-7@b1>Yellow')).toMatchObject({ data: { range: 7 } })
})

test('[outfit.shield] is used in the turns of others, and takes its die off an attack', () => {
  const match = scene({
    tiles: VOID,
    ships: {
      red: { at: '0,0', outfits: ['pepperbox a1.0', 'targe b1.0'] },
      blue: { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'] },
    },
    dice: [
      [6, 6],
      [6, 4],
    ],
  })
  expect(match.options.filter((option) => String(option).includes('targe'))).toEqual([])
  match.play('red: attack')
  expect(match.options).not.toContain('targe@b1>Blue')
  match.play('red: pepperbox@a1>Blue, fire', 'blue: targe@a1, done')
  expect(match.logged('combat.resolve')[0].data).toMatchObject({ attack: 6, defence: 4 })
})

test('[outfit.shield] and off a hazard', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['targe a1.0'] } },
    dice: [
      [20, 3],
      [6, 3],
    ],
  }).play('red: impulse, cross:NW, targe@a1, done')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,-1', damage: [] })
})

test('[outfit.supply] seven of a kind are all there are (E51)', () => {
  const match = changed({ tiles: PLANET, ships: { red: { at: '0,0', outfits: ['targe a1.0'] } } }, (g) => {
    g.outfitSupply = { ...g.outfitSupply, 'm-22': 0 }
  }).play('red: end')
  expect(match.state.outfitSupply.targe).toBe(6)
  expect(match.why('buy:m-22')).toEqual({ rule: 'outfit.supply', data: { outfit: 'm-22' } })
  match.play('red: sell:targe@a1')
  expect(match.state.outfitSupply.targe).toBe(7)
})
