import type { Turn } from './frames.ts'
import { leaveMarkers } from './markers.ts'
import { productiveBonus } from './production.ts'
import { seatOf } from './sides.ts'
import type { State } from './state.ts'
import { CYBERSAMURAI, type Side } from './vocabulary.ts'

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
  tetsuo: false,
  kaneda: false,
  rocket: false,
  swarm: 0,
  swarmUsed: 0,
  conquerors: false,
})

const hasUplink = (g: State, side: Side, uplink: State['uplinks'][number]): boolean =>
  side === CYBERSAMURAI && g.uplinks.includes(uplink)

/** [uplink.shogun] One event more in every action that plays events. */
export const playsWith = (g: State, side: Side, most: number): number =>
  most > 0 && hasUplink(g, side, 'shogun') ? most + g.content.uplinks.shogun.numbers.plays : most

/** [round.turn] Everybody has a turn in every phase; [round.missing-phase] without the phase on the card only for what needs no card. */
export function openTurn(g: State, side: Side, extra: boolean): void {
  const turn = newTurn(side, extra)
  if (extra) turn.combat = 1
  else fillTurn(g, turn)
  g.agenda.push(turn)
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
      turn.points = (card.green?.production ?? 0) + productiveBonus(g, side)
      turn.drones = hasUplink(g, side, 'amaterasu') ? g.content.numbers.freeDrones : 0
      if (card.green === null) break
      turn.oniPlace = card.green.oniPlace
      turn.oniConquest = card.green.oniConquest
      turn.oniMove = card.green.oniMove
      break
    case 'red':
      turn.tetsuo = hasUplink(g, side, 'tetsuo')
      if (card.red === null) {
        if (side === CYBERSAMURAI) leaveMarkers(g, 'red')
        break
      }
      turn.kaneda = hasUplink(g, side, 'kaneda')
      turn.rocket = hasUplink(g, side, 'rocket-attack')
      turn.movement = card.red.movement
      turn.combat = card.red.combat
      break
  }
}
