import type { BaseState } from '@orrery/engine'
import { termProblems, type Term as Usage, wordingProblems } from '@orrery/engine/testing'
import { checkLessons, type Learning, learningProblems, speechProblems } from '@orrery/lessons'

/** Everything that a game gives to learners, and its terms with what is not to be said instead. */
export interface LearningPlan<S extends BaseState, View> extends Learning<S, View> {
  readonly usage: readonly Usage[]
}

/** The name of a check, and what is wrong by it. */
type LearningCheck = readonly [name: string, problems: () => readonly string[]]

/**
 * What every game's lessons have to keep, as checks with names:
 *
 *     test.each(learningChecks(plan))('%s', (_, problems) => expect(problems()).toEqual([]))
 */
export function learningChecks<S extends BaseState, View>(plan: LearningPlan<S, View>): LearningCheck[] {
  const { game, lessons, languages, usage } = plan
  return [
    ['lessons can be played in every way they list', () => checkLessons(game, lessons).problems],
    ['first match, pitch, tips, terms and lessons lead to every chapter', () => learningProblems(plan)],
    ...Object.entries(languages).flatMap(([language, { messages, ...spoken }]): LearningCheck[] => [
      [
        `lessons say everything in ${language}, in at most 25 words, with numbers of the game`,
        () => speechProblems(game, lessons, spoken.lessons, messages),
      ],
      [
        `learners hear in ${language} what the rest of the game sounds like`,
        () =>
          textsIn(spoken).flatMap(([where, text]) => [
            ...wordingProblems(where, text, language),
            ...termProblems(where, text, language, usage),
          ]),
      ],
    ]),
  ]
}

/** All texts in some words, with where they stand. */
const textsIn = (words: unknown, where = ''): (readonly [where: string, text: string])[] =>
  typeof words === 'string'
    ? [[where, words]]
    : Object.entries(words as object).flatMap(([key, inside]) => textsIn(inside, `${where} ${key}`))
