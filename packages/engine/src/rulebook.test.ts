import { expect, test } from 'vitest'
import { ruleOf } from './question.ts'
import {
  fillWords,
  findRule,
  localeOf,
  type Messages,
  mentionsOf,
  nameOption,
  plainRule,
  translateEntries,
  translateRulebook,
  wordByWord,
} from './rulebook.ts'

const rulebook = [
  { id: 'move', title: 'Movement', rules: [{ id: 'move.full', text: 'Full places are closed.', source: 'p. 3' }] },
]

test('a rule is found by its id', () => {
  expect(findRule(rulebook, 'move.full')?.text).toBe('Full places are closed.')
  expect(findRule(rulebook, 'move')).toBeUndefined()
})

test('a variant cites its rule', () => {
  expect(ruleOf('cards.draw#own')).toBe('cards.draw')
  expect(ruleOf('cards.draw')).toBe('cards.draw')
})

test('words are filled with names, numbers and lists', () => {
  const name = (value: string | number) => `<${value}>`
  expect(fillWords('{{who}} moves {{n}} to {{where}}', { who: 'nova', n: 2, where: ['a', 'b'] }, name)).toBe(
    '<nova> moves 2 to <a>, <b>',
  )
  expect(fillWords('{{list}}', { list: [] }, name)).toBe('<nothing>')
})

test('a text says what a number stands for', () => {
  const name = (value: string | number, kind?: string) => (kind === undefined ? String(value) : `${kind} ${value}`)
  expect(fillWords('{{seat:from}} gives {{n}} to {{seat:to}}', { from: 0, n: 1, to: [1, 2] }, name)).toBe(
    'seat 0 gives 1 to seat 1, seat 2',
  )
  expect(fillWords('{{seat:who}} {{flag}}', { who: 'all', flag: true }, name)).toBe('seat all true')
})

test('things of a kind are counted in a list, mere numbers are not', () => {
  const name = (value: string | number) => `v${value}`
  expect(fillWords('{{cube:list}}', { list: [3, 1, 3] }, name)).toBe('2 v3, 1 v1')
  expect(fillWords('{{list}}', { list: [3, 1, 3] }, name)).toBe('3, 1, 3')
})

test('what differs between one and several stands in the braces', () => {
  const left = (cards: number) =>
    fillWords('{{cards|=0 no card|# card|# cards}} {{cards|is|are}} left', { cards }, String)
  expect([0, 1, 2].map(left)).toEqual(['no card are left', '1 card is left', '2 cards are left'])
  expect(fillWords('{{list|a thing|# things}}', { list: ['a', 'b'] }, String)).toBe('2 things')
})

test('plural forms follow the rules of the language', () => {
  const polish = (n: number) => fillWords('{{n|# karta|# karty|# kart|# karty}}', { n }, String, 'pl')
  expect([1, 3, 5, 1.5].map(polish)).toEqual(['1 karta', '3 karty', '5 kart', '1.5 karty'])
  const japanese = (n: number) => fillWords('{{n|# mai}}', { n }, String, 'ja')
  expect([1, 2].map(japanese)).toEqual(['1 mai', '2 mai'])
})

test('what a text mentions is the same in every language, with whatever plural forms', () => {
  expect(mentionsOf('{{seat:from}} draws {{n}} {{n|card|cards}} from {{pile}}.')).toEqual(['n', 'pile', 'seat:from'])
  expect(mentionsOf('{{a}} and {{a}}')).toEqual(['a', 'a'])
})

test('options are named by the kind their question gives them', () => {
  const words: Messages = {
    prompts: {},
    log: {},
    refusals: {},
    options: { 'move.to': 'board' },
    name: (value, kind = 'plain') => `${kind} ${value}`,
  }
  expect(nameOption(words, 'move.to', 3)).toBe('board 3')
  expect(nameOption(words, 'draw', 3)).toBe('plain 3')
})

test('a table gets the texts of another language, where it says what they were made of', () => {
  const house = { duel: { name: 'Duel', cost: 2 }, raid: { name: 'Raid', cost: 1 }, rest: { name: 'Rest', cost: 0 } }
  const texts = { duel: { name: 'Duell' }, rest: { name: 'Rast' } }
  const owners = { ...house, duel: { name: 'Duel', cost: 3 }, rest: { name: 'Long rest', cost: 0 } }
  expect(translateEntries(house, texts, house)).toMatchObject({
    duel: { name: 'Duell', cost: 2 },
    rest: { name: 'Rast' },
  })
  expect(translateEntries(owners, texts, house)).toEqual({
    duel: { name: 'Duell', cost: 3 },
    raid: { name: 'Raid', cost: 1 },
    rest: { name: 'Long rest', cost: 0 },
  })
})

test('a language is put together from what its folder holds and what a pack says', () => {
  const sentences = { prompts: { 'move.to': 'Wohin?' }, log: {}, refusals: {} }
  const cards = { id: 'cards', title: 'Karten', rules: [] }
  expect(
    localeOf(
      { ...sentences, naming: { language: 'de' }, rulebook, options: {} },
      { kinds: { 'move.to': 'board' }, name: String, chapters: [cards], printed: { duel: { name: 'Duell' } } },
    ),
  ).toEqual({
    messages: { ...sentences, language: 'de', options: { 'move.to': 'board' }, name: String },
    rulebook: [...rulebook, cards],
    options: {},
    printed: { duel: { name: 'Duell' } },
  })
})

test('a rulebook is translated by ids: titles and leads, paragraphs and examples; what is folded away stays so', () => {
  const [chapter] = rulebook
  const [rule] = chapter.rules
  const english = [
    { ...chapter, lead: 'Where to.', rules: [{ ...rule, example: 'Nova waits.', detail: true as const }] },
  ]
  const german = {
    titles: { move: 'Bewegung' },
    leads: { move: 'Wohin.' },
    texts: { 'move.full': 'Volle Orte sind zu.' },
    examples: { 'move.full': 'Nova wartet.' },
    source: (text: string) => text.replace('p.', 'S.'),
  }
  expect(translateRulebook(english, german)).toEqual([
    {
      id: 'move',
      title: 'Bewegung',
      lead: 'Wohin.',
      rules: [{ id: 'move.full', text: 'Volle Orte sind zu.', source: 'S. 3', example: 'Nova wartet.', detail: true }],
    },
  ])
  expect(translateRulebook(rulebook, german)[0]).not.toHaveProperty('lead')
})

test('bold words are marked, and plain where nobody can show them', () => {
  expect(plainRule('Gain **honor**, then **wealth**.')).toBe('Gain honor, then wealth.')
})

test('short texts are translated word by word, the longer words first', () => {
  const source = wordByWord([
    [/\brulings\b/g, 'Entscheidungen'],
    [/\brules:/g, 'Regelheft:'],
  ])
  expect(source('rules: p. 3; rulings 4, 5')).toBe('Regelheft: p. 3; Entscheidungen 4, 5')
})
