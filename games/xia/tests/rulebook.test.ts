import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack/pack.ts'
import { rulebook } from '../rulebook/index.ts'
import english from '../words/en/index.ts'

test('every ruling is written down', () => {
  const sources = rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.source)).join(' ')
  const cited = new Set(sources.match(/\bE\d+b?\b/g))
  const rulings = [...Array.from({ length: 78 }, (_, i) => `E${i + 1}`), 'E72b']
  expect(rulings.filter((ruling) => !cited.has(ruling))).toEqual([])
})

test('cards say what they do with the numbers of the pack', () => {
  const pack = readPack(housePack, {
    id: 'own',
    version: '1',
    abilities: { pounce: { least: 11, numbers: { attack: 6 } } },
    titles: { tycoon: { goal: 12000 } },
  })
  const rules = english(pack).rulebook.flatMap((chapter) => chapter.rules)
  const textOf = (id: string) => rules.find((rule) => rule.id === id)?.text
  expect(textOf('ability.pounce')).toMatch(
    /\)\. With an attack by blasters or ramming: on 11 or more, it is 6 stronger/,
  )
  expect(textOf('ability.price-fixer')).toMatch(/every 2 cubes of this sale bring 1,000 credits/)
  expect(textOf('ability.broadside')).toContain('(1–6: 0, 7–16: 5, 17–20: 9)')
  expect(textOf('title.tycoon')).toMatch(/\)\. Have 12,000 credits\. Skill: A Fame Point costs you 4,000 credits\.$/)
})
