import { expect, test } from 'vitest'
import { changed, scene, shipOf } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

test('[status.claim] a fulfilled title is claimed in the own status phase, before anything else (E54)', () => {
  const match = scene({ tiles: VOID, openTitles: ['tycoon'], ships: { red: {}, blue: { credits: 10_000 } } })
  match.play('red: end')
  expect(shipOf(match, 'Blue').titles).toEqual([])
  match.play('blue: end')
  expect(shipOf(match, 'Blue')).toMatchObject({ titles: ['tycoon'], fame: 3 })
  expect(shipOf(match, 'Red').titles).toEqual([])
})

test('[status.titles] [status.claim] the fame of a claim draws the next title, which waits for another turn (E56, E57)', () => {
  const match = scene({
    tiles: VOID,
    openTitles: ['tycoon'],
    titles: ['most-wanted'],
    ships: { red: { credits: 10_000, bounty: 4000 } },
  })
  match.play('red: end')
  expect(shipOf(match, 'Red').titles).toEqual(['tycoon'])
  expect(match.state.openTitles.map(({ title }) => title)).toEqual(['most-wanted'])
  match.play('blue: end', 'yellow: end', 'red: end')
  expect(shipOf(match, 'Red').titles).toEqual(['tycoon', 'most-wanted'])
})

test('[status.titles] the card comes in the status phase of whoever reached the space, not before (E56)', () => {
  const match = scene({
    tiles: VOID,
    titles: ['ace'],
    tokens: { 'quiet-reach': 'fame' },
    ships: { red: { at: '0,2', fame: 2 } },
  }).play('red: token')
  expect(shipOf(match, 'Red').fame).toBe(3)
  expect(match.state.openTitles).toEqual([])
  match.play('red: end')
  expect(match.state.openTitles.map(({ title }) => title)).toEqual(['ace'])
})

test('[status.refresh] abilities and impulse are ready again', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' } }, dice: [[20, 7]] })
  match.play('red: ability:slipstream-hop, impulse, stop')
  expect(shipOf(match, 'Red')).toMatchObject({ impulse: false, abilities: [{ ready: false }] })
  match.play('red: end')
  expect(shipOf(match, 'Red')).toMatchObject({ impulse: true, abilities: [{ ready: true }] })
})

test('[status.arm] used and disarmed markers are armed for 1 energy each; the others are disarmed', () => {
  const match = changed(
    { tiles: VOID, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], energy: 5, armed: 1 } } },
    (g) => {
      g.vessels[0].used = 1
    },
  )
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 1, used: ['a1'], disarmed: 2 })
  match.play('red: end')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'status.arm', options: [0, 1, 2, 3] })
  match.play('red: 2')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 3, used: [], disarmed: 1, energy: 3 })
})

test('[status.arm] never more than the energy pays for', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 1, armed: 0 } } }).play('red: end')
  expect(match.options).toEqual([0, 1])
  const empty = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 0, armed: 0 } } }).play('red: end')
  expect(empty.asks()?.seat).toBe('Blue')
  expect(shipOf(empty, 'Red').armed).toBe(0)
})

test('[status.planet] on a planet all four are armed for nothing (E63)', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,1', energy: 8, armed: 0 } } }).play('red: end, done')
  expect(shipOf(match, 'Red')).toMatchObject({ armed: 4, energy: 8 })
  const beside = scene({ tiles: PLANET, ships: { red: { at: '2,0', armed: 0 } } }).play('red: end')
  expect(beside.ask).toBe('status.arm')
})
