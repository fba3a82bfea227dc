import type { Source } from './sources.ts'

export const WORD_TABLES = ['prompts', 'log', 'refusals'] as const
export type WordTable = (typeof WORD_TABLES)[number]

/** A key of the words where rules name it: `report(g, 'move.full', …)`. */
export interface NamedKey {
  readonly key: string
  readonly table: WordTable
  /** The call it stands in, from its bracket to the end of the statement or so; the whole file where it stands in none. */
  readonly call: string
  readonly path: string
}

/** What a game's own functions do with a rule id. By themselves, `report` tells the log, `refuse` gives a reason, all others ask. */
export interface Callees {
  /** Functions that give a reason, besides `refuse`. */
  readonly refusing?: readonly string[]
  /** Functions whose rule id is neither asked nor told. */
  readonly silent?: readonly string[]
  /** Keys that are told wherever they are named, even in no call. */
  readonly told?: RegExp
}

/** Comments, strings and brackets: all that is needed to know which call a string stands in. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'((?:\\.|[^'\\\n])*)'|[([{]|[)\]}]/g
const KEY = /^[a-z]+\.[\w-]+(?:#[\w-]+)?$/
const COMPARED = /[!=]==\s*$/

/** Every rule id that rules pass to a function. */
export function namedKeys({ path, text }: Source, callees: Callees = {}): NamedKey[] {
  const found: { readonly key: string; readonly table: WordTable; readonly from: number | undefined }[] = []
  const ends = new Map<number, number>()
  const open: { readonly at: number; readonly callee: string }[] = []
  for (const token of text.matchAll(TOKENS)) {
    const [word, key] = token
    const at = token.index
    if (word.length === 1 && '([{'.includes(word)) open.push({ at, callee: word === '(' ? nameBefore(text, at) : '' })
    else if (word.length === 1 && ')]}'.includes(word)) ends.set(open.pop()?.at ?? at, at)
    else if (key !== undefined && KEY.test(key) && !COMPARED.test(text.slice(0, at))) {
      const { callee, at: from } = open.at(-1) ?? { callee: '', at }
      const table = tableOf(key, callee, callees)
      if (table !== undefined) found.push({ key, table, from: callee === '' ? undefined : from })
    }
  }
  return found.map(({ key, table, from }) => ({
    key,
    table,
    path,
    call: from === undefined ? text : text.slice(from, (ends.get(from) ?? from) + 1),
  }))
}

/** The words that a key in a call needs, if any. */
function tableOf(key: string, callee: string, { refusing = [], silent = [], told }: Callees): WordTable | undefined {
  if (callee === '') return told?.test(key) ? 'log' : undefined
  if (silent.includes(callee)) return undefined
  if (callee === 'report') return 'log'
  return callee === 'refuse' || refusing.includes(callee) ? 'refusals' : 'prompts'
}

/** The function called by a bracket, with or without type arguments. */
const nameBefore = (text: string, bracket: number): string =>
  /(\w+)(?:<[^<>()]*>)?$/.exec(text.slice(Math.max(0, bracket - 80), bracket))?.[1] ?? ''
