import type { Opening, Rulebook } from '../src/words/rulebook.ts'
import type { Source } from './sources.ts'

const idsOf = (rulebook: Rulebook): string[] => rulebook.flatMap(({ rules }) => rules.map(({ id }) => id))

/** Longer paragraphs are not read. */
const LONGEST_OPENING = 350

/** Whole sentences, whose first word may be bold, with every number filled in. */
function sentenceProblems(where: string, text: string): string[] {
  if (!/^(\*\*)?[A-ZÄÖÜ0-9].*[.)]$/.test(text)) return [`${where} is no sentence: ${text}`]
  if (/\{\{|undefined|NaN/.test(text)) return [`${where} lacks a number: ${text}`]
  return (text.split('**').length - 1) % 2 === 1 ? [`${where} has a bold word without an end: ${text}`] : []
}

/** Says what is wrong with paragraphs: an id that is odd or given twice, a text that is no sentence, no source. */
export function checkRulebook(rulebook: Rulebook): string[] {
  const ids = idsOf(rulebook)
  const problems = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`)
  for (const { id, lead, rules } of rulebook) {
    if (lead !== undefined) problems.push(...sentenceProblems(`${id}, its lead`, lead))
    if (rules[0]?.detail) problems.push(`${rules[0].id} is a detail of nothing`)
  }
  for (const { id, text, source, example } of rulebook.flatMap(({ rules }) => rules)) {
    if (!/^[a-z]+\.[A-Za-z0-9-]+$/.test(id)) problems.push(`${id} is no id`)
    problems.push(...sentenceProblems(id, text))
    if (example !== undefined) problems.push(...sentenceProblems(`${id}, its example`, example))
    if (source.trim() === '') problems.push(`${id} has no source`)
  }
  return problems
}

/** Says what is wrong with the first page: a part without a paragraph, a text that is no sentence or too long to be read. */
export function checkOpening({ pitch, goal, round }: Opening): string[] {
  const parts = { pitch: [pitch], goal, round }
  return Object.entries(parts).flatMap(([part, paragraphs]) => {
    if (paragraphs.length === 0) return [`the opening says nothing of its ${part}`]
    return paragraphs.flatMap((text) => [
      ...sentenceProblems(`the opening's ${part}`, text),
      ...(text.length > LONGEST_OPENING ? [`the opening's ${part} has a paragraph of ${text.length} letters`] : []),
    ])
  })
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
