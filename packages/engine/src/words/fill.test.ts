import { expect, test } from 'vitest'
import { fillSentence, fillWords, mentionsOf, type Speaker } from './fill.ts'
import { germanNoun, the } from './name-forms.ts'
import { changeWords } from './template.ts'

test('words are filled with names, numbers and lists', () => {
  const name = (value: string | number) => `<${value}>`
  expect(fillWords('{{who}} moves {{n}} to {{where}}', { who: 'nova', n: 2, where: ['a', 'b'] }, name)).toBe(
    '<nova> moves 2 to <a> and <b>',
  )
  expect(fillWords('{{list}}', { list: [] }, name)).toBe('<nothing>')
})

test('a text says what a number stands for', () => {
  const name = (value: string | number, kind?: string) => (kind === undefined ? String(value) : `${kind} ${value}`)
  expect(fillWords('{{seat:from}} gives {{n}} to {{seat:to}}', { from: 0, n: 1, to: [1, 2] }, name)).toBe(
    'seat 0 gives 1 to seat 1 and seat 2',
  )
  expect(fillWords('{{seat:who}} {{flag}}', { who: 'all', flag: true }, name)).toBe('seat all true')
})

test('things of a kind are counted in a list, mere numbers are not', () => {
  const name = (value: string | number) => `v${value}`
  expect(fillWords('{{cube:list}}', { list: [3, 1, 3] }, name)).toBe('2 v3 and 1 v1')
  expect(fillWords('{{list}}', { list: [3, 1, 3] }, name)).toBe('3, 1, and 3')
})

test('what differs between one and several stands in the braces', () => {
  const left = (cards: number) =>
    fillWords('{{cards|=0 no card|# card|# cards}} {{cards|is|are}} left', { cards }, String)
  expect([0, 1, 2].map(left)).toEqual(['no card are left', '1 card is left', '2 cards are left'])
  expect(fillWords('{{list|a thing|# things}}', { list: ['a', 'b'] }, String)).toBe('2 things')
})

test('plural forms follow the rules of the language', () => {
  const polish = (n: number) => fillWords('{{n|# karta|# karty|# kart|# karty}}', { n }, String, 'pl')
  expect([1, 3, 5, 1.5].map(polish)).toEqual(['1 karta', '3 karty', '5 kart', '1,5 karty'])
  const japanese = (n: number) => fillWords('{{n|# mai}}', { n }, String, 'ja')
  expect([1, 2].map(japanese)).toEqual(['1 mai', '2 mai'])
})

test('what a text mentions is the same in every language, with whatever plural forms', () => {
  expect(mentionsOf('{{seat:from}} draws {{n}} {{n|card|cards}} from {{pile}}.')).toEqual(['n', 'pile', 'seat:from'])
  expect(mentionsOf('{{a}} and {{a}}[[ of {{b,c}}]], {{has:d}}')).toEqual(['a', 'b', 'c'])
  expect(mentionsOf('{{seat:a|dat}} {{hat:a}} {{you:a|dein|ein}} {{b}}', 'de')).toEqual(['b', 'seat:a'])
})

const CLANS = ['Nova', 'Pulsar', 'Gamma']

const english: Speaker = {
  language: 'en',
  counted: { card: '{{n|=0 no card|# card|# cards}}' },
  name: (value, kind) => (kind === 'seat' ? (CLANS[Number(value)] ?? '?') : String(value)),
  forms(value) {
    if (value === 'nomads') return the('Nomads', { plural: true })
    if (value === 'seed') return the('Dark Seed')
    const unit = /^(worker|wasp)-\d$/.exec(String(value))?.[1]
    return unit === undefined ? undefined : { nom: unit, counted: `{{n|# ${unit}|# ${unit}s}}` }
  },
  side(value, kind) {
    if (kind === 'seat') return CLANS[Number(value)]
    return value === 'Nomads' ? 'nomads' : typeof value === 'string' ? value : undefined
  },
}

const german: Speaker = {
  ...english,
  language: 'de',
  counted: { card: '{{n|# Karte|# Karten}}' },
  forms(value) {
    if (value === 'nomads') return germanNoun('plural', 'Nomaden')
    if (value === 'private')
      return {
        nom: 'ein Gefreiter',
        counted: '{{n|# Gefreiten|# Gefreite}}',
        countedNom: '{{n|# Gefreiter|# Gefreite}}',
      }
    return value === 'merchant' ? germanNoun('m', 'Händler') : undefined
  },
}

const say = (text: string, data: Parameters<typeof fillSentence>[1], reader?: string) =>
  fillSentence(text, data, english, reader)
const sage = (text: string, data: Parameters<typeof fillSentence>[1], reader?: string) =>
  fillSentence(text, data, german, reader)

