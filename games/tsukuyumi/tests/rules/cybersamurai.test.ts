import { expect, test } from 'vitest'
import { edgeNamed } from '../../map/side.ts'
import { pointsAt } from '../../rules/combat/conquest.ts'
import { reducedByCover } from '../../rules/combat/damage.ts'
import { BOARLORDS, CYBERSAMURAI } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, scene, told, unitsIn } from '../scene.ts'

const BLUE = { effect: true, draws: 0, plays: 0, initiative: 1 }
const GREEN = { points: 0, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 }

test('[cybersamurai.effect] Tenno calls one of the three that are installed (116)', () => {
  const setting = { factions: ['cybersamurai', 'nomads'], phase: 'blue', left: BLUE, units: { c2: 'private' } } as const
  const match = scene({ ...setting, uplinks: ['tenno', 'kaneda'] }).play('cybersamurai: effect')
  expect(match.options).toEqual(['kaneda', 'none'])
  expect(match.why('tetsuo')).toEqual({ rule: 'uplink.tenno', data: { uplink: 'tetsuo' } })
  match.play('cybersamurai: kaneda, b1-c2')
  expect(match.state.kaneda).toEqual([-1, edgeNamed('b1-c2')])
  expect(match.why('effect')?.rule).toBe('blue.actions#none')
  expect(scene({ ...setting, uplinks: ['kaneda'] }).why('effect')).toEqual({ rule: 'cybersamurai.effect', data: {} })
})

test('[cybersamurai.install] bought once with points, open and for good', () => {
  const left = { ...GREEN, points: 7 }
  const match = scene({ factions: ['cybersamurai', 'nomads'], phase: 'green', left }).play(
    'cybersamurai: produce, bushido',
  )
  expect([match.state.uplinks, match.state.agenda[0]]).toMatchObject([['bushido'], { points: 4 }])
  match.play('cybersamurai: produce')
  expect(match.why('bushido')).toEqual({ rule: 'cybersamurai.install', data: { uplink: 'bushido' } })
  match.play('cybersamurai: tetsuo, produce')
  expect(match.why('tenno')).toEqual({ rule: 'production.points', data: { item: 'tenno', cost: 3, points: 1 } })
})

test('[cybersamurai.red-markers] once in a red turn, and off the board without a red phase on the card (115)', () => {
  const setting = { factions: ['cybersamurai', 'nomads'], uplinks: ['kaneda'], units: { c2: 'cyberoid' } } as const
  const match = scene({ ...setting, kaneda: 'b1-c2' }).play('cybersamurai: kaneda, b2-c2')
  expect(match.state.kaneda).toEqual([edgeNamed('b2-c2'), -1])
  expect(match.why('kaneda')?.rule).toBe('red.actions#none')
  const both = scene({ ...setting, uplinks: ['kaneda', 'rocket-attack'], kaneda: 'b1-c2' })
  both.play('cybersamurai: kaneda, b2-c3, rocket, c2')
  expect([both.state.kaneda[0], both.state.rocket[0]]).toEqual([edgeNamed('b2-c3'), hexOf('c2')])
  const none = scene({ ...setting, kaneda: 'b1-c2', rocket: 'c7', cards: { cybersamurai: 'AC26' } })
  expect([none.state.kaneda, none.state.rocket]).toEqual([
    [-1, -1],
    [-1, -1],
  ])
})

test('[cybersamurai.blue-markers] a blue Rocket takes the blue Kaneda away, until the next blue turn (115)', () => {
  const uplinks = ['tenno', 'kaneda', 'rocket-attack'] as const
  const match = changed({ factions: ['cybersamurai', 'nomads'], phase: 'blue', left: BLUE, uplinks }, (g) => {
    g.kaneda = [-1, edgeNamed('b1-c2') as number]
  })
  match.play('cybersamurai: effect, rocket-attack, c2, end')
  expect([match.state.kaneda, match.state.rocket]).toEqual([
    [-1, -1],
    [-1, hexOf('c2')],
  ])
  match.playByItself((g) => g.round === 2 && g.phase === 'white')
  expect(match.state.rocket[1]).toBe(hexOf('c2'))
  match.playByItself((g) => g.phase === 'blue' && g.agenda.length > 0)
  expect(match.state.rocket[1]).toBe(-1)
})

test('[cybersamurai.rocket-limits] flying units come in but do not leave across a blockade (14, 15)', () => {
  const setting = { factions: ['dark-seed', 'cybersamurai'], left: { movement: 2 }, rocket: 'c4' } as const
  const out = scene({ ...setting, units: { c4: 'wasp' } }).play('dark seed: move, c4')
  expect(out.why('b3')).toEqual({ rule: 'board.blockade', data: { from: 'c4', to: 'b3' } })
  const into = scene({ ...setting, units: { b3: 'wasp' } }).play('dark seed: move, b3')
  expect(into.options).toContain('c4')
})

