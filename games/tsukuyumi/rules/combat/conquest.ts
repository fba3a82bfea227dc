import { fixed, type Refusal, withEntry } from '@orrery/engine'
import type { ConquestPart, CounterattackId } from '../../content/types.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasAround, isArea, mountainAt } from '../board/board.ts'
import { countOwned } from '../board/control.ts'
import { hasKindAt, underRocket } from '../board/figures.ts'
import { hasProperty } from '../board/properties.ts'
import { nameOf, present, refuse, report } from '../dialect.ts'
import { checkTerritory } from '../scoring/missions.ts'
import { inGame } from '../state/sides.ts'
import { plays, type State } from '../state/state.ts'
import { BOARLORDS, NOBODY, NOMADS, ONI, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** The conquest points of a side's units in a hex. */
function unitPoints(g: State, side: Side, hex: Hex): number {
  const { first, end, conquest } = g.content.tables
  let sum = 0
  for (let figure = first[side]; figure < end[side]; figure++) if (g.place[figure] === hex) sum += conquest[figure]
  return sum
}

/** [boarlords.stronghold] Strongholds give the Boarlords points, with or without units. */
function strongholdPoints(g: State, side: Side, hex: Hex): number {
  if (side !== BOARLORDS || !inGame(g, BOARLORDS) || underRocket(g, BOARLORDS, hex)) return 0
  return g.strongholds[hex] * g.content.terraformings.stronghold.numbers.points
}

/** [conquest.points] The conquest points of a side in an area. */
export const pointsAt = (g: State, side: Side, hex: Hex): number =>
  unitPoints(g, side, hex) + strongholdPoints(g, side, hex)

/** What the attacker brings to a conquest: units around may help, and the total may be multiplied. */
export function attackPoints(g: State, side: Side, hex: Hex, part: ConquestPart): number {
  let points = pointsAt(g, side, hex)
  // A Rocket takes no conquest points from units; under the first rules it did.
  if (part.adjacent)
    for (const around of areasAround(g, hex))
      if (since(g, 2) || !underRocket(g, side, around)) points += unitPoints(g, side, around)
  return points * part.multiplier
}

/** [conquest.need] As many as the strongest of the others, each by itself, [conquest.mountain] and the mountain's value. */
export function pointsNeeded(g: State, side: Side, hex: Hex): number {
  let strongest = 0
  for (const other of g.factions) if (other !== side) strongest = Math.max(strongest, pointsAt(g, other, hex))
  if (side !== ONI) strongest = Math.max(strongest, pointsAt(g, ONI, hex))
  return strongest + mountainValue(g, side, hex)
}

/** [nomads.squad-leader] With the Squad Leader among the attackers a mountain has no value; [option.mountains] or for anybody where he is. */
const mountainValue = (g: State, side: Side, hex: Hex): number =>
  (side === NOMADS || plays(g, 'open-mountains')) && hasKindAt(g, 'squad-leader', hex) ? 0 : mountainAt(g, hex)

/** Why a side cannot conquer an area, or nothing. [conquest.tie] A tie is enough. */
export function cannotConquer(g: State, side: Side, hex: Hex, part: ConquestPart): Refusal | undefined {
  if (!isArea(g, hex)) return refuse('combat.homezone', { hex: hexName(hex) })
  if (g.owner[hex] === side) return refuse('conquest.again', { hex: hexName(hex) })
  if (side !== ONI && markersLeft(g, side) === 0)
    return refuse('conquest.markers', { markers: g.content.numbers.territoryMarkers })
  const points = attackPoints(g, side, hex, part)
  const need = pointsNeeded(g, side, hex)
  return points < need ? refuse('conquest.need', { hex: hexName(hex), points, need }) : undefined
}

/** [conquest.markers] Territory markers that are not on the board. */
export const markersLeft = (g: State, side: Side): number => g.content.numbers.territoryMarkers - countOwned(g, side)

/** How a marker was won: the points of its side and those it needed, and the counterattack that placed it. */
interface Won {
  readonly points?: number
  readonly need?: number
  readonly why?: CounterattackId
}

/** [board.control] The marker of a side replaces whatever lies in the area. */
export function mark(g: State, side: Side, hex: Hex, won: Won): void {
  const before = g.owner[hex]
  if (before === side) return
  g.owner = withEntry(g.owner, hex, side)
  const from = before === NOBODY ? undefined : nameOf(before)
  if (g.trace) report(g, 'board.control', present({ side: nameOf(side), hex: hexName(hex), before: from, ...won }))
  if (side === ONI) return
  remember(g, side, hex, before)
  checkTerritory(g, side)
}

/** What a side has conquered, in this round and in the whole game. */
function remember(g: State, side: Side, hex: Hex, before: Side): void {
  const add = (list: State['conquered']) =>
    list[side].includes(hex) ? list : withEntry(list, side, fixed([...list[side], hex]))
  g.conquered = add(g.conquered)
  if (before !== NOBODY) g.retaken = add(g.retaken)
  if (since(g, 2) || hasProperty(g, hex, 'tsukuyumi')) g.moonstruck = add(g.moonstruck)
}
