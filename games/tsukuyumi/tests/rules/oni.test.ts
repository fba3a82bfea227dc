import { expect, test } from 'vitest'
import { ONI } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, scene, told, unitsIn } from '../scene.ts'

const GREEN = { points: 0, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 }
const CYBERSAMURAI = { factions: ['cybersamurai', 'dark-seed'], phase: 'green' } as const

test('[oni.control] three sizes, moved by whose action it is; destroyed ones go back to the reserve', () => {
  const { state } = scene()
  const { tables } = state.content
  const values = (['oni-small', 'oni-medium', 'oni-large'] as const).map((kind) => {
    const unit = state.content.units[kind]
    return [unit.conquest, unit.health, unit.damage, tables.endOf[kind] - tables.firstOf[kind]]
  })
  expect(values).toEqual([
    [5, 10, 10, 17],
    [20, 20, 20, 12],
    [30, 30, 30, 7],
  ])
  const match = scene({ units: { c2: 'launcher oni-small' } }).play('nomads: attack, c2, no-annihilation')
  expect([unitsIn(match, 'c2'), match.state.kills]).toEqual(['launcher', [0, 0, 0, 0]])
  expect(match.state.place[tables.firstOf['oni-small']]).toBe(-1)
})

test('[oni.place] in or next to Tsukuyumi or Oni territory, across open sides, units do not matter (95)', () => {
  const match = scene({
    ...CYBERSAMURAI,
    left: { ...GREEN, oniPlace: 1 },
    owner: { c7: 'oni' },
    blockades: ['c8-se'],
    units: { c2: 'worker:3' },
  })
  match.play('cybersamurai: oni-place, oni-large')
  expect(match.options).toEqual(expect.arrayContaining(['a0', 'c2', 'c7', 'c6']))
  expect(match.why('c1')).toBeUndefined()
  expect(match.options).not.toContain('c3')
  match.play('cybersamurai: c2')
  expect(unitsIn(match, 'c2')).toBe('worker:3 oni-large')
})

test('[oni.place] not across a blockade, nor far from both (95)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed', 'nomads'],
    phase: 'green',
    left: { ...GREEN, oniPlace: 1 },
    blockades: ['c2-w', 'c2-sw'],
  })
  match.play('cybersamurai: oni-place, oni-small')
  expect(match.why('c2')).toEqual({ rule: 'oni.place', data: { hex: 'c2' } })
  expect(match.why('d1')).toEqual({ rule: 'oni.place', data: { hex: 'd1' } })
})

test('[oni.instead] without Oni in the reserve a placement becomes a conquest (96)', () => {
  const match = changed({ ...CYBERSAMURAI, left: { ...GREEN, oniPlace: 2 } }, (g) => {
    for (let figure = g.content.tables.first[ONI]; figure < g.content.tables.end[ONI]; figure++) g.place[figure] = 1
  })
  expect(match.state.agenda[0]).toMatchObject({ oniPlace: 0, oniConquest: 2 })
  expect(match.why('oni-place')?.rule).toBe('green.actions#none')
  match.play('cybersamurai: oni-conquest, b1')
  expect(ownerOf(match, 'b1')).toBe('oni')
})

test('[oni.conquest] an area with Oni that they do not control; lost if there is none', () => {
  const match = scene({
    ...CYBERSAMURAI,
    left: { ...GREEN, oniConquest: 1 },
    owner: { b1: 'oni', c2: 'dark-seed' },
    units: { b1: 'oni-small', c2: 'oni-medium worker', c5: 'oni-small' },
  })
  match.play('cybersamurai: oni-conquest')
  expect([...match.options].sort()).toEqual(['c2', 'c5'])
  match.play('cybersamurai: c2', 'dark seed: none')
  expect(ownerOf(match, 'c2')).toBe('oni')
  const none = scene({
    ...CYBERSAMURAI,
    left: { ...GREEN, points: 1, oniConquest: 1 },
    owner: { b1: 'oni' },
    units: { b1: 'oni-small' },
  })
  expect(none.why('oni-conquest')).toEqual({ rule: 'oni.conquest', data: {} })
  expect(none.options).toContain('end')
})

