import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  assertInput,
  BadInput,
  type Balance,
  type Case,
  type CaseWords,
  fullTitle,
  type Game,
  type GameCard,
  type GameLocale,
  type GlossaryWords,
  isFields,
  type Lesson,
  type LessonWords,
  type Pitch,
  type Term,
  type Tip,
  type TipWords,
} from '@orrery/engine'
import { BALANCE, CARD, CASES, GAME, GLOSSARY, LESSONS, TIPS } from './folders.ts'

/** Every game speaks it by itself. */
const ENGLISH = 'en'

/** A game on the shelf. */
export interface GameEntry {
  readonly id: string
  readonly title: string
  readonly folder: string
  readonly card: GameCard
  /** Loads the game when somebody wants to play it. */
  load(): Promise<Game>
  /** Loads its cases, which measure bots, and why what is right in them is; there may be none. */
  loadCases(language: string): Promise<JudgedCases>
  /** Loads what it gives to learners, and what is said of it in every language; there may be nothing. */
  loadLessons(): Promise<ShelvedLessons>
  /** Loads what is counted of games that bots have played; there may be nothing. */
  loadBalance(): Promise<Balance | undefined>
}

export interface ShelvedLessons {
  readonly lessons: readonly Lesson[]
  readonly tips: readonly Tip[]
  readonly terms: readonly Term[]
  readonly languages: readonly LessonLanguage[]
}

/** A language that lessons speak. */
interface LessonLanguage {
  readonly language: string
  readonly words: { readonly [lesson: string]: LessonWords }
  readonly tips: TipWords
  readonly pitch: Pitch | undefined
  readonly glossary: GlossaryWords
  /** Everything else that the game says in it, by its content. */
  readonly localeOf: (game: Game) => GameLocale
}

interface JudgedCases {
  readonly cases: readonly Case[]
  readonly words: CaseWords
}

/** Reads a folder's card. What is wrong with the folder is said in one sentence. */
export async function readEntry(folder: string): Promise<GameEntry> {
  assertInput(existsSync(folder), `Folder ${folder} not found. Give the folder of a game.`)
  for (const file of [CARD, GAME])
    assertInput(
      existsSync(join(folder, file)),
      `${folder} is not a game: it has no ${file}. See examples/ for what a game needs.`,
    )
  const file = join(folder, CARD)
  const card = await defaultOf(file)
  const wrong = problemOfCard(card)
  assertInput(wrong === undefined, `${file} must export a GameCard as its default, but ${wrong}.`)
  const read = card as GameCard
  return {
    id: read.id,
    title: fullTitle(read),
    folder,
    card: read,
    load: () => loadGame(folder, read),
    loadCases: (language) => loadCases(folder, language),
    loadLessons: () => loadLessons(folder),
    loadBalance: () => loadBalance(folder),
  }
}

async function loadCases(folder: string, language: string): Promise<JudgedCases> {
  const cases = (await readIn(folder, CASES, [])) as readonly Case[]
  assertInput(Array.isArray(cases), `${join(folder, CASES)} must export a list of cases as its default.`)
  return { cases, words: (await readIn(folder, `words/${language}/cases.ts`, {})) as CaseWords }
}

/** What a file of a game exports, if there is one. */
const readIn = async (folder: string, file: string, otherwise: unknown): Promise<unknown> =>
  existsSync(join(folder, file)) ? ((await defaultOf(join(folder, file))) ?? otherwise) : otherwise

async function loadLessons(folder: string): Promise<ShelvedLessons> {
  if (!existsSync(join(folder, LESSONS))) return { lessons: [], tips: [], terms: [], languages: [] }
  const lessons = (await defaultOf(join(folder, LESSONS))) as readonly Lesson[]
  assertInput(Array.isArray(lessons), `${join(folder, LESSONS)} must export a list of lessons as its default.`)
  const spoken = readdirSync(join(folder, 'words'))
    .sort()
    .filter((language) => existsSync(join(folder, 'words', language, 'lessons.ts')))
  const tips = (await readIn(folder, TIPS, [])) as readonly Tip[]
  const terms = (await readIn(folder, GLOSSARY, [])) as readonly Term[]
  return {
    lessons,
    tips,
    terms,
    languages: await Promise.all(spoken.map((language) => loadLanguage(folder, language))),
  }
}

