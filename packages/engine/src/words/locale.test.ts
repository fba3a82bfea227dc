import { expect, test } from 'vitest'
import { localeOf, translateEntries } from './locale.ts'
import { groupTitle, type Messages, nameOption } from './messages.ts'

const rulebook = [
  { id: 'move', title: 'Movement', rules: [{ id: 'move.full', text: 'Full places are closed.', source: 'p. 3' }] },
]

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

test('options belong to groups that the game names, and to no other', () => {
  const words: Messages = { prompts: {}, log: {}, refusals: {}, groups: { buy: 'Buy outfits' }, name: String }
  expect(['buy:m-22', 'sell:m-22', 'end'].map((option) => groupTitle(words, 'shop', option))).toEqual([
    'Buy outfits',
    undefined,
    undefined,
  ])
  const own = { ...words, groupOf: (option: string | number) => (option === 'end' ? 'buy' : undefined) }
  expect([groupTitle(own, 'shop', 'end'), groupTitle(own, 'shop', 'buy:m-22')]).toEqual(['Buy outfits', undefined])
})
