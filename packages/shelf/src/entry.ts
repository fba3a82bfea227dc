import { existsSync } from 'node:fs'
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
  isFields,
} from '@orrery/engine'
import { BALANCE, CARD, CASES, GAME } from './folders.ts'

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
  /** Loads what is counted of games that bots have played; there may be nothing. */
  loadBalance(): Promise<Balance | undefined>
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
    loadBalance: () => loadBalance(folder),
  }
}

async function loadCases(folder: string, language: string): Promise<JudgedCases> {
  const read = async (file: string, otherwise: unknown): Promise<unknown> =>
    existsSync(join(folder, file)) ? ((await defaultOf(join(folder, file))) ?? otherwise) : otherwise
  const cases = (await read(CASES, [])) as readonly Case[]
  assertInput(Array.isArray(cases), `${join(folder, CASES)} must export a list of cases as its default.`)
  return { cases, words: (await read(`words/${language}/cases.ts`, {})) as CaseWords }
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

async function defaultOf(file: string): Promise<unknown> {
  try {
    return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly default?: unknown }).default
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