async function loadLanguage(folder: string, language: string): Promise<LessonLanguage> {
  const words = join(folder, 'words', language)
  const { lessons } = (await moduleOf(join(words, 'lessons.ts'))) as { lessons: LessonLanguage['words'] }
  const spoken = {
    language,
    words: lessons,
    tips: (await readIn(words, 'tips.ts', {})) as TipWords,
    pitch: (await readIn(words, 'pitch.ts', undefined)) as Pitch | undefined,
    glossary: (await readIn(words, 'glossary.ts', {})) as GlossaryWords,
  }
  if (language === ENGLISH) return { ...spoken, localeOf: ({ locale }) => locale }
  const locale = (await defaultOf(join(words, 'index.ts'))) as (pack: unknown) => GameLocale
  return { ...spoken, localeOf: ({ pack }) => locale(pack) }
}

async function loadBalance(folder: string): Promise<Balance | undefined> {
  const file = join(folder, BALANCE)
  if (!existsSync(file)) return undefined
  const balance = await defaultOf(file)
  assertInput(
    isFields(balance) && typeof balance.watch === 'function' && typeof balance.figures === 'function',
    `${file} must export a Balance as its default.`,
  )
  return balance as unknown as Balance
}

async function loadGame(folder: string, card: GameCard): Promise<Game> {
  const file = join(folder, GAME)
  const game = await defaultOf(file)
  assertInput(
    isGame(game),
    `${file} must export its game as its default: write "export default defineGame({ … })" with the defineGame of @orrery/engine.`,
  )
  const differs = differenceOf(card, game)
  assertInput(
    differs === undefined,
    `The card and the game in ${folder} disagree about ${differs}: change ${CARD} or ${GAME}.`,
  )
  return game
}

const defaultOf = async (file: string): Promise<unknown> => ((await moduleOf(file)) as { default?: unknown }).default

async function moduleOf(file: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n')
    throw new BadInput(`${file} does not load: ${why?.replace(/\.$/, '')}.`, { cause: error })
  }
}

const WEIGHTS: readonly GameCard['weight'][] = ['light', 'medium', 'mediumHeavy', 'heavy']

const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Number.isInteger(one) && one > 0)

function problemOfCard(card: unknown): string | undefined {
  if (!isFields(card)) return 'it exports nothing of the kind'
  const { id, title, players, minutes, weight, first } = card
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id)) return '"id" must be lowercase letters and hyphens'
  if (typeof title !== 'string' || title === '') return '"title" must be text'
  if (!areNumbers(players)) return '"players" must be a list of numbers'
  if (!areNumbers(minutes) || minutes.length !== 2) return '"minutes" must be two numbers'
  if (!WEIGHTS.some((known) => known === weight)) return `"weight" must be one of ${WEIGHTS.join(', ')}`
  if (!isFields(first) || !players.includes(Number(first.seats)))
    return '"first.seats" must be one of its numbers of players'
  return undefined
}

const ACTIONS = ['setup', 'nextStep', 'copy', 'view', 'result', 'determinize', 'standings', 'fallback'] as const

const isGame = (value: unknown): value is Game =>
  isFields(value) &&
  typeof value.id === 'string' &&
  typeof value.rulesVersion === 'number' &&
  Array.isArray(value.players) &&
  ACTIONS.every((name) => typeof value[name] === 'function')

function differenceOf(card: GameCard, game: Game): string | undefined {
  if (card.id !== game.id) return `the id ("${card.id}" and "${game.id}")`
  if (fullTitle(card) !== game.title) return `the title ("${fullTitle(card)}" and "${game.title}")`
  if (card.players.join() !== game.players.join())
    return `the players (${card.players.join(', ')} and ${game.players.join(', ')})`
  return undefined
}
