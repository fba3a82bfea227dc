import { mkdirSync, writeFileSync } from 'node:fs'
// Before the game, as in tests: lists that copies share are frozen.
import '@orrery/engine/testing/guard'
import { type Recording, recordGame } from '@orrery/engine/testing'
import tsukuyumi from '../game.ts'
import { VARIANTS } from '../rules/state/state.ts'
import { NEWEST } from '../rules/versions.ts'

/**
 * The games that standard.test.ts plays again, those of each version of the rules in a folder; of the first one they stand above. Run this
 * by hand when there is a new version: earlier ones stay as they are.
 */
const GAMES: { readonly [name: string]: Recording } = {
  'two-fixed': { players: 2, options: { factions: ['nomads', 'dark-seed'] } },
  'two-random': { players: 2, options: { factions: ['boarlords', 'cybersamurai'], map: 'random' } },
  'three-fixed': { players: 3, options: { factions: ['cybersamurai', 'nomads', 'dark-seed'] } },
  'three-variants': {
    players: 3,
    options: { factions: ['dark-seed', 'boarlords', 'nomads'], variants: [...VARIANTS], rounds: 3 },
  },
  'three-mixed': { players: 3, options: { factions: ['nomads', 'dark-seed', 'boarlords'], map: 'mixed' } },
  'four-fixed': { players: 4, options: { factions: ['cybersamurai', 'dark-seed', 'nomads', 'boarlords'] } },
  'four-random': {
    players: 4,
    options: {
      factions: ['boarlords', 'nomads', 'dark-seed', 'cybersamurai'],
      map: 'random',
      variants: ['secret-counterattacks', 'cheap-uplinks'],
    },
  },
}

const folder = new URL(`./fixtures/${NEWEST}/`, import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, recording] of Object.entries(GAMES))
  writeFileSync(new URL(`${name}.json`, folder), recordGame(tsukuyumi, name, recording))
