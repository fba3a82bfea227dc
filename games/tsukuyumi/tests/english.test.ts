import { type Data, messageText, type Told, turnText } from '@orrery/engine'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { scarce } from './scarce.ts'

test('things are called what people call them', () => {
  const { name } = tsukuyumi.locale.messages
  const said = ['private-3', 'lt-dan', 'worker>warrior', 'cover c3', 'c3-ne', 'AC01', 'no-guerilla', 'natures-wisdom']
  expect(said.map((id) => name(id))).toEqual([
    'Private 3',
    'Lt. Dan',
    'Worker to Warrior',
    'Cover in c3',
    'northeast side of c3',
    'Logistics',
    'Guerilla Attack',
    'Nature’s Wisdom',
  ])
  expect([name('attack', 'turn'), name(1, 'mine'), name(2, 'mine'), name(3)]).toEqual([
    'Attack',
    '1 mine',
    '2 mines',
    '3',
  ])
})

const say = (what: string, data: Data, reader?: string) =>
  messageText(tsukuyumi.locale.messages, 'log', what, data, reader)

test('sides have their article, units are counted, and the reader is you', () => {
  const move = {
    side: 'nomads',
    units: ['dog-1', 'dog-2', 'squad-leader', 'lt-dan'],
    from: 'c2',
    via: ['b1'],
    to: 'a0',
  }
  expect(say('move.action', move)).toBe('The Nomads moved 2 Dogs, the Squad Leader, and Lt. Dan from c2 via b1 to a0.')
  expect(say('move.action', move, 'Nomads')).toMatch(/^You moved 2 Dogs/)
  expect(say('move.action', { ...move, by: 'dark-seed', units: ['oni-small-3'] })).toMatch(
    /^The Dark Seed moved 1 Small Oni/,
  )
})

test('what is built has its place', () => {
  const spots = ['cover c2', 'cover c2', 'pigs c2-w', 'tunnel b1-c2']
  expect(say('boarlords.terraforming', { side: 'boarlords', spots }, 'Boarlords')).toBe(
    'You built 2 Cover in c2, a Blockade of Pigs in west c2, and a Tunnel from b1 to c2.',
  )
})

test('damage is told by what it came from, and with its result', () => {
  const hit = { side: 'oni', by: 'nomads', hex: 'c2', damage: 20, cover: 0, units: ['oni-small-1'] }
  expect(say('damage.assign', { ...hit, why: 'attack' })).toBe(
    'The Nomads hit the Oni in c2: 20 damage, 1 Small Oni destroyed.',
  )
  expect(say('damage.assign', { ...hit, why: 'counterstrike', units: [] }, 'Nomads')).toBe(
    'You struck back at the Oni in c2: 20 damage, no losses.',
  )
  expect(say('damage.assign', { ...hit, why: 'mines' })).toMatch(/^The mines hit the Oni/)
})

test('a turn is summed up', () => {
  const { messages } = tsukuyumi.locale
  const heading = { what: 'round.turn', data: { side: 'nomads', vendetta: false } }
  const lines: Told[] = [
    heading,
    { what: 'combat.action', data: { side: 'nomads', hex: 'c2', card: 'no-annihilation' } },
    { what: 'damage.assign', data: { side: 'oni', by: 'nomads', hex: 'c2', units: ['oni-small-1'], why: 'attack' } },
    { what: 'board.control', data: { side: 'nomads', hex: 'c2' } },
    { what: 'mission.complete', data: { side: 'nomads', mission: 'swarm', points: 2 } },
  ]
  expect(turnText(messages, lines, 'Nomads')).toBe('You conquered c2, destroyed 1 unit, and gained 2 VP.')
  expect(turnText(messages, [heading])).toBe('The Nomads passed.')
})

test("an owner's pack brings its own names into the words", () => {
  expect([scarce.locale.messages.name('no-conquest'), scarce.locale.messages.name('ds-conquest')]).toEqual([
    'Seizure',
    'Conquest',
  ])
})
