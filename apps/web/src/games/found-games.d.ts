/** The games that were found when the client was built: see build/game-folders.ts. */

declare module 'virtual:shelf/cards' {
  import type { CardWords, GameCard } from '@orrery/engine'
  import type { ComponentType } from 'react'

  /** Small, and there at once. */
  export const cards: readonly {
    readonly card: GameCard
    readonly words: { readonly [language: string]: CardWords }
    readonly Picture: ComponentType | undefined
    /** Whether it can be learned by playing. */
    readonly hasLessons: boolean
  }[]
}

declare module 'virtual:shelf/games' {
  import type { BoardModule, BoardTexts } from '@orrery/board'
  import type { Game, GameLocale, GlossaryWords, Lesson, LessonWords, Pitch, Term, Tip, TipWords } from '@orrery/engine'

  type ByLanguage<T> = { readonly [language: string]: () => Promise<T> }

  interface GameParts {
    game(): Promise<Game>
    /** There need not be one. */
    readonly board: (() => Promise<BoardModule>) | undefined
    readonly locales: { readonly [language: string]: () => Promise<(pack: unknown) => GameLocale> }
    readonly boardWords: { readonly [language: string]: () => Promise<BoardTexts> }
    /** What learners get of it: lessons, what the coach says in matches, terms; each need not be there. */
    readonly lessons: (() => Promise<readonly Lesson[]>) | undefined
    readonly lessonWords: ByLanguage<{ readonly [lesson: string]: LessonWords }>
    readonly tips: (() => Promise<readonly Tip[]>) | undefined
    readonly tipWords: ByLanguage<TipWords>
    readonly pitches: ByLanguage<Pitch>
    readonly terms: (() => Promise<readonly Term[]>) | undefined
    readonly termWords: ByLanguage<GlossaryWords>
  }

  /** By the id of the game; each part is loaded when somebody needs it. */
  export const games: { readonly [id: string]: GameParts }
}
