import { mkdirSync, writeFileSync } from 'node:fs'
import { type Recording, recordGame } from '@orrery/engine/testing'
import tsukuyumi from '../game.ts'
import { VARIANTS } from '../rules/state/state.ts'

/** The games that games.test.ts plays again. Run this by hand when the rules have changed on purpose. */
const GAMES: { readonly [name: string]: Recording } = {
  'two-fixed': { players: 2, options: { pair: 'nomads+dark-seed' } },
  'two-random': { players: 2, options: { pair: 'boarlords+cybersamurai', map: 'random' } },
  'three-fixed': { players: 3, options: { triple: 'cybersamurai+nomads+dark-seed' } },
  'three-variants': {
    players: 3,
    options: { triple: 'dark-seed+boarlords+nomads', variants: [...VARIANTS], rounds: 3 },
  },
  'four-fixed': { players: 4, options: { quartet: 'cybersamurai+dark-seed+nomads+boarlords' } },
  'four-random': {
    players: 4,
    options: {
      quartet: 'boarlords+nomads+dark-seed+cybersamurai',
      map: 'random',
      variants: ['secret-counterattacks', 'cheap-uplinks'],
    },
  },
}

const folder = new URL('./fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, recording] of Object.entries(GAMES))
  writeFileSync(new URL(`${name}.json`, folder), recordGame(tsukuyumi, name, recording))
