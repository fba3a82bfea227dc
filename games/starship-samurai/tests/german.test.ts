import { fillWords } from '@orrery/engine'
import { checkTranslation } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import { german } from '../german/index.ts'

test('German has every sentence, rule and option of the English, and mentions the same', () => {
  expect(checkTranslation(starshipSamurai, german)).toEqual([])
})

test('German names things as people say them', () => {
  const { name } = german.messages
  const said = ['nova-3', 'nova-carrier', 'B01', 'units-3', 'end', 'B12.2'].map((id) => name(id))
  expect(said).toEqual([
    'Nova-Jäger 3',
    'Nova-Träger',
    'Angriff auf den Nachschub',
    'Einheiten bewegen mit Marker 3',
    'Zug beenden',
    'Gezielte Salve',
  ])
  expect(fillWords(german.messages.log['cards.draw'], { seat: 1, count: 2 }, name)).toBe('Pulsar zog 2 Karten.')
})
