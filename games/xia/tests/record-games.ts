import { mkdirSync, writeFileSync } from 'node:fs'
import { type Recording, recordGame } from '@orrery/engine/testing'
import xia from '../game.ts'

/** The games that standard.test.ts plays again. Run this by hand when the rules have changed on purpose. */
const GAMES: { readonly [name: string]: Recording } = {
  'three-npcs': { players: 3, options: { goal: 5 } },
  'three-first-game': { players: 3, options: { firstGame: true } },
  'three-status': { players: 3, options: { goal: 5, npcs: false, fame: 'status', end: 'status' } },
  'four-npcs': { players: 4, options: { goal: 5, merchant: 'restart', fameSales: 'any' } },
  'five-npcs': { players: 5, options: { goal: 5, merchant: 'nearest' } },
  'five-no-gifts': { players: 5, options: { goal: 5, gifts: false } },
}

const folder = new URL('./fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, recording] of Object.entries(GAMES))
  writeFileSync(new URL(`${name}.json`, folder), recordGame(xia, name, recording))
