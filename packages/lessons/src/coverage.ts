import type { Lesson, Rulebook, Tip } from '@orrery/engine'

/** Where a chapter of the rulebook is met. */
export interface Coverage {
  readonly chapter: string
  readonly title: string
  /** By their ids, in their order. */
  readonly lessons: readonly string[]
  readonly tips: readonly string[]
}

/** Where each chapter of a rulebook is met: in lessons that are about it, and in what the coach cites. */
export function coverage<View>(
  rulebook: Rulebook,
  lessons: readonly Lesson<View>[],
  tips: readonly Tip<View>[],
): readonly Coverage[] {
  return rulebook.map(({ id, title, rules }) => {
    const cites = (cited: readonly string[]) => rules.some((rule) => cited.includes(rule.id))
    return {
      chapter: id,
      title,
      lessons: lessons.filter(({ chapters }) => chapters.includes(id)).map((lesson) => lesson.id),
      tips: tips.filter((tip) => cites(tip.cites)).map((tip) => tip.id),
    }
  })
}
