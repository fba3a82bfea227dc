import { mkdirSync, writeFileSync } from 'node:fs'
// Before the game, as in tests: lists that copies share are frozen.
import '@orrery/engine/testing/guard'
import { type Recording, recordGame } from '@orrery/engine/testing'
import starshipSamurai from '../game.ts'

/** The games that standard.test.ts plays again. Run this by hand when the newest rules have changed on purpose; those of older rules stay. */
const GAMES: { readonly [name: string]: Recording } = {
  'two-base': { players: 2, options: {} },
  'two-own-decks-trading': { players: 2, options: { ownDecks: true, trading: true } },
  'two-draft': { players: 2, options: { deck: 'draft', alliance: 'gentle' } },
  'three-replace': { players: 3, options: { deck: 'replace' } },
  'three-long-trading': { players: 3, options: { longThree: true, trading: true, deck: 'build' } },
  'four-base': { players: 4, options: {} },
  'four-combine-trading': { players: 4, options: { deck: 'combine', trading: true, alliance: 'attested' } },
  'four-draft-unlimited': { players: 4, options: { deck: 'draft', unlimitedWealth: true, attachAtLocations: true } },
}

const folder = new URL(`./fixtures/rules-${starshipSamurai.rulesVersion}/`, import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, recording] of Object.entries(GAMES))
  writeFileSync(new URL(`${name}.json`, folder), recordGame(starshipSamurai, name, recording))
