import { settleOptions } from '@orrery/engine'
import { absentPlayer, checkDeals, playOut, randomPlayers } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import type { State } from '../rules/state/state.ts'
import type { View } from '../view.ts'
import { duel } from './cards/base/battlefield.ts'
import { opening, position, scene } from './scene.ts'

type Viewer = number | 'spectator'
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

const see = ({ state }: { readonly state: State }, viewer: Viewer): View => starshipSamurai.view(state, viewer)
const text = (match: { readonly state: State }, viewer: Viewer): string => JSON.stringify(see(match, viewer))

test('[table.hidden] a hand is seen by its owner alone; others see how many cards it has', () => {
  const match = scene({ players: 3, hands: { nova: ['B01', 'B05'], pulsar: ['B07'] } })
  expect(see(match, 0).hand).toEqual(['B01', 'B05'])
  expect(see(match, 1).hand).toEqual(['B07'])
  for (const viewer of [1, 2, 'spectator'] as const) expect(text(match, viewer)).not.toMatch(/B01|B05/)
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(see(match, viewer).seats.map(({ cards }) => cards)).toEqual([2, 1, 0])
  expect(see(match, 'spectator').hand).toEqual([])
})

test('[table.hidden] of decks only the number of cards is seen, of locations only those on the boards', () => {
  const match = scene({ hands: {}, locations: ['L01', 'L02', 'L03', 'L04'] })
  for (const viewer of VIEWERS) {
    expect(see(match, viewer)).toMatchObject({ deck: 48, locationDeck: 12 })
    expect(text(match, viewer)).not.toMatch(/"(?:B\d\d|ST\d|L0[5-9]|L1\d)"/)
  }
})

test('[table.hidden] own decks are hidden from their owners too', () => {
  const match = scene({ players: 2, options: { ownDecks: true } })
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(see(match, viewer).seats.map(({ deck }) => deck)).toEqual([20, 20])
    expect(text(match, viewer)).not.toMatch(/"B\d\d"/)
  }
})

test('[table.hidden] which cards were drawn is told to whoever drew them', () => {
  const match = scene({ hands: {}, deck: ['B05', 'B06'] }).play('nova: draw-2, 2')
  const heard = (viewer: Viewer) => JSON.stringify(match.match.logFor(viewer))
  expect(heard(0)).toContain('B05')
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(heard(viewer)).not.toMatch(/B0[56]/)
    expect(heard(viewer)).toContain('order.draw')
  }
})

test('[table.hidden] draft picks stay secret until all are made', () => {
  const match = scene({ players: 3, phase: 'mech-draft', first: 'nova' }).play('nova: gozen; pulsar: oda; gamma: mori')
  expect([see(match, 0).pickedSamurai, see(match, 1).pickedSamurai, see(match, 2).pickedSamurai]).toEqual([
    ['gozen'],
    ['oda'],
    ['mori'],
  ])
  expect(see(match, 2).samuraiLeft).toEqual(['mototada', 'tametomo', 'shingen', 'hideyoshi', 'masumune'])
  expect(text(match, 1)).not.toMatch(/gozen|mori|shingen/)
  expect(text(match, 'spectator')).not.toMatch(/gozen|oda|mori|shingen/)
  expect(see(match, 'spectator').seats.map(({ samurai }) => samurai)).toEqual([[], [], []])
})

test('[table.hidden] in a deck draft one sees the cards before one and those one took', () => {
  const match = opening(3, { deck: 'draft' })
  const [first] = match.state.draftPiles[0]
  match.play(`nova: ${first}`)
  const seen = see(match, 0)
  expect([seen.draftPile.length, seen.draftedCards]).toEqual([20, []])
  match.play(`pulsar: ${match.state.draftPiles[1][0]}; gamma: ${match.state.draftPiles[2][0]}`)
  expect(see(match, 0)).toMatchObject({ draftedCards: [first], draftPile: [...match.state.draftPiles[0]].sort() })
  expect(see(match, 'spectator')).toMatchObject({ draftPile: [], draftedCards: [] })
  expect(text(match, 'spectator')).not.toMatch(/"[BS]\d\d"/)
})