test('a sentence says "you" to its reader, and names everybody else', () => {
  const text = '{{seat:from}} gave {{card:cards}} to {{seat:to}}.'
  expect(say(text, { from: 0, to: 1, cards: 2 }, 'Nova')).toBe('You gave 2 cards to Pulsar.')
  expect(say(text, { from: 0, to: 1, cards: 1 }, 'Pulsar')).toBe('Nova gave 1 card to you.')
  expect(say(text, { from: 0, to: 1, cards: 1 })).toBe('Nova gave 1 card to Pulsar.')
  expect(say('{{side}} attacked.', { side: 'nomads' }, 'Nomads')).toBe('You attacked.')
  expect(say('{{seat:seat|name}} is your clan.', { seat: 0 }, 'Nova')).toBe('Nova is your clan.')
})

test('verbs follow the reader, one other, several, and the reader among several', () => {
  const text = '{{seat:seats}} {{was:seats}} there, and {{has:seats}} {{their:seats}} reason.'
  expect(say(text, { seats: [0] }, 'Nova')).toBe('You were there, and have your reason.')
  expect(say(text, { seats: [0] })).toBe('Nova was there, and has their reason.')
  expect(say(text, { seats: [0, 1] })).toBe('Nova and Pulsar were there, and have their reason.')
  expect(say(text, { seats: [0, 1] }, 'Pulsar')).toBe('Nova and you were there, and have your reason.')
  expect(say('{{side}} play{{s:side}}.', { side: 'nomads' })).toBe('The Nomads play.')
  expect(say('{{side}} play{{s:side}}.', { side: 'seed' })).toBe('The Dark Seed plays.')
  expect(sage('{{seat:a}} {{hat:a}} {{sich:a}} verteidigt.', { a: 0 }, 'Nova')).toBe('Du hast dich verteidigt.')
  expect(sage('{{seat:a}} {{hat:a}} {{sich:a}} verteidigt.', { a: 0 })).toBe('Nova hat sich verteidigt.')
  expect(sage('{{seat:a}} {{ist:a}} gelandet.', { a: [0, 1] }, 'Nova')).toBe('Du und Pulsar seid gelandet.')
})

test('what differs by person and is no verb of the list stands in the braces', () => {
  const text = '{{you:seat|Your turn|Turn of #}}'
  expect([say(text, { seat: 'Nova' }, 'Nova'), say(text, { seat: 'Nova' })]).toEqual(['Your turn', 'Turn of Nova'])
  const lead = '{{side}} {{you:side|lead|leads|lead}}.'
  expect(say(lead, { side: 'nomads' })).toBe('The Nomads lead.')
  expect(say('{{seat:seat|gen}} turn', { seat: 0 }, 'Nova')).toBe('Your turn')
  expect(say('{{seat:seat|gen}} turn', { seat: 0 })).toBe('Nova’s turn')
  expect(say('{{side|gen}} turn', { side: 'nomads' })).toBe('The Nomads’ turn')
})

test('German names have cases, and prepositions melt into their articles', () => {
  const text = '{{craft}} {{hat:craft}} {{target|acc}} angegriffen.'
  expect(sage(text, { craft: 'nomads', target: 'merchant' })).toBe('Die Nomaden haben den Händler angegriffen.')
  expect(sage(text, { craft: 'merchant', target: 'Nova' }, 'Nova')).toBe('Der Händler hat dich angegriffen.')
  expect(sage('Gold von {{a|dat}} und {{b|dat}}.', { a: 'merchant', b: 'nomads' })).toBe(
    'Gold vom Händler und den Nomaden.',
  )
  expect(sage('Der Zug {{a|gen}}.', { a: 'merchant' })).toBe('Der Zug des Händlers.')
})

test('lists are joined as the language does it, and things in them are counted', () => {
  expect(say('{{seat:all}}.', { all: [0, 1, 2] })).toBe('Nova, Pulsar, and Gamma.')
  expect(sage('{{seat:all}}.', { all: [0, 1, 2] })).toBe('Nova, Pulsar und Gamma.')
  expect(say('{{seat:all|or}}?', { all: [0, 1] })).toBe('Nova or Pulsar?')
  expect(say('{{units}}', { units: ['worker-1', 'wasp-1', 'worker-2'] })).toBe('2 workers and 1 wasp')
  expect(say('{{units}}', { units: ['worker-3'] })).toBe('1 worker')
})

test('things are counted as objects, but where the nominative is wanted', () => {
  expect(sage('Bewege {{units}}.', { units: ['private'] })).toBe('Bewege 1 Gefreiten.')
  expect(sage('Hier: {{units|nom}}.', { units: ['private'] })).toBe('Hier: 1 Gefreiter.')
  expect(sage('Hier: {{units|nom}}.', { units: ['private', 'private'] })).toBe('Hier: 2 Gefreite.')
})

test('lists that belong together are told in pairs', () => {
  expect(say('{{seat:who,totals}}', { who: [0, 2], totals: [3, 2] })).toBe('Nova 3, Gamma 2')
})

