import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { SCOUNDREL } from '../../crafts.ts'
import { neighbour, opposite } from '../../map/hex.ts'
import { specialHex, symbolOn } from '../../map/sectors.ts'
import type { State } from '../../rules/state.ts'
import { changed, changeTile, playOn, type Scene, scene, shipOf, whereIs } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const

test('[map.jump] [map.token] the ship moves into the named space of the new tile', () => {
  const match = scene({ tiles: VOID, deck: ['lower-stratus'], ships: { red: { at: '-2,1' } } }).play(
    'red: impulse, jump:W',
  )
  expect(whereIs(match, 'Red')).toBe('-3,1')
  expect(match.state.move?.left).toBe(4)
  expect(match.state.tokens[3]).not.toBe('')
})

test('[map.jump-star] into a star: destroyed, no way back', () => {
  const match = scene({ tiles: VOID, deck: ['pale-widow'], ships: { red: { at: '-2,1' } } }).play(
    'red: impulse, jump:W',
  )
  expect(whereIs(match, 'Red')).toBeUndefined()
  expect(match.asks()?.seat).toBe('Blue')
})

/** The side of the first sector that the newest one lies on. */
function newestSide(g: State): number {
  const { slot } = g.sectors[g.sectors.length - 1]
  return [0, 1, 2, 3, 4, 5].findIndex((side) => neighbour(g.sectors[0].slot, side) === slot)
}

/** Red on a space of the first tile, with a tile to find. */
const explorer = (at: string, tile: string, more: Scene = {}) =>
  scene({ tiles: VOID, deck: [tile], ...more, ships: { red: { at }, ...more.ships } })

test('[map.tiles] a flight goes on from tile to tile over nineteen spaces each', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { ship: 'meridian-rook', at: '0,0' }, blue: { at: '5,-5' } },
    dice: [[20, 18]],
  })
  match.play('red: ability:fold-jump')
  // All normal spaces of three tiles without the seven of the nebula, less those with ships.
  expect(match.options).toHaveLength(3 * 19 - 7 - 3)
})

test.each(['lunari', 'pelmont', 'the-crucible', 'tigris-gate'])(
  '[map.symbols] %s is turned until its symbol fits (E2)',
  (tile) => {
    for (const [edge, side] of [
      ['W', 3],
      ['SE', 4],
    ] as const) {
      const match = explorer('-2,2', tile).play('red: scan')
      match.play(`red: ${match.options.find((option) => option === edge) ?? match.options[side - 3]}`)
      expect(newestSide(match.state)).toBe(side)
      expect(symbolOn(match.state, 3, opposite(side))).toBe(symbolOn(match.state, 0, side))
    }
  },
)

test('[map.unexplored] only where nothing lies beyond, while there are sectors (E3)', () => {
  expect(scene({ tiles: VOID, ships: { red: { at: '0,0' } } }).options).not.toContain('scan')
  expect(scene({ tiles: VOID, ships: { red: { at: '2,-1' } } }).options).not.toContain('scan')
  const last = changed({ tiles: VOID, ships: { red: { at: '-2,1' } } }, (g) => {
    g.sectorDeck = fixed([])
  })
  expect(last.why('scan')?.rule).toBe('map.unexplored#rim')
  last.play('red: impulse')
  expect(last.why('jump:W')?.rule).toBe('map.unexplored#rim')
})

test('[map.edge] on a corner the edge is named first, and tells the side (E1)', () => {
  const match = explorer('-2,2', 'lunari').play('red: scan')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'map.edge', options: ['W', 'SE'] })
  expect(match.state.sectors).toHaveLength(3)
  const straight = explorer('-2,1', 'lunari').play('red: scan')
  expect(newestSide(straight.state)).toBe(3)
})

test('[map.scan] 1 energy, without movement; the tile comes with token and NPC (E4)', () => {
  const match = explorer('-2,1', 'loath', { npcs: {} }).play('red: scan')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-2,1', energy: 7, impulse: true })
  expect(match.state.sectors[3].tile).toBe('loath')
  expect(match.state.tokens[3]).not.toBe('')
  expect(match.state.drones[SCOUNDREL - 5].hex).toBe(specialHex(match.state, 3, 'spawn'))
})

