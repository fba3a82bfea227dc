import { expect, test } from 'vitest'
import { scene, unitsIn } from '../scene.ts'

test('[boarlords.tunnel] one area, a tunnel for nothing, and another area with a range of 2', () => {
  const units = { c2: 'squeaker', b3: 'private:3' }
  const terraformings = ['tunnel b1-b2']
  const match = scene({ factions: ['boarlords', 'nomads'], terraformings, units, left: { movement: 2 } })
  match.play('boarlords: move, c2, b1, b2, b3')
  expect(unitsIn(match, 'b3')).toBe('private:3 squeaker')
  expect(match.state.tunnels[0].used).toBe(true)
})

test('[boarlords.tunnel] it leads through blockades and past enemies, once for each unit', () => {
  const units = { c4: 'squeaker:2', b3: 'oni-large:2' }
  const terraformings = ['tunnel b3-c4']
  const match = scene({ factions: ['boarlords', 'nomads'], terraformings, units, left: { movement: 1 } })
  match.play('boarlords: move, c4, [squeaker-1], b3, c4, b3')
  expect(unitsIn(match, 'b3')).toBe('squeaker:2 oni-large:2')
})

test('[board.kaneda] Kaneda stops even those who fly', () => {
  const units = { c2: 'wasp', c8: 'cyberoid' }
  const match = scene({ factions: ['dark-seed', 'cybersamurai'], units, kaneda: 'b1-c2' }).play('dark seed: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.kaneda', data: { from: 'c2', to: 'b1' } })
  const own = scene({ factions: ['cybersamurai', 'dark-seed'], units: { c2: 'cyberoid' }, kaneda: 'b1-c2' })
  expect(own.play('cybersamurai: move, c2').options).toContain('b1')
})

test('[darkseed.hatch] an egg hatches among enemies and mines, and is used up', () => {
  const setting = {
    turn: 'dark-seed',
    phase: 'green',
    eggs: { b1: 1 },
    mines: { b1: 2 },
    units: { b1: 'private:3' },
  } as const
  const match = scene({ ...setting, left: { points: 1 } }).play('dark seed: produce, worker, b1')
  expect([unitsIn(match, 'b1'), match.state.eggs[1]]).toEqual(['worker private:3', 0])
})

test('[board.blockade] a move across a blockade is refused, and nothing changes', () => {
  const match = scene({ units: { c4: 'private' } }).play('nomads: move, c4')
  expect(match.why('b3')).toEqual({ rule: 'board.blockade', data: { from: 'c4', to: 'b3' } })
  expect(() => match.play('nomads: b3')).toThrow('board.blockade')
  expect(unitsIn(match, 'c4')).toBe('private')
})
