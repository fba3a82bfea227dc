import { fixed, type Rule, type Seat } from '@orrery/engine'
import { installed } from '../../content/uplinks/effects.ts'
import { hexName, MOON_CENTRE } from '../../map/hex.ts'
import { countOwned } from '../board/control.ts'
import { figureNames, figuresAt } from '../board/figures.ts'
import { hasProperty } from '../board/properties.ts'
import { destroy } from '../combat/damage.ts'
import { nameOf, report } from '../dialect.ts'
import { gainPoints } from '../scoring/missions.ts'
import { areaPoints, initiativePoints, scoreOf } from '../scoring/score.ts'
import { seatOf } from '../state/sides.ts'
import { plays, type State, TURN_PHASES, type TurnPhase } from '../state/state.ts'
import { DARK_SEED, NOBODY, NOMADS, ONI, PLAYER_SIDES, type Side } from '../state/vocabulary.ts'
import { openTurn } from '../turn/opening.ts'

/** A round begins with the choice of action cards; [uplink.ghost] with Ghost there is a card more to choose from. */
export function beginSelection(g: State): void {
  report(g, 'round.phases', { round: g.round, phase: 'draft' })
  g.phase = installed(g).some(({ beforeChoice }) => beforeChoice !== undefined) ? 'ghost' : 'select'
}

/** [round.phases] All players finish a phase before the next; [initiative.snapshot] its order stays as it was at the beginning. */
export function beginPhase(g: State, phase: TurnPhase): void {
  g.phase = phase
  g.turnOrder = g.order
  g.turnAt = -1
  g.attackers = NO_ATTACKERS
  g.moved = undefined
  if (plays(g, 'short-locks')) g.locks = NO_LOCKS
  report(g, 'round.phases', { round: g.round, phase })
}

const NO_LOCKS = fixed<never>([])
const NO_ATTACKERS = fixed<never>([])

/** [round.turn] The turn is over: those with a vendetta come next, then the next player, then the next phase. */
export function* passOn(g: State): Rule {
  if (g.vendettas.length > 0) {
    const [side, ...rest] = g.vendettas
    g.vendettas = fixed(rest)
    openTurn(g, side, true)
    return
  }
  g.turnAt++
  if (g.turnAt < g.turnOrder.length) openTurn(g, g.turnOrder[g.turnAt], false)
  else {
    const next = TURN_PHASES[TURN_PHASES.indexOf(g.phase as TurnPhase) + 1]
    if (next === undefined) g.phase = 'end'
    else beginPhase(g, next)
  }
}

/** [round.end] Radioactivity, the moon's centre, what lasts for a round; then the next round or the end of the game. */
export function* endRound(g: State): Rule {
  radiate(g)
  scoreMoonCentre(g)
  g.usedCards = NO_LOCKS
  g.locks = NO_LOCKS
  g.emergencyEggs = NO_LOCKS
  g.dueEggs = NO_LOCKS
  g.swarmFlies = false
  g.radiationProof = false
  g.tunnels = fixed(g.tunnels.map(({ edge }) => Object.freeze({ edge, used: false })))
  g.conquered = fixed(PLAYER_SIDES.map(() => NO_LOCKS))
  g.retaken = fixed(PLAYER_SIDES.map(() => NO_LOCKS))
  g.discardPile = fixed([...g.discardPile, ...g.picked.filter((card) => card !== '')])
  g.picked = fixed(g.picked.map(() => ''))
  if (g.trace) tellStandings(g)
  const superior =
    plays(g, 'superiority') && g.order.some((side) => scoreOf(g, side) >= g.content.numbers.superiorityPoints)
  if (g.round === g.choices.rounds || superior) endGame(g)
  else {
    g.round++
    beginSelection(g)
  }
}

/** [score.announce] The points after a round, the most first. */
function tellStandings(g: State): void {
  const sides = [...g.order].sort((a, b) => scoreOf(g, b) - scoreOf(g, a))
  report(g, 'score.announce', {
    round: g.round,
    sides: sides.map(nameOf),
    points: sides.map((side) => scoreOf(g, side)),
    seats: sides.map((side) => seatOf(g, side)),
    areas: sides.map((side) => areaPoints(g, side)),
    initiative: sides.map((side) => initiativePoints(g, side)),
  })
}

/** [property.radioactive] Units in radioactive areas are destroyed; [damage.credit] nobody is credited. */
function radiate(g: State): void {
  for (const hex of g.hexes) {
    if (!hasProperty(g, hex, 'radioactive')) continue
    for (const side of [...g.order, ONI]) {
      const figures = isImmune(g, side) ? [] : figuresAt(g, side, hex)
      if (figures.length === 0) continue
      report(g, 'property.radioactive', { side: nameOf(side), hex: hexName(hex), units: figureNames(g, figures) })
      destroy(g, figures, hex, NOBODY)
    }
  }
}

/** [darkseed.immune] Always; [nomads.radiation] the Nomads if they chose it in this round. */
const isImmune = (g: State, side: Side): boolean => side === DARK_SEED || (side === NOMADS && g.radiationProof)

/** [score.moon-centre] A point for whoever controls the centre of the moon. */
function scoreMoonCentre(g: State): void {
  const side = g.owner[MOON_CENTRE]
  if (side === NOBODY || side === ONI) return
  gainPoints(g, side, g.content.numbers.moonCentrePoints)
  report(g, 'score.moon-centre', {
    side: nameOf(side),
    seat: seatOf(g, side),
    points: g.content.numbers.moonCentrePoints,
  })
}

/** [score.end] After the last round. [score.tie] More areas, then the moon's centre, then the better initiative. */
function endGame(g: State): void {
  g.phase = 'over'
  const ties = (side: Side) =>
    plays(g, 'initiative-ties') ? 0 : 2 * countOwned(g, side) + (g.owner[MOON_CENTRE] === side ? 1 : 0)
  const better = (a: Seat, b: Seat) => {
    const [one, other] = [g.factions[a], g.factions[b]]
    return (
      scoreOf(g, other) - scoreOf(g, one) || ties(other) - ties(one) || g.order.indexOf(one) - g.order.indexOf(other)
    )
  }
  g.ranking = fixed(g.factions.map((_, seat) => seat).sort(better))
  if (g.trace) tellScores(g)
}

/**
 * [score.areas] [score.initiative] What the victory points of the end are for: areas, the place in the initiative, and what was gained in the
 * rounds; [score.tie] what has broken a tie for the first place; [score.end] who has won.
 */
function tellScores(g: State): void {
  const sides = g.ranking.map((seat) => g.factions[seat])
  for (const side of sides)
    report(g, 'score.areas', {
      side: nameOf(side),
      areas: countOwned(g, side),
      points: areaPoints(g, side),
      place: g.order.indexOf(side) + 1,
      initiative: initiativePoints(g, side),
      gained: g.points[side],
    })
  const [first, second] = sides
  if (scoreOf(g, first) === scoreOf(g, second))
    report(g, 'score.tie', { side: nameOf(first), other: nameOf(second), by: tieBreaker(g, first, second) })
  report(g, 'score.end', { side: nameOf(first), points: scoreOf(g, first) })
}

function tieBreaker(g: State, first: Side, second: Side): 'areas' | 'moon-centre' | 'initiative' {
  if (plays(g, 'initiative-ties')) return 'initiative'
  if (countOwned(g, first) !== countOwned(g, second)) return 'areas'
  return g.owner[MOON_CENTRE] === first ? 'moon-centre' : 'initiative'
}
