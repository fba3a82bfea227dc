import type { Formatter } from '@orrery/board'
import { BoardMessages, Page } from '@orrery/board/testing'
import xia, { type State, type View } from '../../game.ts'
import { german } from '../../german/index.ts'
import face from '../index.ts'

const drawn = { game: xia, german, face }

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
