import { type Evaluation, type Seat, totalOf } from '@orrery/engine'
import { moonstruckAreas } from '../../content/missions/effects.ts'
import { areaType } from '../../rules/board/board.ts'
import { areasOwned } from '../../rules/board/control.ts'
import { figuresAt, figuresOnBoard, sumOf } from '../../rules/board/figures.ts'
import { hasProperty } from '../../rules/board/properties.ts'
import { attackPoints, pointsAt, pointsNeeded } from '../../rules/combat/conquest.ts'
import { uplinkCost } from '../../rules/green/production.ts'
import { missionsInPlay } from '../../rules/scoring/missions.ts'
import { scoreOf } from '../../rules/scoring/score.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import type { Battle } from '../../rules/state/frames.ts'
import { seatOf } from '../../rules/state/sides.ts'
import { type State, TURN_PHASES, type TurnPhase } from '../../rules/state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, ONI, type Side } from '../../rules/state/vocabulary.ts'

/** What things are worth, in victory points at the end of the game. */
const WORTH = {
  /** For each production point that a unit costs, with rounds to come and in the last one. */
  unit: 0.3,
  lastUnit: 0.06,
  uplink: 0.35,
  event: 0.25,
  weapon: 0.15,
  marker: 0.12,
  kill: 0.3,
  /** Of an area that could be conquered from where the units stand. */
  prospect: 0.5,
  /** Of an own area in which somebody else is stronger. */
  danger: -0.45,
  /** What is left of a turn. */
  combat: 0.3,
  movement: 0.2,
  point: 0.2,
  action: 0.15,
  /** Of the others' standing, how much is our loss. */
  rivals: 0.5,
}

/** [table.open] Named parts of how good a position is for a seat. Bots compare the sum. */
export function evaluate(g: State, seat: Seat): Evaluation {
  const side = g.factions[seat]
  const own = standing(g, side)
  let rivals = 0
  for (const other of g.factions) if (other !== side) rivals += totalOf(standing(g, other))
  return { ...own, rivals: (-WORTH.rivals * rivals) / (g.seats - 1) }
}

export function standing(g: State, side: Side): Evaluation {
  if (g.phase === 'over') return { score: scoreOf(g, side) }
  return {
    score: scoreOf(g, side),
    units: unitsWorth(g, side),
    ground: groundWorth(g, side),
    fight: fightWorth(g, side),
    turn: turnWorth(g, side),
    card: cardWorth(g, side),
    missions: missionsWorth(g, side),
    goods: goodsWorth(g, side),
  }
}

const roundsLeft = (g: State): number => g.choices.rounds - g.round

/** Units by their price; those that will not live to see the next round are worth nothing. */
function unitsWorth(g: State, side: Side): number {
  const each = roundsLeft(g) > 0 ? WORTH.unit : WORTH.lastUnit
  const immune = side === DARK_SEED || (side === NOMADS && g.radiationProof)
  let worth = 0
  for (const figure of figuresOnBoard(g, side)) {
    const doomed = !immune && hasProperty(g, g.place[figure], 'radioactive')
    const { cost, productive } = g.content.tables.units[figure]
    worth += (doomed ? 0.2 : 1) * each * ((cost ?? 3) + productive * Math.min(1, roundsLeft(g)))
  }
  return worth
}

const areaWorth = (g: State, hex: number): number =>
  areaType(g, hex) === 'fertile' ? 2 : hex === 0 ? 1 + roundsLeft(g) : 1

const PLAIN = { optional: false, multiplier: 1, adjacent: false }

/** Areas that could be taken where units stand, the best first, and own areas that could be lost. */
function groundWorth(g: State, side: Side): number {
  const prospects: number[] = []
  let danger = 0
  for (const hex of g.areas) {
    if (g.owner[hex] === side) {
      const own = pointsAt(g, side, hex)
      let strongest = pointsAt(g, ONI, hex)
      for (const other of g.factions) if (other !== side) strongest = Math.max(strongest, pointsAt(g, other, hex))
      if (strongest > 0 && strongest >= own) danger += areaWorth(g, hex)
    } else {
      const points = attackPoints(g, side, hex, PLAIN)
      if (points > 0) prospects.push(areaWorth(g, hex) * (points >= pointsNeeded(g, side, hex) ? 1 : 0.3))
    }
  }
  prospects.sort((a, b) => b - a)
  const turn = runningTurn(g)
  const attacks = (turn?.side === side ? turn.combat : 0) + combatAhead(g, side) + (roundsLeft(g) > 0 ? 2 : 0)
  let worth = WORTH.danger * danger
  prospects.forEach((prospect, i) => {
    worth += prospect * (i < attacks ? WORTH.prospect : 0.06)
  })
  return worth
}

