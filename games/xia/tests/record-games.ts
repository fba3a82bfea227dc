import { mkdirSync, writeFileSync } from 'node:fs'
import { Match, matchText, type Options, settleOptions, writeMatch } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { xia } from '../index.ts'
import { randomPlayers } from './random-player.ts'

/** The games that games.test.ts plays again. Run this by hand when the rules have changed on purpose. */
const GAMES: { readonly [name: string]: { readonly players: number; readonly options: Options } } = {
  'three-npcs': { players: 3, options: { goal: 5 } },
  'three-first-game': { players: 3, options: { firstGame: true } },
  'three-status': { players: 3, options: { goal: 5, npcs: false, fame: 'status', end: 'status' } },
  'four-npcs': { players: 4, options: { goal: 5, merchant: 'restart', fameSales: 'any' } },
  'five-npcs': { players: 5, options: { goal: 5, merchant: 'nearest' } },
  'five-no-gifts': { players: 5, options: { goal: 5, gifts: false } },
}

const folder = new URL('./fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, { players, options }] of Object.entries(GAMES)) {
  const settled = settleOptions(xia, players, options)
  const plan = { game: xia, players: randomPlayers(players), options: settled, seed: name, check: true }
  const { decisions, violations, finished } = playOut(plan)
  if (violations.length > 0 || !finished) throw new Error(violations.join('\n') || `${name} does not end.`)
  const header = Match.start(xia, players, settled, name).header
  const match = Match.replay(xia, header, decisions)
  writeFileSync(new URL(`${name}.json`, folder), matchText(writeMatch(match)))
}
