import { expect, test } from 'vitest'
import { type Messages, sidesIn } from './messages.ts'
import { headingOf, listOf, sumOf, turnsOf, turnText, weightOf } from './turns.ts'

const messages: Messages = {
  prompts: {},
  refusals: {},
  log: {
    'round.begin': 'Round {{round}}',
    'turn.begin': '{{side|gen}} turn',
    'turn.begin#sum': '{{side}} [[won {{places}} & gained {{honor}} honor|passed]].',
    'card.draw': '{{side}} drew a card.',
    'battle.won': '{{side}} won {{place}}.',
    'honor.gain': '{{side}} gained {{honor}} honor.',
    'secret.note': '[[{{nothing}}]]',
  },
  weights: { 'round.begin': 'round', 'turn.begin': 'turn', 'battle.won': 'beat', 'card.draw': 'note' },
  name: String,
  side: (value) => (typeof value === 'string' ? value : undefined),
}

const line = (what: string, data = {}) => ({ what, data })
const turn = [
  line('turn.begin', { side: 'Nova' }),
  line('card.draw', { side: 'Nova' }),
  line('battle.won', { side: 'Nova', place: 'Kaede' }),
  line('honor.gain', { side: 'Nova', honor: 2 }),
  line('honor.gain', { side: 'Nova', honor: 1 }),
]

test('events have weights, variants those of their rule, and headings open parts of the log', () => {
  expect(
    ['card.draw#own', 'honor.gain', 'battle.won', 'turn.begin', 'round.begin'].map((w) => weightOf(messages, w)),
  ).toEqual(['note', 'step', 'beat', 'step', 'beat'])
  expect(['card.draw', 'turn.begin#sum', 'turn.begin', 'round.begin'].map((w) => headingOf(messages, w))).toEqual([
    undefined,
    undefined,
    'turn',
    'round',
  ])
})

test('a log falls into turns, with what came before the first heading by itself', () => {
  const log = [line('card.draw'), line('round.begin', { round: 1 }), ...turn]
  expect(turnsOf(messages, log).map(({ opens, lines }) => [opens, lines.length])).toEqual([
    [undefined, 1],
    ['round', 0],
    ['turn', 4],
  ])
})

test('a turn is summed up by its weightiest event', () => {
  expect(turnText(messages, turn, 'Nova')).toBe('You won Kaede.')
  expect(turnText(messages, turn.slice(0, 2))).toBe('Nova drew a card.')
  expect(turnText(messages, [...turn.slice(0, 1), line('secret.note')])).toBe('')
})

test('a game can sum up its turns itself', () => {
  const own: Messages = {
    ...messages,
    turn: (lines) => ({
      what: 'turn.begin#sum',
      data: {
        side: String(lines[0]?.data.side),
        places: listOf(lines, 'battle.won', 'place'),
        honor: sumOf(lines, 'honor.gain', 'honor'),
      },
    }),
  }
  expect(turnText(own, turn, 'Nova')).toBe('You won Kaede and gained 3 honor.')
  expect(turnText(own, turn.slice(0, 2))).toBe('Nova passed.')
})

test('it is known which sides a line is about', () => {
  expect(sidesIn(messages, line('battle.won', { side: 'Nova', place: 'Kaede', other: 'Void' }))).toEqual([
    'Nova',
    'Kaede',
  ])
})
