import { ruleOf } from '../../src/questions/question.ts'
import type { Scalar } from '../../src/values/value.ts'
import type { GameLocale } from '../../src/words/locale.ts'
import { type Messages, messageText } from '../../src/words/messages.ts'
import { slotsOf, templateOf } from '../../src/words/template.ts'
import { headingOf } from '../../src/words/turns.ts'
import { WORD_TABLES, type WordTable } from '../named-keys.ts'
import type { Material, Sample } from './material.ts'

/** What shows that a sentence did not come out as one. */
const BROKEN = /\{\{|\}\}|\[\[|\]\]|\bundefined\b|\bnull\b|\bNaN\b|\[object/
const DOUBLED = /\.\.|[!?…]\.| ,| \.| {2}|\(\)/
/** A nought that says nothing: not a part of another number or a code. */
const NOUGHT = /(?<![\p{L}\d.,])0(?![\p{L}\d]|[.,]\d)/u
const NOTHING = /\b(?:nothing|nobody|nichts|niemand)\.$/i
/** Verbs of the third person after the reader. */
const MISFIT: { readonly [language: string]: RegExp } = {
  en: /\b[Yy]ou (?:is|was|has|does|(?!always|across|towards|less|plus|thus|this|us)[a-z]+[^s\W]s)\b/,
  de: /\b[Dd]u (?:ist|hat|wird|wurde|war|kann|darf|muss|will|(?!nicht|jetzt|dort|mit|gut|seit)[a-zäöü]+[^s\W]t)\b/,
}

/** Whoever may read a sample: the seats that it was for, and a spectator if it was for all. */
const readersOf = ({ sides, seats }: Sample): readonly (string | undefined)[] =>
  seats ? seats.flatMap((seat) => sides[seat] ?? []) : [...sides, undefined]

/** Pairs may have noughts: a score of none is a score. */
function withoutPairedNoughts(text: string, data: Sample['data']): Sample['data'] {
  const paired = slotsOf(templateOf(text)).flatMap(({ paired: other }) => (other ? [other.key] : []))
  if (paired.length === 0) return data
  return { ...data, ...Object.fromEntries(paired.map((key) => [key, [data[key]].flat().map(() => 7)])) }
}

/** Everything recorded matches ask, tell and refuse, as each seat and a spectator read it in a language. */
export function storyProblems({ messages }: GameLocale, material: Material): string[] {
  const problems = new Map<string, string>()
  const note = (key: string, what: string, text: string) => problems.set(`${key} ${what}`, `${key} ${what}: ${text}`)
  for (const table of WORD_TABLES)
    for (const [key, samples] of material.samples[table]) {
      const text = messages[table][key] ?? messages[table][ruleOf(key)]
      // That words are missing is found where it is looked for.
      if (text === undefined) continue
      for (const sample of samples)
        for (const reader of readersOf(sample))
          for (const [what, said] of sentenceProblems(messages, table, key, sample, reader, text))
            note(`${messages.language} ${table}: ${key}`, what, said)
    }
  return [...problems.values()]
}

function* sentenceProblems(
  messages: Messages,
  table: WordTable,
  key: string,
  { data }: Sample,
  reader: string | undefined,
  text: string,
): Generator<readonly [what: string, said: string]> {
  const said = messageText(messages, table, key, withoutPairedNoughts(text, data), reader)
  if (said === '' && table === 'log') return
  if (said === '') yield ['says nothing', JSON.stringify(data)]
  if (BROKEN.test(said)) yield ['is not filled', said]
  if (DOUBLED.test(said)) yield ['has marks that do not go together', said]
  if (NOUGHT.test(said)) yield ['prints a zero', said]
  if (table === 'log' && NOTHING.test(said)) yield ['tells of nothing', said]
  if (MISFIT[messages.language ?? 'en']?.test(said)) yield ['speaks to its reader in the third person', said]
  if (reader !== undefined && isNamedLikeOthers(messages, text, data, reader))
    yield ['does not call its reader "you"', said]
  const isHeading = table === 'log' && headingOf(messages, key) !== undefined
  if (isHeading ? /[.:;,]$/.test(said) : !/[.?!…)]$/.test(said)) yield ['does not end as it should', said]
}

/** Whether the reader is mentioned in a way that the game does not recognize as theirs. */
function isNamedLikeOthers({ name, side }: Messages, text: string, data: Sample['data'], reader: string): boolean {
  const mine = side?.(reader) ?? reader
  const called = name(reader)
  return slotsOf(templateOf(text)).some(({ kind, key, forms }) => {
    if (forms[0] === 'name') return false
    return [data[key]].flat().some((value) => {
      const isNamed = typeof value === 'string' || (typeof value === 'number' && kind !== undefined)
      return isNamed && name(value as Scalar, kind) === called && side?.(value as Scalar, kind) !== mine
    })
  })
}

/** How many of the same line may follow each other: a list is told as one. */
export function repeatedLines({ messages }: GameLocale, { logs }: Material): string[] {
  const found = new Set<string>()
  for (const { lines } of logs) {
    let before = ''
    for (const { what, data } of lines) {
      const said = messageText(messages, 'log', what, data)
      if (said === '') continue
      if (said === before) found.add(`${messages.language} log: ${what} is told twice in a row: ${said}`)
      before = said
    }
  }
  return [...found]
}

const MOST_BEATS = 1 / 6

/** Beats are rare, or they are none. */
export function beatProblems({ messages }: GameLocale, { logs }: Material): string[] {
  const lines = logs.flatMap((log) => log.lines).filter(({ what }) => headingOf(messages, what) === undefined)
  const beats = lines.filter(({ what }) => messages.weights?.[what] === 'beat').length
  const problems = beats > lines.length * MOST_BEATS ? [`${beats} of ${lines.length} lines are beats`] : []
  const hasHeadings = logs.every(({ lines: all }) => all.some(({ what }) => headingOf(messages, what) !== undefined))
  return hasHeadings ? problems : [...problems, 'a log has no headings for rounds or turns']
}
