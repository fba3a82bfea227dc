import { fillWords } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack/pack.ts'
import german from '../words/de/index.ts'

const { messages: words, rulebook, printed } = german(housePack)

const holes = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).sort()

test('every card is printed in German, with the same numbers', () => {
  const { ships, abilities, titles, missions, npcs, ranks } = housePack
  const cards = [
    ...Object.values(abilities).map(({ id, text }) => ({ id, text })),
    ...Object.values(titles).map(({ id, objective }) => ({ id, text: objective })),
    ...Object.values(titles).map(({ id, skillText }) => ({ id: `${id}.skill`, text: skillText })),
    ...Object.values(missions).map(({ id, story }) => ({ id, text: story })),
  ]
  for (const { id, text } of cards) {
    expect(printed[id]?.text, id).not.toBe(text)
    expect(holes(printed[id]?.text), id).toEqual(holes(text))
  }
  const mats = Object.keys(ships).flatMap((id) => [id, `${id}.maker`, `${id}.note`, `${id}.victory`])
  const named = [abilities, titles, missions, npcs, ranks].flatMap((list) => Object.keys(list))
  expect(named.filter((id) => !printed[id]?.name)).toEqual([])
  const ids = new Set([...cards.map(({ id }) => id), ...named, ...mats])
  expect(Object.keys(printed).filter((id) => !ids.has(id))).toEqual([])
})

test('no source and no number of the rulebook is left in English', () => {
  const rules = rulebook.flatMap((chapter) => chapter.rules)
  expect(rules.filter(({ source }) => /\b(?:rules?|rulings?|house|the|of|name|its|attested)\b/.test(source))).toEqual(
    [],
  )
  expect(rules.filter(({ text }) => /\{\{|undefined|\d,\d{3}|\bd20\b/.test(text))).toEqual([])
})

test('German names things as people say them', () => {
  const { name } = words
  const said = ['Red', 'spice.1', 'm-22@b2', 'fold-jump', 'ace', 'R01', 'scoundrel', 'pirate'].map((id) => name(id))
  expect(said).toEqual(['Rot', 'Gewürz', 'M-22 (b2)', 'Faltsprung', 'Ass', 'Lunge der Wolke', 'Schurke', 'Pirat'])
  expect(name('cross:NE', 'action')).toBe('Die Grenze überqueren, Richtung Nordosten')
  expect(name('fly:m-22@a1', 'action')).toBe('Mit M-22 (a1) fliegen')
  expect(name('fame', 'business')).toBe('Einen Punkt Ruhm kaufen')
  expect(name('saker-v@a1>Blue', 'shot')).toBe('Saker V (a1), Ziel: Blau')
  expect(name(-1, 'craft')).toBe('niemand')
})

test('German sentences are right for one and for several', () => {
  const tell = (spaces: number) =>
    fillWords(
      words.log['npc.path'],
      { craft: 'merchant', spaces, to: '1,2', sector: 'lunari', ground: 'normal' },
      words.name,
    )
  expect([1, 3].map(tell)).toEqual([
    'Der Händler flog 1 Feld weit nach Lunari, freier Raum 1,2.',
    'Der Händler flog 3 Felder weit nach Lunari, freier Raum 1,2.',
  ])
  expect(fillWords(words.log['cargo.buy'], { seat: 0, cubes: [0, 4], price: 1000 }, words.name, 'de')).toBe(
    'Rot kaufte für 1.000 Credits: Gewürz und Cyber.',
  )
  expect(fillWords(words.log['cargo.buy'], { seat: 0, cubes: [2, 2], price: 1000 }, words.name)).toBe(
    'Rot kaufte für 1.000 Credits: 2 Terra.',
  )
  const far = (least: number, most: number) =>
    fillWords(words.refusals['combat.range'], { target: 'Blue', range: 7, least, most }, words.name)
  expect([far(1, 1), far(2, 6)]).toEqual([
    'Ziel Blau: Die Entfernung ist 7, und diese Waffe reicht 1 Feld weit.',
    'Ziel Blau: Die Entfernung ist 7, und diese Waffe reicht 2 bis 6 Felder weit.',
  ])
  expect(
    fillWords(words.log['combat.defend'], { seat: 1, used: ['targe@a1', 'evasive-thrusters'] }, words.name, 'de'),
  ).toBe('Blau verteidigte sich mit: Targe (a1) und Ausweichdüsen.')
})

test('the pack of an owner is told in German, with its own numbers, and its own words stay', () => {
  const { messages, printed, rulebook } = german(
    readPack(housePack, {
      id: 'own',
      version: '1',
      abilities: { pounce: { least: 11 }, 'dark-veil': { name: 'Velvet Night', text: 'Hide on {{least}} or more.' } },
    }),
  )
  const ruleText = (id: string) => rulebook.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.text
  expect([messages.name('pounce'), messages.name('dark-veil')]).toEqual(['Sprungangriff', 'Velvet Night'])
  expect(printed['dark-veil']).toEqual({ name: 'Velvet Night', text: 'Hide on {{least}} or more.' })
  expect(ruleText('ability.pounce')).toMatch(/^Sprungangriff .* Bei 11 oder mehr/)
})
