import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { abilityText, titleText } from '../rulebook/book.ts'
import { rulebook } from '../rulebook/index.ts'

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
