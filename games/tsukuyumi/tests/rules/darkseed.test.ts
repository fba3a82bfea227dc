import { expect, test } from 'vitest'
import { hexOf, opening, ownerOf, scene, unitsIn } from '../scene.ts'

const BLUE = { effect: true, draws: 0, plays: 0, initiative: 1 }
const GREEN = { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 }
const DARK_SEED = { turn: 'dark-seed' } as const

test('[darkseed.homezone] [darkseed.homezone-limits] anywhere off the moon with room, and the tile below leaves the game (26)', () => {
  const match = opening(['dark-seed', 'nomads', 'boarlords'])
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'setup.homezone' })
  expect(match.options).toEqual(expect.arrayContaining(['d2', 'd8', 'd14']))
  expect(match.why('d1')).toEqual({ rule: 'darkseed.homezone#close', data: { hex: 'd1' } })
  expect(match.options.some((hex) => ['a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'].includes(String(hex)))).toBe(false)
  const area = match.options.find((hex) => match.state.tiles[hexOf(String(hex))]) as string
  const tile = match.state.tiles[hexOf(area)]
  match.play(`dark seed: ${area}`)
  expect([match.state.lostTiles, match.state.homes[1]]).toEqual([[tile], hexOf(area)])
})

test('[darkseed.homezone-limits] not next to a homezone that is already there', () => {
  const match = opening(['boarlords', 'nomads', 'dark-seed', 'cybersamurai']).play('cybersamurai: d2, d1, d3, c1')
  match.play(`cybersamurai: [${Array.from({ length: 9 }, () => 'd1').join(' ')}], [tetsuo samurai]`)
  expect(match.why('c2')).toEqual({ rule: 'darkseed.homezone#close', data: { hex: 'c2' } })
  expect(match.options).not.toContain('b1')
  match.play('dark seed: c9')
  expect(match.state.lostTiles).toEqual(['T27'])
})

test('[darkseed.production] with a Planter or Breeder and on an egg, besides the homezone', () => {
  const setting = { ...DARK_SEED, phase: 'green', left: GREEN } as const
  const far = scene({ ...setting, units: { c7: 'planter', b5: 'breeder' }, eggs: { c11: 1 } })
  far.play('dark seed: produce, worker')
  expect([...far.options].sort()).toEqual(['b2', 'b5', 'c11', 'c2', 'c3', 'c4', 'c7'])
  const near = scene({ ...setting, units: { c7: 'worker' } }).play('dark seed: produce, worker')
  expect([...near.options].sort()).toEqual(['b2', 'c2', 'c3', 'c4'])
})

test('[darkseed.effect] two of three orders in any sequence, each once, and Conquerors besides', () => {
  const match = scene({ ...DARK_SEED, phase: 'blue', left: BLUE, units: { c2: 'conqueror planter' } })
  match.play('dark seed: effect, swarm-eggs, none')
  expect(match.why('swarm-eggs')).toEqual({ rule: 'darkseed.effect#used', data: {} })
  match.play('dark seed: swarm-fly')
  expect(match.why('swarm-move')).toEqual({ rule: 'darkseed.effect#spent', data: { orders: 2 } })
  expect(match.options).toContain('conqueror')
})

test('[darkseed.move] a movement action like any other: not after an attack', () => {
  const setting = { ...DARK_SEED, phase: 'blue', left: BLUE } as const
  const match = scene({ ...setting, units: { c2: 'conqueror worker', c5: 'wasp worker' } })
  match.play('dark seed: effect, conqueror, c2, ds-conquest')
  expect(match.why('swarm-move')).toEqual({ rule: 'action.movement-first', data: {} })
  const free = scene({ ...setting, units: { c5: 'wasp worker' } })
  free.play('dark seed: effect, swarm-move, c5, [wasp-1 worker-1], b3, a0')
  expect([unitsIn(free, 'b3'), unitsIn(free, 'a0')]).toEqual(['worker', 'wasp'])
})

test('[darkseed.flying] until the end of the round, for new units too, except under a Rocket marker (17)', () => {
  const match = scene({ ...DARK_SEED, phase: 'blue', left: BLUE, units: { c4: 'worker' } })
  match.play('dark seed: effect, swarm-fly, swarm-move, c4, b3')
  expect(unitsIn(match, 'b3')).toBe('worker')
  match.playByItself((g) => g.round === 2)
  expect(match.state.swarmFlies).toBe(false)
})

test('[darkseed.lay] each Planter and Breeder in its own area or next to it, whatever is there', () => {
  const match = scene({
    ...DARK_SEED,
    phase: 'blue',
    left: BLUE,
    owner: { b3: 'nomads' },
    units: { c4: 'planter breeder', b3: 'private' },
  })
  match.play('dark seed: effect, swarm-eggs')
  expect([...match.options].sort()).toEqual(['b2', 'b3', 'c4', 'c5', 'none'])
  match.play('dark seed: b3, c4')
  expect([match.state.eggs[hexOf('b3')], match.state.eggs[hexOf('c4')]]).toEqual([1, 1])
  expect(match.ask).toBe('round.turn')
})

