import { expect, test } from 'vitest'
import type { GameLocale, Messages } from '../../src/index.ts'
import { variant } from '../../tests/play.ts'
import { marchGame, NAMES } from '../march.ts'
import { recordGame } from '../recordings.ts'
import { type VoicePart, type VoicePlan, voiceChecks } from './checks.ts'

const match = recordGame(marchGame, 'voice', { players: 3, options: { gifts: true } })

const side: Messages['side'] = (value, kind) =>
  kind === 'seat' ? NAMES[Number(value)] : NAMES.find((name) => name === value)

/** What the toy says well. */
const spoken: Messages = {
  language: 'en',
  counted: { unit: '{{n|# unit|# units}}' },
  name: (value, kind) => side(value, kind) ?? String(value),
  side,
  weights: { 'bid.secret': 'round' },
  prompts: { 'turn.action': 'Do one thing.', 'bid.secret': 'Bid for the first turn.', 'march.from': 'Choose a space.' },
  log: { 'bid.secret': '{{seat:seat|gen}} lead', 'march.to': '{{seat:seat}} marched to {{to}}.', 'gift.give': '' },
  refusals: { 'march.from': 'No units in {{space}}. Choose another space.' },
}

const locale: GameLocale = {
  messages: spoken,
  rulebook: [
    { id: 'march', title: 'March', rules: [{ id: 'march.to', text: 'March to a neighbor.', source: 'p. 1' }] },
  ],
  options: {},
  printed: { raid: { name: 'Raid', text: 'Take {{n|# unit|# units}}.' } },
}

const german: GameLocale = {
  ...locale,
  messages: {
    ...spoken,
    language: 'de',
    counted: { unit: '{{n|# Einheit|# Einheiten}}' },
    prompts: { 'turn.action': 'Tu etwas.', 'bid.secret': 'Biete.', 'march.from': 'Wähle einen Ort.' },
    log: {
      'bid.secret': '{{seat:seat}} {{ist:seat}} vorn',
      'march.to': '{{seat:seat}} {{ist:seat}} nach {{to}} gezogen.',
      'gift.give': '',
    },
    refusals: { 'march.from': 'Keine Einheiten in {{space}}. Wähle einen anderen Ort.' },
  },
  rulebook: [{ id: 'march', title: 'Marsch', rules: [{ id: 'march.to', text: 'Ziehe weiter.', source: 'S. 1' }] }],
  printed: { raid: { name: 'Überfall', text: 'Nimm {{n|# Einheit|# Einheiten}}.' } },
}

type Table = 'prompts' | 'log' | 'refusals'

/** A language with other sentences in a table. */
const saying = (of: GameLocale, table: Table, sentences: { readonly [key: string]: string }): GameLocale => ({
  ...of,
  messages: { ...of.messages, [table]: { ...of.messages[table], ...sentences } },
})

interface Planted extends Partial<Pick<VoicePlan<never, never>, 'terms' | 'sources' | 'boards'>> {
  readonly english?: GameLocale
  readonly other?: GameLocale
}

const ALL: readonly VoicePart[] = ['sentences', 'cards', 'rulebook']

/** What is found, without the checks that find nothing. */
function found(
  { english = locale, other = german, terms = [], boards = {}, sources = () => [] }: Planted = {},
  parts = ALL,
) {
  const game = variant({ locale: english })
  const plan = { game, locales: [english, other], terms, boards, matches: () => [match], sources }
  return voiceChecks(plan, parts).flatMap(([, problems]) => problems())
}

test('words that are as the guide wants them pass', () => {
  expect(found()).toEqual([])
})

test.each([
  ['en prompts: march.from has 91 of 80 characters', 'prompts', `Choose a space ${'far away '.repeat(8)}now.`],
  ['say: (optional)', 'prompts', 'Choose a space, if any?'],
  ['asks where it could instruct', 'prompts', 'Which space do you leave?'],
  ['asks where it could instruct', 'prompts', 'March on: how many units?'],
  ['say: the reason, and the way out', 'prompts', 'There is no way out of {{space}}.'],
  ['say: a noun', 'prompts', 'Who marches cannot rest.'],
  ['say: a noun', 'prompts', 'Rest here. What is left stays.'],
  ['say: a curly apostrophe', 'prompts', "You can't rest."],
  ['say: an en dash', 'prompts', 'Move 1-3 units.'],
  ['say: US spelling', 'prompts', 'Choose a colour.'],
  ['say: must, can, will', 'prompts', 'Red is to decide.'],
  ['say: one mark at a time', 'prompts', 'Rest?.'],
  ['give the number both forms', 'prompts', 'Move {{n}} units.'],
  ['prints a zero', 'prompts', 'Choose a space for 0 gold.'],
] as const)('in a prompt: %s', (problem, table, text) => {
  expect(found({ english: saying(locale, table, { 'march.from': text }) }).join('\n')).toContain(problem)
})

test.each([
  ['would say 0', locale, 'Costs 2 gold. You have {{gold}}.'],
  ['would say 0', german, 'Kostet 2 Gold. Du hast {{gold}}.'],
  ['say: a comma before the last', locale, 'Needs 1, 2 or 3 units. Choose another space.'],
  ['say: a comma before the last', locale, 'Only Red, Blue, Green and Gold march. Choose another space.'],
] as const)('in a refusal: %s', (problem, of, text) => {
  const changed = saying(of, 'refusals', { 'march.from': text })
  const plan = of === locale ? { english: changed } : { other: changed }
  expect(found(plan, ['sentences']).join('\n')).toContain(problem)
})

