import { fillWords, messageText } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import starshipSamurai from '../game.ts'
import type { Content } from '../rules/state/state.ts'
import german from '../words/de/index.ts'
import { scarce } from './scarce.ts'

test('things are called what people call them', () => {
  const { name } = starshipSamurai.locale.messages
  const said = ['nova-3', 'nova-carrier', 'gozen', 'B01', 'L01', 'Nova-3', 'neutral', 'units-3', 'end', 'B12.2', 'Sol']
  expect(said.map((id) => name(id))).toEqual([
    'Nova fighter 3',
    'Nova carrier',
    'Gozen',
    'Supply Attack',
    'Seishin',
    'Nova 3',
    'neutral',
    'Move Units with marker 3',
    'End turn',
    'Coordinated Volley',
    'Sol',
  ])
  expect([name(1, 'seat'), name(2, 'board'), name(1, 'card'), name(2, 'card'), name(3)]).toEqual([
    'Pulsar',
    'location 2',
    '1 card',
    '2 cards',
    '3',
  ])
})

test("an owner's pack brings its own names and numbers into the words", () => {
  expect(scarce.locale.messages.name('B01')).toBe('Raid')
  const data = { by: 0, left: 1 }
  expect(fillWords(scarce.locale.messages.prompts['card.B01#answer'], data, scarce.locale.messages.name)).toBe(
    'Raid: do you give Nova 1 wealth or destroy 2 units in your supply? 1 left to answer.',
  )
})

test('German names things as people say them', () => {
  const { name } = german(housePack).messages
  const said = ['nova-3', 'nova-carrier', 'B01', 'units-3', 'end', 'B12.2'].map((id) => name(id))
  expect(said).toEqual([
    'Nova-Jäger 3',
    'Nova-Träger',
    'Angriff auf den Nachschub',
    'Einheiten bewegen mit Marker 3',
    'Zug beenden',
    'Gezielte Salve',
  ])
  const drawn = { seat: 1, count: 2, reason: 'L12' }
  const told = messageText(german(housePack).messages, 'log', 'cards.draw', drawn)
  expect(told).toBe('Pulsar hat 2 Karten für Shizuka Vault gezogen.')
})

test("an owner's pack is German where it says what the house pack says, and its own where not", () => {
  const { messages, printed } = german(scarce.pack as Content)
  expect([messages.name('B01'), messages.name('B02')]).toEqual(['Raid', 'Kriegswerft'])
  expect(printed.B01?.text).toMatch(/^Zerstöre bis zu/)
})