test('numbers are written as the language writes them', () => {
  expect([say('{{n}}', { n: 12_000 }), sage('{{n}}', { n: 12_000 }), say('{{n}}', { n: -2 })]).toEqual([
    '12,000',
    '12.000',
    '−2',
  ])
})

test('an optional part is left out where what it mentions is not there', () => {
  const text = '{{seat:seat}} acted[[ for {{n}} gold]][[, and took {{list}}]].'
  expect(say(text, { seat: 0, n: 2, list: ['a', 'b'] })).toBe('Nova acted for 2 gold, and took a and b.')
  expect(say(text, { seat: 0, n: 0, list: [] })).toBe('Nova acted.')
  expect(say(text, { seat: 0 })).toBe('Nova acted.')
})

test('the name of the first seat is no nought, and no cards are', () => {
  expect(say('[[{{seat:seat}} passed.]]', { seat: 0 })).toBe('Nova passed.')
  expect(say('A[[ and {{card:n}}]].', { n: 0 })).toBe('A.')
  expect(say('A[[ and {{n|=0 nothing|# card|# cards}}]].', { n: 0 })).toBe('A and nothing.')
})

test('of alternatives the first is said that is whole', () => {
  const text = '{{side}} conquered {{hex}}[[ from {{before}}|, which was free]].'
  expect(say(text, { side: 'nomads', hex: 'c4', before: 'seed' })).toBe('The Nomads conquered c4 from the Dark Seed.')
  expect(say(text, { side: 'nomads', hex: 'c4' })).toBe('The Nomads conquered c4, which was free.')
  const won = '[[won?It worked|way=sea?It sank|!won?It failed]].'
  expect([say(won, { won: true }), say(won, { way: 'sea' }), say(won, { won: false })]).toEqual([
    'It worked.',
    'It sank.',
    'It failed.',
  ])
})

test('an optional part may have optional parts, which it can do without', () => {
  const text = '[[won?It worked (rolled {{n}}[[ + {{bonus}}]])|It failed]].'
  expect(say(text, { won: true, n: 5, bonus: 2 })).toBe('It worked (rolled 5 + 2).')
  expect(say(text, { won: true, n: 5, bonus: 0 })).toBe('It worked (rolled 5).')
})

test('of pieces those are listed that are whole', () => {
  const text = '{{seat:from}} offers [[{{wealth}} wealth & {{card:cards}} & a promise of {{promise}}|nothing]].'
  expect(say(text, { from: 0, wealth: 2, cards: 1, promise: 'peace' })).toBe(
    'Nova offers 2 wealth, 1 card, and a promise of peace.',
  )
  expect(say(text, { from: 0, wealth: 0, cards: 1, promise: '' })).toBe('Nova offers 1 card.')
  expect(say(text, { from: 0, wealth: 0, cards: 0 })).toBe('Nova offers nothing.')
})

test('a sentence begins with a capital letter, a code stays a code', () => {
  expect(say('{{a}} fell. {{b}} rose, and {{b}} fell.', { a: 'seed', b: 'rain' })).toBe(
    'The Dark Seed fell. Rain rose, and rain fell.',
  )
  expect(say('{{hex}} became unstable.', { hex: 'c4' })).toBe('c4 became unstable.')
  expect(fillWords('{{name}} wants to undo.', { name: 'ann' }, String)).toBe('ann wants to undo.')
})

test('no period follows a name that ends with a sign of its own', () => {
  expect(say('{{seat:a}} drew {{card}}.', { a: 0, card: 'Play it again, Sam!' })).toBe('Nova drew Play it again, Sam!')
  expect(say('{{a}}. {{b}}.', { a: 'Why?', b: 'So …' })).toBe('Why? So …')
})

test('values choose their words', () => {
  const text = 'They {{way|=mines laid mines|=air flew|went}}'
  expect(['mines', 'air', 'sea'].map((way) => say(text, { way }))).toEqual([
    'They laid mines',
    'They flew',
    'They went',
  ])
  expect([true, false].map((ok) => say('{{ok|=true yes|=false no}}', { ok }))).toEqual(['Yes', 'No'])
})

test('a language without a grammar here calls its reader by name', () => {
  expect(fillSentence('{{seat:a}} gagne.', { a: 0 }, { ...english, language: 'fr' }, 'Nova')).toBe('Nova gagne.')
})

test('what does not close stays as it is written', () => {
  expect(say('a [[b {{c} ]d| e', {})).toBe('a [[b {{c} ]d| e')
})

test('words are changed without touching what a text mentions', () => {
  const text = 'to {{seat:a|gen}} {{n|=0 no card|# card|# cards}}[[won? for {{b,c}} & more|!way=sea?none]]'
  expect(changeWords(text, (words) => words.toUpperCase())).toBe(
    'TO {{seat:a|gen}} {{n|=0 NO CARD|# CARD|# CARDS}}[[won? FOR {{b,c}} & MORE|!way=sea?NONE]]',
  )
})
