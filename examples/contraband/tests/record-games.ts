// Records the games of tests/fixtures anew, after the rules were changed on purpose:
//   node --import ./apps/cli/bin/typescript.mjs examples/contraband/tests/record-games.ts
import { writeFileSync } from 'node:fs'
import { recordGame } from '@orrery/engine/testing'
import contraband from '../game.ts'

for (const players of contraband.players) {
  const name = `${players}-players`
  writeFileSync(`${import.meta.dirname}/fixtures/${name}.json`, recordGame(contraband, name, { players, options: {} }))
}
