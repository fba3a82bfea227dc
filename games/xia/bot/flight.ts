import type { Seat } from '@orrery/engine'
import { countSpaces } from '../hold/hold.ts'
import { skill } from '../rules/fame/titles.ts'
import { matOf, outfitOf } from '../rules/ship/vessel.ts'
import type { State } from '../rules/state.ts'

/** How far a ship gets, in spaces on average. */
export interface Flight {
  /** In the move that is under way. */
  readonly left: number
  /** In the moves that this turn still has. */
  readonly rest: number
  /** In a turn to come, with the damage and the energy it has. */
  readonly perTurn: number
  /** In a turn to come when it is whole and full of energy. */
  readonly best: number
  /** What engines bring on average when the ship is whole; and by the number of markers with the damage it has. */
  readonly engines: number
  readonly byMarkers: readonly number[]
  /** Energy and armed markers: 1 when they last for two turns or more. */
  readonly fuel: number
}

/** So many turns ahead fuel should last. */
const PROVIDENT = 2

/** [status.planet] Whoever does business is on a planet, where all markers will be armed. */
export const armedOf = (g: State, seat: Seat): number =>
  g.turn === seat && g.phase === 'business' ? g.content.constants.markers : g.vessels[seat].armed

export function flightOf(g: State, seat: Seat): Flight {
  const vessel = g.vessels[seat]
  const { outfits, damage, used } = vessel
  const { markers } = g.content.constants
  const impulse = matOf(g, seat).impulse + skill(g, seat, 'impulse')
  const acts = g.turn === seat && g.phase === 'action'
  const bonus = skill(g, seat, 'engineDie')
  let free = markers
  let whole = markers
  let ready = acts ? vessel.armed : 0
  let engines = 0
  let best = 0
  let rest = 0
  let done = 0
  const byMarkers = [0, 0, 0, 0, 0]
  // The best engines get the markers, as far as their use spaces are free.
  for (let n = 0; n < outfits.length; n++) {
    let chosen = -1
    let sides = 0
    for (let i = 0; i < outfits.length; i++) {
      if (((done >> i) & 1) === 1) continue
      const { type, die } = outfitOf(g, outfits[i])
      if (type !== 'engine' || die <= sides) continue
      chosen = i
      sides = die
    }
    if (chosen < 0) break
    done |= 1 << chosen
    const { uses, spaces } = outfits[chosen]
    const roll = averageOf(sides, countSpaces(spaces & damage)) + bonus
    const all = Math.min(whole, countSpaces(uses))
    const working = Math.min(free, countSpaces(uses & ~damage))
    const now = Math.min(ready, countSpaces(uses & ~damage & ~used))
    best += all * ((sides + 1) / 2 + bonus)
    for (let i = markers - free + 1; i <= markers; i++) byMarkers[i] += Math.min(working, i - markers + free) * roll
    engines += working * roll
    rest += now * roll
    whole -= all
    free -= working
    ready -= now
  }
  const fuel = Math.min(1, (vessel.energy + armedOf(g, seat)) / (PROVIDENT * markers))
  return {
    left: g.move?.seat === seat ? g.move.left : 0,
    rest: rest + (acts && vessel.impulse ? impulse : 0),
    perTurn: impulse + fuel * engines,
    best: impulse + best,
    engines: best,
    byMarkers,
    fuel,
  }
}

/** A die less its damage, but never less than nothing. */
function averageOf(die: number, damage: number): number {
  const left = Math.max(0, die - damage)
  return (left * (left + 1)) / 2 / die
}
