/** A moment of a game that bots have played so far, from the seat that decides there. */
export interface Position {
  readonly name: string
  readonly game: string
  readonly players: number
  readonly seed: string
  /** After so many decisions, or where something is asked for the nth time. */
  readonly at?: number
  readonly ask?: string
  readonly nth?: number
  /** Whether it is shown in the README, and on what. */
  readonly readme?: 'desktop' | 'phone'
}

export const POSITIONS: readonly Position[] = [
  { name: 'samurai-early', game: 'starship-samurai', players: 3, seed: 'lanterns', at: 12 },
  { name: 'samurai-middle', game: 'starship-samurai', players: 4, seed: 'lanterns', at: 150, readme: 'desktop' },
  { name: 'samurai-late', game: 'starship-samurai', players: 4, seed: 'lanterns', at: 420, readme: 'phone' },
  { name: 'xia-early', game: 'xia', players: 3, seed: 'drift', at: 20 },
  { name: 'xia-middle', game: 'xia', players: 4, seed: 'drift', at: 260, readme: 'desktop' },
  { name: 'xia-late', game: 'xia', players: 4, seed: 'drift', ask: 'move.step', nth: 90, readme: 'phone' },
  { name: 'tsukuyumi-early', game: 'tsukuyumi', players: 2, seed: 'moon', at: 12 },
  { name: 'tsukuyumi-middle', game: 'tsukuyumi', players: 4, seed: 'moon', at: 170, readme: 'desktop' },
  { name: 'tsukuyumi-late', game: 'tsukuyumi', players: 4, seed: 'moon', at: 400, readme: 'phone' },
]

export const SCREENS: { readonly [name: string]: string } = {
  home: '/',
  'new-bots': '/new/starship-samurai',
  'new-pass': '/new/xia?way=pass',
  'new-online': '/new/tsukuyumi?way=online',
  mine: '/mine',
  lobby: '/lobby',
  replays: '/replays',
  rules: '/rules/starship-samurai',
  'rules-xia': '/rules/xia',
  settings: '/settings',
  account: '/account',
  about: '/about',
}
