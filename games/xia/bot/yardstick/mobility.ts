import type { Seat } from '@orrery/engine'
import { countSpaces, type Spaces } from '../../hold/hold.ts'
import { skill } from '../../rules/fame/titles.ts'
import { matOf, outfitOf } from '../../rules/ship/vessel.ts'
import type { Fitted, State, Vessel } from '../../rules/state.ts'

/** How far a ship gets, in spaces on average. */
export interface Mobility {
  /** In what is left of its turn. */
  readonly now: number
  /** In a turn to come, with the damage and the energy it has. */
  readonly perTurn: number
  /** Energy and armed markers: 1 when they last for two turns or more. */
  readonly fuel: number
}

/** So many turns ahead fuel should last. */
const PROVIDENT = 2

export function mobilityOf(g: State, seat: Seat): Mobility {
  const vessel = g.vessels[seat]
  const { markers } = g.content.constants
  const engines = enginesOf(g, seat, vessel.damage)
  const impulse = impulseOf(g, seat)
  const fuel = Math.min(1, (vessel.energy + armedOf(g, seat)) / (PROVIDENT * markers))
  const perTurn = impulse + fuel * spread(engines, markers, vessel.damage)
  const left = g.move?.seat === seat ? g.move.left : 0
  if (g.turn !== seat || g.phase !== 'action') return { now: left, perTurn, fuel }
  const engine = spread(engines, vessel.armed, vessel.damage | vessel.used)
  return { now: left + (vessel.impulse ? impulse : 0) + engine, perTurn, fuel }
}

/** How far a ship gets in a turn when it is whole and full of energy. */
export const bestSpeed = (g: State, seat: Seat): number =>
  impulseOf(g, seat) + spread(enginesOf(g, seat, 0), g.content.constants.markers, 0)

const impulseOf = (g: State, seat: Seat): number => matOf(g, seat).impulse + skill(g, seat, 'impulse')

/** [status.planet] Whoever does business is on a planet, where all markers will be armed. */
export const armedOf = (g: State, seat: Seat): number =>
  g.turn === seat && g.phase === 'business' ? g.content.constants.markers : g.vessels[seat].armed

interface Engine {
  readonly fitted: Fitted
  /** What a use of it brings on average. */
  readonly average: number
}

function enginesOf(g: State, seat: Seat, damage: Spaces): Engine[] {
  const bonus = skill(g, seat, 'engineDie')
  const engines: Engine[] = []
  for (const fitted of g.vessels[seat].outfits) {
    const { type, die } = outfitOf(g, fitted)
    if (type === 'engine') engines.push({ fitted, average: averageOf(die, fitted.spaces & damage) + bonus })
  }
  return engines.sort((a, b) => b.average - a.average)
}

/** A die less its damage, but never less than nothing. */
function averageOf(die: number, damage: Spaces): number {
  const left = Math.max(0, die - countSpaces(damage))
  return (left * (left + 1)) / 2 / die
}

/** The best engines get the markers, as far as their use spaces are free. */
function spread(engines: readonly Engine[], markers: number, taken: Spaces): number {
  let left = markers
  let total = 0
  for (const { fitted, average } of engines) {
    const uses = Math.min(left, countSpaces(fitted.uses & ~taken))
    total += uses * average
    left -= uses
  }
  return total
}

/** How many markers have a use, whatever for. */
export function usefulMarkers(g: State, vessel: Vessel): number {
  let uses = 0
  for (const fitted of vessel.outfits) uses += countSpaces(fitted.uses & ~vessel.damage)
  return Math.min(uses, g.content.constants.markers)
}
