import type { Options } from '@orrery/engine'
import type { ComponentType } from 'react'
import { SamuraiPicture } from './pictures/samurai.tsx'
import { TsukuyumiPicture } from './pictures/tsukuyumi.tsx'
import { XiaPicture } from './pictures/xia.tsx'

/** What the home page tells of a game before it is loaded. */
export interface Shelved {
  readonly Picture: ComponentType
  readonly players: string
  /** Minutes. */
  readonly length: readonly [number, number]
  readonly weight: 'medium' | 'mediumHeavy' | 'heavy'
  readonly text: `shelf.${'starship-samurai' | 'xia' | 'tsukuyumi'}`
  /** What is played when somebody just wants to play: so many seats, and options for a first game. */
  readonly first: { readonly seats: number; readonly options: Options }
}

export const SHELF: { readonly [game: string]: Shelved } = {
  'starship-samurai': {
    Picture: SamuraiPicture,
    players: '2–4',
    length: [60, 90],
    weight: 'mediumHeavy',
    text: 'shelf.starship-samurai',
    first: { seats: 3, options: {} },
  },
  xia: {
    Picture: XiaPicture,
    players: '1–5',
    length: [90, 180],
    weight: 'heavy',
    text: 'shelf.xia',
    first: { seats: 3, options: { firstGame: true } },
  },
  tsukuyumi: {
    Picture: TsukuyumiPicture,
    players: '2–4',
    length: [90, 180],
    weight: 'heavy',
    text: 'shelf.tsukuyumi',
    first: { seats: 2, options: {} },
  },
}
