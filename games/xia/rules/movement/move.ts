import type { Rule, Seat } from '@orrery/engine'
import { deeds, hexes, STOP, TIGRIS, wordOf } from '../../codecs.ts'
import { useAbility } from '../../content/abilities/effects/index.ts'
import { NOBODY } from '../../crafts.ts'
import { type Direction, type Hex, hexName, neighbour } from '../../map/hex.ts'
import { lanesOf } from '../../map/lanes.ts'
import { offerBoost } from '../abilities/use.ts'
import { blindJump } from '../actions/explore.ts'
import { actFrom, endsMove, usesOf } from '../actions/from-space.ts'
import { actAt, isPlaceAction, throwAway } from '../actions/places.ts'
import { cross, enterSpace, followHost, isHost, reachPlanet } from '../borders/borders.ts'
import { beginMove, endMove } from '../borders/motion.ts'
import { spawnNear } from '../death/death.ts'
import { choose, pick, report } from '../dialect.ts'
import { bareD20, roll } from '../fame/dice.ts'
import { count, mayUseOnce, skill, useOnce } from '../fame/titles.ts'
import { isStranded, matOf, outfitOf, penaltyOf, spendMarker } from '../ship/vessel.ts'
import { craftAt, type Fitted, type Move, NOWHERE, type State } from '../state.ts'
import { dangersFor, hasFreeGate, mayMove, moveChoices, searchedSector } from './steps.ts'

/** [move.impulse] Without energy or markers, once a turn. */
export function flyByImpulse(g: State, seat: Seat): void {
  g.vessels[seat].impulse = false
  const movement = matOf(g, seat).impulse + skill(g, seat, 'impulse')
  report(g, 'move.impulse', { seat, movement })
  beginMove(g, seat, movement, { stranded: isStranded(g.vessels[seat]) })
}

/** [move.engine] A marker, and the engine's die less its damage. A boost can be declared right after the roll. */
export function* flyByEngine(g: State, seat: Seat, fitted: Fitted): Rule {
  const vessel = g.vessels[seat]
  spendMarker(vessel, fitted)
  const outfit = outfitOf(g, fitted)
  const rolled = roll(g, outfit.die)
  const movement = Math.max(0, rolled - penaltyOf(vessel, fitted)) + skill(g, seat, 'engineDie')
  report(g, 'move.engine', { seat, outfit: outfit.id, rolled, movement, exact: Number(movement === rolled) })
  const boost = yield* offerBoost(g, seat, 'moveBoost')
  beginMove(g, seat, movement + (boost ? g.content.abilities[boost].numbers.movement : 0))
}

/**
 * [move.step] The movement is spent bit by bit: a flight to any space that can be reached without a border that matters, a single step
 * over one that does, a blind jump, a gate, a minor action, or the end of it.
 */
export function* moveOn(g: State, move: Move): Rule {
  const { seat } = move
  const chosen = yield* choose(g, seat, 'move.step', {
    from: moveChoices(g, move),
    unless: mayMove(g, move),
    about: { left: move.left },
  })
  const hex = hexes.match(chosen)
  if (hex !== undefined) yield* fly(g, move, hex)
  else if (chosen === STOP) endMove(g)
  else yield* spend(g, move, chosen)
  finishStep(g)
}

function spend(g: State, move: Move, chosen: string): Rule {
  const { seat } = move
  switch (wordOf(chosen)) {
    case 'jump':
      return blindJump(g, seat, deeds.jump.decode(chosen))
    case 'cross':
      return step(g, move, deeds.cross.decode(chosen))
    case 'use':
      return useOccupied(g, move, deeds.use.decode(chosen))
    case 'gate':
      return useGate(g, seat, deeds.gate.decode(chosen))
    case 'ability':
      return useAbility(g, seat, deeds.ability.decode(chosen), g.vessels[seat].hex)
    case TIGRIS:
      return useTigris(g, seat)
    default:
      return isPlaceAction(chosen) ? actAt(g, seat, chosen, g.vessels[seat].hex) : throwAway(g, seat, chosen)
  }
}

