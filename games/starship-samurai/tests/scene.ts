import { type Data, type Options, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import { units } from '../codecs.ts'
import starshipSamurai from '../game.ts'
import type { State } from '../rules/state/state.ts'
import { GRAVEYARD, SUPPLY } from '../rules/state/units.ts'
import { buildScene, type Setting } from '../scenes/build.ts'

/** A scene of a test: a position, and the match it belongs to. */
export interface Scene extends Setting {
  /** How many players; 4 unless said. */
  readonly players?: 2 | 3 | 4
  readonly options?: Options
  /** An owner's content pack, without its id and version. */
  readonly pack?: Data
  /** The first rules and their pack instead of the newest. */
  readonly rules?: 1
}

/** The game with the house pack, with an owner's, or as it was first published. */
function gameWith(pack: Data | undefined, rules?: 1) {
  const wanted =
    pack !== undefined
      ? starshipSamurai.withContent?.({ id: 'own', version: '1', ...pack })
      : rules && starshipSamurai.under?.(rules, { id: 'house', version: '1' })
  return wanted ?? starshipSamurai
}

/** A position to play from, with the standard table of the alliance track unless it says otherwise. */
export function position({ players = 4, options = {}, pack, rules, ...setting }: Scene): State {
  const game = gameWith(pack, rules)
  const settled = settleOptions(game, players, { alliance: 'standard', ...options })
  return buildScene(game.setup({ seats: players, options: settled, seed: 'scene' }), setting)
}

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> =>
  playFrom(position(setting), setting.pack, setting.rules)

export const playFrom = (g: State, pack?: Data, rules?: 1): Transcript<State> =>
  new Transcript(gameWith(pack, rules), g, { undo: process.env.ORRERY_UNDO === '1' })

/** A match from its very beginning. */
export function opening(players: 2 | 3 | 4, options: Options = {}, seed = 'opening'): Transcript<State> {
  const settled = settleOptions(starshipSamurai, players, options)
  return playFrom(starshipSamurai.setup({ seats: players, options: settled, seed }))
}

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return playFrom(g)
}

/** Where units are: the number of a location, `supply` or `graveyard`. */
export const places = ({ state }: Transcript<State>, ...names: string[]): (number | string)[] =>
  names.map((name) => {
    const place = state.place[units.decode(name)]
    return place === SUPPLY ? 'supply' : place === GRAVEYARD ? 'graveyard' : place
  })
