import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { abilityText, missionText, rulebookFor, thousands, titleText } from '../rulebook/book.ts'
import { rulebook } from '../rulebook/index.ts'

const rules = rulebookFor(housePack).flatMap((chapter) => chapter.rules)

test('every paragraph has an id of its own, a text and a source', () => {
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
  for (const { id, text, source } of rules) {
    expect(id).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
    expect(text).toMatch(/^[A-Z0-9].*\.$/)
    expect(source).not.toBe('')
  }
})

test('no number is left out of a text', () => {
  expect(rules.filter(({ text }) => /\{\{|undefined|NaN/.test(text))).toEqual([])
})

test('every ruling is written down', () => {
  const sources = rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.source)).join(' ')
  const cited = new Set(sources.match(/\bE\d+b?\b/g))
  const rulings = [...Array.from({ length: 78 }, (_, i) => `E${i + 1}`), 'E72b']
  expect(rulings.filter((ruling) => !cited.has(ruling))).toEqual([])
})

test('cards say what they do with the numbers of the pack', () => {
  const { abilities, titles } = readPack(housePack, {
    id: 'own',
    version: '1',
    abilities: { pounce: { least: 11, numbers: { attack: 6 } } },
    titles: { tycoon: { goal: 12000 } },
  })
  expect(abilityText(abilities.pounce)).toMatch(
    /^Goes with an attack by blasters or ramming\. On 11 or more .* 6 stronger/,
  )
  expect(abilityText(abilities['price-fixer'])).toMatch(/every 2 cubes of this sale bring 1,000 credits/)
  expect(abilityText(abilities.broadside)).toContain('(1–6: 0, 7–16: 5, 17–20: 9)')
  expect(titleText(titles.tycoon)).toBe('Have 12,000 credits. Skill: A point of fame costs you 4,000 credits.')
})

test('mission cards say what is to be done, what it pays and where it ends', () => {
  const say = (id: string) => missionText(housePack, housePack.missions[id])
  expect(say('R03')).toBe(
    'Research at Outpost 338: 1–5: 1,000, 6–14: 2,000, 15–19: 3,000, 20: 4,000. Deliver to Neo Damascus.',
  )
  expect(say('S01')).toBe(
    'Pick up at Kemplar II: 1: 1,000, 2: 2,000, 3: 3,000, 4: 4,000, 5 or more: 5,000 by sectors. Deliver to Azure.',
  )
  expect(say('G01')).toContain('Sneak with 12 or more, else bounty 2,000. Deliver to Kemplar II.')
  expect(say('T05')).toBe(
    'Rob the Merchant: 1–6: caught, 7–13: 2,000, 14–18: 3,000, 19–20: 5,000. Deliver to Kreller IV. Your bounty grows by 1,000.',
  )
  expect(say('A01')).toContain('Destroy the player to your left: tier 1: 2,000, tier 2: 3,000, tier 3: 5,000.')
  expect(say('B07')).toMatch(/^Destroy an Outlaw: .* Deliver to Outpost 338\.$/)
})

test('amounts are written with their thousands apart', () => {
  expect([0, 999, 1000, 12000, 1234567].map(thousands)).toEqual(['0', '999', '1,000', '12,000', '1,234,567'])
})
