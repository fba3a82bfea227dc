import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  glueProblems,
  lengthProblems,
  type Source,
  type Term,
  type TextKind,
  termProblems,
  wordingProblems,
} from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import de from './de/index.ts'
import en from './en/index.ts'
import type { TextKey, Texts } from './keys.ts'

/** What screens call things: see docs/voice.md. */
const TERMS: readonly Term[] = [
  { say: { en: 'game', de: 'Partie' }, not: { en: /\bmatch(?:es)?\b/i } },
  {
    say: { en: 'undo', de: 'rückgängig machen' },
    not: { en: /\btak(?:e|es|ing|en) (?:\w+ )?back\b|\bgo back to here\b/i },
  },
  { say: { en: 'chat', de: 'Chat' }, not: { en: /\btalk\b/i, de: /\bGespräch\b/ } },
  { say: { en: 'notification', de: 'Benachrichtigung' }, not: { en: /\bnotices?\b/i, de: /\bHinweise\b/ } },
  { say: { en: 'player board', de: 'Tableau' }, not: { en: /\bmats?\b/i, de: /\bBögen\b/ } },
  { say: { en: 'spectator', de: 'Zuschauen' }, not: { en: /\bonlookers?\b|\bwho watches\b/i } },
  {
    say: { en: 'position, step', de: 'Stellung, Schritt' },
    not: { en: /\bmoments?\b|\bthe past\b|\bthe present\b/i, de: /\bAugenblick|\bGegenwart\b/ },
  },
  { say: { en: 'invitation link', de: 'Einladungslink' }, not: { en: /\bsecrets?\b|\bkey to\b/i } },
  { say: { en: 'stopped', de: 'angehalten' }, not: { en: /\bfrozen\b/i, de: /\bsteht still\b/ } },
  { say: { en: 'at random', de: 'zufällig' }, not: { en: /\bchance decides\b/i } },
  {
    say: { en: 'from the rulebook, our reading, house rule', de: 'laut Regelheft, unsere Auslegung, Hausregel' },
    not: { en: /\bas printed\b|\bconcluded\b/i, de: /\bwie gedruckt\b|\berschlossen\b/i },
  },
]

/** Texts that are read at leisure, as paragraphs. */
const PARAGRAPHS = /^(?:home\.lead|help\.|about\.|account\.(?:text|everywhereText)|practice\.text|rules\.)/

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = (): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('words/'))
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }))

/** The keys of what stands on buttons, by how they are drawn. */
const onButtons = new Set(
  sources().flatMap(({ text }) =>
    [...text.matchAll(/([^<>]*)<\/button>/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key),
    ),
  ),
)

const kindOf = (key: TextKey, text: string): TextKind => {
  if (onButtons.has(key)) return 'button'
  if (PARAGRAPHS.test(key)) return 'paragraph'
  return /[.?!…](?: |$)/.test(text) ? 'notice' : 'heading'
}

/** A text with short names for what it mentions. */
const plain = (text: string): string =>
  text
    .replaceAll(/\{\{[^{}|]*\|([^{}]*)\}\}/g, (_, forms: string) => forms.split('|').at(-1) ?? '')
    .replaceAll(/\{\{[^{}]*\}\}/g, 'Mika')
    .replaceAll('#', '12')

const look = (texts: Texts, language: string, problems: (where: string, key: TextKey, text: string) => string[]) =>
  (Object.keys(texts) as TextKey[]).flatMap((key) => problems(`${language} ${key}`, key, plain(texts[key])))

test.each([
  ['en', en],
  ['de', de],
] as const)('%s: screens have our words, terms and marks', (language, texts) => {
  expect(
    look(texts, language, (where, _, text) => [
      ...wordingProblems(where, text, language),
      ...termProblems(where, text, language, TERMS),
    ]),
  ).toEqual([])
})

test.each([
  ['en', en],
  ['de', de],
] as const)('%s: texts of screens are short enough for what they are', (language, texts) => {
  expect(onButtons.size).toBeGreaterThan(40)
  expect(
    look(texts, language, (where, key, text) => lengthProblems(where, kindOf(key, en[key]), text, language)),
  ).toEqual([])
})

test('screens put no sentences together by hand', () => {
  expect(glueProblems(sources())).toEqual([])
})