test('[darkseed.eggs] any number in an area, 25 in all, and they stay when it is conquered (118)', () => {
  const all = scene({ ...DARK_SEED, phase: 'blue', left: BLUE, units: { c2: 'planter' }, eggs: { c7: 20, c5: 5 } })
  all.play('dark seed: effect, swarm-eggs, b1')
  expect(all.asks()).toEqual({ seat: 'Dark Seed', ask: 'darkseed.eggs', options: ['c5', 'c7'] })
  all.play('dark seed: c5')
  expect([all.state.eggs[hexOf('c5')], all.state.eggs[hexOf('b1')]]).toEqual([4, 1])
  const one = scene({ ...DARK_SEED, phase: 'blue', left: BLUE, units: { c2: 'planter' }, eggs: { c7: 25 } })
  one.play('dark seed: effect, swarm-eggs, b1')
  expect([one.state.eggs[hexOf('b1')], one.state.eggs[hexOf('c7')]]).toEqual([1, 24])
  const taken = scene({ units: { c2: 'private' }, eggs: { c2: 2 } }).play('nomads: attack, c2, no-conquest')
  expect([ownerOf(taken, 'c2'), taken.state.eggs[hexOf('c2')]]).toEqual(['nomads', 2])
})

test('[darkseed.hatch] a paid unit for each egg, enemies there do not matter (119)', () => {
  const units = { c7: 'private:3' }
  const match = scene({ ...DARK_SEED, phase: 'green', left: GREEN, eggs: { c7: 1 }, units })
  match.play('dark seed: produce, worker, c7')
  expect([unitsIn(match, 'c7'), match.state.eggs[hexOf('c7')]]).toEqual(['worker private:3', 0])
  match.play('dark seed: produce, worker')
  expect(match.options).not.toContain('c7')
})

test('[darkseed.emergency-egg] one in each area and round, wherever they were killed (118)', () => {
  const match = scene({ units: { c2: 'private worker:5' }, left: { combat: 3 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none, yes')
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect([match.ask, match.state.eggs[hexOf('c2')]]).toEqual(['round.turn', 1])
  const mines = scene({ ...DARK_SEED, units: { c2: 'worker' }, mines: { b1: 1 } })
  mines.play('dark seed: move, c2, b1', 'nomads: 1')
  expect(mines.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'darkseed.emergency-egg' })
})

test('[darkseed.conqueror-leaves] two make two attacks; if the first has died another must go (70)', () => {
  const setting = { ...DARK_SEED, phase: 'blue', left: BLUE } as const
  const two = scene({ ...setting, units: { c2: 'conqueror:2 private:2' } })
  two.play('dark seed: effect, conqueror, c2, ds-annihilation', 'nomads: none')
  expect(unitsIn(two, 'c2')).toBe('conqueror private:2')
  two.play('dark seed: conqueror, c2, ds-conquest', 'nomads: none')
  expect([unitsIn(two, 'c2'), ownerOf(two, 'c2')]).toEqual(['private:2', 'dark-seed'])
  const died = scene({ ...setting, units: { c2: 'conqueror:2 launcher' } })
  died.play('dark seed: effect, conqueror, c2, ds-conquest', 'nomads: counterstrike')
  expect(unitsIn(died, 'c2')).toBe('launcher')
})

test('[darkseed.conqueror] only with a faction effect on the card (70)', () => {
  const match = scene({ ...DARK_SEED, phase: 'blue', left: { ...BLUE, effect: false }, units: { c2: 'conqueror' } })
  expect(match.why('conqueror')).toEqual({ rule: 'blue.actions#none', data: { phase: 'blue' } })
})

test('[darkseed.immune] radioactivity does nothing to them (120)', () => {
  const match = scene({ properties: { c2: 'radioactive' }, units: { c2: 'worker:2 private oni-small' } })
  match.playByItself((g) => g.round === 2)
  expect(unitsIn(match, 'c2')).toBe('worker:2')
})

test('[darkseed.for-the-queen] [darkseed.queen-limits] half rounded up, the rest together to one hex; a single unit is just taken off (55)', () => {
  const setting = { left: { combat: 2 } } as const
  const match = scene({ ...setting, units: { c2: 'launcher worker:3' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action')
  expect(() => match.play('dark seed: [worker-1]')).toThrow()
  match.play('dark seed: [worker-1 worker-3]')
  expect([...match.options].sort()).toEqual(['b1', 'b2', 'c1', 'c3'])
  match.play('dark seed: c3')
  expect([unitsIn(match, 'c3'), unitsIn(match, 'c2'), match.ask]).toEqual(['worker', 'launcher', 'round.turn'])
  const one = scene({ ...setting, units: { c2: 'launcher worker' } })
  one.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action')
  expect([unitsIn(one, 'c2'), one.ask, one.state.dueEggs]).toEqual(['launcher', 'round.turn', []])
})

test('[darkseed.queen-limits] without a way out the others stay and suffer the attack (55)', () => {
  const blockades = ['c2-nw', 'c2-w', 'c2-sw', 'c2-se']
  const match = scene({ blockades, units: { c2: 'launcher worker:4' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action, [worker-1 worker-2]')
  expect([unitsIn(match, 'c2'), match.ask]).toEqual(['launcher', 'darkseed.emergency-egg'])
})
