import { readdirSync, readFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)

export interface Source {
  readonly path: string
  readonly text: string
}

/** The TypeScript files under folders of the game. */
export const sourcesIn = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') })),
  )

/** A key of the words where rules name it: `report(g, 'move.full', …)`. */
export interface NamedKey {
  readonly key: string
  readonly table: 'asks' | 'log' | 'refusals'
  /** The call it stands in, from its bracket to the end of the statement or so. */
  readonly call: string
  readonly path: string
}

/** Comments, strings and brackets: all that is needed to know which call a string stands in. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'((?:\\.|[^'\\\n])*)'|[([{]|[)\]}]/g
const KEY = /^[a-z]+\.[\w-]+(?:#[\w-]+)?$/

/** Functions that give a reason. */
const REFUSING = ['refuse', 'needsTarget', 'nothingIn']

/** Functions whose rule id is neither a question nor told: why units move, and where an action belongs. */
const SILENT = ['beginMovement', 'notNow']

/** Every rule id that is passed to a function: `report` tells the log, some give a reason, most others ask. */
export function namedKeys({ path, text }: Source): NamedKey[] {
  const found: (Omit<NamedKey, 'call'> & { readonly from: number })[] = []
  const ends = new Map<number, number>()
  const open: { readonly at: number; readonly callee: string }[] = []
  for (const token of text.matchAll(TOKENS)) {
    const [word, quoted] = token
    const at = token.index
    if (word.length === 1 && '([{'.includes(word)) open.push({ at, callee: word === '(' ? nameBefore(text, at) : '' })
    else if (word.length === 1 && ')]}'.includes(word)) ends.set(open.pop()?.at ?? at, at)
    else if (quoted !== undefined && KEY.test(quoted) && !/[!=]==\s*$/.test(text.slice(0, at))) {
      const { callee, at: from } = open.at(-1) ?? { callee: '', at }
      const table = callee === 'report' ? 'log' : REFUSING.includes(callee) ? 'refusals' : 'asks'
      if (callee !== '' && !SILENT.includes(callee)) found.push({ key: quoted, table, path, from })
    }
  }
  return found.map(({ from, ...named }) => ({ ...named, call: text.slice(from, (ends.get(from) ?? from) + 1) }))
}

/** The function called by a bracket, with or without type arguments. */
const nameBefore = (text: string, bracket: number): string =>
  /(\w+)(?:<[^<>()]*>)?$/.exec(text.slice(Math.max(0, bracket - 80), bracket))?.[1] ?? ''