test('[map.scan] neither without energy nor stranded, nor inside a move (E4)', () => {
  const poor = explorer('-2,1', 'lunari', { ships: { red: { at: '-2,1', energy: 0 } } })
  expect(poor.why('scan')).toEqual({ rule: 'map.scan', data: { energy: 0, cost: 1 } })
  const stranded = explorer('-2,1', 'lunari', { ships: { red: { at: '-2,1', energy: 0, armed: 0 } } })
  expect(stranded.why('scan')?.rule).toBe('stranded.rights')
  expect(explorer('-2,1', 'lunari').play('red: impulse').options).not.toContain('scan')
})

test('[map.jump] first the border that is left; while it holds, no tile is drawn (E5)', () => {
  const start = (rolled: number) =>
    scene({
      tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
      deck: ['lower-stratus'],
      ships: { red: { at: '0,-2' } },
      dice: [[20, rolled]],
    }).play('red: impulse, jump:W')
  const held = start(1).play('red: [a1]')
  expect(held.state.sectors).toHaveLength(3)
  expect(whereIs(held, 'Red')).toBe('0,-2')
  expect(held.state.move?.left).toBe(4)
  const through = start(18)
  expect(through.state.sectors).toHaveLength(4)
  expect(whereIs(through, 'Red')).toBe('-1,-2')
})

test('[map.jump] into the border the space turns out to have (E5)', () => {
  const match = explorer('-2,1', 'neo-damascus', { dice: [[20, 1]] }).play('red: impulse, jump:SW')
  expect(match.logged('border.asteroid#roll')).toHaveLength(1)
  match.play('red: [a1]')
  expect(whereIs(match, 'Red')).toBe('-3,2')
  expect(match.state.move?.left).toBe(4)
})

test('[map.jump-star] with its cubes, and nobody gains anything (E6)', () => {
  const match = explorer('-2,1', 'pale-widow', { ships: { red: { at: '-2,1', cubes: { a1: 'holo' } } } })
  match.play('red: impulse, jump:W')
  expect(match.state.floating).toEqual([])
  expect(match.state.vessels.map(({ fame }) => fame)).toEqual([0, 0, 0])
  expect(match.asks()?.seat).toBe('Blue')
})

test.each([
  [3, '1,1', 0],
  [14, '1,2', 1000],
])('[map.jump-barred] a planetary shield is rolled for: %i (E7)', (rolled, where, bounty) => {
  const match = explorer('1,1', 'neo-damascus', { dice: [[20, rolled]] }).play('red: impulse, jump:SE')
  if (rolled === 3) match.play('red: [a1 b1 c1]')
  expect(match.state.sectors).toHaveLength(4)
  expect(shipOf(match, 'Red')).toMatchObject({ hex: where, bounty })
  expect(match.state.move?.left).toBe(4)
})

test('[map.jump-barred] a lawful entrance lets no Outlaw in: no roll, and the movement is spent (E7)', () => {
  const tile = housePack.tiles['neo-damascus']
  // No tile of ours has an entrance at its rim.
  const open = tile.layouts.map((layout) => ({
    ...layout,
    borders: layout.borders.map((border) => (border === 'shield' ? 'entrance' : border)),
  }))
  const jump = (bounty: number) =>
    changed({ tiles: VOID, deck: ['neo-damascus'], ships: { red: { at: '1,1', bounty } } }, (g) =>
      changeTile(g, { ...tile, layouts: open }),
    ).play('red: impulse, jump:SE')
  const outlaw = jump(1000)
  expect(whereIs(outlaw, 'Red')).toBe('1,1')
  expect(outlaw.state.sectors).toHaveLength(4)
  expect(outlaw.state.move?.left).toBe(4)
  expect(whereIs(jump(0), 'Red')).toBe('1,2')
})

test('[map.jump-occupied] where an NPC has just appeared one flies on (E8)', () => {
  const match = explorer('1,1', 'loath', { npcs: {} }).play('red: impulse, jump:SE')
  expect(whereIs(match, 'Red')).toBe('1,2')
  expect(match.state.drones[2].hex).toBe(match.state.vessels[0].hex)
  expect(match.why('stop')).toEqual({ rule: 'move.pass', data: { left: 4 } })
  match.play('red: 1,3, stop')
  expect(whereIs(match, 'Red')).toBe('1,3')
})

