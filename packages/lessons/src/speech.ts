import {
  type Act,
  type BaseState,
  type Game,
  isAlike,
  type Lesson,
  type LessonWords,
  type Messages,
  type Way,
} from '@orrery/engine'
import { MOST_WORDS, tooMuch, wordsOf, writtenOut } from './length.ts'
import { Play } from './play.ts'
import { said, saidToRefusal, type Telling } from './said.ts'
import { wander } from './wander.ts'

/** So often each act is played by somebody who does not listen. */
const STROLLS = 3

/**
 * What is wrong with what lessons say in a language. Every way of every act is played, and what the coach says on it is looked at: whether
 * everything it mentions is known then, and whether it is short. Texts that no step says are found as well, and numbers that are written
 * out: those would be wrong one day. Then every act is played by chance some times.
 */
export function speechProblems<S extends BaseState, View>(
  game: Game<S, View>,
  lessons: readonly Lesson<View>[],
  words: { readonly [lesson: string]: LessonWords },
  messages: Messages,
  strolls = STROLLS,
): string[] {
  const strangers = Object.keys(words).filter((id) => !lessons.some((lesson) => lesson.id === id))
  return [
    ...strangers.map((id) => `${id} is no lesson`),
    ...openingProblems(game, lessons[0], words, messages),
    ...lessons.flatMap((lesson) => {
      const own = words[lesson.id]
      if (own === undefined) return [`${lesson.id} has no words`]
      const problems = [...gaps(lesson, own), ...texts(own).flatMap(([where, text]) => writtenOut(where, text))]
      const telling = { lesson, words: own, messages }
      for (const act of lesson.acts)
        for (const way of act.ways) problems.push(...heardOn(game, act, telling, way).flatMap(tooMuch))
      problems.push(...wander(game, lesson, telling, strolls))
      return [...new Set(problems)].map((problem) => `${lesson.id}: ${problem}`)
    }),
  ]
}

/** The first lesson lets somebody decide at once: little stands before its first question. */
function openingProblems<S extends BaseState, View>(
  game: Game<S, View>,
  lesson: Lesson<View> | undefined,
  words: { readonly [lesson: string]: LessonWords },
  messages: Messages,
): string[] {
  const own = lesson && words[lesson.id]
  const act = lesson?.acts[0]
  if (lesson === undefined || own === undefined || act === undefined) return []
  const play = new Play(game, act)
  const { texts: now } = said({ lesson, words: own, messages }, play.coaching)
  const count = wordsOf(now.join(' '))
  return [
    ...(count > MOST_WORDS ? [`${count} words stand before the first question`] : []),
    ...(play.question === undefined ? ['the first lesson begins without a question'] : []),
    ...(isDecision(game, play, act) ? [] : ['the first question is no decision']),
  ]
}

/** So many answers to the first question lead to the goal, or to a miss that teaches something. */
const LEAST_ANSWERS = 2

/** Whether a question has several answers worth a thought; what somebody who has gone would answer needs none. */
function isDecision<S extends BaseState, View>(
  game: Game<S, View>,
  { question, match }: Play<S, View>,
  { ways }: Act<View>,
): boolean {
  const idle = question && game.fallback(match.state, question)
  const firsts = ways.flatMap(({ answers: [first], leads }) =>
    first === undefined || isAlike(first, idle ?? null) || (leads !== 'done' && 'refusedBy' in leads)
      ? []
      : [JSON.stringify(first)],
  )
  return new Set(firsts).size >= LEAST_ANSWERS
}

/** Steps and replies without a text, and texts of no step and no reply. */
function gaps<View>({ acts }: Lesson<View>, words: LessonWords): string[] {
  const steps = acts.flatMap((act) => act.steps)
  const wanted = steps.flatMap(({ id, replies = [] }) => [id, ...replies.map((reply) => `${id} › ${reply.id}`)])
  const there = Object.entries(words.steps).flatMap(([id, { replies = {} }]) => [
    id,
    ...Object.keys(replies).map((reply) => `${id} › ${reply}`),
  ])
  const missed = acts.some(({ goal }) => goal !== undefined) && words.missed === undefined ? ['missed'] : []
  return [
    ...[...wanted.filter((one) => !there.includes(one)), ...missed].map((one) => `"${one}" has no text`),
    ...there.filter((one) => !wanted.includes(one)).map((one) => `"${one}" is said by no step`),
  ]
}

const texts = ({ steps, missed }: LessonWords): readonly (readonly [string, string])[] => [
  ...Object.entries(steps).flatMap(([id, { text, hints = [], replies = {} }]) => [
    [id, text] as const,
    ...hints.map((hint) => [`a hint of ${id}`, hint] as const),
    ...Object.entries(replies).map(([reply, said]) => [`${id} › ${reply}`, said] as const),
  ]),
  ...(missed === undefined ? [] : [['missed', missed] as const]),
]

/** Everything that is said on a way. */
function heardOn<S extends BaseState, View>(
  game: Game<S, View>,
  act: Act<View>,
  telling: Telling,
  { answers }: Way,
): string[] {
  const play = new Play(game, act)
  const heard = new Set<string>()
  const listen = () => {
    const { texts: now, hints, reply } = said(telling, play.coaching)
    for (const text of [...now, ...hints, ...(reply === undefined ? [] : [reply])]) heard.add(text)
  }
  try {
    listen()
    for (const value of answers) {
      const { coaching } = play
      const rejection = play.answer(value)
      const added = rejection && 'refusal' in rejection && saidToRefusal(telling, coaching, rejection.refusal)
      if (added) heard.add(added)
      listen()
    }
  } catch (error) {
    heard.add(error instanceof Error ? error.message : String(error))
  }
  return [...heard]
}
