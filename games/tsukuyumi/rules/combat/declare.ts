import { fixed, type Refusal, type Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import type { Hex } from '../../map/hex.ts'
import { hexesOf } from '../board/figures.ts'
import { choose, refuse } from '../dialect.ts'
import { runningTurn } from '../state/agenda.ts'
import type { State } from '../state/state.ts'
import { PLAYER_SIDES, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'
import { cannotAttack } from './cards.ts'

const NOTHING = fixed<never>([])
const BY_SIDE = fixed(PLAYER_SIDES.map(() => NOTHING))

export interface AttackSettings {
  readonly more: boolean
  readonly conqueror?: boolean
}

/** [combat.action] Puts an attack on the agenda. */
export function declareAttack(g: State, side: Side, by: Side, hex: Hex, settings: AttackSettings): void {
  noteAttack(g, side)
  g.agenda.push({
    kind: 'battle',
    side,
    by,
    hex,
    card: '',
    stage: 'samurai',
    at: 0,
    defenders: NOTHING,
    counters: BY_SIDE,
    samurai: false,
    fighters: NOTHING,
    marked: false,
    hits: NOTHING,
    more: settings.more,
    conqueror: settings.conqueror ?? false,
  })
}

/**
 * [action.movement-first] Whoever attacks in the own turn cannot move any more; an attack that is granted out of turn changes nothing,
 * unless the match is under the first rules. What Kamikaze owed is done.
 */
function noteAttack(g: State, side: Side): void {
  const turn = runningTurn(g)
  const isOwnTurn = turn?.side === side && !turn.extra
  if (isOwnTurn) turn.owes = undefined
  if (g.attackers.includes(side) || (since(g, 2) && !isOwnTurn)) return
  g.attackers = fixed([...g.attackers, side])
}

/** Why a side cannot attack anywhere, or nothing. */
export function cannotAttackAnywhere(g: State, side: Side, more: boolean): Refusal | undefined {
  for (const hex of hexesOf(g, side)) if (!cannotAttack(g, side, hex, more)) return undefined
  return refuse('combat.action#nowhere')
}

/** Asks where to attack, and declares it. */
export function* chooseAttack(g: State, side: Side, settings: AttackSettings): Rule {
  const hex = yield* choose(g, side, 'combat.action', {
    from: hexesOf(g, side),
    as: hexes,
    unless: (place) => cannotAttack(g, side, place, settings.more),
  })
  declareAttack(g, side, side, hex, settings)
}
