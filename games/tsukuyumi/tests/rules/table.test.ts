import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import { changed, opening, scene, unitsIn } from '../scene.ts'

test('[table.open] board, units, markers, events, Uplinks, weapons, cards of the round and points are the same for all', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    owner: { c2: 'nomads' },
    units: { c2: 'private:2', c8: 'cyberoid' },
    mines: { c7: 2 },
    uplinks: ['tetsuo'],
    weapons: { pistol: 3 },
    events: { nomads: ['EV01'] },
    cards: { nomads: 'AC01' },
  })
  const { hand: _hand, seat: _seat, removed: _removed, ...open } = tsukuyumi.view(match.state, 'spectator')
  for (const viewer of [0, 1]) expect(tsukuyumi.view(match.state, viewer)).toMatchObject(open)
  expect(open).toMatchObject({ uplinks: ['tetsuo'], weapons: [3, 0, 0, 0], minesLeft: 18 })
  expect(open.seats[0]).toMatchObject({ events: ['EV01'], card: 'AC01', points: 0, cards: 5 })
  expect(open.hexes.find(({ hex }) => hex === 'c2')).toMatchObject({
    owner: 'nomads',
    units: { nomads: ['private-1', 'private-2'] },
  })
})

test('[table.hidden] a hand is seen by its owner alone', () => {
  const { state } = scene()
  const [own, other] = state.hands
  expect(tsukuyumi.view(state, 0).hand).toEqual(own)
  expect(JSON.stringify(tsukuyumi.view(state, 0))).not.toContain(other[0])
  expect(tsukuyumi.view(state, 'spectator').hand).toEqual([])
})

test('[table.chance] a fight rolls no dice: the same decisions lead to the same position, whatever the seed', () => {
  const outcome = (seed: string) => {
    const match = changed({ turn: 'dark-seed', units: { c2: 'worker:4 private:2' }, left: { combat: 2 } }, (g) => {
      g.random = opening(['nomads', 'dark-seed'], {}, seed).state.random
    })
    match.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
    return unitsIn(match, 'c2')
  }
  expect(outcome('a')).toBe(outcome('b'))
  const dealt = (seed: string) => opening(['nomads', 'dark-seed'], {}, seed).match.hash()
  expect(dealt('a')).toBe(dealt('a'))
  expect(dealt('a')).not.toBe(dealt('b'))
})

test('[table.alone] what can be done in one way only is done, unless doing nothing is allowed', () => {
  const one = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private:2' }, left: { combat: 2 } })
  one.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect([unitsIn(one, 'c2'), one.logged('damage.assign').length]).toEqual(['worker:2 private', 1])
  const may = scene({ turn: 'dark-seed', units: { c2: 'worker private' }, eggs: { c7: 1 } })
  may.play('dark seed: attack, c2, ds-annihilation', 'nomads: a-darker-future')
  expect(may.options).toEqual(['c7', 'stop'])
})

test('[table.leave] the plainest answers are given for whoever leaves: no attack, no move, no counterattack', () => {
  const match = scene({ units: { c2: 'private:5 worker:3' } })
  match.playByItself((g) => g.round === 2)
  expect([unitsIn(match, 'c2'), match.logged('combat.action')]).toEqual(['worker:3 private:5', []])
  match.playByItself()
  expect(tsukuyumi.result(match.state).ranking).toHaveLength(2)
})
