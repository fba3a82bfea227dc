import { expect, test } from 'vitest'
import { shattered, spaceOfClan } from '../cards/shattered/table.ts'
import { scene } from '../scene.ts'

/** A round ends with the markers on these spaces. */
const roundEnds = (markers: { [clan: string]: string }, options = {}) =>
  scene({ phase: 'resolution', markers, options, locationDeck: ['L01', 'L02', 'L03', 'L04'] })

test('[alliance.track] a marker on one’s branch earns honor, one on neutral none', () => {
  expect(roundEnds({}).state.honor).toEqual([0, 0, 0, 0])
  expect(roundEnds({ Sol: 'Gamma-1', Rift: 'Void-2' }).state.honor).toEqual([0, 0, 2, 3])
})

test('[alliance.track] markers share a space', () => {
  const match = scene({ markers: { Sol: 'Nova-2', Ion: 'Nova-2' } }).play('nova: allegiance-2, Luna, Nova-2')
  expect(['Sol', 'Ion', 'Luna'].map((clan) => spaceOfClan(match, clan as 'Sol'))).toEqual([
    'Nova-2',
    'Nova-2',
    'Nova-2',
  ])
  expect(roundEnds({ Sol: 'Nova-2', Ion: 'Nova-2', Luna: 'Nova-2' }).state.honor[0]).toBe(9)
})

test('[alliance.move] up or down, on one’s own branch and on others’ (A3)', () => {
  const match = scene({ players: 2, markers: { Sol: 'Pulsar-3' } }).play('nova: allegiance-2, Sol')
  expect(match.options).toEqual(['Pulsar-1', 'Pulsar-2', 'Pulsar-3', 'Pulsar-4', 'Pulsar-5'])
  expect(match.why('neutral')).toEqual({ rule: 'alliance.move#far', data: { distance: 3, spaces: 2 } })
  const gift = scene({ players: 2 }).play('nova: allegiance-1, Sol, Pulsar-1')
  expect(spaceOfClan(gift, 'Sol')).toBe('Pulsar-1')
})

test('[alliance.neutral] neutral is a space on the way from one branch to another', () => {
  const match = scene({ players: 2, markers: { Sol: 'Pulsar-2' } }).play('nova: allegiance-3, Sol')
  expect(match.options).toContain('Nova-1')
  expect(match.why('Nova-2')).toEqual({ rule: 'alliance.move#far', data: { distance: 4, spaces: 3 } })
  const short = scene({ players: 2, markers: { Sol: 'Pulsar-2' } }).play('nova: allegiance-2, Sol')
  expect(short.options).toContain('neutral')
  expect(short.why('Nova-1')).toEqual({ rule: 'alliance.move#far', data: { distance: 3, spaces: 2 } })
})

test('[alliance.top] a branch ends, and what is left of the move is lost (A2)', () => {
  const match = scene({ players: 2, markers: { Sol: 'Nova-5' } }).play('nova: allegiance-4, Sol')
  expect(match.options).toEqual(['Nova-1', 'Nova-2', 'Nova-3', 'Nova-4', 'Nova-5', 'Nova-6'])
  match.play('nova: Nova-6')
  expect([match.ask, spaceOfClan(match, 'Sol')]).toEqual(['turn.sequence', 'Nova-6'])
})

test('[alliance.closed] the branches of clans nobody leads cannot be entered (A4)', () => {
  const branches = (players: 2 | 3 | 4) => {
    const match = scene({ players }).play('nova: allegiance-1, Sol')
    return match.options
  }
  expect(branches(2)).toEqual(['neutral', 'Nova-1', 'Pulsar-1'])
  expect(branches(3)).toEqual(['neutral', 'Nova-1', 'Pulsar-1', 'Gamma-1'])
  expect(branches(4)).toEqual(['neutral', 'Nova-1', 'Pulsar-1', 'Gamma-1', 'Void-1'])
})

test('[alliance.one-marker] the spaces of an order are not divided (A1)', () => {
  const match = scene().play('nova: allegiance-4, Sol, Nova-1')
  expect(match.ask).toBe('turn.sequence')
})

test('[alliance.lower] down the branch; at neutral it stops and counts as done (H5)', () => {
  const setting = { hands: { nova: ['S07'] }, honor: { nova: 1 } }
  const deep = shattered({ ...setting, markers: { Sol: 'Pulsar-5' } }).play('nova: S07; pulsar: Sol')
  expect(spaceOfClan(deep, 'Sol')).toBe('Pulsar-3')
  const near = shattered({ ...setting, markers: { Sol: 'Pulsar-1' } }).play('nova: S07; pulsar: Sol')
  expect(spaceOfClan(near, 'Sol')).toBe('neutral')
  expect(near.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
})

test('[alliance.depth] is the distance from neutral (H13)', () => {
  const match = shattered({
    hands: { nova: ['S02'] },
    honor: { nova: 2 },
    markers: { Sol: 'Pulsar-1', Ion: 'Gamma-2', Luna: 'Pulsar-3' },
  }).play('nova: S02')
  expect(match.options).toEqual(['Sol', 'Ion'])
  expect(match.why('Luna')).toEqual({ rule: 'card.S02#deep', data: { clan: 'Luna', depth: 3, deepest: 2 } })
})

const PRESETS = [
  ['standard', [2, 3, 3, 4, 4, 5]],
  ['attested', [3, 3, 4, 4, 5, 5]],
  ['gentle', [1, 1, 2, 2, 3, 3]],
] as const

test.each(PRESETS)('[alliance.tiers] %s: a branch pays %j', (alliance, rewards) => {
  rewards.forEach((honor, depth) => {
    expect(roundEnds({ Sol: `Nova-${depth + 1}` }, { alliance }).state.honor).toEqual([honor, 0, 0, 0])
  })
  const top = `Nova-${rewards.length}`
  const match = scene({ options: { alliance }, markers: { Sol: top } }).play('nova: allegiance-4, Sol')
  expect(match.options.filter((space) => String(space).startsWith('Nova')).at(-1)).toBe(top)
})

test('[resolution.alliances] everybody scores, in the final round as well (A5)', () => {
  const match = scene({ phase: 'resolution', markers: { Sol: 'Nova-6', Ion: 'Pulsar-1' }, locationDeck: [] })
  expect([match.state.phase, ...match.state.honor]).toEqual(['over', 5, 2, 0, 0])
})
