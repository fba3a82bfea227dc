import {
  type BaseState,
  type FirstMatch,
  findRule,
  type Game,
  type GlossaryWords,
  type Lesson,
  type LessonWords,
  Match,
  type Messages,
  optionsOf,
  type Pitch,
  settleWithScene,
  type Term,
  type Tip,
  type TipWords,
} from '@orrery/engine'
import { coverage } from './coverage.ts'
import { MOST_WORDS, tooMuch, wordsOf, writtenOut } from './length.ts'
import { tipOccasions } from './tip-survey.ts'
import { tipText } from './tips.ts'

/** Everything that a game gives to somebody who learns it. */
export interface Learning<S extends BaseState = BaseState, View = unknown> {
  readonly game: Game<S, View>
  /** What is played first, from the game's card. */
  readonly first: FirstMatch
  readonly lessons: readonly Lesson<View>[]
  readonly tips: readonly Tip<View>[]
  readonly terms: readonly Term[]
  /** What of it is said, by language. */
  readonly languages: { readonly [language: string]: LearningWords }
}

export interface LearningWords {
  readonly messages: Messages
  readonly lessons: { readonly [lesson: string]: LessonWords }
  readonly tips: TipWords
  readonly pitch: Pitch | undefined
  readonly glossary: GlossaryWords
}

/**
 * What is wrong with what a game gives to learners beside its lessons, which `checkLessons` and `speechProblems` look at: the first match,
 * the pitch, the tips, the terms; and chapters of the rulebook that nothing leads to.
 */
export const learningProblems = <S extends BaseState, View>(learning: Learning<S, View>): string[] => [
  ...firstMatchProblems(learning),
  ...tipProblems(learning),
  ...Object.entries(learning.languages).flatMap(([language, words]) =>
    [...pitchProblems(words), ...glossaryProblems(learning, words)].map((problem) => `${language}: ${problem}`),
  ),
  ...coverage(learning.game.locale.rulebook, learning.lessons, learning.tips)
    .filter(({ lessons, tips }) => lessons.length + tips.length === 0)
    .map(({ chapter }) => `no lesson and no tip is about the chapter "${chapter}"`),
]

/** The first match begins with a choice of the learner, who has the first seat. */
function firstMatchProblems<S extends BaseState, View>({ game, first }: Learning<S, View>): string[] {
  const { seats, options = {}, scene } = first
  const settled = settleWithScene(game, { seats, options, scene })
  const question = Match.start(game, seats, settled, 'first match', scene).questionFor(0)?.mine
  if (question === undefined) return ['the first match does not begin with a question to the first seat']
  if (question.kind === 'arrange') return []
  const { length } = optionsOf(question)
  return length < 2 ? [`the first question of the first match has ${length} answers`] : []
}

function pitchProblems({ pitch }: LearningWords): string[] {
  if (pitch === undefined) return ['there is no pitch']
  const { you, goal, turn } = pitch
  const count = wordsOf([you, goal, turn].join(' '))
  return [
    ...(count > MOST_WORDS ? [`the pitch has ${count} words`] : []),
    ...Object.entries(pitch).flatMap(([part, text]) => writtenOut(`pitch › ${part}`, text)),
  ]
}

function glossaryProblems<S extends BaseState, View>(
  { game, terms }: Learning<S, View>,
  { glossary }: LearningWords,
): string[] {
  const problems = Object.keys(glossary)
    .filter((id) => !terms.some((term) => term.id === id))
    .map((id) => `"${id}" is no term`)
  const owners = new Map<string, string>()
  for (const { id, rule, signs = [] } of terms) {
    const words = glossary[id]
    if (words === undefined) {
      problems.push(`the term "${id}" has no words`)
      continue
    }
    problems.push(...tooMuch(words.text))
    if (rule !== undefined && findRule(game.locale.rulebook, rule) === undefined)
      problems.push(`the term "${id}" names the rule "${rule}", which there is not`)
    for (const form of [...words.forms, ...signs]) {
      const owner = owners.get(form)
      if (owner !== undefined && owner !== id) problems.push(`"${form}" stands for "${owner}" and for "${id}"`)
      owners.set(form, id)
    }
  }
  return problems
}

/** Every tip is said in a match by chance, in every language, and cites what there is. */
function tipProblems<S extends BaseState, View>(learning: Learning<S, View>): string[] {
  const { game, first, lessons, tips, languages } = learning
  const occasions = tipOccasions(game, first, tips)
  const problems = tips.flatMap(({ id, cites, taughtIn = [] }) => [
    ...(occasions.some(({ tip }) => tip.id === id) ? [] : [`the tip "${id}" is never said`]),
    ...cites
      .filter((rule) => findRule(game.locale.rulebook, rule) === undefined)
      .map((rule) => `the tip "${id}" cites "${rule}", which there is not`),
    ...taughtIn
      .filter((lesson) => !lessons.some((one) => one.id === lesson))
      .map((lesson) => `the tip "${id}" is taught in "${lesson}", which is no lesson`),
  ])
  for (const [language, { tips: words, messages }] of Object.entries(languages)) {
    const said = occasions.flatMap(({ tip, sight }) => {
      const text = words[tip.id]
      return text === undefined ? [] : tooMuch(tipText(tip, sight, { text, messages, pack: game.pack }))
    })
    const written = tips.flatMap(({ id }) => {
      const text = words[id]
      return text === undefined ? [`the tip "${id}" has no words`] : writtenOut(id, text)
    })
    problems.push(...[...new Set([...said, ...written])].map((problem) => `${language}: ${problem}`))
  }
  return problems
}