test('[map.jump-occupied] or is back where one came from (E8)', () => {
  const match = explorer('1,0', 'loath', { npcs: {}, ships: { red: { ship: 'bastion-mule', at: '1,0' } } })
  match.play('red: impulse, 1,1, jump:SE')
  expect(match.ask).toBe('turn.actions')
  expect(whereIs(match, 'Red')).toBe('1,1')
})

test('[map.token] none on a tile without an exploration space, and never a second one', () => {
  const star = explorer('-2,1', 'the-crucible').play('red: scan')
  expect(star.state.tokens[3]).toBe('')
  expect(star.state.tokenPile).toHaveLength(18)
  const taken = scene({ tiles: VOID, tokens: { 'quiet-reach': '' }, ships: { red: { at: '0,2' } } })
  expect(taken.options).not.toContain('token')
})

test.each([
  ['fame', 1, 3000],
  ['credits', 0, 4000],
  ['nothing', 0, 3000],
] as const)('[map.collect] a token may be %s (E74)', (token, fame, credits) => {
  const match = scene({ tiles: VOID, tokens: { 'quiet-reach': token }, ships: { red: { at: '0,2' } } }).play(
    'red: token',
  )
  expect(shipOf(match, 'Red')).toMatchObject({ fame, credits, tokens: [token] })
  expect(match.options).not.toContain('token')
})

test('[map.collect] only alone, and only where it lies (E74)', () => {
  const match = scene({
    tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '0,1' }, blue: { at: '-1,2' } },
    dice: [[20, 12]],
  })
  expect(match.options).not.toContain('token')
  match.play('red: impulse, cross:SW')
  expect(whereIs(match, 'Red')).toBe('-1,2')
  expect(match.why('token')?.rule).toBe('move.pass')
})

test('[map.spaces] are flown over and looked over like others', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '-1,0', outfits: ['dart-7 a1.0'] }, blue: { at: '1,0' } },
  })
  // The mission point lies between them.
  expect(match.options).toContain('attack')
  match.play('red: impulse')
  expect(match.options).toContain('0,0')
  expect(match.options).toContain('2,0')
})

test('[map.adjacent] neither through a shield nor through an entrance, on whichever side (E36)', () => {
  const hooks = (red: string, blue: string) =>
    scene({
      tiles: ['kemplar-ii', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: red }, blue: { at: blue, energy: 0, armed: 0 } },
    }).options.includes('rescue:Blue')
  expect(hooks('0,0', '1,0')).toBe(true)
  expect(hooks('1,0', '2,0')).toBe(false)
  expect(hooks('2,0', '1,0')).toBe(false)
  expect(hooks('0,-1', '0,-2')).toBe(false)
  expect(hooks('0,-2', '1,-2')).toBe(true)
})

/** Red has a shuttle from Lunari to Doravin V aboard. */
const shuttle = (tiles: readonly string[], deck: readonly string[] = []) =>
  scene({ tiles, deck, ships: { red: { at: '0,0', mission: 'S03' }, blue: { at: '-2,2' } } })

test('[map.distance] tiles to enter, on the shortest way round stars (E46)', () => {
  const near = shuttle(['lunari', 'doravin-v', 'hollow-expanse']).play('red: mission')
  expect(near.state.vessels[0].payment).toBe(5000)
  const far = scene({
    players: 5,
    tiles: ['doravin-v', 'hollow-expanse', 'quiet-reach', 'burning-horse', 'lunari'],
    ships: { red: { at: '-5,3', mission: 'S03' } },
  }).play('red: mission')
  expect(far.state.vessels[0].payment).toBe(5000)
  const round = scene({
    players: 5,
    tiles: ['the-crucible', 'doravin-v', 'quiet-reach', 'burning-horse', 'lunari'],
    ships: { red: { at: '-5,3', mission: 'S03' }, yellow: { at: '-3,-2' } },
  }).play('red: mission')
  expect(round.state.vessels[0].payment).toBe(7000)
})

test('[map.distance-pay] it waits until both tiles are known, and is fixed then (E46)', () => {
  const match = shuttle(['lunari', 'quiet-reach', 'hollow-expanse'], ['doravin-v']).play('red: mission')
  expect(match.state.vessels[0].payment).toBe(-1)
  expect(match.why('deliver')?.rule).toBe('mission.deliver#payment')
  match.play('red: end, done', 'blue: scan')
  playOn(match, (_, _seat, ask) => ask === 'map.edge')
  expect(match.state.vessels[0].payment).toBe(5000)
})
