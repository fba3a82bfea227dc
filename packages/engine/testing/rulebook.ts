import type { Rulebook } from '../src/rulebook.ts'
import type { Source } from './sources.ts'

const idsOf = (rulebook: Rulebook): string[] => rulebook.flatMap(({ rules }) => rules.map(({ id }) => id))

/** Says what is wrong with paragraphs: an id that is odd or given twice, a text that is no sentence, no source. */
export function checkRulebook(rulebook: Rulebook): string[] {
  const ids = idsOf(rulebook)
  const problems = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`)
  for (const { id, text, source } of rulebook.flatMap(({ rules }) => rules)) {
    if (!/^[a-z]+\.[A-Za-z0-9-]+$/.test(id)) problems.push(`${id} is no id`)
    if (!/^[A-Z0-9].*[.)]$/.test(text)) problems.push(`${id} is no sentence: ${text}`)
    if (/\{\{|undefined|NaN/.test(text)) problems.push(`${id} lacks a number: ${text}`)
    if (source.trim() === '') problems.push(`${id} has no source`)
  }
  return problems
}

/** Titles that begin with the ids of rules: `test('[move.full] [move.once] …'`, also after `test.each(…)` and the like. */
const TITLES = /(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*['"`]((?:\[[\w-]+\.[\w-]+\][\s,]*)+)/g

/** Says which paragraphs no test cites in its title, and which titles cite what is no paragraph. */
export function checkCitations(rulebook: Rulebook, sources: readonly Source[]): string[] {
  const ids = new Set(idsOf(rulebook))
  const cited = new Set<string>()
  const unknown: string[] = []
  for (const { path, text } of sources.filter((source) => source.path.endsWith('.test.ts')))
    for (const [, title = ''] of text.matchAll(TITLES))
      for (const [, id = ''] of title.matchAll(/\[([\w.-]+)\]/g)) {
        cited.add(id)
        if (!ids.has(id)) unknown.push(`${path} cites ${id}, which is no rule`)
      }
  return [...[...ids].filter((id) => !cited.has(id)).map((id) => `${id} is cited by no test`), ...unknown]
}
