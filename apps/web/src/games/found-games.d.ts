/** The games that were found when the client was built: see build/game-folders.ts. */

declare module 'virtual:shelf/cards' {
  import type { CardWords, GameCard } from '@orrery/engine'
  import type { ComponentType } from 'react'

  /** Small, and there at once. */
  export const cards: readonly {
    readonly card: GameCard
    readonly words: { readonly [language: string]: CardWords }
    readonly Picture: ComponentType | undefined
  }[]
}

declare module 'virtual:shelf/games' {
  import type { BoardModule, BoardTexts } from '@orrery/board'
  import type { Game, GameLocale } from '@orrery/engine'

  interface GameParts {
    game(): Promise<Game>
    /** There need not be one. */
    readonly board: (() => Promise<BoardModule>) | undefined
    readonly locales: { readonly [language: string]: () => Promise<(pack: unknown) => GameLocale> }
    readonly boardWords: { readonly [language: string]: () => Promise<BoardTexts> }
  }

  /** By the id of the game; each part is loaded when somebody needs it. */
  export const games: { readonly [id: string]: GameParts }
}
