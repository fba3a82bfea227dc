import type { BaseState } from '../state.ts'
import { BadInput } from '../values/errors.ts'
import { assertInput } from '../values/input.ts'
import type { Game } from './game.ts'
import type { Header } from './header.ts'

/**
 * The game that a match needs: this one, or this one as it was under the rules and with the content of the match. Turns the match down
 * in one sentence when there never was such a game.
 */
export function gameFor<S extends BaseState, View>(
  game: Game<S, View>,
  { game: id, rules, content }: Pick<Header, 'game' | 'rules' | 'content'>,
): Game<S, View> {
  assertInput(id === game.id, `This is a match of "${id}", not "${game.id}".`)
  const isLoaded = content.id === game.content.id && content.version === game.content.version
  if (rules === game.rulesVersion && isLoaded) return game
  const older = game.under?.(rules, content)
  if (older) return older
  assertInput(
    game.knownRules.includes(rules),
    `This match was played under rules version ${rules} of ${game.title}; this program knows ${game.knownRules.join(', ')}: use the newest program.`,
  )
  throw new BadInput(
    `This match was played with the content pack "${content.id}" ${content.version}, which is not loaded: load that pack.`,
  )
}
