import { wordingProblems } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { codeSentences, sentencesIn } from './voice/literals.mjs'
import { filesOutcome, outcomeOf, readRewrites } from './voice/rewrites.mjs'
import { drawSample } from './voice/sample.mjs'

test('a rewrite is applied, changed or left, in all its languages', () => {
  const rewrite = { before: { en: 'a', de: 'b' }, proposed: { en: 'x', de: 'y' } }
  expect(outcomeOf(rewrite, { en: 'x', de: 'y' })).toBe('applied')
  expect(outcomeOf(rewrite, { en: 'a', de: 'b' })).toBe('left')
  expect(outcomeOf(rewrite, { en: 'x', de: 'b' })).toBe('changed')
  const dropped = { before: { en: 'a', de: 'b' }, proposed: { en: null, de: null } }
  expect([outcomeOf(dropped, { en: null, de: null }), outcomeOf(dropped, { en: 'a', de: 'b' })]).toEqual([
    'applied',
    'left',
  ])
})

test('sentences in files are found whatever the marks and line breaks around them', () => {
  const rewrite = { before: { en: 'Who watches cannot do this.' }, proposed: { en: 'Spectators can’t do this.' } }
  expect(filesOutcome(rewrite, "text: 'Spectators\n  can\\'t do this.'".replace('\\', ''))).toBe('applied')
  expect(filesOutcome(rewrite, 'Who watches cannot do this.')).toBe('left')
  expect(filesOutcome(rewrite, '')).toBe('changed')
})

test('every rewrite names its text, what it said and what it should say', () => {
  const rewrites = readRewrites()
  expect(rewrites.length).toBeGreaterThan(200)
  for (const { n, game, where, key, before, proposed } of rewrites) {
    expect(typeof n).toBe('number')
    expect([game, where, key].every((text) => typeof text === 'string' && text !== '')).toBe(true)
    expect(before.en, `#${n} ${key}`).toBeTypeOf('string')
    expect('en' in proposed).toBe(true)
  }
})

test('the same seed draws the same sentences, each once', () => {
  const buckets = ['a', 'b'].map((name) => ({ name, draw: (dice) => [String(dice.below(90)), 'Text.'] }))
  const drawn = drawSample(buckets, 40, '1')
  expect(new Set(drawn.map(({ where }) => where)).size).toBe(40)
  expect(drawSample(buckets, 40, '1')).toEqual(drawn)
  expect(drawSample(buckets, 40, '2')).not.toEqual(drawn)
})

test('sentences are found in code, and nothing else', () => {
  const dollar = '$'
  const source = `// It's a comment.
    const a = 'Not found here.' /* 'Nor this one.' */ + \`There is no ${dollar}{what}.\` + 'key' + 'a b.'`
  expect(sentencesIn(source)).toEqual(['Not found here.', 'There is no ◇.'])
})

test('what the server, the terminal and the engine say has our words', () => {
  const sentences = codeSentences()
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.flatMap(({ where, text }) => wordingProblems(where, text, 'en'))).toEqual([])
})
