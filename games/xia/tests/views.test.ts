import { Dice, settleOptions } from '@orrery/engine'
import { absentPlayer, checkDeals, playOut, randomPlayers } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'
import { copy } from '../rules/copy.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../view.ts'
import { opening, playOn, position, type Scene, scene } from './scene.ts'

type Viewer = number | 'spectator'
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']

const see = ({ state }: { readonly state: State }, viewer: Viewer): View => xia.view(state, viewer)
const text = (match: { readonly state: State }, viewer: Viewer): string => JSON.stringify(see(match, viewer))

const TILES = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const CARDS: Scene = {
  tiles: TILES,
  missions: ['R01', 'S01', 'T01'],
  openTitles: ['ace'],
  ships: { red: { at: '0,0' }, blue: { mission: 'A05' }, yellow: { mission: 'S08', payment: 2000 } },
}

test('[table.hidden] of the decks only the number of cards is seen', () => {
  const match = scene(CARDS)
  for (const viewer of VIEWERS) {
    expect(see(match, viewer)).toMatchObject({ sectorDeck: 18, tokenPile: 18, titleDeck: 17 })
    expect(text(match, viewer)).not.toMatch(/"(?:azure|lunari|tycoon|comet|R01|S01|T01|B01)"/)
  }
})

test('[table.hidden] tokens lie face down, the same for all', () => {
  const faces = (token: 'fame' | 'nothing') => scene({ ...CARDS, tokens: { 'quiet-reach': token } })
  for (const viewer of VIEWERS) {
    expect(see(faces('fame'), viewer).sectors[0]).toMatchObject({ tile: 'quiet-reach', token: true })
    expect(text(faces('fame'), viewer)).toBe(text(faces('nothing'), viewer))
  }
})

test('[table.hidden] drawn missions are seen by whoever draws them (E47)', () => {
  const match = scene(CARDS).play('red: draw')
  expect(see(match, 0).missionHand).toEqual(['R01', 'S01', 'T01'])
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(see(match, viewer).missionHand).toEqual([])
    expect(text(match, viewer) + JSON.stringify(match.match.logFor(viewer))).not.toMatch(/R01|S01|T01/)
  }
})

test('[table.hidden] an active mission is its owner’s secret until it is revealed (E47)', () => {
  const match = scene(CARDS)
  expect(see(match, 1).vessels[1].mission).toMatchObject({ mission: 'A05', target: 'Yellow' })
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(see(match, viewer).vessels[1].mission).toEqual({
      mission: 'face-down',
      revealed: false,
      payment: null,
      target: null,
    })
    expect(text(match, viewer)).not.toContain('A05')
  }
  for (const viewer of VIEWERS)
    expect(see(match, viewer).vessels[2].mission).toMatchObject({ mission: 'S08', payment: 2000 })
})

test('[table.hidden] the same seed deals the same, another seed something else', () => {
  const dealt = (seed: string) => opening(4, {}, seed).match.hash()
  expect(dealt('a')).toBe(dealt('a'))
  expect(dealt('a')).not.toBe(dealt('b'))
})

test('[table.public] everything else is open, and the same for all', () => {
  const aboard = {
    cubes: { d1: 'spice' },
    damage: ['c1'],
    energy: 3,
    armed: 2,
    bounty: 1000,
    credits: 7000,
    fame: 4,
    completed: ['R01'],
    titles: ['ace'],
  } as const
  const match = scene({
    tiles: TILES,
    openTitles: ['tycoon'],
    ships: {
      red: {
        at: '0,0',
        outfits: ['m-22 a1.0'],
        ...aboard,
      },
    },
    npcs: { merchant: { at: '1,0', credits: 2000, damage: 3 } },
  })
  const { seat: _seat, ...open } = see(match, 'spectator')
  for (const viewer of VIEWERS) expect(see(match, viewer)).toMatchObject(open)
  expect(open.vessels[0]).toMatchObject({
    ship: 'puddle-jumper',
    hex: '0,0',
    ...aboard,
  })
  expect(open.npcs[0]).toMatchObject({ id: 'merchant', hex: '1,0', credits: 2000, damage: 3 })
  expect(open.openTitles).toEqual([{ title: 'tycoon', progress: [7000, 3000, 3000] }])
})

const MOMENTS: readonly (readonly [string, () => State])[] = [
  ['a turn', () => position(CARDS)],
  ['cards in hand', () => scene(CARDS).play('red: draw').state],
  ['the choice of ships', () => opening(3).state],
  ['five players and NPCs', () => opening(5).state],
]

test.each(MOMENTS)(
  '[table.hidden] dealing anew what a viewer cannot know leaves the view as it is: %s',
  (_, moment) => {
    expect(checkDeals(xia, moment())).toEqual([])
  },
)

test('[table.hidden] a hidden mission is dealt anew for the others, with its target', () => {
  const g = position(CARDS)
  const missions = new Set<string>()
  for (let deal = 0; deal < 20; deal++) {
    const [theirs, own] = [copy(g), copy(g)]
    xia.determinize(theirs, 0, new Dice(`deal ${deal}`))
    xia.determinize(own, 1, new Dice(`deal ${deal}`))
    missions.add(theirs.vessels[1].mission)
    expect([own.vessels[1].mission, theirs.vessels[2].mission]).toEqual(['A05', 'S08'])
  }
  expect(missions.size).toBeGreaterThan(5)
})

/** Turns of players who have gone bring no fame: luck and NPCs do not help. */
test.each([3, 4, 5] as const)('[table.leave] %i players who have gone pass turn after turn (E78)', (players) => {
  const match = opening(players)
  playOn(match, (g) => g.turnNumber < 40)
  expect(match.state.turnNumber).toBe(40)
  expect(xia.invariants(match.state)).toEqual([])
})

test('[table.leave] one who has gone does not stop the others from playing to the end (E78)', () => {
  const players = [...randomPlayers<State>(2), absentPlayer<State>()]
  const options = settleOptions(xia, 3, { goal: 5 })
  const { state, finished } = playOut({ game: xia, players, options, seed: 'left', check: false })
  expect([xia.invariants(state), finished]).toEqual([[], true])
})
