import { BadInput, type Game } from '@orrery/engine'

export interface GameEntry {
  readonly id: string
  readonly title: string
  /** Loads the game when somebody wants to play it. */
  load(): Promise<Game>
}

/** The games of this table: one line each. */
export const games: readonly GameEntry[] = [
  {
    id: 'starship-samurai',
    title: 'Starship Samurai',
    load: async () => (await import('@orrery/starship-samurai')).default,
  },
  {
    id: 'xia',
    title: 'Xia: Legends of a Drift System',
    load: async () => (await import('@orrery/xia')).default,
  },
  {
    id: 'tsukuyumi',
    title: 'Tsukuyumi: Full Moon Down',
    load: async () => (await import('@orrery/tsukuyumi')).default,
  },
]

export function findGame(id: string): GameEntry {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new BadInput(`There is no game "${id}"; this table has ${games.map((game) => game.id).join(', ')}.`)
  return entry
}
