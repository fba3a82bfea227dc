import type { BoardModule } from '@orrery/board'
import type { Game, Messages, OptionSpec, OptionValue, Rulebook, Translation } from '@orrery/engine'
import { findGame } from '@orrery/games'
import type { Language } from '../texts/language.ts'

/** A game with everything the page needs of it, in a language. */
export interface GameClient {
  readonly game: Game
  readonly face: BoardModule
  readonly language: Language
  readonly words: Messages
  readonly rulebook: Rulebook
  /** Nothing in English, which the game itself speaks. */
  readonly translation: Translation | undefined
}

/** A game without its drawing, for rules and new matches. */
export type GameWords = Omit<GameClient, 'face'>

/** What games bring along, by their folder, each loaded when somebody opens the game. */
const faces = import.meta.glob<BoardModule>('../../../../games/*/board/index.ts', { import: 'default' })
const german = import.meta.glob<Translation>('../../../../games/*/german/index.ts', { import: 'german' })

const of = <T>(found: { readonly [path: string]: () => Promise<T> }, id: string): Promise<T> | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${id}/`))?.[1]()

const loaded = new Map<string, Promise<GameClient>>()

export async function loadWords(id: string, language: Language): Promise<GameWords> {
  const [game, translation] = await Promise.all([findGame(id).load(), language === 'de' ? of(german, id) : undefined])
  const { words, rulebook } = translation ?? game
  return { game, language, words, rulebook, translation }
}

export function loadKit(id: string, language: Language): Promise<GameClient> {
  const key = `${id} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const kit = Promise.all([loadWords(id, language), of(faces, id)]).then(([words, face]) => {
    if (face === undefined) throw new Error(`There is no drawing of "${id}".`)
    return { ...words, face }
  })
  loaded.set(key, kit)
  kit.catch(() => loaded.delete(key))
  return kit
}

/** What an option of a new match is about. */
export const optionTitle = ({ translation }: GameWords, { id, text }: OptionSpec): string =>
  translation?.options[id]?.text ?? text

/** A value of an option as people say it: `nomads+dark-seed` names two things, `at-once` is made of words. */
export function optionValueText({ translation, words }: GameWords, { id }: OptionSpec, value: OptionValue): string {
  const text = String(value)
  const known = translation?.options[id]?.values?.[text]
  if (known !== undefined) return known
  const spoken = text
    .split('+')
    .map((part) => words.name(part))
    .map((name) => name.replaceAll('-', ' '))
    .join(' + ')
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}
