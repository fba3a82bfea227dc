import type { Options, Scene, Setup } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import type { Chosen } from '../options.ts'
import { setUp } from '../rules/round/setup.ts'
import type { State } from '../rules/state/state.ts'
import { NEWEST } from '../rules/versions.ts'
import { buildScene, type Setting } from '../scenes/build.ts'

export const NOVA = 0
export const PULSAR = 1

/** A position of two players, unless it names more, with the standard table of the alliance track. */
export const position = (setting: Setting, players = 2, options: Options = {}): Scene<State> => ({
  players: [players],
  options: { alliance: 'standard', ...options },
  position: (setup: Setup) => buildScene(setUp(housePack, NEWEST, setup as Setup<Chosen>), setting),
})

/** No location is left for another round: what is not gained in this one is not gained at all. */
export const LAST_ROUND: Setting = { round: 6, locationDeck: [] }

const ALL_SPENT = ['wealth-1', 'wealth-2', 'wealth-3', 'wealth-4']

/** The very last turn before the very last battles, with one order marker left to Pulsar, who loses ties. */
export const lastTurn = (marker = 1): Setting => ({
  ...LAST_ROUND,
  first: 'nova',
  turn: 'pulsar',
  spent: { nova: ALL_SPENT, pulsar: ALL_SPENT.filter((order) => order !== `wealth-${marker}`) },
})

/** The same, after the order of Pulsar: only free orders and a card are left. */
export const AFTER_THE_LAST_ORDER: Setting = {
  ...lastTurn(),
  ordered: true,
  spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
}

/** The last turn is Nova's, after her order: what she plays now, Pulsar has to answer. */
export const NOVAS_LAST_CARD: Setting = { ...AFTER_THE_LAST_ORDER, first: 'pulsar', turn: 'nova' }

/** The last battles of the match; Nova wins ties. */
export const lastBattles = (battle: 1 | 2): Setting => ({ ...LAST_ROUND, battle, first: 'nova' })

/** Fighters of a clan by their numbers. */
export const fighters = (clan: 'nova' | 'pulsar', from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${clan}-${from + i}`)
