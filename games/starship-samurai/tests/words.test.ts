import { fillWords, messageText, type Told, turnText } from '@orrery/engine'
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
  const data = { by: 0, nth: 2, of: 2 }
  expect(fillWords(scarce.locale.messages.prompts['card.B01#answer'], data, scarce.locale.messages.name)).toBe(
    'Nova played Raid: pay 1 wealth, or lose 2 units in supply? (2 of 2)',
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

const { messages } = starshipSamurai.locale

const told = (what: string, data: object, reader?: string) => messageText(messages, 'log', what, { ...data }, reader)

test('a line says you to its reader, and nothing of what is not there', () => {
  const claim = { seat: 2, location: 'L16', honor: 0, wealth: 1, cards: 1 }
  expect([told('claim.most-power', claim), told('claim.most-power', claim, 'Gamma')]).toEqual([
    'At Drift Nine, Gamma claimed 1 wealth and 1 card.',
    'At Drift Nine, you claimed 1 wealth and 1 card.',
  ])
  const move = { seat: 0, unit: 'nova-carrier', from: 'supply', to: 1, location: 'L16' }
  expect([told('move.legal#moved', move), told('move.legal#moved', move, 'Nova')]).toEqual([
    'Nova moved the carrier from their supply to Drift Nine.',
    'You moved the carrier from your supply to Drift Nine.',
  ])
  expect(told('cards.limit', { seat: 0, cards: ['ST1', 'ST1', 'B05'] })).toBe(
    'Nova discarded 2 copies of Elite General and Silver Tongue down to the hand limit.',
  )
  const won = { seat: 3, location: 'L08', amount: 5, contestants: [3], totals: [2], gone: [2], tie: false }
  expect(told('battle.victor', won, 'Gamma')).toBe(
    'Void won Kaede Terraces and 5 honor: Void 2; you had no units left.',
  )
})

test('units are counted in lists, and told with their clan where it is not named', () => {
  const units = ['nova-1', 'pulsar-2', 'nova-3', 'gozen', 'void-carrier']
  expect(told('resolution.restore', { units })).toBe(
    'The graveyard released 2 Nova fighters, 1 Pulsar fighter, Gozen, and the Void carrier.',
  )
  expect(told('battle.return', { seat: 0, units: ['nova-1', 'nova-3', 'nova-carrier', 'gozen'] })).toBe(
    'Nova returned 2 fighters, the carrier, and Gozen to their supply.',
  )
})

test('German names have their cases, and cards their quotation marks', () => {
  const words = german(housePack).messages
  const moved = { seat: 0, clan: 'Sol', from: 'neutral', to: 'Nova-1', reason: 'B05' }
  expect(messageText(words, 'log', 'alliance.move', moved, 'Nova')).toBe(
    'Du hast Sol für „Silberzunge“ vom neutralen Feld auf Nova 1 verschoben.',
  )
  const struck = { seat: 3, unit: 'void-carrier', location: 'L16' }
  expect(messageText(words, 'log', 'card.B08#struck', struck)).toBe(
    'Minen in Drift Nine haben den Void-Träger zerstört.',
  )
})

test('a turn, a battle and the end of a round are summed up in one sentence', () => {
  const sum = (lines: readonly Told[], reader?: string) => turnText(messages, lines, reader)
  const turn = { what: 'turn.end', data: { seat: 0 } }
  const claim = { what: 'claim.most-power', data: { seat: 0, location: 'L16', honor: 0, wealth: 1, cards: 1 } }
  const ally = { what: 'alliance.move', data: { seat: 0, clan: 'Ion', from: 'neutral', to: 'Nova-1', reason: 'L07' } }
  const shot = { what: 'mech.tametomo', data: { seat: 0, price: 1, unit: 'void-2', owner: 3, location: 'L16' } }
  expect(sum([turn, claim, ally, shot], 'Nova')).toBe(
    'You claimed Drift Nine and Minato Ring, moved Ion, and destroyed 1 Void fighter.',
  )
  expect(sum([turn])).toBe('Nova changed nothing on the board.')
  const won = { what: 'battle.gain', data: { seat: 1, location: 'L16', amount: 5 } }
  expect(sum([{ what: 'battle.uncontested', data: { location: 'L16' } }, won])).toBe(
    'Pulsar won Drift Nine and 5 honor unopposed.',
  )
  const end = { what: 'turn.phases#end', data: { round: 1 } }
  const paid = (seat: number, honor: number) => ({ what: 'resolution.alliances', data: { seat, honor } })
  expect(sum([end, paid(0, 3), paid(2, 5)], 'Gamma')).toBe('Alliances paid honor: Nova 3, you 5.')
  expect(sum([end, paid(0, 3), { what: 'end.winner', data: { seat: 0, honor: 30 } }])).toBe(
    'Nova won the game with 30 honor.',
  )
})

test('what can be done in a turn is listed in parts', () => {
  const groups = ['units-3', 'B05', 'attach', 'tametomo', 'end'].map((option) =>
    messages.groupOf?.(option, 'turn.sequence'),
  )
  expect(groups).toEqual(['units', 'card', 'free', 'free', undefined])
  expect(messages.groupOf?.('B05', 'battle.commit')).toBeUndefined()
})
