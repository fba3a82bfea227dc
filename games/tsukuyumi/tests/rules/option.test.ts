import { settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import type { Variant } from '../../rules/state/state.ts'
import { NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, opening, ownerOf, type Scene, scene, unitsIn } from '../scene.ts'

/** Without the variant and with it. */
const both = <T>(variant: Variant, play: (variants: readonly Variant[]) => T): readonly [T, T] => [
  play([]),
  play([variant]),
]

const GREEN = { points: 0, drones: 0, oniPlace: 0, oniConquest: 1, oniMove: 0 }

test('[option.factions] by seat', () => {
  const match = opening(['boarlords', 'nomads', 'cybersamurai'])
  expect([0, 1, 2].map((seat) => tsukuyumi.seatName(seat, match.state))).toEqual([
    'Boarlords',
    'Nomads',
    'Cybersamurai',
  ])
})

test('[option.rounds] 4, or 3, 5, 6', () => {
  const rounds = (options: { rounds?: number }) => {
    const match = opening(['nomads', 'dark-seed'], options)
    match.playByItself()
    return match.state.round
  }
  expect([rounds({}), rounds({ rounds: 3 }), rounds({ rounds: 6 })]).toEqual([4, 3, 6])
  expect(() => settleOptions(tsukuyumi, 2, { rounds: 7 })).toThrow('Option "rounds" can’t be "7"')
})

test('[option.map] fixed, laid by chance, or by chance with the tiles of all boxes', () => {
  const tiles = (map: string, seed: string) => opening(['nomads', 'dark-seed'], { map }, seed).state.tiles.join()
  expect(tiles('fixed', 'a')).toBe(tiles('fixed', 'b'))
  expect(tiles('random', 'a')).not.toBe(tiles('random', 'b'))
  expect(['a', 'b', 'c', 'd'].map((seed) => tiles('random', seed)).join()).not.toMatch(/[PX]\d\d/)
  expect(['a', 'b', 'c', 'd'].map((seed) => tiles('mixed', seed)).join()).toMatch(/[PX]\d\d/)
})

test('[option.starting-areas] next to the homezone where it touches three areas, or hanging together with it', () => {
  const [adjacent, connected] = both('connected-starts', (variants) => {
    const match = opening(['cybersamurai', 'nomads', 'boarlords'], { variants })
    match.play('cybersamurai: d2, c1')
    return [...match.options].sort()
  })
  expect(adjacent).toEqual(['c2', 'd1', 'd3'])
  expect(connected).toEqual(['c12', 'c2', 'd1', 'd3'])
})

test('[option.starting-units] all of them, or half of each kind, rounded up', () => {
  const units = both('half-armies', (variants) => {
    const match = opening(['nomads', 'boarlords'], { variants })
    match.playByItself((g) => g.setupStage === 'extras')
    return match.state.place
      .slice(match.state.content.tables.first[NOMADS], match.state.content.tables.end[NOMADS])
      .filter((hex) => hex >= 0).length
  })
  expect(units).toEqual([12, 8])
  const match = opening(['nomads', 'boarlords'], { variants: ['half-armies'] }).play('nomads: c3, c2, c1, c4')
  match.play(`nomads: [${Array.from({ length: 8 }, () => 'c2').join(' ')}]`)
  expect(unitsIn(match, 'c2')).toBe('dog private:2 stuff-sergeant hunter launcher squad-leader lt-dan')
})

test('[option.uplink-costs] as on the cards, or none above 1', () => {
  const refused = both('cheap-uplinks', (variants) => {
    const left = { ...GREEN, oniConquest: 0, points: 1 }
    const match = scene({ factions: ['cybersamurai', 'nomads'], variants, phase: 'green', left })
    return match.play('cybersamurai: produce').why('bushido')?.data.cost
  })
  expect(refused).toEqual([3, undefined])
})

test('[option.pins] enemies hold units that move, or they do not', () => {
  const goesOn = both('no-pins', (variants) => {
    const match = scene({ variants, units: { c2: 'private', b1: 'oni-small' }, left: { movement: 2 } })
    match.play('nomads: move, c2, b1')
    return match.options.includes('a0')
  })
  expect(goesOn).toEqual([false, true])
})

test('[option.time-consuming] until the end of the round, or of the phase (39)', () => {
  const locks = both('short-locks', (variants) => {
    const left = { chosen: true, combat: 1 }
    const match = scene({ variants, phase: 'white', left, units: { c2: 'private:2 worker' } })
    match.play('nomads: attack, c2, no-assume', 'dark seed: time-consuming')
    expect(match.state.phase).toBe('blue')
    return match.state.locks.length
  })
  expect(locks).toEqual([1, 0])
})

test('[option.counterattacks] openly in order, or all at the same time in secret', () => {
  const asked = both('secret-counterattacks', (variants) => {
    const factions = ['dark-seed', 'nomads', 'boarlords'] as const
    const match = scene({ variants, factions, units: { b1: 'worker:2 private squeaker' } })
    match.play('dark seed: attack, b1, ds-annihilation')
    return [match.ask, match.match.runner.waitingFor()]
  })
  expect(asked).toEqual([
    ['combat.choose', [1]],
    ['combat.choose#secret', [1, 2]],
  ])
})

test('[option.oni-defence] they strike back, or they do not', () => {
  const left = both('idle-oni', (variants) => {
    const match = scene({ variants, units: { b1: 'private:2 oni-medium' } })
    return unitsIn(match.play('nomads: attack, b1, no-conquest'), 'b1')
  })
  expect(left).toEqual(['oni-medium', 'private:2 oni-medium'])
})

test('[option.oni-farming] no counterattack against one’s own Oni action, or one like others', () => {
  const asked = both('oni-farming', (variants) => {
    const factions = ['cybersamurai', 'nomads'] as const
    const match = scene({ variants, factions, phase: 'green', left: GREEN, units: { b1: 'cyberoid:2 oni-small' } })
    match.play('cybersamurai: oni-conquest, b1')
    return [match.ask === 'combat.choose', ownerOf(match, 'b1')]
  })
  expect(asked).toEqual([
    [false, 'nobody'],
    [true, 'nobody'],
  ])
})

test('[option.once-per-round] one card of each faction, or as often as one likes', () => {
  const again = both('unlimited-cards', (variants) => {
    const factions = ['cybersamurai', 'nomads'] as const
    const match = scene({ variants, factions, units: { c2: 'cs-2-1 private:5' }, left: { combat: 2 } })
    match.play('cybersamurai: attack, c2, cs-target', 'nomads: none', 'cybersamurai: attack, c2')
    return match.options.includes('cs-target')
  })
  expect(again).toEqual([false, true])
})

test('[option.mountains] the Squad Leader takes a mountain’s value away for the Nomads, or for every attacker', () => {
  const conquers = both('open-mountains', (variants) => {
    const units = { c12: 'squad-leader private worker:5' }
    const match = scene({ variants, turn: 'dark-seed', tiles: { c12: ['T34', 0] }, units })
    match.play('dark seed: attack, c12')
    return match.options.includes('ds-conquest')
  })
  expect(conquers).toEqual([false, true])
})

const lastRound = (setting: Scene, points: readonly number[]) =>
  changed({ round: 4, ...setting }, (g) => {
    g.agenda = []
    g.turnAt = g.turnOrder.length
    g.points = [...points]
  })

test('[option.tie-break] by areas first, or by initiative alone', () => {
  const winner = both('initiative-ties', (variants) => {
    const owner = { c2: 'nomads', c4: 'nomads', c1: 'dark-seed' } as const
    return lastRound({ variants, owner }, [0, 0, 1, 0]).state.ranking[0]
  })
  expect(winner).toEqual([0, 1])
})

test('[option.superiority] all rounds, or until somebody has 20 points', () => {
  const over = both('superiority', (variants) => lastRound({ variants, round: 1 }, [0, 0, 25, 0]).state.phase)
  expect(over).toEqual(['select', 'over'])
})
