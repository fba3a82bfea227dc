import type { Formatter } from '@orrery/board'
import { Page } from '@orrery/board/testing'
import type { Match } from '@orrery/engine'
import { german } from '../../german/index.ts'
import { type State, starshipSamurai, type View } from '../../index.ts'
import face from '../index.ts'

export type Played = Match<State, View>

export class Shown extends Page<State, View> {
  constructor(language?: Formatter['language']) {
    super({ game: starshipSamurai, german, face }, language)
  }
}
