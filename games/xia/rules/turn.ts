import type { Refusal, Rule, Seat } from '@orrery/engine'
import { COUNTERS } from '../content/types.ts'
import { planetAt } from '../map/sectors.ts'
import { actionRules, useAbility } from './abilities/index.ts'
import { cannotUse } from './abilities/use.ts'
import { choose, refuse, report } from './ask.ts'
import { openBusiness } from './business.ts'
import { attack, mayAttack } from './combat.ts'
import { respawn } from './death.ts'
import { give, mayGive } from './gifts.ts'
import { beginMove } from './motion.ts'
import { flyByEngine, flyByImpulse } from './move.ts'
import { actAt, addLossChoices, addPlaceChoices, isPlaceAction, mayAct, throwAway } from './places.ts'
import { mayRescue, rescue, strandedBeside } from './rescue.ts'
import { COLOURS, fixed, NOBODY, NOWHERE, type State, type Vessel } from './state.ts'
import { fittedNamed, freeUses, isStranded, outfitOf } from './vessel.ts'

export const END = 'end'

/** [turn.order] A turn begins; what was to last until now ends. [death.skip] Or it is skipped; [death.respawn] or a destroyed ship comes back. */
export function* beginTurn(g: State, seat: Seat): Rule {
  g.turnNumber++
  g.tally = COUNTERS.map(() => 0)
  g.lucky = 0
  g.skillsUsed = 0
  g.drawnAt = fixed([])
  g.caught = false
  g.rearranged = false
  const vessel = g.vessels[seat]
  vessel.drift = 0
  vessel.host = NOBODY
  vessel.veiled = false
  report(g, 'turn.order', { seat })
  if (vessel.skips) {
    vessel.skips = false
    report(g, 'death.skip', { craft: seat })
    g.phase = 'npcs'
    g.queue = 0
    return
  }
  if (vessel.hex === NOWHERE) yield* respawn(g, seat)
  g.phase = 'action'
}

/** [turn.actions] One action after another, until the player has had enough. */
export function* act(g: State, seat: Seat): Rule {
  const chosen = yield* choose(g, seat, 'turn.actions', actionChoices(g, seat), mayTake(g, seat))
  if (isPlaceAction(chosen)) {
    yield* actAt(g, seat, chosen, g.vessels[seat].hex)
    return
  }
  const [what, which] = chosen.split(':')
  switch (what) {
    case END:
      endActions(g, seat)
      return
    case 'impulse':
      flyByImpulse(g, seat)
      return
    case 'fly': {
      const fitted = fittedNamed(g.vessels[seat], which)
      if (fitted) yield* flyByEngine(g, seat, fitted)
      return
    }
    case 'attack':
      yield* attack(g, seat)
      return
    case 'ability':
      yield* useAbility(g, seat, which)
      return
    case 'rescue':
      yield* rescue(g, seat, COLOURS.indexOf(which as 'Red'))
      return
    case 'gift':
      yield* give(g, seat)
      return
    default:
      yield* throwAway(g, seat, what)
  }
}

function actionChoices(g: State, seat: Seat): string[] {
  const vessel = g.vessels[seat]
  const choices = ['impulse']
  for (const fitted of vessel.outfits) if (outfitOf(g, fitted).type === 'engine') choices.push(`fly:${fitted.name}`)
  choices.push('attack')
  addAbilities(vessel, choices)
  addPlaceChoices(g, seat, vessel.hex, choices)
  addLossChoices(g, seat, choices)
  for (const other of strandedBeside(g, seat)) choices.push(`rescue:${COLOURS[other]}`)
  if (g.choices.gifts && g.seats > 1) choices.push('gift')
  choices.push(END)
  return choices
}

function addAbilities(vessel: Vessel, choices: string[]): void {
  for (const id of vessel.abilities) if (actionRules[id]) choices.push(`ability:${id}`)
  const { replica } = vessel
  if (replica !== '' && actionRules[replica] && !vessel.abilities.includes(replica)) choices.push(`ability:${replica}`)
}

const mayTake =
  (g: State, seat: Seat) =>
  (chosen: string): Refusal | undefined => {
    const vessel = g.vessels[seat]
    if (isPlaceAction(chosen)) return mayAct(g, seat, chosen, vessel.hex)
    const [what, which] = chosen.split(':')
    switch (what) {
      case 'impulse':
        return vessel.impulse ? undefined : refuse('move.impulse')
      case 'fly':
        return mayFly(vessel, which)
      case 'attack':
        return mayAttack(g, seat)
      case 'ability':
        return cannotUse(g, seat, which) ?? actionRules[which]?.refuse?.(g, seat)
      case 'rescue':
        return mayRescue(g, seat)
      case 'gift':
        return mayGive(g, seat)
      default:
        return undefined
    }
  }

/** [outfit.use] An armed marker and a free use space. */
function mayFly(vessel: Vessel, name: string): Refusal | undefined {
  if (isStranded(vessel)) return refuse('stranded.rights')
  if (vessel.armed === 0) return refuse('ship.markers', { armed: 0 })
  const fitted = fittedNamed(vessel, name)
  return fitted && freeUses(vessel, fitted) !== 0 ? undefined : refuse('outfit.use', { outfit: name })
}

/** [turn.phases] On a planet there is business; everywhere the turn ends with the Status Phase. */
function endActions(g: State, seat: Seat): void {
  if (planetAt(g, g.vessels[seat].hex)) openBusiness(g, seat)
  else g.phase = 'status'
}

/** [ship.drift] After another player's turn, ships on Auto-Pilot may move on, clockwise. */
export function* driftOn(g: State): Rule {
  while (g.queue < g.seats - 1) {
    g.queue++
    const seat = (g.turn + g.queue) % g.seats
    const vessel = g.vessels[seat]
    if (vessel.drift === 0 || vessel.hex === NOWHERE) continue
    beginMove(g, seat, vessel.drift, { drifts: true })
    return
  }
  g.phase = 'npcs'
  g.queue = 0
}
