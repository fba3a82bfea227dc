import { fillSentence, mentionsOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack/pack.ts'
import german from '../words/de/index.ts'

const { messages: words, rulebook, printed } = german(housePack)

const holes = (text: string | undefined) => mentionsOf(text ?? '')

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
  expect(name('cross:NE', 'action')).toBe('Überqueren: Nordosten')
  expect(name('fly:m-22@a1', 'action')).toBe('Mit Triebwerk M-22 (a1) fliegen')
  expect(name('fame', 'business')).toBe('1 Ruhmespunkt kaufen')
  expect(name('saker-v@a1>Blue', 'shot')).toBe('Saker V (a1) auf Blau')
  expect(name('saker-v@a1>scoundrel', 'shot')).toBe('Saker V (a1) auf den Schurken')
  expect(name(-1, 'craft')).toBe('niemand')
})

test('German sentences are right for one and for several', () => {
  const { log, refusals } = words
  const told = (text: string, data: object, reader?: string) => fillSentence(text, { ...data }, words, reader)
  const flown = (spaces: number) =>
    told(log['npc.path'], { craft: 'merchant', spaces, sector: 'lunari', ground: 'normal' })
  expect([1, 3].map(flown)).toEqual([
    'Der Händler ist 1 Feld weit nach Lunari geflogen.',
    'Der Händler ist 3 Felder weit nach Lunari geflogen.',
  ])
  expect(told(log['cargo.buy'], { seat: 0, cubes: [0, 4], price: 1000, credits: 0 })).toBe(
    'Rot hat Gewürz und Cyber für 1.000 Credits gekauft.',
  )
  expect(told(log['cargo.buy'], { seat: 0, cubes: [2, 2], price: 1000, credits: 2000 }, 'Red')).toBe(
    'Du hast 2 Terra für 1.000 Credits gekauft, noch 2.000 übrig.',
  )
  const far = (least: number, most: number) => told(refusals['combat.range'], { target: 'Blue', range: 7, least, most })
  expect([far(1, 1), far(2, 6)]).toEqual([
    'Blau ist 7 Felder entfernt. Diese Waffe reicht bis zu 1 Feld weit.',
    'Blau ist 7 Felder entfernt. Diese Waffe reicht 2–6 Felder weit.',
  ])
  expect(told(log['combat.defend'], { seat: 1, used: ['targe', 'evasive-thrusters'] })).toBe(
    'Blau hat sich mit Targe und Ausweichdüsen verteidigt.',
  )
})

test('German names have their cases, and the reader is du', () => {
  const told = (what: keyof typeof words.log, data: object, reader?: string) =>
    fillSentence(words.log[what] ?? '', { ...data }, words, reader)
  const kill = { killer: 'Red', victim: 'scoundrel', credits: 0 }
  expect([told('combat.kill', kill), told('combat.kill', kill, 'Red')]).toEqual([
    'Rot hat den Schurken abgeschossen.',
    'Du hast den Schurken abgeschossen.',
  ])
  const siphoned = { seat: 1, victim: 0, energy: 2 }
  expect(told('ability.siphon-lance', siphoned, 'Red')).toBe('Blau hat dir 2 Energie abgezapft.')
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