/** [move.action] Without movement the action is over. */
function finishStep(g: State): void {
  const { move } = g
  if (move === undefined) return
  const vessel = g.vessels[move.seat]
  if (vessel.hex === NOWHERE) g.move = undefined
  else if (move.left <= 0 && !hasFreeGate(g, move.seat)) endMove(g)
}

/** A flight along the shortest way over which no border matters, space by space: [ship.harpoon] who hangs on the ship comes after it. */
function* fly(g: State, move: Move, to: Hex): Rule {
  const { seat } = move
  const lanes = lanesOf(g)
  const goal = lanes.nodeAt(to)
  lanes.reach(lanes.nodeAt(g.vessels[seat].hex), move.left, dangersFor(g, move), searchedSector(g, seat))
  const spaces = lanes.distance[goal]
  if (g.trace) report(g, 'move.step', { seat, spaces, to: hexName(to), left: move.left - spaces })
  count(g, seat, 'spaces', spaces)
  const followed = isHost(g, seat)
  for (const node of lanes.pathTo(goal)) {
    const from = g.vessels[seat].hex
    enterSpace(g, seat, lanes.hexes[node])
    if (followed) yield* followHost(g, seat, from)
    if (lanes.planet[node] >= 0) yield* reachPlanet(g, seat, from, lanes.hexes[node])
    if (g.move) g.move.left--
  }
}

/** One step over borders that matter. */
function* step(g: State, { seat, slips }: Move, direction: Direction): Rule {
  if (g.move) g.move.left--
  yield* cross(g, seat, direction, { slips, stays: false })
}

/** [border.gate] 1 movement; no border is crossed. Gate Runner uses one gate a turn for nothing. */
function payGate(g: State, seat: Seat): void {
  if (mayUseOnce(g, seat, 'freeGate')) useOnce(g, seat, 'freeGate')
  else if (g.move) g.move.left--
  count(g, seat, 'gates')
}

function* useGate(g: State, seat: Seat, to: Hex): Rule {
  payGate(g, seat)
  report(g, 'border.gate', { seat, to: hexName(to) })
  arrive(g, seat, to)
}

/** [border.tigris] A d20 decides the spawn point, as after death; the Move Action goes on. */
function* useTigris(g: State, seat: Seat): Rule {
  payGate(g, seat)
  const natural = bareD20(g, seat)
  const to = yield* spawnNear(g, seat, seat, natural)
  report(g, 'border.tigris', { seat, natural, to: hexName(to) })
  arrive(g, seat, to)
}

/** Nobody follows through a gate, and nothing can be dragged through it. */
function arrive(g: State, seat: Seat, to: Hex): void {
  g.vessels[seat].hex = to
  g.vessels[seat].host = NOBODY
  for (const vessel of g.vessels) if (vessel.host === seat) vessel.host = NOBODY
  count(g, seat, 'spaces')
  if (g.move && craftAt(g, to, seat) === NOBODY) g.move.back = to
}

/**
 * [move.use-occupied] For 2 movement and the rolls of the borders between, one action is taken as if the ship were on an occupied space
 * beside it. Whatever stops the ship on the way cancels it; anything but a minor action ends the move.
 */
function* useOccupied(g: State, { seat, slips }: Move, direction: Direction): Rule {
  if (g.move) g.move.left -= g.content.constants.occupiedSpaceCost
  const at = neighbour(g.vessels[seat].hex, direction)
  if ((yield* cross(g, seat, direction, { slips, stays: true })) !== 'through') return
  // [stranded.midway] Whom a nebula has stranded has come to a halt.
  if (g.move === undefined) return
  const uses = usesOf(g, seat, at)
  if (uses.length === 0) return
  report(g, 'move.use-occupied', { seat, hex: hexName(at) })
  const chosen = yield* pick(g, seat, 'move.use-occupied', { from: uses })
  if (endsMove(chosen)) endMove(g)
  yield* actFrom(g, seat, chosen, at)
}