/** Combat actions that the card of the round still promises. */
function combatAhead(g: State, side: Side): number {
  const card = g.content.actionCards[g.picked[seatOf(g, side)]]
  const phase = TURN_PHASES.indexOf(g.phase as TurnPhase)
  return card?.red && phase >= 0 && phase < 3 ? card.red.combat : 0
}

/** What a fight that is not over yet promises. */
function fightWorth(g: State, side: Side): number {
  let worth = 0
  for (const frame of g.agenda) if (frame.kind === 'battle' && frame.side === side) worth += battleWorth(g, frame)
  return worth
}

function battleWorth(g: State, battle: Battle): number {
  const { side, hex, card, stage, marked } = battle
  if (stage === 'post' || stage === 'after' || stage === 'end') return 0
  const part = card === '' ? PLAIN : g.content.combatCards[card].conquest
  const taken = part !== null && !marked && g.owner[hex] !== side && g.tiles[hex] !== 'home'
  const conquest = taken && attackPoints(g, side, hex, part) >= pointsNeeded(g, side, hex) ? areaWorth(g, hex) : 0
  const deals = card === '' || g.content.combatCards[card].damage !== null
  const dealt = deals && (stage === 'samurai' || stage === 'card' || stage === 'choose') ? damageWorth(g, battle) : 0
  return 0.1 + 0.95 * (card === '' ? Math.max(conquest, dealt) : conquest + dealt)
}

/** What the attackers could destroy, in units of the others there. */
function damageWorth(g: State, { side, hex }: Battle): number {
  const damage = sumOf(g.content.tables.damage, figuresAt(g, side, hex))
  let health = 0
  for (const other of g.factions) if (other !== side) health += sumOf(g.content.tables.health, figuresAt(g, other, hex))
  return (0.7 * WORTH.unit * Math.min(damage, health)) / 20
}

/** What is left to do in the running turn. */
function turnWorth(g: State, side: Side): number {
  const turn = runningTurn(g)
  if (turn?.side !== side) return 0
  let worth = WORTH.combat * turn.combat + WORTH.point * turn.points + WORTH.weapon * 0.8 * turn.freeWeapons
  if (turn.movement > 0) worth += WORTH.movement
  worth += WORTH.action * (turn.draws + turn.drones + turn.swarm + (turn.effect ? 1 : 0) + (turn.tetsuo ? 1 : 0))
  for (const frame of g.agenda) if (frame.kind === 'move' && frame.by === side) worth += WORTH.movement / 4
  return worth
}

/** What the card of the round promises for the phases to come. */
function cardWorth(g: State, side: Side): number {
  const card = g.content.actionCards[g.picked[seatOf(g, side)]]
  const phase = TURN_PHASES.indexOf(g.phase as TurnPhase)
  if (card === undefined || phase < 0) return 0
  let worth = 0
  if (phase < 1 && card.blue)
    worth += 0.2 * card.blue.draw + (card.blue.factionEffect ? 0.4 : 0) + 0.1 * card.blue.initiative
  if (phase < 2 && card.green) worth += WORTH.unit * card.green.production
  if (phase < 3 && card.red) worth += 0.6 * card.red.combat + 0.3 * card.red.movement
  return worth
}

/** How near the missions are. */
function missionsWorth(g: State, side: Side): number {
  let worth = 0
  const open = missionsInPlay(g).filter((mission) => !g.missions[side].includes(mission))
  for (const mission of open) {
    if (mission === 'survival-of-the-fittest') worth += WORTH.kill * g.kills[side]
    else if (mission === 'moonstruck') worth += 0.4 * moonstruckAreas(g, side).length
    else if (mission === 'geo-tagging') worth += 0.2 * new Set(areasOwned(g, side).map((hex) => areaType(g, hex))).size
    else worth += 0.08 * Math.min(7, areasOwned(g, side).length)
  }
  if (!g.goals[side] && side === DARK_SEED) worth += 0.15 * g.conquered[side].length
  if (!g.goals[side] && side === NOMADS) worth += 0.25 * g.retaken[side].length
  return worth
}

/** Cards, Uplinks, weapons and what lies on the board for the faction. */
function goodsWorth(g: State, side: Side): number {
  if (roundsLeft(g) === 0 && g.phase === 'red') return 0.02 * g.events[side].length
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  let worth = WORTH.event * Math.min(4, g.events[side].length)
  if (side === CYBERSAMURAI) for (const uplink of g.uplinks) worth += WORTH.uplink * uplinkCost(g, uplink)
  if (side === DARK_SEED) worth += WORTH.marker * sum(g.eggs)
  if (side === NOMADS) worth += WORTH.weapon * sum(g.weapons) + WORTH.marker * sum(g.mines)
  if (side === BOARLORDS) worth += WORTH.marker * (sum(g.strongholds) + sum(g.covers) + g.tunnels.length)
  return worth
}
