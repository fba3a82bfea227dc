import { fillWords, type GameLocale } from '@orrery/engine'
import { expect, test } from 'vitest'
import en from './en/index.ts'
import { pseudoLocale, pseudoText, pseudoTexts } from './pseudo.ts'

const lettersOf = (text: string): number => text.replace(/\{\{\w+/g, '').match(/\p{L}/gu)?.length ?? 0

test('letters have accents, placeholders and everything else stay', () => {
  expect(pseudoText('Turn {{n}}, {{seat:who}}: 3 cards!')).toBe('Ţţúŕññ {{n}}, {{seat:who}}: 3 ççáŕððš!')
  expect(pseudoText('')).toBe('')
})

test('plural forms are part of the text', () => {
  const text = pseudoText('{{n|=0 no card|# card|# cards}} left')
  expect(fillWords(text, { n: 2 }, String)).toMatch(/^2 ç/)
  expect(fillWords(text, { n: 0 }, String)).toMatch(/^ñ/)
})

test('texts grow by two fifths, and no letter of English is left', () => {
  const before = Object.values(en)
  const after = Object.values(pseudoTexts(en))
  const growth =
    after.reduce((sum, text) => sum + lettersOf(text), 0) / before.reduce((sum, text) => sum + lettersOf(text), 0)
  expect(growth).toBeGreaterThan(1.4)
  expect(growth).toBeLessThan(1.5)
  expect(after.filter((text) => /[A-Za-z]/.test(text.replace(/\{\{\w+/g, '')))).toEqual([])
})

test('a game speaks it in everything it says; what is an id stays one', () => {
  const english: GameLocale = {
    messages: {
      prompts: { 'move.to': 'Where to?' },
      log: { 'move.to': '{{seat:who}} moved to {{place}}.' },
      refusals: {},
      name: (value) => (value === 'c4' ? 'c4' : `Nova ${value}`),
    },
    rulebook: [{ id: 'move', title: 'Moves', rules: [{ id: 'move.to', text: 'Go.', source: 'p. 3' }] }],
    options: { speed: { text: 'Speed', values: { fast: 'fast' } } },
    printed: { raid: { name: 'Raid', text: 'Take {{n}}.' } },
  }
  const { messages, rulebook, options, printed } = pseudoLocale(english)
  expect(fillWords(messages.log['move.to'] ?? '', { who: 1, place: 'c4' }, messages.name)).toBe(
    'Ññóṽáá 1 ḿḿóṽééð ţţó c4.',
  )
  expect([rulebook[0]?.title, options.speed?.values?.fast, printed.raid?.text]).toEqual([
    'Ḿḿóṽééš',
    'ƒƒášţţ',
    'Ţţáķéé {{n}}.',
  ])
})
