import type { BoardLanguage, BoardModule, BoardTexts } from '@orrery/board'
import { capitalised, type Game, type GameLocale, type OptionValue } from '@orrery/engine'
import type { MatchInfo } from '@orrery/protocol'
import { type Language, PSEUDO } from '../words/languages.ts'
import { pseudoLocale, pseudoText } from '../words/pseudo.ts'
import { loadGame, partsOf } from './load.ts'
import { plainBoard } from './plain-board.tsx'

/** A game with everything the page needs of it, in a language. */
export interface GameClient extends BoardLanguage {
  readonly game: Game
  readonly face: BoardModule
  /** What the game says in the language under other rules, or with another pack. */
  localeOf(game: Game): GameLocale
}

/** A game without its drawing, for rules and new matches. */
export type GameWords = Omit<GameClient, 'face' | 'board'>

/** A language of a game with English for every text that it lacks. */
const overEnglish = (locale: GameLocale, english: GameLocale): GameLocale => ({
  ...english,
  ...locale,
  messages: {
    ...locale.messages,
    prompts: { ...english.messages.prompts, ...locale.messages.prompts },
    log: { ...english.messages.log, ...locale.messages.log },
    refusals: { ...english.messages.refusals, ...locale.messages.refusals },
    groups: { ...english.messages.groups, ...locale.messages.groups },
  },
  rulebook: locale.rulebook.length === 0 ? english.rulebook : locale.rulebook,
  options: { ...english.options, ...locale.options },
  printed: { ...english.printed, ...locale.printed },
})

/** What a board says, by its English wording; what has no other wording is said in this one. */
const boardIn = (language: Language, texts: BoardTexts): BoardLanguage['board'] =>
  language === PSEUDO ? (english) => pseudoText(texts[english] ?? english) : (english) => texts[english] ?? english

const loaded = new Map<string, Promise<GameClient>>()

export async function loadWords(id: string, language: Language): Promise<GameWords> {
  const [game, translated] = await Promise.all([loadGame(id), partsOf(id).locales[language]?.()])
  const localeOf = ({ pack, locale }: Game): GameLocale => {
    if (language === PSEUDO) return pseudoLocale(locale)
    return translated ? overEnglish(translated(pack), locale) : locale
  }
  return { game, language, localeOf, locale: localeOf(game) }
}

/** The game as a match needs it: what its cards say is what they say under its rules and with its pack, if the page knows them. */
export function kitFor(kit: GameClient, { rules, content }: Pick<MatchInfo, 'rules' | 'content'>): GameClient {
  const { game, localeOf } = kit
  const isNewest =
    rules === game.rulesVersion && content.id === game.content.id && content.version === game.content.version
  const own = isNewest ? undefined : game.under?.(rules, content)
  return own === undefined ? kit : { ...kit, game: own, locale: localeOf(own) }
}

export function loadKit(id: string, language: Language): Promise<GameClient> {
  const key = `${id} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const { board: face, boardWords } = partsOf(id)
  const parts = Promise.all([loadWords(id, language), face?.(), boardWords.en?.(), boardWords[language]?.()])
  const kit = parts.then(([words, drawn, english, board]) => ({
    ...words,
    face: drawn ?? plainBoard(id),
    board: boardIn(language, { ...english, ...board }),
  }))
  loaded.set(key, kit)
  kit.catch(() => loaded.delete(key))
  return kit
}

/** What an option of a new match is about. */
export const optionTitle = ({ locale }: GameWords, id: string): string => locale.options[id]?.text ?? id

/** A value of an option as people say it: `at-once` is made of words. */
export function optionValueText({ locale }: GameWords, id: string, value: OptionValue): string {
  const text = String(value)
  const known = locale.options[id]?.values?.[text]
  if (known !== undefined) return known
  const spoken = locale.messages.name(text).replaceAll('-', ' ')
  return capitalised(spoken)
}
