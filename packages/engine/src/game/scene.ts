import type { BaseState } from '../state.ts'
import { assertInput } from '../values/input.ts'
import { listing } from '../words/intl.ts'
import type { Game, Scene, Setup } from './game.ts'
import { type Options, playersText, settleOptions } from './options.ts'

type HasScenes<S extends BaseState> = Pick<Game<S>, 'title' | 'scenes' | 'setup' | 'invariants'>

/** Finds a scene by its name, or says in one sentence which there are. */
export function findScene<S extends BaseState>(
  { title, scenes }: Pick<Game<S>, 'title' | 'scenes'>,
  name: string,
  seats: number,
): Scene<S> {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined
  const known = Object.keys(scenes)
  const listed = known.length === 0 ? 'It has none' : `Use ${listing(known, 'en', 'or')}`
  assertInput(scene !== undefined, `${title} has no scene "${name}". ${listed}.`)
  assertInput(
    scene.players.includes(seats),
    `Scene "${name}" of ${title} is for ${playersText(scene.players)} players, not ${seats}.`,
  )
  return scene
}

/** The options of a match: what is given, what its scene changes, and the rest by default. */
export function settleWithScene<S extends BaseState>(
  game: Game<S>,
  { seats, options, scene }: { readonly seats: number; readonly options: Options; readonly scene?: string | undefined },
): Options {
  const changed = scene === undefined ? undefined : findScene(game, scene, seats).options
  return settleOptions(game, seats, { ...changed, ...options })
}

/** The position a match begins with: the game's set-up, or a scene that holds the game's invariants. */
export function openingPosition<S extends BaseState>(
  game: HasScenes<S>,
  { seats, options, seed, scene }: Setup & { readonly scene?: string | undefined },
): S {
  const setup: Setup = { seats, options, seed }
  if (scene === undefined) return game.setup(setup)
  const position = findScene(game, scene, seats).position(setup)
  const [problem] = game.invariants(position)
  assertInput(problem === undefined, `Scene "${scene}" of ${game.title} cannot be played: ${problem}.`)
  return position
}