test('[table.hidden] a committed card is face down for all but its owner until it is revealed', () => {
  const match = duel({ hands: { nova: ['ST1', 'B14'], pulsar: ['ST2'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: ST1')
  expect(see(match, 0).battle?.committed).toEqual(['ST1', null])
  for (const viewer of [1, 'spectator'] as const) {
    expect(see(match, viewer).battle?.committed).toEqual(['face-down', null])
    expect(text(match, viewer)).not.toContain('ST1')
    expect(JSON.stringify(match.match.logFor(viewer))).not.toContain('ST1')
  }
  match.play('pulsar: ST2')
  expect(see(match, 'spectator').discards).toEqual([['ST1']])
})

test('[table.hidden] cards in an offer are seen by the two it concerns', () => {
  const match = scene({ players: 3, options: { trading: true }, hands: { nova: ['B05'], gamma: ['B06'] } })
  match.match.actOutOfTurn(0, { offer: { to: 1, giveCards: ['B05'] } })
  for (const viewer of [0, 1] as const)
    expect(see(match, viewer).offers[0]).toMatchObject({ gives: ['any:1'], cards: ['B05'] })
  for (const viewer of [2, 'spectator'] as const) {
    expect(see(match, viewer).offers[0]).toMatchObject({ gives: ['any:1'], cards: [] })
    expect(text(match, viewer) + JSON.stringify(match.match.logFor(viewer))).not.toContain('B05')
  }
})

test('[table.hidden] the same seed deals the same, another seed something else', () => {
  const dealt = (seed: string) => opening(4, {}, seed).match.hash()
  expect(dealt('a')).toBe(dealt('a'))
  expect(dealt('a')).not.toBe(dealt('b'))
})

test('[table.public] everything else is open, and the same for all', () => {
  const match = scene({
    hands: { nova: ['B01'] },
    discards: ['B20', 'B13'],
    honor: { nova: 3 },
    wealth: { pulsar: 4 },
    boards: { 2: ['nova-1', 'gozen'] },
    samurai: { nova: ['gozen'] },
    attached: { 'nova-1': 2 },
    graveyard: ['void-1'],
    markers: { Ion: 'Void-2' },
    spent: { gamma: ['units-3'] },
    won: { void: ['L01', 'L13'] },
    locations: ['L02', 'L03', 'L04', 'L05'],
  })
  const { hand: _hand, seat: _seat, ...open } = see(match, 'spectator')
  for (const viewer of VIEWERS) expect(see(match, viewer)).toMatchObject(open)
  expect(open.discards).toEqual([['B20', 'B13']])
  expect(open.bank).toBe(38)
  expect(open.seats[0]).toMatchObject({ clan: 'Nova', honor: 3, cards: 1 })
  expect(open.seats[1]).toMatchObject({ wealth: 4 })
  expect(open.seats[2].orders).toEqual([null, null, 'units', null])
  expect(open.seats[3]).toMatchObject({ graveyard: ['void-1'], allianceHonor: 3 })
  expect(open.boards[1]).toMatchObject({ location: 'L03', power: [7, 0, 0, 0] })
  expect(open.boards[1].units[0]).toEqual([
    { id: 'nova-1', power: 3, wealth: 2 },
    { id: 'gozen', power: 4, wealth: 0 },
  ])
  expect(open.markers.find(({ clan }) => clan === 'Ion')?.space).toBe('Void-2')
})

test('[table.public] number and types of claimed locations are open (F15)', () => {
  const match = scene({ won: { void: ['L01', 'L13'] } })
  for (const viewer of VIEWERS) expect(see(match, viewer).seats[3].locations).toEqual(['L01', 'L13'])
})

test('[table.public] who has committed, and who has declined, is open', () => {
  const match = duel({ players: 3, hands: { nova: ['ST1'] }, boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1'] } })
  match.play('nova: ST1; pulsar: pass')
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(see(match, viewer).battle?.committed).toEqual(['face-down', 'pass', null])
})

const MOMENTS: readonly (readonly [string, () => State])[] = [
  [
    'a turn',
    () => position({ hands: { nova: ['B01', 'ST1'], pulsar: ['B05', 'B06'], void: ['ST2'] }, discards: ['B07'] }),
  ],
  ['own decks', () => position({ players: 2, options: { ownDecks: true } })],
  [
    'a battle',
    () => {
      const boards = { 1: ['nova-1', 'pulsar-1', 'gamma-1'] }
      const hands = { nova: ['ST1', 'B13'], pulsar: ['B14', 'B01'], gamma: ['ST2'] }
      return scene({ battle: 1, boards, hands }).play('nova: ST1; pulsar: B14').state
    },
  ],
  ['a draft of samurai', () => scene({ phase: 'mech-draft', first: 'nova' }).play('nova: gozen; pulsar: oda').state],
  ['a draft of decks', () => opening(3, { deck: 'draft' }).state],
  ['three players', () => opening(3).state],
]

test.each(MOMENTS)(
  '[table.hidden] dealing anew what a viewer cannot know leaves the view as it is: %s',
  (_, moment) => {
    expect(checkDeals(starshipSamurai, moment())).toEqual([])
  },
)

const TABLES = [
  [2, {}],
  [2, { ownDecks: true, deck: 'combine' }],
  [3, { longThree: true, deck: 'replace' }],
  [4, { deck: 'draft', trading: true }],
] as const

test.each(TABLES)('[table.leave] %i players who have gone play %j to its end (E7)', (players, options) => {
  const match = opening(players, options)
  match.playByItself()
  const { state } = match
  expect(state.phase).toBe('over')
  expect([...starshipSamurai.result(state).ranking].sort()).toEqual([0, 1, 2, 3].slice(0, players))
  expect(starshipSamurai.invariants(state)).toEqual([])
})

test('[table.leave] the lowest unused marker on wealth, no card, no commitment, and the rest as little as possible (E7)', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B07', 'ST1'], pulsar: ['B07', 'ST1'] },
    spent: { nova: ['draw-1'], pulsar: ['draw-3'] },
    boards: { 1: ['nova-1', 'pulsar-1'] },
    wealth: { nova: 3 },
  })
  match.playByItself((g) => g.round === 2)
  const placed = match.logged('order.wealth').map(({ data }) => [data.seat, data.value, data.boost])
  expect(placed).toEqual([
    [0, 2, 0],
    [1, 1, 0],
    [0, 3, 0],
    [1, 2, 0],
    [0, 4, 0],
    [1, 4, 0],
  ])
  for (const other of ['order.marker', 'order.draw']) expect(match.logged(other)).toEqual([])
  expect(match.logged('cards.play')).toEqual([])
  expect(match.logged('battle.commit')).toEqual([])
})

test('[table.leave] one who has gone does not stop the others, and her units and markers stay (E7)', () => {
  const players = [...randomPlayers<State>(2), absentPlayer<State>()]
  const options = settleOptions(starshipSamurai, 3, {})
  const { state, finished } = playOut({ game: starshipSamurai, players, options, seed: 'left', check: false })
  expect([starshipSamurai.invariants(state), finished]).toEqual([[], true])
  const match = scene({ boards: { 1: ['nova-1'] }, markers: { Sol: 'Nova-2' }, locations: ['L06'] })
  match.playByItself((g) => g.turn === 2)
  expect([match.state.place[0], match.state.branch[0], match.state.depth[0]]).toEqual([1, 0, 2])
})
