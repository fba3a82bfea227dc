import { fillWords } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import german from '../words/de/index.ts'

const locale = german(housePack)

test('German names things as people say them', () => {
  const { name } = locale.messages
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
  expect(fillWords(locale.messages.log['setup.units'], { side: 'nomads', units: ['dog-1'] }, name)).toBe(
    'Nomaden stellten auf: Hund 1.',
  )
})

test('the pack of an owner is told in German, with its own numbers, and its own words stay', () => {
  const pack = readPack(housePack, {
    id: 'own',
    version: '1',
    combatCards: { 'bo-raging-horde': { minUnits: 4 }, 'no-guerilla': { name: 'Hit and Run' } },
  })
  const { messages, rulebook } = german(pack)
  expect(messages.name('no-guerilla')).toBe('Hit and Run')
  expect(messages.name('bo-raging-horde')).toBe(locale.messages.name('bo-raging-horde'))
  const text = rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === 'card.bo-raging-horde')?.text
  expect(text).toMatch(/^Wütende Horde .* 4 Einheiten/)
})
