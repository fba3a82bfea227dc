import type { Evaluation } from '@orrery/engine'
import type { Hex } from '../map/hex.ts'
import { initiativePoints, scoreOf } from '../rules/scoring/score.ts'
import { runningTurn } from '../rules/state/agenda.ts'
import type { Battle, Turn } from '../rules/state/frames.ts'
import { seatOf } from '../rules/state/sides.ts'
import type { State } from '../rules/state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, ONI, type Side } from '../rules/state/vocabulary.ts'
import { aheadOf, phaseNumber, roundsLeft } from './ahead.ts'
import { destroyedBy, type Forces, forcesOf, strongestOther } from './forces.ts'
import { type Ground, groundOf } from './ground.ts'
import { type Holdings, wishesOf, wishWorth } from './missions.ts'
import { addProspects, areaWorth, type Prospects } from './prospects.ts'
import { powersOf } from './units.ts'
import { UplinkWorths } from './uplinks.ts'
import { unitWorth, WORTH } from './worth.ts'

/** [table.open] How all factions stand, in victory points at the end of the game. */
export function standings(g: State): Evaluation[] {
  if (g.phase === 'over') return g.factions.map((side) => ({ score: scoreOf(g, side) }))
  const ground = groundOf(g)
  const forces = forcesOf(g, ground)
  const turn = runningTurn(g)
  const prospects: Prospects = { gains: [0, 0, 0, 0], losses: [0, 0, 0, 0] }
  const land = [0, 0, 0, 0]
  const income = [0, 0, 0, 0]
  const holdings: Holdings[] = [0, 1, 2, 3].map(() => ({ areas: 0, land: 0, moonlit: 0 }))
  const oniAhead = roundsLeft(g) > 0 || phaseNumber(g) < 3
  for (const hex of g.areas) {
    const owner = g.owner[hex]
    if (owner < 0 || owner === ONI) continue
    land[owner] += areaWorth(g, ground, hex)
    const held = holdings[owner]
    held.areas++
    held.land |= ground.land[hex]
    if (ground.moonlit[hex]) held.moonlit++
    if (ground.river[hex]) income[owner] += g.content.numbers.riverProduction
    const at = forces.points[ONI * forces.width + hex]
    if (oniAhead && at > 0 && at >= strongestOther(forces, ONI, hex))
      prospects.losses[owner] += WORTH.oni * areaWorth(g, ground, hex)
  }
  const wishes = g.factions.map((side) => wishesOf(g, ground, side, holdings[side]))
  g.factions.forEach((side, seat) => {
    addProspects(g, ground, forces, side, aheadOf(g, side, turn), wishes[seat], prospects)
  })
  return g.factions.map((side, seat) => ({
    score: g.points[side] + land[side] + initiativeWorth(g, side),
    units: unitsWorth(g, ground, side),
    prospects: prospects.gains[side],
    danger: -prospects.losses[side],
    fight: fightWorth(g, ground, forces, side, (hex) => wishWorth(wishes[seat], g, ground, side, hex)),
    turn: turn?.side === side ? turnWorth(g, turn) : 0,
    card: cardWorth(g, side),
    missions: wishes[seat].worth,
    goods: goodsWorth(g, ground, forces, side),
    income: WORTH.income * income[side] * greensLeft(g, side),
  }))
}

/** Places change hands before the end. */
const initiativeWorth = (g: State, side: Side): number =>
  (roundsLeft(g) > 0 ? WORTH.initiative : 1) * initiativePoints(g, side)

/** Green turns to come. */
function greensLeft(g: State, side: Side): number {
  const phase = phaseNumber(g)
  const waits = phase < 2 || (phase === 2 && g.turnOrder.indexOf(side) > g.turnAt)
  return roundsLeft(g) + (waits ? 1 : 0)
}

/** Units by what they are good for; those that will not live to see the next round are worth little. */
function unitsWorth(g: State, ground: Ground, side: Side): number {
  const { first, end, productive } = g.content.tables
  const powers = powersOf(g)
  const each = unitWorth(g)
  const bonus = WORTH.income * greensLeft(g, side)
  const immune = side === DARK_SEED || (side === NOMADS && g.radiationProof)
  let worth = 0
  for (let figure = first[side]; figure < end[side]; figure++) {
    const hex = g.place[figure]
    if (hex < 0) continue
    const value = each * powers[figure] + bonus * productive[figure]
    worth += !immune && ground.radioactive[hex] ? 0.2 * value : value
  }
  return worth
}

