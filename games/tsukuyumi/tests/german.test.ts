import { fillWords } from '@orrery/engine'
import { checkTranslation } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { german } from '../german/index.ts'

test('German has every sentence, rule and option of the English, and mentions the same', () => {
  expect(checkTranslation(tsukuyumi, german)).toEqual([])
})

test('German names things as people say them', () => {
  const { name } = german.messages
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
  expect(fillWords(german.messages.log['setup.units'], { side: 'nomads', units: ['dog-1'] }, name)).toBe(
    'Nomaden stellten auf: Hund 1.',
  )
})
