import type { Formatter } from '@orrery/board'
import { BoardMessages, Page } from '@orrery/board/testing'
import type { Match } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import starshipSamurai, { type State, type View } from '../../game.ts'
import board from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import face from '../index.ts'

export type Played = Match<State, View>

export const drawn = {
  game: starshipSamurai,
  languages: { de: { locale: german(housePack), board } },
  face,
}

export class Words extends BoardMessages {
  constructor(language: Formatter['language']) {
    super(language, drawn)
  }
}

export class Shown extends Page<State, View> {
  constructor(language?: Formatter['language']) {
    super(drawn, language)
  }
}
