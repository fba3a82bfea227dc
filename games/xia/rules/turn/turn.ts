import type { Refusal, Rule, Seat } from '@orrery/engine'
import { deeds, END, wordOf } from '../../codecs.ts'
import { isAction } from '../../content/ability-ids.ts'
import { planetAt } from '../../map/sectors.ts'
import { actFrom, mayActFrom } from '../actions/from-space.ts'
import { give, mayGive } from '../actions/gifts.ts'
import { addLossChoices, addPlaceChoices, throwAway } from '../actions/places.ts'
import { strandedBeside } from '../actions/rescue.ts'
import { choose, refuse } from '../dialect.ts'
import { flyByEngine, flyByImpulse } from '../movement/move.ts'
import { fittedNamed, freeUses, isStranded, outfitOf } from '../ship/vessel.ts'
import type { State, Vessel } from '../state.ts'
import { openBusiness } from './business.ts'
import { concludeTurn } from './status.ts'

/** [turn.actions] One action after another, until the player has had enough. */
export function* act(g: State, seat: Seat): Rule {
  const chosen = yield* choose(g, seat, 'turn.actions', { from: actionChoices(g, seat), unless: mayTake(g, seat) })
  switch (wordOf(chosen)) {
    case END:
      yield* endActions(g, seat)
      return
    case 'impulse':
      flyByImpulse(g, seat)
      return
    case 'fly': {
      const fitted = fittedNamed(g.vessels[seat], deeds.fly.decode(chosen))
      if (fitted) yield* flyByEngine(g, seat, fitted)
      return
    }
    case 'gift':
      yield* give(g, seat)
      return
    case 'jettison':
    case 'abort':
      yield* throwAway(g, seat, chosen)
      return
    default:
      yield* actFrom(g, seat, chosen, g.vessels[seat].hex)
  }
}

function actionChoices(g: State, seat: Seat): string[] {
  const vessel = g.vessels[seat]
  const choices = ['impulse']
  for (const fitted of vessel.outfits)
    if (outfitOf(g, fitted).type === 'engine') choices.push(deeds.fly.encode(fitted.name))
  choices.push('attack')
  addAbilities(vessel, choices)
  addPlaceChoices(g, seat, vessel.hex, choices)
  addLossChoices(g, seat, choices)
  for (const other of strandedBeside(g, seat, vessel.hex)) choices.push(deeds.rescue.encode(other))
  if (g.choices.gifts && g.seats > 1) choices.push('gift')
  choices.push(END)
  return choices
}

function addAbilities(vessel: Vessel, choices: string[]): void {
  for (const id of vessel.abilities) if (isAction(id)) choices.push(deeds.ability.encode(id))
  const { replica } = vessel
  if (replica !== '' && isAction(replica) && !vessel.abilities.includes(replica))
    choices.push(deeds.ability.encode(replica))
}

const mayTake =
  (g: State, seat: Seat) =>
  (chosen: string): Refusal | undefined => {
    const vessel = g.vessels[seat]
    switch (wordOf(chosen)) {
      case 'impulse':
        return vessel.impulse ? undefined : refuse('move.impulse')
      case 'fly':
        return mayFly(vessel, deeds.fly.decode(chosen))
      case 'gift':
        return mayGive(g, seat)
      case 'jettison':
      case 'abort':
      case END:
        return undefined
      default:
        return mayActFrom(g, seat, chosen, vessel.hex)
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
function* endActions(g: State, seat: Seat): Rule {
  if (planetAt(g, g.vessels[seat].hex)) openBusiness(g, seat)
  else yield* concludeTurn(g, seat)
}
