import { installed } from '../../content/uplinks/effects.ts'
import { isOnBoard } from '../board/figures.ts'
import { leaveMarkers } from '../board/markers.ts'
import { nameOf, report } from '../dialect.ts'
import { productiveBonus, riverBonus } from '../green/production.ts'
import type { Turn } from '../state/frames.ts'
import { seatOf } from '../state/sides.ts'
import type { State } from '../state/state.ts'
import { CYBERSAMURAI, type Side } from '../state/vocabulary.ts'
import { isIdle } from './possible.ts'

const newTurn = (side: Side, extra: boolean): Turn => ({
  kind: 'turn',
  side,
  extra,
  chosen: true,
  effect: false,
  draws: 0,
  plays: 0,
  drawn: 0,
  initiative: 0,
  points: 0,
  spent: 0,
  freeWeapons: 0,
  drones: 0,
  oniPlace: 0,
  oniConquest: 0,
  oniMove: 0,
  movement: 0,
  combat: 0,
  owes: undefined,
  charged: undefined,
  tetsuo: false,
  kaneda: false,
  rocket: false,
  swarm: 0,
  swarmUsed: 0,
  conquerors: false,
})

/** [uplink.shogun] One event more in every action that plays events. */
export function playsWith(g: State, side: Side, most: number): number {
  if (most === 0 || side !== CYBERSAMURAI) return most
  return installed(g).reduce((sum, effect) => sum + (effect.plays?.(g) ?? 0), most)
}

/** [round.turn] Everybody has a turn in every phase; [round.missing-phase] without the phase on the card only for what needs no card. */
export function openTurn(g: State, side: Side, extra: boolean): void {
  const turn = newTurn(side, extra)
  if (extra) turn.combat = 1
  else fillTurn(g, turn)
  g.agenda.push(turn)
  if (g.trace) tellTurn(g, turn)
}

/** A turn in which something can be done is told; [counter.vendetta] so is a vendetta that is lost, for want of units or of targets. */
function tellTurn(g: State, turn: Turn): void {
  const side = nameOf(turn.side)
  if (!isIdle(g, turn)) report(g, 'round.turn', { side, round: g.round, phase: g.phase, vendetta: turn.extra })
  else if (turn.extra) {
    const why = isOnBoard(g, turn.side) ? 'no-target' : 'no-units'
    report(g, 'counter.vendetta#lost', { side, why })
  }
}

function fillTurn(g: State, turn: Turn): void {
  const { side } = turn
  const card = g.content.actionCards[g.picked[seatOf(g, side)]]
  switch (g.phase) {
    case 'white':
      turn.chosen = false
      break
    case 'blue':
      if (side === CYBERSAMURAI) leaveMarkers(g, 'blue')
      if (card.blue === null) break
      turn.effect = card.blue.factionEffect
      turn.draws = card.blue.draw
      turn.plays = playsWith(g, side, card.blue.play)
      turn.initiative = card.blue.initiative
      break
    case 'green':
      turn.points = (card.green?.production ?? 0) + productiveBonus(g, side) + riverBonus(g, side)
      if (card.green === null) break
      turn.oniPlace = card.green.oniPlace
      turn.oniConquest = card.green.oniConquest
      turn.oniMove = card.green.oniMove
      break
    case 'red':
      if (card.red === null) {
        if (side === CYBERSAMURAI) leaveMarkers(g, 'red')
        break
      }
      turn.movement = card.red.movement
      turn.combat = card.red.combat
      break
  }
  if (side === CYBERSAMURAI) for (const effect of installed(g)) effect.open?.(g, turn, card)
}
