import { fillWords } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { houseUnder } from '../content/packs.ts'
import german from '../words/de/index.ts'
import english from '../words/en/index.ts'

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

test('cards of the first pack say in German what they said then', () => {
  const [now, then] = [housePack, houseUnder(1)].map((pack) => ({
    de: german(pack).printed,
    en: english(pack).printed,
  }))
  const others = Object.keys(then.en).filter((id) => then.en[id].text !== now.en[id].text)
  expect(others).toEqual(
    expect.arrayContaining(['ds-kamikaze', 'samurai', 'pushback', 'moonstruck', 'boarlords.defense']),
  )
  for (const id of others) {
    expect([id, then.de[id].text]).not.toEqual([id, now.de[id].text])
    expect([id, then.de[id].text]).not.toEqual([id, then.en[id].text])
  }
})
