import { formatterOf } from '@orrery/board/spoken'
import type { GameLocale, Messages } from '@orrery/engine'
import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const messages: Messages = {
  prompts: {},
  refusals: {},
  log: {
    'turn.begin': 'Turn of {{side}}',
    'turn.begin#sum': '{{side}} attacked.',
    'battle.begin': 'Battle',
    'battle.roll': 'A roll of {{n}}.',
    'battle.hit': 'A hit of {{n}}.',
    'battle.won': '{{side}} won',
  },
  weights: { 'turn.begin': 'turn', 'battle.begin': 'round', 'battle.roll': 'note', 'battle.won': 'beat' },
  name: String,
  turn: ([heading]) =>
    heading?.what === 'turn.begin' ? { what: 'turn.begin#sum', data: { side: heading.data.side ?? '' } } : undefined,
}
const say = formatterOf({ language: 'en', locale: { messages, printed: {} } as unknown as GameLocale, board: String })
const line = (what: string, data = {}) => ({ at: 0, what, data })
const hear = (...lines: ReturnType<typeof line>[]) => newsOf(messages, say, lines)

test('a turn that the game sums up is one sentence', () => {
  expect(hear(line('turn.begin', { side: 'Red' }), line('battle.hit', { n: 1 }), line('battle.hit', { n: 2 }))).toEqual(
    ['Red attacked.'],
  )
})

test('of everything else everything is told that weighs most', () => {
  const roll = line('battle.roll', { n: 5 })
  expect(hear(roll, line('battle.hit', { n: 1 }), line('battle.hit', { n: 2 }))).toEqual(['A hit of 1.', 'A hit of 2.'])
  expect(hear(line('battle.begin'), roll, line('battle.hit', { n: 1 }))).toEqual(['A hit of 1.'])
  expect(hear(line('battle.hit', { n: 1 }), line('battle.won', { side: 'Red' }))).toEqual(['Red won.'])
})

test('of mere notes the last one is told', () => {
  expect(hear(line('battle.roll', { n: 5 }), line('battle.roll', { n: 6 }))).toEqual(['A roll of 6.'])
})

test('a heading by itself is told, but for the turn that begins now: what is asked tells it', () => {
  const turn = line('turn.begin', { side: 'Red' })
  expect(hear(line('battle.begin'), turn)).toEqual(['Battle.'])
  expect(hear(turn, line('battle.begin'))).toEqual(['Turn of Red.', 'Battle.'])
})
