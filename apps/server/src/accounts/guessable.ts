import { COMMON_WORDS, KEY_ROWS } from './common-words.ts'

/** A run along the keys is no shorter than this. */
const SHORTEST_RUN = 3
/** So many digits nobody runs through by guessing dates and numbers. */
const MANY_DIGITS = 12
const FEW_LETTERS = 3
/** Less than this beside somebody's own name is no password. */
const LITTLE = 5

const RUNS: readonly string[] = [...KEY_ROWS, ...KEY_ROWS.map(reversed)]

/** Signs and digits that stand for letters; the two readings of 1 and ! are both tried. */
const STAND_INS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
const spelledOut = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (sign) => (sign === '1' || sign === '!' ? one : (STAND_INS[sign] ?? sign))).join('')

/** What is left without the digits and signs that people put before and behind a word. */
const coreOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether those who try known passwords, or know the account's name, come to this one soon. */
export function isGuessable(password: string, name: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return isPattern(text) || isCommon(text) || isOwnName(letters(text), name.normalize('NFKC').toLowerCase())
}

/** Digits alone, few letters over and over, or runs along the keys. */
function isPattern(text: string): boolean {
  const plain = letters(text)
  if (plain === '' || new Set(plain).size <= FEW_LETTERS) return true
  if (plain.length < MANY_DIGITS && /^\p{L}{0,2}\p{N}+\p{L}{0,2}$/u.test(plain)) return true
  const unit = /^(.+?)\1+$/u.exec(plain)?.[1]
  if (unit !== undefined && (unit.length <= 4 || isPattern(unit) || isCommon(unit))) return true
  return isAllRuns(plain)
}

/** Whether the whole of it can be typed by running along the keys, but for two signs at the end. */
function isAllRuns(text: string): boolean {
  let rest = text
  while (rest.length > 2) {
    const longest = longestRun(rest)
    if (longest < SHORTEST_RUN) return false
    rest = rest.slice(longest)
  }
  return true
}

function longestRun(text: string): number {
  let length = 0
  while (length < text.length && RUNS.some((run) => run.includes(text.slice(0, length + 1)))) length++
  return length
}

function isCommon(text: string): boolean {
  const cores = [coreOf(text), coreOf(text.replace(/[\s._-]/g, ''))]
  const readings = [text, ...cores].flatMap((one) => [one, spelledOut(one, 'i'), spelledOut(one, 'l')])
  return readings
    .flatMap((one) => [one, coreOf(one), letters(one)])
    .some((one) => COMMON_WORDS.has(one) || COMMON_WORDS.has(reversed(one)) || isTwice(one))
}

/** A common word two times or more. */
function isTwice(text: string): boolean {
  const unit = /^(.{2,}?)\1+$/u.exec(text)?.[1]
  return unit !== undefined && COMMON_WORDS.has(unit)
}

/** The account's own name or parts of it, forwards or backwards, and little else. */
function isOwnName(plain: string, name: string): boolean {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_RUN)
  return [parts, parts.map(reversed), [letters(name)]].some((words) => {
    const rest = words
      .filter((word) => word.length >= SHORTEST_RUN)
      .reduce((text, word) => text.replaceAll(word, ''), plain)
    return rest.length < plain.length && (rest.length < LITTLE || /^\p{N}+$/u.test(rest) || isCommon(rest))
  })
}
