import { expect, test } from 'vitest'
import { ruleOf } from '../questions/question.ts'
import { findRule, plainRule, translateRulebook, wordByWord } from './rulebook.ts'

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
