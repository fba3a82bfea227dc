import {
  type Data,
  fillSentence,
  isAlike,
  type Lesson,
  type LessonWords,
  mentionsOf,
  type Refusal,
  type Speaker,
  type Value,
} from '@orrery/engine'
import { type Coaching, replyToRefusal } from './coach.ts'

/** What the coach says where somebody stands. */
export interface Said {
  /** The text of the step, and before it what came with it to be read. */
  readonly texts: readonly string[]
  /** What is said to the last answer. */
  readonly reply: string | undefined
  /** One for the first miss, one for the second. */
  readonly hints: readonly string[]
}

/** How a lesson is told: in a language, to a reader who is "you". */
export interface Telling {
  readonly lesson: Pick<Lesson, 'names'>
  readonly words: LessonWords
  readonly messages: Speaker
  readonly reader?: string | undefined
}

/** A text of a lesson with its names and numbers. */
export function lessonText({ lesson, messages, reader }: Omit<Telling, 'words'>, text: string, figures: Data): string {
  const data = { ...lesson.names, ...figures }
  const unknown = mentionsOf(text, messages.language).find((mention) => data[mention.replace(/^.*:/, '')] === undefined)
  if (unknown !== undefined) throw new Error(`"${text}" mentions {{${unknown}}}, which is not known then.`)
  return fillSentence(text, data, messages, reader)
}

export function said<View>(
  telling: Telling,
  { step, first, stands, reply, replyOf, figures, came }: Coaching<View>,
): Said {
  const { words } = telling
  const spoken = step && words.steps[step.id]
  const texts = [...first, ...(step ? [step] : [])].flatMap(({ id }) => {
    const text = words.steps[id]?.text
    return text === undefined ? [] : [lessonText(telling, text, figures[id] ?? {})]
  })
  const wholeMissed = stands === 'missed' && step === undefined ? words.missed : undefined
  const answer = reply && words.steps[replyOf ?? '']?.replies?.[reply.id]
  return {
    texts,
    reply:
      answer === undefined ? wholeMissed && lessonText(telling, wholeMissed, came) : lessonText(telling, answer, came),
    hints: (spoken?.hints ?? []).map((hint) => lessonText(telling, hint, { ...figures[step?.id ?? ''], ...came })),
  }
}

/** What the coach adds to a refusal of the table's, if anything. It may mention what the refusal does. */
export function saidToRefusal<View>(
  telling: Telling,
  { step, came }: Coaching<View>,
  { rule, data }: Refusal,
): string | undefined {
  const reply = step && replyToRefusal(step, rule)
  const text = step && reply && telling.words.steps[step.id]?.replies?.[reply.id]
  return text === undefined ? undefined : lessonText(telling, text, { ...came, ...data })
}

/** The next answer on a right way that begins with what was answered so far, if one is known. */
export function rightAnswer(
  { ways }: { readonly ways: Lesson['acts'][number]['ways'] },
  answers: readonly Value[],
): Value | undefined {
  const way = ways.find(
    ({ leads, answers: all }) =>
      leads === 'done' && all.length > answers.length && answers.every((value, i) => isAlike(value, all[i] ?? null)),
  )
  return way?.answers[answers.length]
}
