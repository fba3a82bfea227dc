import type { BoardModule } from '@orrery/board'
import type { Game, GameLocale, OptionValue } from '@orrery/engine'
import { findGame } from '@orrery/games'
import type { Language } from '../texts/language.ts'

/** A game with everything the page needs of it, in a language. */
export interface GameClient {
  readonly game: Game
  readonly face: BoardModule
  readonly language: Language
  readonly locale: GameLocale
}

/** A game without its drawing, for rules and new matches. */
export type GameWords = Omit<GameClient, 'face'>

/** What games bring along, by their folder, each loaded when somebody opens the game. */
const faces = import.meta.glob<BoardModule>('../../../../games/*/board/index.ts', { import: 'default' })
const german = import.meta.glob<GameLocale>('../../../../games/*/german/index.ts', { import: 'german' })

const of = <T>(found: { readonly [path: string]: () => Promise<T> }, id: string): Promise<T> | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${id}/`))?.[1]()

const loaded = new Map<string, Promise<GameClient>>()

export async function loadWords(id: string, language: Language): Promise<GameWords> {
  const [game, locale] = await Promise.all([findGame(id).load(), language === 'de' ? of(german, id) : undefined])
  return { game, language, locale: locale ?? game.locale }
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
export const optionTitle = ({ locale }: GameWords, id: string): string => locale.options[id]?.text ?? id

/** A value of an option as people say it: `at-once` is made of words. */
export function optionValueText({ locale }: GameWords, id: string, value: OptionValue): string {
  const text = String(value)
  const known = locale.options[id]?.values?.[text]
  if (known !== undefined) return known
  const spoken = locale.messages.name(text).replaceAll('-', ' ')
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}