test('[cybersamurai.rocket] [cybersamurai.rocket-limits] no eggs, no hatching, no points from Planters, no Conquerors there (117)', () => {
  const setting = { factions: ['dark-seed', 'cybersamurai'], rocket: 'c7', eggs: { c7: 1 } } as const
  const blue = scene({ ...setting, phase: 'blue', left: BLUE, units: { c7: 'planter conqueror', c5: 'worker' } })
  blue.play('dark seed: effect')
  expect(blue.why('swarm-eggs')).toEqual({ rule: 'darkseed.lay', data: {} })
  expect(blue.why('conqueror')).toEqual({ rule: 'darkseed.conqueror', data: {} })
  blue.play('dark seed: swarm-move')
  expect(blue.options).toEqual(['c5', 'done'])
  const green = scene({ ...setting, phase: 'green', left: { ...GREEN, points: 1 }, units: { c5: 'worker' } })
  expect(green.play('dark seed: produce, worker').options).not.toContain('c7')
  const points = scene({
    ...setting,
    phase: 'green',
    cards: { 'dark-seed': 'AC25' },
    units: { c7: 'planter', c5: 'breeder' },
  })
  expect(points.state.agenda[0]).toMatchObject({ points: 1 })
  const nothing = scene({
    ...setting,
    phase: 'green',
    cards: { 'dark-seed': 'AC25' },
    units: { c7: 'planter', c8: 'cyberoid' },
  })
  expect(nothing.state.agenda[0]).toMatchObject({ side: CYBERSAMURAI })
})

test('[cybersamurai.rocket] no mines, no Strongholds, no Covers, no pigs there (117)', () => {
  const g = position({
    factions: ['boarlords', 'cybersamurai'],
    rocket: 'c2',
    terraformings: ['stronghold c2', 'cover c2'],
  })
  expect([pointsAt(g, BOARLORDS, hexOf('c2')), reducedByCover(g, BOARLORDS, hexOf('c2'), 40)]).toEqual([0, 40])
  const pigs = scene({
    factions: ['dark-seed', 'cybersamurai', 'boarlords'],
    rocket: 'b1',
    terraformings: ['pigs b1-w'],
    units: { b1: 'worker' },
  })
  expect(pigs.play('dark seed: move, b1').options).toContain('b6')
  const mines = scene({
    factions: ['dark-seed', 'cybersamurai', 'nomads'],
    rocket: 'b1',
    mines: { b1: 2 },
    units: { a0: 'worker' },
  })
  expect(mines.play('dark seed: move, a0, b1').ask).not.toBe('nomads.mine')
})

test('[cybersamurai.defense-matrix] Kaneda on an edge of the hex, a blue marker is moved (62)', () => {
  const setting = {
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['kaneda'],
    units: { c2: 'private:2 cs-2-1' },
  } as const
  const match = changed(setting, (g) => {
    g.kaneda = [-1, edgeNamed('b4-c8') as number]
  })
  match.play('nomads: attack, c2, no-annihilation', 'cybersamurai: defense-action')
  expect(match.options).toEqual(['kaneda', 'none'])
  expect(match.why('tetsuo')).toEqual({ rule: 'cybersamurai.defense-matrix', data: { uplink: 'tetsuo' } })
  match.play('cybersamurai: kaneda')
  expect([...match.options].sort()).toEqual(['b1-c2', 'b2-c2', 'c1-c2', 'c2-c3'])
  match.play('cybersamurai: b1-c2')
  expect(match.state.kaneda).toEqual([-1, edgeNamed('b1-c2')])
})

test('[cybersamurai.defense-matrix] a Rocket takes effect in this very fight (62)', () => {
  const match = scene({
    factions: ['boarlords', 'cybersamurai'],
    uplinks: ['rocket-attack'],
    terraformings: ['stronghold c2'],
    units: { c2: 'squeaker cyberoid' },
  })
  match.play('boarlords: attack, c2, bo-conquest', 'cybersamurai: defense-action, rocket-attack')
  expect([ownerOf(match, 'c2'), match.state.rocket]).toEqual(['nobody', [-1, hexOf('c2')]])
})

test('[cybersamurai.defense-matrix] not without one of the three', () => {
  const match = scene({ factions: ['nomads', 'cybersamurai'], units: { c2: 'private:2 cyberoid' } })
  match.play('nomads: attack, c2, no-annihilation')
  expect(match.why('defense-action')).toEqual({ rule: 'cybersamurai.defense-matrix#none', data: {} })
})

test('[cybersamurai.defense-matrix] Tetsuo hits before the damage is summed (62)', () => {
  const match = scene({ factions: ['nomads', 'cybersamurai'], uplinks: ['tetsuo'], units: { c2: 'private:3 cs-2-1' } })
  match.play('nomads: attack, c2, no-annihilation', 'cybersamurai: defense-action, tetsuo')
  expect([told(match, 'combat.attack', 'damage'), unitsIn(match, 'c2')]).toEqual([[10], 'private:2'])
})
