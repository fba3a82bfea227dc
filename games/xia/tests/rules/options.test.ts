import { settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import { npcNeeded } from '../../content/missions/cards/index.ts'
import { MERCHANT } from '../../crafts.ts'
import xia from '../../game.ts'
import { changed, opening, playOn, scene, shipOf } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

/** Red is one point short, and a point lies before it. */
const nearly = (goal: number, options = {}) =>
  ({
    tiles: VOID,
    options: { goal, ...options },
    tokens: { 'quiet-reach': 'fame' },
    ships: { red: { at: '0,2', fame: goal - 1 } },
  }) as const

test.each([3, 5, 7, 10, 20, 30])('[option.goal] whoever reaches %i fame has won', (goal) => {
  const match = scene(nearly(goal))
  expect(match.match.over).toBe(false)
  match.play('red: token')
  expect(match.match.over).toBe(true)
  expect(match.state.ranking[0]).toBe(0)
})

test('[option.goal] 10 is usual, and any number from 3 to 30 can be chosen', () => {
  expect(settleOptions(xia, 3, {}).goal).toBe(10)
  for (const goal of [3, 7, 30]) expect(settleOptions(xia, 3, { goal }).goal).toBe(goal)
  for (const goal of [2, 31])
    expect(() => settleOptions(xia, 3, { goal })).toThrow(
      `Option "goal" can’t be "${goal}": use a whole number from 3 to 30.`,
    )
})

test('[option.npcs] without NPCs, neither they nor the missions against them are in play', () => {
  const { state } = opening(3, { npcs: false })
  expect(state.drones).toEqual([])
  const left = Object.values(state.content.missions).filter((mission) => npcNeeded(mission) !== undefined)
  expect(left.map(({ id }) => id)).toEqual(['T05', 'T06', 'T07'])
  expect(state.missionDeck).toHaveLength(52 - left.length)
  for (const { id } of left) expect(state.missionDeck).not.toContain(id)
  expect(opening(3).state.missionDeck).toContain('T05')
})

const FIRST_TILES = ['burning-horse', 'kemplar-ii', 'neo-damascus', 'outpost-338', 'expeditor-gate']

test.each([3, 4, 5] as const)('[option.first-game] %i players on known tiles, to 5 fame, without NPCs', (players) => {
  const { state } = opening(players, { firstGame: true })
  expect(state.sectors.map(({ tile }) => tile)).toEqual(FIRST_TILES.slice(0, players))
  expect(state.sectorDeck).toHaveLength(21 - players)
  expect(state.choices).toMatchObject({ goal: 5, npcs: false })
})

test.each([
  ['explorer', ['raptor-k'], 0],
  ['trader', ['m-22', 'targe'], 1000],
  ['worker', ['halon', 'targe'], 0],
  ['pirate', ['m-22', 'saker-v'], 0],
])('[option.loadouts] the %s has %s', (loadout, outfits, credits) => {
  const match = opening(3, { firstGame: true })
  playOn(match, (g) => g.phase === 'ships')
  const { seat, ask, options } = match.asks() ?? {}
  expect({ ask, options }).toEqual({ ask: 'option.first-game', options: ['explorer', 'trader', 'worker', 'pirate'] })
  match.play(`${seat}: ${loadout}`)
  expect(match.ask).toBe('outfit.shape')
  playOn(match, (_, _seat, open) => open === 'outfit.shape')
  const ship = shipOf(match, seat as 'Red')
  expect({ has: ship.outfits.map(({ outfit }) => outfit).sort(), credits: ship.credits }).toEqual({
    has: outfits,
    credits,
  })
})

test('[option.gifts] gifts can be switched off (E65)', () => {
  const match = scene({ tiles: VOID, options: { gifts: false } })
  expect(match.options).not.toContain('gift')
  expect(match.match.actOutOfTurn(1, { give: 1 })).toMatchObject({ refusal: { rule: 'option.gifts' } })
})

test('[option.fame] fame may wait for the own status phase (E54)', () => {
  const match = scene(nearly(10, { fame: 'status' })).play('red: token')
  expect(shipOf(match, 'Red')).toMatchObject({ fame: 9, fameDue: 1 })
  expect(match.match.over).toBe(false)
  match.play('red: end')
  expect(shipOf(match, 'Red')).toMatchObject({ fame: 10, fameDue: 0 })
  expect(match.match.over).toBe(true)
})

test('[option.end] the game may end in the status phase of whoever has reached the goal (E55)', () => {
  const match = scene(nearly(10, { end: 'status' })).play('red: token')
  expect(shipOf(match, 'Red').fame).toBe(10)
  expect(match.match.over).toBe(false)
  match.play('red: end')
  expect(match.match.over).toBe(true)
})

test('[option.fame-sales] one point in a business phase, or several (E60)', () => {
  const rich = (options = {}) =>
    scene({ tiles: PLANET, options, ships: { red: { at: '0,0', credits: 10_000 } } }).play('red: end, fame')
  expect(rich().why('fame')?.rule).toBe('business.fame#one')
  const match = rich({ fameSales: 'any' }).play('red: fame')
  expect(shipOf(match, 'Red')).toMatchObject({ fame: 2, credits: 0 })
})

test.each([
  ['keep', 3],
  ['restart', 0],
  ['nearest', 1],
])('[option.merchant] after a respawn: %s (E71)', (merchant, stop) => {
  const match = changed(
    {
      tiles: ['azure', 'quiet-reach', 'hollow-expanse'],
      options: { merchant },
      ships: { red: { at: '2,0' }, blue: { at: '5,-3' }, yellow: { at: '2,-4' } },
      npcs: { merchant: { controller: 'red', stop: 3 } },
      dice: [[20, 1]],
    },
    (g) => {
      g.drones[0].spawned = true
    },
  ).play('red: end')
  playOn(match, (_, _seat, ask) => ask === 'npc.ties' || ask === 'death.respawn')
  expect(match.logged('death.respawn').map(({ data }) => data.craft)).toEqual([MERCHANT])
  expect(match.state.drones[0].stop).toBe(stop)
})

test.each([1, 2] as const)('[option.practice] %i can practise with all NPCs', (players) => {
  const match = opening(players)
  expect(match.state.drones).toHaveLength(3)
  playOn(match, (g) => g.turnNumber < 3)
  expect(match.asks()?.ask).toBe('turn.actions')
})