test('[oni.active-player] own units are compared, but choose no counterattack (97)', () => {
  const setting = { ...CYBERSAMURAI, left: { ...GREEN, oniConquest: 1 } }
  const match = scene({ ...setting, units: { b1: 'oni-medium cyberoid:2 worker' } })
  match.play('cybersamurai: oni-conquest, b1')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'combat.choose' })
  match.play('dark seed: none')
  expect([ownerOf(match, 'b1'), told(match, 'combat.choose', 'side')]).toEqual(['nobody', ['dark-seed']])
})

test('[oni.move] one or more of one area, one hex each', () => {
  const setting = { ...CYBERSAMURAI, left: { ...GREEN, oniMove: 1 }, units: { b1: 'oni-small:2', c7: 'oni-large' } }
  const match = scene(setting).play('cybersamurai: oni-move, b1')
  expect(match.options).not.toContain('done')
  match.play('cybersamurai: [oni-small-1], a0')
  expect(unitsIn(match, 'a0')).toBe('oni-small')
  expect(match.why('a0')?.rule).toBe('move.range#done')
  match.play('cybersamurai: done')
  expect(unitsIn(match, 'b1')).toBe('oni-small')
})

test('[oni.defend] Counterstrike at the attacker alone, if it is on the card', () => {
  const factions = ['nomads', 'dark-seed', 'boarlords'] as const
  const match = scene({ factions, units: { b1: 'private:2 worker:3 oni-medium' } })
  match.play('nomads: attack, b1, no-conquest', 'dark seed: none')
  expect([told(match, 'oni.defend', 'damage'), unitsIn(match, 'b1')]).toEqual([[20], 'worker:3 oni-medium'])
  const half = scene({ factions, units: { b1: 'private:5 oni-medium' } })
  half.play('nomads: attack, b1, no-annihilation')
  expect([told(half, 'oni.defend', 'damage'), unitsIn(half, 'b1')]).toEqual([[10], 'private:4'])
  const horde = scene({ factions: ['boarlords', 'nomads'], units: { b1: 'squeaker:3 oni-large:2' } })
  horde.play('boarlords: attack, b1, bo-raging-horde')
  expect([horde.logged('oni.defend'), unitsIn(horde, 'b1')]).toEqual([[], 'squeaker:3 oni-large'])
})

test('[oni.obey] blockades, pigs and Kaneda stop them (98)', () => {
  const match = scene({
    factions: ['boarlords', 'cybersamurai'],
    phase: 'green',
    left: { ...GREEN, oniMove: 1 },
    terraformings: ['pigs c2-w'],
    kaneda: 'b2-c2',
    blockades: ['c2-nw'],
    units: { c2: 'oni-small:2', a0: 'oni-small' },
  })
  match.play('boarlords: oni-move, c2, [oni-small-1 oni-small-2]')
  expect(match.options).toEqual(['c3'])
  expect(['b1', 'b2', 'c1'].map((hex) => match.why(hex)?.rule)).toEqual([
    'board.pigs',
    'board.kaneda',
    'board.blockade',
  ])
})

test('[oni.obey] mines and radioactivity destroy them (99)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    phase: 'green',
    left: { ...GREEN, oniMove: 1 },
    mines: { b1: 1 },
    properties: { c7: 'radioactive' },
    units: { a0: 'oni-small', c7: 'oni-large' },
  })
  match.play('boarlords: oni-move, a0, b1', 'nomads: 1')
  expect(unitsIn(match, 'b1')).toBe('')
  match.playByItself((g) => g.round === 2)
  expect(
    match.state.place.some((hex, figure) => hex === hexOf('c7') && figure >= match.state.content.tables.first[ONI]),
  ).toBe(false)
})
