import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import type { Faction } from '../../content/types.ts'
import type { State } from '../../rules/state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, type Scene, scene, told, unitsIn, withEvents } from '../scene.ts'

const owned = (faction: Faction, ...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, faction]))

test('[goal.gps-mapping] is reached when somebody else’s event gives an area Tsukuyumi', () => {
  const setting = withEvents(['EV03'], {
    factions: ['nomads', 'cybersamurai'],
    owner: owned('cybersamurai', 'c1', 'c12', 'c2', 'c8'),
  })
  const match = scene(setting)
  match.play('nomads: event, EV03, c8')
  expect([match.state.goals[CYBERSAMURAI], match.state.points[CYBERSAMURAI]]).toEqual([true, 2])
  expect(told(match, 'goal.once', 'goal')).toEqual(['gps-mapping'])
})

/** The Boarlords have conquered some areas before; they still control them. */
const conqueredBefore = (setting: Scene, hexes: readonly string[], change: (g: State) => void = () => {}) =>
  changed({ ...setting, owner: owned('boarlords', ...hexes) }, (g) => {
    g.moonstruck = g.moonstruck.with(BOARLORDS, fixed(hexes.map(hexOf)))
    change(g)
  })

const NOMADS_PLAY = (event: string): Scene => withEvents([event], { factions: ['nomads', 'boarlords'] })

test('[mission.moonstruck] a property that is placed later counts', () => {
  const match = conqueredBefore(NOMADS_PLAY('EV03'), ['b1', 'c8']).play('nomads: event, EV03, c8')
  expect([match.state.missions[BOARLORDS], match.state.points[BOARLORDS]]).toEqual([['moonstruck'], 1])
})

test('[mission.moonstruck] a property that is cancelled does not count any more', () => {
  const match = conqueredBefore(
    { factions: ['boarlords', 'nomads'], units: { b2: 'squeaker', b3: 'squeaker' }, left: { combat: 2 } },
    ['b1'],
    (g) => {
      g.negated = g.negated.with(hexOf('b1'), 4)
    },
  )
  match.play('boarlords: attack, b2, bo-conquest')
  expect(match.state.missions[BOARLORDS]).toEqual([])
  match.play('boarlords: attack, b3, bo-conquest')
  expect(match.state.missions[BOARLORDS]).toEqual(['moonstruck'])
})

test('[mission.moonstruck] areas need not be held, and starting areas are not conquered', () => {
  const lost = changed({ ...NOMADS_PLAY('EV03'), owner: owned('nomads', 'b1', 'c8') }, (g) => {
    g.moonstruck = g.moonstruck.with(BOARLORDS, fixed(['b1', 'c8'].map(hexOf)))
  })
  expect(lost.play('nomads: event, EV03, c8').state.missions[BOARLORDS]).toEqual(['moonstruck'])
  const begun = scene({ ...NOMADS_PLAY('EV03'), owner: owned('boarlords', 'b1', 'c8') })
  expect(begun.play('nomads: event, EV03, c8').state.missions[BOARLORDS]).toEqual([])
})

test('[mission.first-marker] an event completes nothing for those who have gained no marker yet', () => {
  const setting = withEvents(['EV03'], {
    factions: ['nomads', 'cybersamurai'],
    owner: owned('nomads', 'c1', 'c12', 'c2'),
  })
  expect(scene(setting).play('nomads: event, EV03, c8').state.missions[NOMADS]).toEqual([])
})

/** All that is remembered of c12, and what came of it when it is swapped with c1. */
function remembered(rules: number): State {
  const match = changed(withEvents(['EV08'], { factions: ['nomads', 'dark-seed', 'boarlords'], rules }), (g) => {
    const here = fixed([hexOf('c12')])
    for (const list of ['conquered', 'retaken', 'moonstruck'] as const) g[list] = g[list].with(DARK_SEED, here)
    g.locks = fixed([{ side: NOMADS, hex: hexOf('c12') }])
    g.emergencyEggs = here
  })
  return match.play('nomads: event, EV08, c12, c1, 0, 0').state
}

const memories = (g: State) => [
  g.conquered[DARK_SEED],
  g.retaken[DARK_SEED],
  g.moonstruck[DARK_SEED],
  g.locks.map(({ hex }) => hex),
  g.emergencyEggs,
]

test('[event.swap-follows] everything that is remembered of an area goes with it', () => {
  expect(memories(remembered(2))).toEqual(Array.from({ length: 5 }, () => [hexOf('c1')]))
})

test('[event.swap-tiles] rules version 1: it stays with the hex', () => {
  expect(memories(remembered(1))).toEqual(Array.from({ length: 5 }, () => [hexOf('c12')]))
})

test('[event.swap-follows] the same area is not conquered twice, wherever it lies', () => {
  const left = { effect: false, draws: 0, plays: 1, initiative: 0, combat: 1 }
  const setting: Scene = { phase: 'white', events: { nomads: ['EV08'] }, left: { ...left, chosen: true } }
  const match = changed({ ...setting, units: { c1: 'private' }, properties: { c1: 'unstable' } }, (g) => {
    g.conquered = g.conquered.with(NOMADS, fixed([hexOf('c1')]))
  })
  match.play('nomads: event, EV08, c1, c2, 0, 0, attack, c2, no-conquest')
  expect([ownerOf(match, 'c2'), match.state.conquered[NOMADS]]).toEqual(['nomads', [hexOf('c2')]])
})

test('[event.swap-follows] a running fight goes with its area', () => {
  const match = scene({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    properties: { c1: 'unstable' },
    units: { c1: 'squad-leader private:3 worker squeaker' },
    openEvents: ['EV08', 'EV04'],
    left: { combat: 1, movement: 0 },
  })
  match.play('nomads: attack, c1, no-conquest', 'dark seed: natures-wisdom', 'boarlords: defense-action')
  const [from, to] = ['c1', 'c2']
  match.play(`dark seed: EV08, yes, ${from}, ${to}, 0, 0`)
  expect([unitsIn(match, from), ownerOf(match, to)]).toEqual(['', 'nomads'])
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'boarlords.displacement#use' })
})
