import type { Rulebook, RuleText } from '@orrery/engine'

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const holds = ({ id, text, example = '' }: RuleText, wanted: readonly string[]): boolean => {
  const all = `${id} ${text} ${example}`.replaceAll('**', '').toLowerCase()
  return wanted.every((word) => all.includes(word))
}

/** The chapters with the paragraphs that hold all words. */
export const searchRules = (rulebook: Rulebook, wanted: readonly string[]): Rulebook =>
  wanted.length === 0
    ? rulebook
    : rulebook.flatMap((chapter) => {
        const rules = chapter.rules.filter((rule) => holds(rule, wanted))
        return rules.length === 0 ? [] : [{ ...chapter, rules }]
      })
