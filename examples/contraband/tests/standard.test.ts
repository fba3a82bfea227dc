import * as files from 'node:fs'
import { everyOptions } from '@orrery/engine'
import { standardChecks } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import contraband from '../game.ts'
import board from '../words/de/board.ts'
import german from '../words/de/index.ts'
import { KINDS } from '../words/names.ts'

/** What must hold for any game: rulebook, languages, recorded games, sentences, whole games by chance. */
const checks = standardChecks({
  game: contraband,
  folder: `${import.meta.dirname}/..`,
  files,
  languages: { German: german() },
  sentences: {
    sources: ['rules'],
    kinds: KINDS,
    mayMiss: 1 / 20,
    unsaid: /undefined/,
    isOdd: (name) => !/^[A-Z]/.test(name),
    play: (survey) => survey.playGames(contraband, 12),
  },
  boards: { de: board },
  finished: (players) => everyOptions(contraband, players),
  checked: (players) => everyOptions(contraband, players),
})

test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})
