import { Match, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { position, scene } from './scene.ts'

const begin = (name: string) => {
  const { players, options = {} } = tsukuyumi.scenes[name]
  return Match.start(tsukuyumi, players[0], settleOptions(tsukuyumi, players[0], options), 'scene', name)
}

test.each([
  ['first-match', 'select', 'draft.pick'],
  ['first-turn', 'white', 'white.choice'],
  ['battle-for-the-moon', 'red', 'uplink.samurai'],
  ['last-red-phase', 'red', 'round.turn'],
])('%s begins in the %s phase with %s', (name, phase, ask) => {
  const { state, runner } = begin(name)
  expect([state.phase, runner.questionFor(runner.waitingFor()[0])?.ask]).toEqual([phase, ask])
})

test('a scene sets hands, decks and open events', () => {
  const state = position({
    hands: { nomads: ['AC03', 'AC02'], 'dark-seed': ['AC05', 'AC06'] },
    discards: ['AC07'],
    cards: { nomads: 'AC01' },
    openEvents: ['EV03', 'EV04'],
    eventDeck: ['EV05', 'EV06'],
    eventDiscard: ['EV07'],
    events: { 'dark-seed': ['EV08'] },
    points: { nomads: 2 },
  })
  expect([state.hands, state.discardPile, state.picked[0]]).toEqual([
    [
      ['AC02', 'AC03'],
      ['AC05', 'AC06'],
    ],
    ['AC07'],
    'AC01',
  ])
  expect([state.openEvents, state.eventDeck.slice(-2), state.eventDiscard]).toEqual([
    ['EV03', 'EV04'],
    ['EV06', 'EV05'],
    ['EV07'],
  ])
  expect([state.events[1], state.points[2]]).toEqual([['EV08'], 2])
})

test('a scene may begin with an attack that is declared', () => {
  const match = scene({ attack: 'c2', units: { c2: 'private worker' }, left: { combat: 0, movement: 0 } })
  expect(match.ask).toBe('combat.card')
})

const BAD = [
  [{ units: { c99: 'private' } }, 'This scene speaks of "c99", which is no hex.'],
  [{ units: { c2: 'dragon' } }, 'This scene speaks of "dragon", which is no kind of unit.'],
  [{ units: { c2: 'lt-dan:2' } }, 'This scene has no lt-dan left for c2.'],
  [{ units: { c2: 'squeaker' } }, 'This scene is not possible: squeaker-1 plays without a player.'],
  [{ events: { nomads: ['EV01', 'EV01'] } }, 'This scene has no EV01 left.'],
  [{ hands: { nomads: ['AC01', 'AC01'] } }, 'This scene has no AC01 left.'],
  [{ hands: { nomads: ['AC01'] } }, 'This scene is not possible: hands differ in size.'],
  [{ blockades: ['c2-up'] }, 'This scene speaks of "c2-up", which is no side of a hex.'],
] as const

test.each(BAD)('%j: one clear sentence', (setting, sentence) => {
  expect(complaintOf(() => position(setting))).toBe(sentence)
})
