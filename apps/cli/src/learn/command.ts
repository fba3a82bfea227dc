import { BadInput, type FirstMatch, type Game, type Lesson, listing } from '@orrery/engine'
import { checkLessons, learningProblems, speechProblems } from '@orrery/lessons'
import { findGame, type ShelvedLessons } from '@orrery/shelf'
import { wholeNumber } from '../input.ts'
import { openTerminal } from '../play/terminal.ts'
import { TerminalLesson } from './lesson.ts'

interface LearnSettings {
  readonly check?: true
  readonly strolls?: string
  readonly json?: true
}

/** `orrery learn <game> [lesson]`: the lessons of a game, and any of them at the terminal. */
export async function learn(named: string, wanted: string | undefined, settings: LearnSettings): Promise<number> {
  const { title, card, load, loadLessons } = await findGame(named)
  const game = await load()
  const shelved = await loadLessons()
  const { lessons } = shelved
  if (lessons.length === 0) {
    console.log(`${title} has no lessons yet. Read its rules: orrery explain ${named}`)
    return 0
  }
  if (settings.check) return check(game, card.first, shelved, settings)
  const words = shelved.languages.find(({ language }) => language === 'en')?.words ?? {}
  const titleOf = ({ id }: Lesson) => words[id]?.title ?? id
  if (wanted === undefined) {
    console.log(`${title}: ${lessons.length} lessons. Start one: orrery learn ${named} 1`)
    for (const [i, lesson] of lessons.entries())
      console.log(`  ${String(i + 1).padStart(2)}  ${titleOf(lesson)} (${lesson.id}, ${lesson.minutes} minutes)`)
    return 0
  }
  const lesson = lessons.find(({ id }, i) => id === wanted || String(i + 1) === wanted)
  if (lesson === undefined)
    throw new BadInput(
      `Unknown lesson "${wanted}". Use a number from 1 to ${lessons.length}, or ${listing(
        lessons.map(({ id }) => id),
        'en',
        'or',
      )}.`,
    )
  const terminal = openTerminal()
  try {
    const spoken = words[lesson.id]
    if (spoken === undefined) throw new BadInput(`The lesson "${lesson.id}" has no words.`)
    await new TerminalLesson(game, lesson, spoken, terminal).run()
  } finally {
    terminal.close()
  }
  return 0
}

/** Plays all of them as the tests do: every way of every act, the words of every language, and what else learners are told. */
function check(game: Game, first: FirstMatch, shelved: ShelvedLessons, { json, strolls }: LearnSettings): number {
  const often = strolls === undefined ? undefined : wholeNumber(strolls, '--strolls', 0)
  const { lessons, tips, terms, languages } = shelved
  const { steps, answers, problems: played } = checkLessons(game, lessons)
  const spoken = languages.flatMap(({ language, words, localeOf }) =>
    speechProblems(game, lessons, words, localeOf(game).messages, often).map((problem) => `${language}: ${problem}`),
  )
  const words = Object.fromEntries(
    languages.map(({ language, words, localeOf, ...rest }) => [
      language,
      { ...rest, lessons: words, messages: localeOf(game).messages },
    ]),
  )
  const beside = learningProblems({ game, first, lessons, tips, terms, languages: words })
  const problems = [...played, ...spoken, ...beside]
  const checked = {
    game: game.id,
    lessons: lessons.length,
    steps,
    answers,
    tips: tips.length,
    terms: terms.length,
    languages: languages.map((one) => one.language),
  }
  if (json) console.log(JSON.stringify({ ...checked, problems }))
  else {
    for (const problem of problems) console.log(problem)
    console.log(
      `${game.title}: ${lessons.length} lessons with ${steps} steps in ${listing(checked.languages, 'en')}, ${answers} answers tried, ${tips.length} tips, ${terms.length} terms, ${problems.length === 0 ? 'no' : problems.length} problems.`,
    )
  }
  return problems.length === 0 ? 0 : 1
}
