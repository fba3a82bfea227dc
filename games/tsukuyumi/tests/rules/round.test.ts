import { expect, test } from 'vitest'
import { NOMADS, powerOf } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, opening, type Scene, scene, unitsIn } from '../scene.ts'

test('[round.phases] cards, then white, blue, green and red, each finished by all in initiative order', () => {
  const match = opening(['nomads', 'dark-seed'], { rounds: 3 })
  const turns: string[] = []
  match.playByItself((g) => {
    const turn = g.agenda[0]
    const name = turn?.kind === 'turn' ? `${g.phase} ${powerOf(turn.side)}` : g.phase
    if (!turns.includes(name)) turns.push(name)
    return g.round > 1
  })
  const each = ['white', 'blue', 'green', 'red'].flatMap((phase) => [`${phase} dark-seed`, `${phase} nomads`])
  expect(turns).toEqual(['setup', 'select', ...each])
})

test('[round.phases] an action in the wrong phase is refused and nothing changes', () => {
  const match = scene({ phase: 'blue', units: { c2: 'private worker' } })
  const before = match.match.hash()
  expect(match.why('attack')).toEqual({ rule: 'red.actions#phase', data: { phase: 'blue' } })
  expect(match.why('produce')).toEqual({ rule: 'green.actions#phase', data: { phase: 'blue' } })
  expect(() => match.play('nomads: attack')).toThrow('red.actions#phase')
  expect(match.match.hash()).toBe(before)
})

test('[round.turn] what needs no card gives a turn in a phase the card lacks: Tetsuo', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    cards: { cybersamurai: 'AC26' },
    uplinks: ['tetsuo'],
    units: { c2: 'private', c8: 'cyberoid' },
  })
  expect(match.options).toEqual(['tetsuo', 'end'])
})

test('[round.turn] the end of a goal is looked at in a red turn without a red phase on the card (ruling 92)', () => {
  const areas = ['c1', 'c2', 'c4', 'c5', 'c6', 'c7', 'c8', 'c10', 'c11', 'c12']
  const match = scene({
    factions: ['nomads', 'boarlords'],
    cards: { boarlords: 'AC26' },
    owner: Object.fromEntries(areas.map((hex) => [hex, 'boarlords' as const])),
    units: { c8: 'private' },
  })
  match.play('nomads: end')
  expect(match.logged('goal.once').map(({ data }) => data.side)).toEqual(['boarlords'])
})

test('[round.missing-phase] without the phase on the card there is only what units and abilities give', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'green',
    cards: { 'dark-seed': 'AC25' },
    units: { c2: 'planter breeder', b1: 'oni-small' },
  })
  expect(match.options).toEqual(['produce', 'end'])
  expect(match.state.agenda[0]).toMatchObject({ points: 3, oniPlace: 0, oniConquest: 0, oniMove: 0 })
  expect(match.why('oni-place')).toEqual({ rule: 'green.actions#none', data: { phase: 'green' } })
})

test('[round.missing-phase] a player with nothing to do is passed over', () => {
  const match = scene({ turn: 'nomads', phase: 'green', cards: { nomads: 'AC36' }, units: { c8: 'private' } })
  expect(match.state.phase).toBe('red')
})

/** The Nomads are last in the red phase: the round ends with their turn. */
const lastTurn: Scene = { turn: 'nomads', units: { c8: 'private' } }

test('[round.end] radioactivity comes before the point for the moon’s centre, which goes to its marker', () => {
  const units = { a0: 'private', c8: 'private' }
  const match = scene({ ...lastTurn, units, properties: { a0: 'radioactive' }, owner: { a0: 'nomads' } })
  match.play('nomads: end')
  expect([unitsIn(match, 'a0'), match.state.points[NOMADS]]).toEqual(['', 1])
  const told = match.match.log.map(({ what }) => what).filter((what) => /^(property|score)/.test(what))
  expect(told).toEqual(['property.radioactive', 'score.moon-centre', 'score.announce'])
})

test('[round.end] what lasts for a round starts afresh, and the action cards go to the discard pile', () => {
  const match = changed(
    { ...lastTurn, factions: ['nomads', 'boarlords'], order: ['boarlords', 'nomads'], terraformings: ['tunnel b1-c2'] },
    (g) => {
      g.usedCards = ['no-guerilla']
      g.locks = [{ side: NOMADS, hex: hexOf('c2') }]
      g.tunnels = g.tunnels.map(({ edge }) => ({ edge, used: true }))
      g.radiationProof = true
      g.swarmFlies = true
      g.emergencyEggs = [hexOf('c2')]
      g.conquered = g.conquered.with(NOMADS, [hexOf('c2')])
      g.retaken = g.retaken.with(NOMADS, [hexOf('c2')])
    },
  )
  const used = [...match.state.picked]
  match.play('nomads: end')
  const g = match.state
  expect([g.round, g.phase, g.usedCards, g.locks, g.emergencyEggs]).toEqual([2, 'select', [], [], []])
  expect([g.radiationProof, g.swarmFlies, g.conquered[NOMADS], g.retaken[NOMADS]]).toEqual([false, false, [], []])
  expect(g.tunnels.map((tunnel) => tunnel.used)).toEqual([false])
  expect([g.picked, g.discardPile]).toEqual([['', ''], used])
})

test('[round.end] the scores are told', () => {
  const match = scene({ ...lastTurn, owner: { c7: 'nomads', c2: 'dark-seed' } }).play('nomads: end')
  expect(match.logged('score.announce').map(({ data }) => data)).toEqual([
    { round: 1, sides: ['dark-seed', 'nomads'], points: [3, 3], seats: [1, 0], areas: [1, 2], initiative: [2, 1] },
  ])
})
