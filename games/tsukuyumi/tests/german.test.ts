import { type Data, messageText } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { houseUnder } from '../content/packs.ts'
import { FACTIONS } from '../content/types.ts'
import german from '../words/de/index.ts'
import english from '../words/en/index.ts'

const locale = german(housePack)

test('German names things as people say them', () => {
  const { name } = locale.messages
  const said = ['private-3', 'worker>warrior', 'cover c3', 'c3-ne', 'T20', 'AC01', 'EV14'].map((id) => name(id))
  expect(said).toEqual([
    'Gefreiter 3',
    'Arbeiter zu Krieger',
    'Deckung in c3',
    'Nordostseite von c3',
    'T20 (Meeresboden und radioaktiv)',
    'Nachschub',
    'Taktikwechsel',
  ])
})

const say = (what: string, data: Data, reader?: string) => messageText(locale.messages, 'log', what, data, reader)

test('German has cases: articles of sides, units as objects, cards in quotes', () => {
  const place = { side: 'nomads', unit: 'private', hex: 'c2', cost: 1, left: 2 }
  expect(say('production.place', place)).toBe(
    'Die Nomaden haben in c2 für 1 Produktionspunkt einen Gefreiten aufgestellt, noch 2 übrig.',
  )
  expect(say('production.place', place, 'Nomads')).toMatch(/^Du hast in c2/)
  const hit = { side: 'oni', by: 'nomads', hex: 'c2', damage: 20, cover: 0, why: 'attack' }
  expect(say('damage.assign', { ...hit, units: ['oni-small-1', 'oni-small-2', 'oni-large-1'] })).toBe(
    'Die Nomaden haben den Oni 20 Schaden in c2 zugefügt und 2 Kleine Oni und 1 Großen Oni zerstört.',
  )
  const upgrade = { side: 'dark-seed', from: 'worker', to: 'planter', hex: 'c2', cost: 1, left: 0 }
  expect(say('production.upgrade', upgrade, 'Dark Seed')).toBe(
    'Du hast in c2 für 1 Produktionspunkt einen Arbeiter zum Pflanzer aufgewertet.',
  )
  expect(say('combat.action', { side: 'boarlords', hex: 'c2', card: 'bo-raging-horde' })).toBe(
    'Die Boarlords haben in c2 mit „Wütende Horde“ angegriffen.',
  )
})

test('every unit, weapon and side has its article in German', () => {
  const { forms, name } = locale.messages
  const ids = [...Object.keys(housePack.units), ...Object.keys(housePack.weapons), ...FACTIONS, 'oni']
  const bare = ids.filter((id) => forms?.(id)?.nom === name(id))
  expect(bare).toEqual(['lt-dan'])
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
