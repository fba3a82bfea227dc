// Sentences that stand in code: those of the server, the terminal and the engine's errors.
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Where code speaks to people. */
const FOLDERS = [
  'apps/server/src',
  'apps/cli/src',
  'packages/engine/src',
  'packages/host/src',
  'packages/protocol/src',
  'packages/bots/src',
  'packages/shelf/src',
]

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
/** A capital letter, a space somewhere, a period at the end. */
const SENTENCE = /^[A-Z][^\n]* [^\n]*[.!?]$/

/** The sentences among the strings of a source, with a mark for what is filled in. */
export const sentencesIn = (text) =>
  [...text.replaceAll(COMMENT, '').matchAll(STRING)]
    .map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}+/g, '◇').replaceAll("\\'", "'"),
    )
    .filter((string) => SENTENCE.test(string))

export const codeSentences = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) =>
        sentencesIn(readFileSync(new URL(`${folder}/${name}`, root), 'utf8')).map((text) => ({
          where: `${folder}/${name}`,
          text,
        })),
      ),
  )
