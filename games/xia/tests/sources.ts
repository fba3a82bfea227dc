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
  /** The call it stands in, from its bracket to the end of the statement or so; the whole file for a table of rolls. */
  readonly call: string
  readonly path: string
}

/** Comments, strings and brackets: all that is needed to know which call a string stands in. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'((?:\\.|[^'\\\n])*)'|[([{]|[)\]}]/g
const KEY = /^[a-z]+\.[\w-]+(?:#[\w-]+)?$/

/** Every rule id that is passed to a function: `report` tells the log, `refuse` gives a reason, all others ask. Rolls are told wherever they are named. */
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
      const told = callee === 'report' || (callee === '' && quoted.endsWith('#roll'))
      const table = told ? 'log' : callee === 'refuse' ? 'refusals' : 'asks'
      // A bounty's reason is data of its event.
      if (callee !== 'gainBounty' && (callee !== '' || told))
        found.push({ key: quoted, table, path, from: callee === '' ? -1 : from })
    }
  }
  return found.map(({ from, ...named }) => ({
    ...named,
    call: from < 0 ? text : text.slice(from, (ends.get(from) ?? from) + 1),
  }))
}

/** The function called by a bracket, with or without type arguments. */
const nameBefore = (text: string, bracket: number): string =>
  /(\w+)(?:<[^<>()]*>)?$/.exec(text.slice(Math.max(0, bracket - 80), bracket))?.[1] ?? ''