/** What a fight that is not over yet promises. */
function fightWorth(g: State, ground: Ground, forces: Forces, side: Side, wish: (hex: Hex) => number): number {
  let worth = 0
  for (const frame of g.agenda)
    if (frame.kind === 'battle' && frame.side === side) worth += battleWorth(g, ground, forces, frame, wish)
  return worth
}

function battleWorth(g: State, ground: Ground, forces: Forces, battle: Battle, wish: (hex: Hex) => number): number {
  const { side, hex, card, stage, marked } = battle
  if (stage === 'post' || stage === 'after' || stage === 'end') return 0
  const at = side * forces.width + hex
  const part = card === '' ? undefined : g.content.combatCards[card]
  const takes = part === undefined || part.conquest !== null
  const strength = forces.points[at] * (part?.conquest?.multiplier ?? 1)
  const need = strongestOther(forces, side, hex) + ground.mountain[hex]
  const isTaken = takes && !marked && g.owner[hex] !== side && ground.isArea[hex] && strength >= need
  const conquest = isTaken ? areaWorth(g, ground, hex) + wish(hex) : 0
  const isStruck = stage !== 'counter' && (part === undefined || part.damage !== null)
  let most = 0
  if (isStruck)
    for (const other of g.factions)
      if (other !== side) most = Math.max(most, destroyedBy(forces, other, hex, forces.damage[at]))
  const dealt = (WORTH.kill * most) / 20
  return 0.9 * (card === '' ? Math.max(conquest, dealt) : conquest + dealt)
}

/** What is left to do in the running turn, besides attacks and movement, which are worth what they can bring. */
function turnWorth(g: State, turn: Turn): number {
  const each = unitWorth(g)
  let worth = 0.8 * each * (turn.points + turn.drones) + 0.8 * WORTH.weapon * turn.freeWeapons
  worth += WORTH.event * turn.draws + 0.1 * Math.min(turn.plays, g.events[turn.side].length)
  worth += 0.15 * turn.swarm + (turn.effect ? 0.3 : 0) + (turn.tetsuo ? 0.15 : 0)
  return worth
}

/** What the card of the round promises for the phases to come. */
function cardWorth(g: State, side: Side): number {
  const card = g.content.actionCards[g.picked[seatOf(g, side)]]
  const phase = phaseNumber(g)
  if (card === undefined || phase > 2) return 0
  let worth = 0
  if (phase < 1 && card.blue) {
    const { draw, factionEffect, initiative } = card.blue
    worth += WORTH.event * draw + (factionEffect ? 0.35 : 0) + 0.15 * initiative
  }
  if (phase < 2 && card.green) worth += 0.8 * unitWorth(g) * card.green.production
  if (phase < 3 && card.red) worth += 0.2 * card.red.combat + 0.1 * card.red.movement
  return worth
}

const sum = (list: readonly number[]): number => {
  let all = 0
  for (const one of list) all += one
  return all
}

/** Cards, Uplinks, weapons and what lies on the board for the faction. */
function goodsWorth(g: State, ground: Ground, forces: Forces, side: Side): number {
  if (roundsLeft(g) === 0 && g.phase === 'red') return 0.02 * g.events[side].length
  let worth = WORTH.event * Math.min(4, g.events[side].length)
  if (side === CYBERSAMURAI) {
    const uplinks = new UplinkWorths(g, ground, forces)
    for (const uplink of g.uplinks) worth += uplinks.of(uplink)
  }
  if (side === DARK_SEED) worth += WORTH.marker * sum(g.eggs)
  if (side === NOMADS) worth += WORTH.weapon * sum(g.weapons) + WORTH.marker * sum(g.mines)
  if (side === BOARLORDS) worth += WORTH.marker * (sum(g.strongholds) + sum(g.covers) + g.tunnels.length)
  return worth
}
