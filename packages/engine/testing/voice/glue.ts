import type { Source } from '../sources.ts'

/** What puts sentences together by hand. Each may be right somewhere: there it says so with a comment that begins with `voice:`. */
const GLUE: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/\.join\((['"`])(?:, | (?:and|und|or|oder) )\1\)/, 'a list is joined by the language: {{list}}'],
  [/\.charAt\(0\)\.to(?:Locale)?UpperCase\(/, 'a sentence gets its capital letter by itself'],
  [/\$\{(?:t|say\.text|say\.line)\([^`]*\)\}[^`$]*\$\{(?:t|say\.text|say\.line)\(/, 'two texts are not put together'],
  [/(?:===|!==) 1 \? ['"`]/, 'plural forms stand in the text'],
]

/** Tests, and drawings for terminals, which are made of columns and not of sentences. */
const NO_SENTENCES = /\.test\.tsx?$|(?:^|\/)terminal\.ts$/

/** Says where sentences are put together by hand. */
export const glueProblems = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !NO_SENTENCES.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i, lines) => {
        if (/\/\/ voice:/.test(lines[i - 1] ?? '') || /^\s*(?:\*|\/\/|\/\*)/.test(line)) return []
        return GLUE.filter(([pattern]) => pattern.test(line)).map(
          ([, say]) => `${path}:${i + 1} glues: ${say}. ${line.trim()}`,
        )
      }),
    )