test.each([
  ['does not call its reader "you"', '{{seat:seat}} marched to {{to}}.', { side: undefined }],
  ['speaks to its reader in the third person', '{{seat:seat}} marches to {{to}}.', {}],
  ['speaks to its reader in the third person', '{{seat:seat}} was in {{to}}.', {}],
  ['is not filled', '{{seat:seat}} marched to {{where}}.', {}],
  ['prints a zero', '{{seat:seat}} marched to {{to}} for {{seat}} gold.', {}],
  ['tells of nothing', '{{seat:seat}} marched to {{to}} and lost nothing.', {}],
  ['is told twice in a row', 'Units marched.', {}],
  ['has no headings', '{{seat:seat}} marched to {{to}}.', { weights: {} }],
  [
    'lines are beats',
    '{{seat:seat}} marched to {{to}}.',
    { weights: { 'bid.secret': 'round', 'march.to': 'beat', 'turn.action': 'beat' } },
  ],
] as const)('in the log: %s', (problem, text, changes) => {
  const english = saying(locale, 'log', { 'march.to': text })
  const messages = { ...english.messages, ...changes } as Messages
  expect(found({ english: { ...english, messages } }, ['sentences']).join('\n')).toContain(problem)
})

test.each([
  ['dodges a case', 'log', { 'march.to': 'Gezogen nach: {{to}}.' }],
  ['say: ohne „so“', 'refusals', { 'march.from': 'Ist der Ort leer, so darfst du nicht.' }],
  ['say: du, ihr', 'refusals', { 'march.from': 'Hier können Sie nicht fort.' }],
  ['say: Person', 'refusals', { 'march.from': 'Ein Spieler ist hier.' }],
  ['speaks to its reader in the third person', 'log', { 'march.to': '{{seat:seat}} hat {{to}} erreicht.' }],
  ['de prompts: march.from has', 'prompts', { 'march.from': 'Wähle '.repeat(20) }],
] as const)('in German: %s', (problem, table, sentences) => {
  expect(found({ other: saying(german, table, sentences) }).join('\n')).toContain(problem)
})

test('terms have one word', () => {
  const terms = [{ say: { en: 'space', de: 'Ort' }, not: { en: /\bhex\b/, de: /\bFeld\b/ } }]
  expect(found({ terms, english: saying(locale, 'prompts', { 'march.from': 'Choose a hex.' }) })).toEqual([
    'en prompts: march.from says “hex”; say: space. Choose a hex.',
  ])
  expect(found({ terms, other: saying(german, 'prompts', { 'march.from': 'Wähle ein Feld.' }) })).toEqual([
    'de prompts: march.from says “Feld”; say: Ort. Wähle ein Feld.',
  ])
})

test('boards have our words in every language', () => {
  const boards = { de: { 'Whoever is first': 'Wenn überhaupt', Score: 'Punkte' } }
  expect(found({ boards })).toEqual([
    'en board says “Whoever”; say: name them: the player, the owner, the defender. Whoever is first',
    'de board says “Wenn überhaupt”; say: (freiwillig). Wenn überhaupt',
  ])
})

test('cards are short, plural-safe and translated', () => {
  const printed = (text: string) => ({ raid: { name: 'Raid', text } })
  expect(found({ english: { ...locale, printed: printed('Take {{n}} units.') } }, ['cards'])).toEqual([
    'en printed: raid says “1 units”: give the number both forms. Take {{n}} units.',
  ])
  expect(found({ other: { ...german, printed: locale.printed } }, ['cards'])).toEqual([
    'de printed: raid is English: Take {{n|# unit|# units}}.',
  ])
  expect(found({ english: { ...locale, printed: printed(`${'Take. '.repeat(30)}`.trim()) } }, ['cards'])[0]).toContain(
    'of 170',
  )
})

test('paragraphs have few letters, short sentences and our words', () => {
  const book = (text: string) => [{ id: 'march', title: 'March', rules: [{ id: 'march.to', text, source: 'p. 1' }] }]
  const problems = (text: string) => found({ english: { ...locale, rulebook: book(text) } }, ['rulebook']).join('\n')
  expect(problems(`${'March on. '.repeat(40)}`.trim())).toContain('of 350 characters')
  expect(problems(`${'march '.repeat(30)}.`)).toContain('more than 28 words')
  expect(problems('Whoever marches rests.')).toContain('say: name them')
})

test('texts that are put together by hand are found, unless they say why', () => {
  const glued = (text: string) => found({ sources: () => [{ path: 'words/names.ts', text }] })
  expect(glued("const list = names.join(', ')")).toHaveLength(1)
  expect(glued('const title = name.charAt(0).toUpperCase() + name.slice(1)')).toHaveLength(1)
  expect(glued("const cards = n === 1 ? 'card' : 'cards'")).toHaveLength(1)
  expect(glued("// voice: a code\nconst list = names.join(', ')")).toEqual([])
})
