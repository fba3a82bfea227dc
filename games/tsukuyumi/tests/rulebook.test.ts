import { describe, expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { COUNTERATTACKS, EVENT_EFFECTS, GOALS, MISSIONS, UPLINKS } from '../content/types.ts'
import { rulebook } from '../rulebook/index.ts'
import { combatText, effectText, numberedText } from '../words/cards.ts'
import english from '../words/en/index.ts'

const chapters = english(housePack).rulebook
const rules = chapters.flatMap((chapter) => chapter.rules)
const ids = rules.map(({ id }) => id)

describe('the rulebook', () => {
  test('has every paragraph under the name of its chapter', () => {
    for (const { id, rules } of rulebook)
      for (const rule of rules) expect(rule.id).toMatch(new RegExp(`^${id}\\.[a-z][a-z-]*$`))
  })

  test('has a paragraph for everything that content can name', () => {
    const named = [
      ...COUNTERATTACKS.map((id) => `counter.${id}`),
      ...UPLINKS.map((id) => `uplink.${id}`),
      ...EVENT_EFFECTS.map((id) => `event.${id}`),
      ...MISSIONS.map((id) => `mission.${id}`),
      ...GOALS.map((id) => `goal.${id}`),
      ...Object.keys(housePack.combatCards).map((id) => `card.${id}`),
    ]
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('names every one of the 127 rulings in a source', () => {
    const sources = rules.map(({ source }) => source).join('; ')
    const cited = new Set([...sources.matchAll(/rulings? ([\d, ]+)/g)].flatMap(([, list]) => list.match(/\d+/g) ?? []))
    expect(Array.from({ length: 127 }, (_, i) => `${i + 1}`).filter((ruling) => !cited.has(ruling))).toEqual([])
  })
})

describe('texts with numbers', () => {
  test('a combat card says what it does, how often, and how it can be answered', () => {
    const rule = rules.find(({ id }) => id === 'card.no-guerilla')
    expect(rule?.text).toMatch(
      /^Guerilla Attack \(Nomads, once per round\)\. .* may move 1 area, with their bonuses\. /,
    )
    expect(rule?.text).toMatch(/Counterattacks: Counterstrike, .*, and What a Racket\.$/)
    expect(rules.find(({ id }) => id === 'card.oni-conquest')?.text).toMatch(/^Oni Conquest \(Oni\)\. /)
  })

  test('no number is left open', () => {
    const { counterattacks, uplinks, eventEffects, terraformings, missions, goals, combatCards, factions } = housePack
    const told = [counterattacks, uplinks, eventEffects, terraformings, missions, goals].flatMap((table) =>
      Object.values(table).map(numberedText),
    )
    const cards = Object.values(combatCards).map(combatText)
    const effects = Object.values(factions).map((sheet) => effectText(housePack, sheet))
    expect([...told, ...cards, ...effects].filter((text) => text.includes('{{'))).toEqual([])
    expect(numberedText(uplinks.tetsuo)).toContain('10 damage')
    expect(effectText(housePack, factions['dark-seed'])).toMatch(/^Give 2 of these orders/)
  })

  test('a pack’s names and numbers are in its rulebook', () => {
    const content = readPack(housePack, {
      id: 'own',
      version: '1',
      combatCards: { 'bo-raging-horde': { name: 'Big Horde', minUnits: 4 } },
      counterattacks: { escape: { name: 'Run' } },
    })
    const text = english(content)
      .rulebook.flatMap((chapter) => chapter.rules)
      .find(({ id }) => id === 'card.bo-raging-horde')?.text
    expect(text).toMatch(/^Big Horde \(Boarlords\)\. Only with at least 4 units/)
    expect(text).toContain('Run')
  })
})

test('[setup.armies] the paragraph names every starting unit of every faction', () => {
  const said = rules.find(({ id }) => id === 'setup.armies')?.text ?? ''
  const armies = Object.values(housePack.factions).map(({ name, startingUnits }) => ({ name, startingUnits }))
  for (const { name, startingUnits } of armies) {
    const army = said.slice(said.indexOf(`${name}: `)).split(/\.(?: |$)(?!Dan)/)[0]
    // What there is only one of has no number.
    const counted = startingUnits.map(([unit, count]) => {
      const { name, count: most } = housePack.units[unit]
      return most === 1 ? name : `${count} ${name}`
    })
    expect([name, counted.filter((one) => !army.includes(one))]).toEqual([name, []])
    expect([name, army.split(', ').length]).toEqual([name, counted.length])
  }
})
