import { expect, test } from 'vitest'
import type { Faction } from '../../content/types.ts'
import { areaPoints, initiativePoints } from '../../rules/scoring/score.ts'
import { DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, position, type Scene, scene, told } from '../scene.ts'

const owned = (faction: Faction, ...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, faction]))

/** The end of the round is all that is left. */
const atEnd = (setting: Scene, points: readonly number[] = [0, 0, 0, 0]) =>
  changed(setting, (g) => {
    g.agenda = []
    g.turnAt = g.turnOrder.length
    g.points = [...points]
  })

test('[score.moon-centre] 1 point at the end of each round for whoever controls it', () => {
  expect(atEnd({ owner: { a0: 'nomads' } }).state.points).toEqual([0, 0, 1, 0])
  expect(atEnd({ round: 2, owner: { a0: 'nomads' } }, [0, 0, 1, 0]).state.points).toEqual([0, 0, 2, 0])
  expect(atEnd({ owner: { a0: 'oni' } }).state.points).toEqual([0, 0, 0, 0])
})

test('[score.areas] 1 for each area, also on the moon, and 2 for a fertile ground', () => {
  const worth = (...hexes: string[]) => areaPoints(position({ owner: owned('nomads', ...hexes) }), NOMADS)
  expect([worth('c2'), worth('c12'), worth('b1'), worth('c1'), worth('c1', 'c2', 'c7', 'a0')]).toEqual([1, 1, 1, 2, 6])
})

test('[score.initiative] 2 for the first place, 1 for the second', () => {
  const g = position({ factions: ['cybersamurai', 'dark-seed', 'nomads', 'boarlords'] })
  expect([0, 1, 2, 3].map((side) => initiativePoints(g, side))).toEqual([2, 1, 0, 0])
})

test('[score.announce] after every round points gained and what the areas would give', () => {
  const match = atEnd({ owner: owned('nomads', 'c1', 'c2') }, [0, 0, 3, 0])
  expect(match.logged('score.announce')[0].data).toEqual({
    round: 1,
    sides: ['nomads', 'dark-seed'],
    points: [7, 2],
    seats: [0, 1],
    areas: [3, 0],
    initiative: [1, 2],
  })
  expect(match.state.points[NOMADS]).toBe(3)
})

test('[score.end] after the last round; the most points win', () => {
  const owner = owned('nomads', 'c1', 'c2')
  expect(atEnd({ rounds: 4, round: 3, owner }).state.phase).toBe('select')
  const match = atEnd({ rounds: 4, round: 4, owner })
  expect([match.state.phase, match.state.ranking]).toEqual(['over', [0, 1]])
  expect(told(match, 'score.end', 'points')).toEqual([4])
})

test('[score.tie] more areas, then the moon’s centre, then initiative', () => {
  const last = { round: 4, order: ['dark-seed', 'nomads'] } as const
  const winner = (setting: Scene, points: readonly number[]) => atEnd({ ...last, ...setting }, points).state.ranking[0]
  expect(winner({ owner: { c2: 'nomads', c4: 'nomads', c1: 'dark-seed' } }, [0, 0, 1, 0])).toBe(0)
  expect(winner({ owner: { a0: 'nomads', c4: 'dark-seed' } }, [0, 0, 0, 0])).toBe(0)
  expect(winner({ owner: { c2: 'nomads', c4: 'dark-seed' } }, [0, 0, 1, 0])).toBe(1)
})

test('[score.superiority] after the round in which somebody has 20 points, everything counted', () => {
  const variants = ['superiority'] as const
  const over = (points: number) =>
    atEnd({ variants, owner: owned('dark-seed', 'c1', 'c2') }, [0, points, 0, 0]).state.phase === 'over'
  expect([over(14), over(15)]).toEqual([false, true])
  const plain = atEnd({ owner: owned('dark-seed', 'c1') }, [0, 30, 0, 0])
  expect([plain.state.phase, plain.state.points[DARK_SEED]]).toEqual(['select', 30])
  expect(scene({ variants }).state.choices.rounds).toBe(4)
})
