import { type Evaluation, type Seat, totalOf } from '@orrery/engine'
import { allianceHonor } from '../../rules/alliance.ts'
import { battleTotal, PASS } from '../../rules/battle.ts'
import { draftOrder } from '../../rules/round/draft.ts'
import { powerAt } from '../../rules/state/power.ts'
import { type Battle, type Board, boardNumbers, type RewardPart, SAMURAI, type State } from '../../rules/state/state.ts'
import { figuresOf, GRAVEYARD, hasUnitsAt } from '../../rules/state/units.ts'

/** What things are worth, in honor at the end of the game. */
const WORTH = {
  wealth: 0.7,
  card: 0.9,
  markerStep: 0.8,
  newType: 2.5,
  fallen: -0.25,
  /** For each point of a samurai's power. */
  samurai: 0.3,
  /** In power: what a committed card is expected to do. */
  committed: 2.5,
  /** Of the others' standing, how much is our loss. */
  rivals: 0.35,
}

/** [table.public] Named parts of how good a position is for a seat. Bots compare the sum. */
export function evaluate(g: State, seat: Seat): Evaluation {
  const own = standing(g, seat)
  let rivals = 0
  for (let other = 0; other < g.seats; other++) if (other !== seat) rivals += totalOf(standing(g, other))
  return { ...own, rivals: (-WORTH.rivals * rivals) / (g.seats - 1) }
}

export function standing(g: State, seat: Seat): Evaluation {
  const roundsLeft =
    g.phase === 'over' ? 0 : Math.floor(g.locationDeck.length / g.seats) + (g.phase === 'resolution' ? 0 : 1)
  return {
    honor: g.honor[seat],
    alliances: roundsLeft === 0 ? 0 : allianceHonor(g, seat) * (0.4 + 0.6 * roundsLeft),
    locations: locationsValue(g, seat),
    samurai: g.phase === 'over' ? 0 : WORTH.samurai * samuraiPower(g, seat),
    wealth: g.phase === 'over' ? 0.01 * g.wealth[seat] : WORTH.wealth * g.wealth[seat],
    cards: g.phase === 'over' ? 0 : WORTH.card * g.hands[seat].length,
    fallen:
      g.phase === 'over' ? 0 : WORTH.fallen * figuresOf(g, seat).filter((unit) => g.place[unit] === GRAVEYARD).length,
  }
}

/** Of the samurai a seat has, or has picked so far. */
function samuraiPower(g: State, seat: Seat): number {
  const order = draftOrder(g)
  const isHers = (samurai: number, pick: number) =>
    g.phase === 'mech-draft' ? order[pick] === seat : g.controller[samurai] === seat
  let power = 0
  for (const samurai of g.draftPicks.filter(isHers)) power += g.content.power[SAMURAI[samurai]]
  return power
}

/** What the boards promise: the chance to win each, and the rewards claimed there at the start of turns. */
function locationsValue(g: State, seat: Seat): number {
  let value = 0
  for (const board of boardNumbers(g)) {
    const location = g.boards[board - 1]
    if (location === '' || !hasUnitsAt(g, board, seat)) continue
    const reward = rewardValue(g.content.locations[location].reward)
    const chance = winningChance(g, board, seat)
    const turnsLeft = g.phase === 'turns' ? g.orderMarkers[seat].filter((order) => order < 0).length : 0
    const newType = hasType(g, seat, g.content.locations[location].type) ? 0 : WORTH.newType
    value +=
      chance * (g.content.locationHonor + reward + newType) + 0.6 * Math.max(0, chance - 0.3) * reward * turnsLeft
  }
  return value
}

const hasType = (g: State, seat: Seat, type: string): boolean =>
  g.locationsWon[seat].some((location) => g.content.locations[location].type === type)

function rewardValue(parts: readonly RewardPart[]): number {
  let value = 0
  for (const part of parts) {
    if ('clan' in part) value += WORTH.markerStep * part.n
    else if ('any' in part) value += 1.2 * WORTH.markerStep * part.any
    else if ('honor' in part) value += part.honor
    else if ('wealth' in part) value += WORTH.wealth * part.wealth
    else value += WORTH.card * part.cards
  }
  return value
}

/** A card that lies there will do something, whatever it is. */
const expectedTotal = (g: State, battle: Battle, seat: Seat): number =>
  battleTotal(g, battle, seat) + (['', PASS].includes(battle.committed[seat]) ? 0 : WORTH.committed)

/** A guess from the power on the board now: even odds when level, certain when far ahead. */
function winningChance(g: State, board: Board, seat: Seat): number {
  const power = (who: Seat) => (g.battle?.board === board ? expectedTotal(g, g.battle, who) : powerAt(g, board, who))
  const mine = power(seat)
  let best = 0
  for (let other = 0; other < g.seats; other++) if (other !== seat) best = Math.max(best, power(other))
  const lead = mine - best
  const settled = g.phase === 'battles' ? 2 : 5
  return 1 / (1 + Math.exp(-(lead - (best === 0 ? -1 : 0.5)) / (settled / 2)))
}
