import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Formatter } from '@orrery/board'
import { BoardMessages, Page } from '@orrery/board/testing'
import { type Match, readMatchText, replayFile } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import tsukuyumi, { type State, type View } from '../../game.ts'
import board from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import face from '../index.ts'

export type Game = Match<State, View>

const fixtures = join(import.meta.dirname, '../../tests/fixtures')

/** A recorded game after so many of its decisions. */
export const recorded = (name: string, decisions?: number): Game =>
  replayFile(tsukuyumi, readMatchText(readFileSync(join(fixtures, `${name}.json`), 'utf8')), decisions)

export const drawn = { game: tsukuyumi, languages: { de: { locale: german(housePack), board } }, face }

export class Words extends BoardMessages {
  constructor(language: Formatter['language']) {
    super(language, drawn)
  }
}

export class Shown extends Page<State, View> {
  constructor(parts?: 'both' | 'board' | 'strip', language?: Formatter['language']) {
    super(drawn, language, parts)
  }
}
