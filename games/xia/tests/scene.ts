import { Dice, fixed, gameFor, type Options, type RandomState, seedRandom, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import type { Tile } from '../content/types.ts'
import { COLOURS } from '../crafts.ts'
import xia from '../game.ts'
import { hexName } from '../map/hex.ts'
import { NOWHERE, type State, type Token } from '../rules/state.ts'
import { NEWEST } from '../rules/versions.ts'
import { buildScene, hexCalled, type Setting } from '../scenes/build.ts'
import { view } from '../view.ts'

/** A scene of a test: a position, and the match it belongs to. It is played with NPCs when it names some. */
export interface Scene extends Setting {
  /** 3 unless said. */
  readonly players?: 1 | 2 | 3 | 4 | 5
  readonly options?: Options
  /** An earlier version of the rules, with the house pack it was played with. */
  readonly rules?: number
  /** What the dice will show: `[sides, value]`, or `[sides, least, most]`. */
  readonly dice?: readonly Roll[]
}

type Roll = readonly [sides: number, least: number, most?: number]

/** A state of chance that will roll so. */
export function rolling(rolls: readonly Roll[]): RandomState {
  for (let i = 0; ; i++) {
    const state = seedRandom(`dice ${i}`)
    const dice = new Dice(state)
    const fits = rolls.every(([sides, least, most = least]) => {
      const rolled = dice.below(sides) + 1
      return rolled >= least && rolled <= most
    })
    if (fits) return state
  }
}

/** A position to play from. */
export function position({ players = 3, options = {}, rules = NEWEST, dice, ...setting }: Scene): State {
  const game =
    rules === NEWEST ? xia : gameFor(xia, { game: xia.id, rules, content: { id: 'house', version: String(rules) } })
  const settled = settleOptions(game, players, { npcs: setting.npcs !== undefined, ...options })
  const g = buildScene(inOrder(game.setup({ seats: players, options: settled, seed: 'scene' })), setting)
  if (dice) g.random = rolling(dice)
  return g
}

/** Tiles and tokens that a scene does not name come in the order of the content. */
function inOrder(g: State): State {
  const { tiles, tokens } = g.content
  g.sectors = fixed([])
  g.sectorDeck = fixed(Object.keys(tiles))
  g.tokens = fixed([])
  g.tokenPile = fixed(
    (Object.keys(tokens) as Token[]).flatMap((token) => Array.from({ length: tokens[token] }, () => token)),
  )
  return g
}

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> => playFrom(position(setting))

export const playFrom = (g: State): Transcript<State> =>
  new Transcript(xia, g, { undo: process.env.ORRERY_UNDO === '1' })

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return playFrom(g)
}

/** One of the tiles on the board, or of the deck, is another one now. */
export function changeTile(g: State, tile: Tile): void {
  const tiles = { ...g.content.tiles, [tile.id]: tile }
  // What is known of the board is kept by its list of sectors, so the list is a new one.
  Object.assign(g, { content: { ...g.content, tiles }, sectors: fixed([...g.sectors]) })
}

/** A match from its very beginning. */
export function opening(players: 1 | 2 | 3 | 4 | 5, options: Options = {}, seed = 'opening'): Transcript<State> {
  const settled = settleOptions(xia, players, options)
  return playFrom(xia.setup({ seats: players, options: settled, seed }))
}

/** The next decisions are the plainest ones, as long as something holds. */
export const playOn = (match: Transcript<State>, during: (g: State, seat: number, ask: string) => boolean) =>
  match.playByItself((g, { seat, ask }) => !during(g, seat, ask))

/** The board's name of a tile's own hex, however the tile is turned. */
export const at = (g: State, tile: string, q: number, r: number): string => hexName(hexCalled(g, `${tile} ${q},${r}`))

/** Where ships are. */
export const whereIs = ({ state }: Transcript<State>, colour: (typeof COLOURS)[number]): string | undefined => {
  const { hex } = state.vessels[COLOURS.indexOf(colour)]
  return hex === NOWHERE ? undefined : hexName(hex)
}

/** A ship as everybody sees it: spaces by their names. */
export const shipOf = ({ state }: Transcript<State>, colour: (typeof COLOURS)[number]) =>
  view(state, 'spectator').vessels[COLOURS.indexOf(colour)]
