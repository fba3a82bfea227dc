import { mkdirSync, writeFileSync } from 'node:fs'
import { Match, matchText, type Options, settleOptions, writeMatch } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { starshipSamurai } from '../index.ts'
import { randomPlayers } from './random-player.ts'

/** The games that games.test.ts plays again. Run this by hand when the rules have changed on purpose. */
const GAMES: { readonly [name: string]: { readonly players: number; readonly options: Options } } = {
  'two-base': { players: 2, options: {} },
  'two-own-decks-trading': { players: 2, options: { ownDecks: true, trading: true } },
  'two-draft': { players: 2, options: { deck: 'draft', alliance: 'gentle' } },
  'three-replace': { players: 3, options: { deck: 'replace' } },
  'three-long-trading': { players: 3, options: { longThree: true, trading: true, deck: 'build' } },
  'four-base': { players: 4, options: {} },
  'four-combine-trading': { players: 4, options: { deck: 'combine', trading: true, alliance: 'attested' } },
  'four-draft-unlimited': { players: 4, options: { deck: 'draft', unlimitedWealth: true, attachInSupply: true } },
}

const folder = new URL('./fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, { players, options }] of Object.entries(GAMES)) {
  const settled = settleOptions(starshipSamurai, players, options)
  const plan = { game: starshipSamurai, players: randomPlayers(players), options: settled, seed: name, check: true }
  const { decisions, violations } = playOut(plan)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const header = Match.start(starshipSamurai, players, settled, name).header
  const match = Match.replay(starshipSamurai, header, decisions)
  writeFileSync(new URL(`${name}.json`, folder), matchText(writeMatch(match)))
}
