import { mkdirSync, writeFileSync } from 'node:fs'
import '@orrery/engine/testing/guard'
import { type Recording, recordGame } from '@orrery/engine/testing'
import xia from '../game.ts'
import { NEWEST } from '../rules/versions.ts'

/**
 * The games that standard.test.ts plays again. Run this by hand when a new version of the rules is made; older recordings stay. The name
 * is the seed: a number in it is another game, where chance in the first one told a line twice.
 */
const GAMES: { readonly [name: string]: Recording } = {
  'three-npcs': { players: 3, options: { goal: 3 } },
  'three-first-game-2': { players: 3, options: { firstGame: true } },
  'three-status': { players: 3, options: { goal: 5, npcs: false, fame: 'status', end: 'status' } },
  'four-npcs': { players: 4, options: { goal: 5, merchant: 'restart', fameSales: 'any' } },
  'five-npcs-1': { players: 5, options: { goal: 5, merchant: 'nearest' } },
  'five-no-gifts-1': { players: 5, options: { goal: 5, gifts: false } },
}

const folder = new URL(`./fixtures/rules-${NEWEST}/`, import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, recording] of Object.entries(GAMES))
  writeFileSync(new URL(`${name}.json`, folder), recordGame(xia, name, recording))
