import { gameFor, type Options, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import { hexes } from '../codecs.ts'
import type { Faction } from '../content/types.ts'
import tsukuyumi from '../game.ts'
import type { State, Variant } from '../rules/state/state.ts'
import { NOBODY, powerOf } from '../rules/state/vocabulary.ts'
import { buildScene, type Setting } from '../scenes/build.ts'

/** A scene of a test: a position, and the match it belongs to. */
export interface Scene extends Setting {
  /** The game with the pack in play; that of the house unless said. */
  readonly game?: typeof tsukuyumi
  /** The factions by seat; Nomads and Dark Seed unless said. */
  readonly factions?: readonly Faction[]
  readonly variants?: readonly Variant[]
  readonly rounds?: number
  /** The version of the rules; the newest unless said. */
  readonly rules?: number
}

export const hexOf = hexes.decode

/** A position to play from. */
export function position(scene: Scene): State {
  const { factions = ['nomads', 'dark-seed'], variants = [], rounds = 4, ...setting } = scene
  const game = gameOf(scene)
  const options = settleOptions(game, factions.length, { factions, variants, rounds })
  return buildScene(game.setup({ seats: factions.length, options, seed: 'scene' }), setting)
}

const gameOf = ({
  game = tsukuyumi,
  rules = game.rulesVersion,
}: Pick<Scene, 'game'> & { readonly rules?: number | undefined }): typeof tsukuyumi =>
  gameFor(game, { game: game.id, rules, content: game.content })

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> => playFrom(position(setting), setting.game)

export const playFrom = (g: State, game = tsukuyumi): Transcript<State> =>
  new Transcript(game, g, { undo: process.env.ORRERY_UNDO === '1' })

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return playFrom(g, setting.game)
}

/** The Nomads have these events in the blue phase, and may play one and do nothing else. */
export const withEvents = (events: readonly string[], setting: Scene = {}): Scene => ({
  phase: 'blue',
  left: { effect: false, draws: 0, plays: 1, initiative: 0 },
  events: { nomads: events },
  ...setting,
})

/** A match from its very beginning. */
export function opening(
  factions: readonly Faction[],
  options: Options = {},
  seed = 'opening',
  rules?: number,
  loaded = tsukuyumi,
): Transcript<State> {
  const players = factions.length
  const game = gameOf({ rules, game: loaded })
  const settled = settleOptions(game, players, { factions, ...options })
  return playFrom(game.setup({ seats: players, options: settled, seed }), loaded)
}

/** What stands in a hex, as scenes write it. */
export function unitsIn({ state: g }: Transcript<State>, name: string): string {
  const counts = new Map<string, number>()
  g.place.forEach((hex, figure) => {
    if (hex !== hexOf(name)) return
    const kind = g.content.tables.kinds[figure]
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${kind}:${count}`)).join(' ')
}

export const ownerOf = ({ state: g }: Transcript<State>, name: string): string => {
  const side = g.owner[hexOf(name)]
  return side === NOBODY ? 'nobody' : powerOf(side)
}

/** One field of all events of a kind. */
export const told = (match: Transcript<State>, what: string, field: string): unknown[] =>
  match.logged(what).map(({ data }) => data[field])
