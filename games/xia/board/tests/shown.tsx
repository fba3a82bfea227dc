import type { Say } from '@orrery/board'
import { FaceWords, Page } from '@orrery/board/kit'
import { german } from '../../german/index.ts'
import { type State, type View, xia } from '../../index.ts'
import face from '../index.ts'

const drawn = { game: xia, german, face }

export class Words extends FaceWords {
  constructor(language: Say['language']) {
    super(language, drawn)
  }
}

export class Shown extends Page<State, View> {
  constructor(language?: Say['language']) {
    super(drawn, language)
  }
}
