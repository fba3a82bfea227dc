import { totalOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import { countOwned } from '../../rules/board/control.ts'
import { areaPoints, pointsFor } from '../../rules/scoring/score.ts'
import { CYBERSAMURAI, NOMADS } from '../../rules/state/vocabulary.ts'
import { moonfall } from '../moonfall.ts'
import { hexOf, ownerOf, position, type Scene, scene, told } from '../scene.ts'

/** With the pack: riverland at c2 and c7, toxic ocean floor at c8, toxic fertile ground at c1, devastated land at c10. */
const land = (setting: Scene = {}): Scene => ({ game: moonfall, ...setting })

const worth = (hex: string, setting: Scene = {}) => pointsFor(position(land(setting)), hexOf(hex))

test('[board.types] an area is worth what its type says', () => {
  expect(['c2', 'c4', 'c5', 'c10', 'c12', 'b1'].map((hex) => worth(hex))).toEqual([1, 1, 1, 0, 1, 1])
})

const green = (setting: Scene = {}) => scene(land({ phase: 'green', owner: { c2: 'nomads' }, ...setting }))

test('[board.riverland] gives 1 production point in the green phase, for each that is controlled', () => {
  const points = (setting: Scene) => green({ cards: { nomads: 'AC01' }, ...setting }).state.agenda[0]
  expect(points({ owner: {} })).toMatchObject({ points: 4 })
  expect(points({})).toMatchObject({ points: 5 })
  expect(points({ owner: { c2: 'nomads', c7: 'nomads', c5: 'nomads' } })).toMatchObject({ points: 6 })
  expect(points({ owner: { c2: 'dark-seed' } })).toMatchObject({ points: 4 })
})

test('[board.riverland] also without a green phase on the card, but in no other phase', () => {
  const match = green({ cards: { nomads: 'AC36' } })
  expect(match.state.agenda[0]).toMatchObject({ points: 1 })
  match.play('nomads: produce, private, c9')
  expect(told(match, 'production.place', 'unit')).toEqual(['private'])
  const white = scene(land({ phase: 'white', owner: { c2: 'nomads' }, units: { c8: 'private' } }))
  white.play('nomads: [production movement]')
  expect(white.state.agenda[0]).toMatchObject({ points: 1 })
})

test('[board.riverland] a Rocket marker leaves the area as it is', () => {
  const factions = ['cybersamurai', 'nomads'] as const
  const match = green({ factions, turn: 'nomads', cards: { nomads: 'AC01' }, rocket: 'c2' })
  expect(match.state.agenda[0]).toMatchObject({ points: 5 })
})

test('[board.devastated] is worth nothing, and can be conquered and counted like other areas', () => {
  const match = scene(land({ units: { c10: 'private' }, left: { combat: 1 } }))
  match.play('nomads: attack, c10, no-conquest')
  expect([ownerOf(match, 'c10'), areaPoints(match.state, NOMADS)]).toEqual(['nomads', 0])
  expect(countOwned(match.state, NOMADS)).toBe(1)
})

test('[board.devastated] is no ocean floor for Geo Tagging, and neither is riverland', () => {
  const tagged = (hex: string) => {
    const factions = ['cybersamurai', 'nomads'] as const
    const owner = { c1: 'nomads', c12: 'nomads' } as const
    const match = scene(land({ factions, turn: 'nomads', owner, units: { [hex]: 'private:3' }, left: { combat: 1 } }))
    return match.play(`nomads: attack, ${hex}, no-conquest`).state.missions[NOMADS]
  }
  expect([tagged('c10'), tagged('c2'), tagged('c4')]).toEqual([[], [], ['geo-tagging']])
})

test('[property.toxic] the area is worth nothing, whatever its type', () => {
  expect([worth('c8'), worth('c1')]).toEqual([0, 0])
  expect(areaPoints(position(land({ owner: { c1: 'nomads', c8: 'nomads', c4: 'nomads' } })), NOMADS)).toBe(1)
})

test('[property.toxic] a negation marker ends it, and no event makes an area toxic', () => {
  const match = scene(
    land({ phase: 'blue', events: { nomads: ['EV11'] }, left: { effect: false, draws: 0, plays: 1, initiative: 0 } }),
  )
  match.play('nomads: event, EV11, c1')
  expect(pointsFor(match.state, hexOf('c1'))).toBe(2)
  expect(told(match, 'event.neutralise', 'property')).toEqual(['toxic'])
})

test('[goal.gps-mapping] riverland with Tsukuyumi can only be the Tsukuyumi area', () => {
  const factions = ['cybersamurai', 'nomads'] as const
  const owner = { c1: 'cybersamurai', c12: 'cybersamurai' } as const
  const mapped = (...hexes: [string, string]) => {
    const match = scene(
      land({
        factions,
        owner: { ...owner, [hexes[0]]: 'cybersamurai' },
        units: { [hexes[1]]: 'cyberoid' },
        left: { combat: 1 },
      }),
    )
    return match.play(`cybersamurai: attack, ${hexes[1]}, cs-conquest`).state.goals[CYBERSAMURAI]
  }
  expect(mapped('c7', 'c4')).toBe(true)
  expect(mapped('c7', 'c2')).toBe(false)
})

test('[board.riverland] [property.toxic] bots like to hold rivers and see nothing to gain in poisoned or burnt land', () => {
  const worth = (setting: Scene) => totalOf(moonfall.standings(position({ game: moonfall, ...setting }))[0])
  expect(worth({ owner: { c2: 'nomads' } })).toBeGreaterThan(worth({ owner: { c4: 'nomads' } }))
  expect(worth({ units: { c8: 'private' } })).toBeLessThan(worth({ units: { c4: 'private' } }))
  expect(worth({ units: { c10: 'private' } })).toBeLessThan(worth({ units: { c4: 'private' } }))
})
