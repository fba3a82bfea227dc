import { mkdirSync, writeFileSync } from 'node:fs'
import { Match, matchText, type Options, settleOptions, writeMatch } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { tsukuyumi } from '../index.ts'
import { VARIANTS } from '../rules/state.ts'
import { randomPlayers } from './random-player.ts'

/** The games that games.test.ts plays again. Run this by hand when the rules have changed on purpose. */
const GAMES: { readonly [name: string]: { readonly players: number; readonly options: Options } } = {
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
for (const [name, { players, options }] of Object.entries(GAMES)) {
  const settled = settleOptions(tsukuyumi, players, options)
  const plan = { game: tsukuyumi, players: randomPlayers(players), options: settled, seed: name, check: true }
  const { decisions, violations } = playOut(plan)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const header = Match.start(tsukuyumi, players, settled, name).header
  const match = Match.replay(tsukuyumi, header, decisions)
  writeFileSync(new URL(`${name}.json`, folder), matchText(writeMatch(match)))
}
