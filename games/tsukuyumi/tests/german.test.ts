import { fillWords } from '@orrery/engine'
import { checkTranslation } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { german } from '../german/index.ts'
import { tsukuyumi } from '../index.ts'

test('German has every sentence, rule and option of the English, and mentions the same', () => {
  expect(checkTranslation(tsukuyumi, german)).toEqual([])
})

test('German names things as people say them', () => {
  const { name } = german.words
  const said = ['private-3', 'worker>warrior', 'cover c3', 'c3-ne', 'T20', 'AC01', 'EV14'].map((id) => name(id))
  expect(said).toEqual([
    'Gefreiter 3',
    'Arbeiter zu Krieger',
    'Deckung c3',
    'c3 Nordosten',
    'T20 (Meeresboden, radioaktiv)',
    'Nachschub',
    'Taktikwechsel',
  ])
  expect(fillWords(german.words.log['setup.units'], { side: 'nomads', units: ['dog-1'] }, name)).toBe(
    'Nomaden stellten auf: Hund 1.',
  )
})
