import type { Seat } from '@orrery/engine'
import { moonstruckAreas } from './content/missions/effects.ts'
import { FACTIONS } from './content/types.ts'
import { DIRECTION_NAMES, hexName } from './map/hex.ts'
import { directionsOf, edgeName, type Sides } from './map/side.ts'
import { areaType, isArea, mountainAt, printedSides } from './rules/board/board.ts'
import { figureName, figureNames, figuresAt, SUPPLY } from './rules/board/figures.ts'
import { activeProperties, propertiesOf } from './rules/board/properties.ts'
import { eggsLeft, minesLeft } from './rules/board/supplies.ts'
import { chargers } from './rules/combat/aggressive.ts'
import { markersLeft, pointsAt } from './rules/combat/conquest.ts'
import { missionsInPlay } from './rules/scoring/missions.ts'
import { scoreOf } from './rules/scoring/score.ts'
import { runningTurn } from './rules/state/agenda.ts'
import type { Battle, Movement, Turn } from './rules/state/frames.ts'
import { knowsRemoved } from './rules/state/sides.ts'
import { HOME_TILE, MOON_TILE, type Phase, type State } from './rules/state/state.ts'
import { NOBODY, ONI, POWERS, powerOf, type Side, sideNamed } from './rules/state/vocabulary.ts'

/** A hex of the board. What there is none of is left out. */
export interface HexView {
  readonly hex: string
  readonly kind: 'area' | 'moon' | 'homezone'
  readonly tile: string
  readonly rotation: number
  readonly type: string | null
  readonly mountain?: number
  readonly owner: string | null
  readonly properties?: readonly string[]
  /** Sides with a printed blockade, those of them that are covered, and sides with markers. */
  readonly printed?: readonly string[]
  readonly passages?: readonly string[]
  readonly blockades?: readonly string[]
  readonly pigs?: readonly string[]
  readonly eggs?: number
  readonly mines?: number
  readonly strongholds?: number
  readonly covers?: number
  /** The colours of the Rocket markers. */
  readonly rocket?: readonly string[]
  /** By power: its units there and their conquest points. */
  readonly units: { readonly [power: string]: readonly string[] }
  readonly points: { readonly [power: string]: number }
}

export interface SeatView {
  readonly faction: string
  readonly score: number
  readonly points: number
  readonly missions: readonly string[]
  readonly goal: boolean
  readonly kills: number
  readonly cards: number
  /** The action card of the round, once it is shown. */
  readonly card: string | null
  readonly events: readonly string[]
  readonly home: string | null
  readonly supply: readonly string[]
  readonly markers: number
  /** Areas conquered in this round, those of them that were somebody's, and those with Tsukuyumi among the areas conquered in the whole game. */
  readonly conquered: readonly string[]
  readonly retaken: readonly string[]
  readonly moonstruck: readonly string[]
}

export interface TurnView {
  readonly faction: string
  readonly extra: boolean
  readonly effect: boolean
  readonly draws: number
  readonly plays: number
  readonly initiative: number
  readonly points: number
  readonly freeWeapons: number
  readonly drones: number
  readonly oniPlace: number
  readonly oniConquest: number
  readonly oniMove: number
  readonly movement: number
  readonly combat: number
  /** Aggressive units whose own attack is left. */
  readonly charges: number
  readonly orders: number
}

export interface MovementView {
  readonly power: string
  readonly by: string
  readonly range: number
  readonly units: readonly string[]
}

export interface BattleView {
  readonly hex: string
  readonly attacker: string
  readonly card: string | null
  readonly stage: string
  readonly defenders: readonly string[]
  readonly counters: { readonly [power: string]: readonly string[] }
  readonly damage: readonly { readonly power: string; readonly damage: number }[]
}

export interface View {
  /** Whose view it is; nobody's for a spectator. */
  readonly seat: Seat | null
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  readonly order: readonly string[]
  readonly turnOrder: readonly string[]
  readonly variants: readonly string[]
  readonly seats: readonly SeatView[]
  readonly hexes: readonly HexView[]
  readonly slots: readonly string[]
  readonly tunnels: readonly { readonly edge: string; readonly used: boolean }[]
  readonly kaneda: readonly (string | null)[]
  readonly reserve: readonly string[]
  readonly oniReserve: readonly string[]
  readonly missions: readonly string[]
  readonly drawPile: number
  readonly discardPile: readonly string[]
  readonly removedCards: number
  readonly eventDeck: number
  readonly openEvents: readonly string[]
  readonly eventDiscard: readonly string[]
  readonly uplinks: readonly string[]
  readonly weapons: readonly number[]
  readonly eggsLeft: number
  readonly minesLeft: number
  readonly swarmFlies: boolean
  readonly radiationProof: boolean
  /** By kind of unit: properties that the pack in play gives to it, `massive` and `aggressive`. */
  readonly traits: { readonly [kind: string]: readonly string[] }
  /** Massive units that have moved in this phase. */
  readonly moved: readonly string[]
  readonly usedCards: readonly string[]
  readonly locks: readonly { readonly faction: string; readonly hex: string }[]
  readonly vendettas: readonly string[]
  readonly turn: TurnView | null
  readonly movement: MovementView | null
  readonly battles: readonly BattleView[]
  readonly ranking: readonly Seat[]
  /** The viewer's own cards; nothing for a spectator. */
  readonly hand: readonly string[]
  readonly removed: readonly string[]
}

/** [table.open] [table.hidden] Everything a seat may know, field by field. What is not named here stays hidden. */
export function view(g: State, viewer: Seat | 'spectator'): View {
  const mine = viewer === 'spectator' ? undefined : viewer
  const movement = g.agenda.findLast((frame): frame is Movement => frame.kind === 'move')
  const turn = runningTurn(g)
  return {
    seat: mine ?? null,
    phase: g.phase,
    round: g.round,
    rounds: g.choices.rounds,
    order: g.order.map(powerOf),
    turnOrder: g.turnOrder.map(powerOf),
    variants: [...g.choices.variants],
    seats: g.factions.map((side, seat) => viewSeat(g, side, seat)),
    hexes: viewHexes(g),
    slots: g.slots.map(hexName),
    tunnels: g.tunnels.map(({ edge, used }) => ({ edge: edgeName(edge), used })),
    kaneda: g.kaneda.map((edge) => (edge < 0 ? null : edgeName(edge))),
    reserve: [...g.reserve],
    oniReserve: inSupply(g, ONI),
    missions: missionsInPlay(g),
    drawPile: g.drawPile.length,
    discardPile: [...g.discardPile],
    removedCards: g.removedCards.length,
    eventDeck: g.eventDeck.length,
    openEvents: [...g.openEvents],
    eventDiscard: [...g.eventDiscard],
    uplinks: [...g.uplinks],
    weapons: [...g.weapons],
    eggsLeft: eggsLeft(g),
    minesLeft: minesLeft(g),
    swarmFlies: g.swarmFlies,
    radiationProof: g.radiationProof,
    traits: g.content.tables.traits,
    moved: figureNames(g, g.moved ?? []),
    usedCards: [...g.usedCards],
    locks: g.locks.map(({ side, hex }) => ({ faction: powerOf(side), hex: hexName(hex) })),
    vendettas: g.vendettas.map(powerOf),
    turn: turn ? viewTurn(g, turn) : null,
    movement: movement
      ? {
          power: powerOf(movement.side),
          by: powerOf(movement.by),
          range: movement.range,
          units: figureNames(g, movement.figures),
        }
      : null,
    battles: g.agenda.filter((frame): frame is Battle => frame.kind === 'battle').map(viewBattle),
    ranking: [...g.ranking],
    hand: mine === undefined ? [] : [...g.hands[mine]],
    removed: knowsRemoved(g, viewer) ? [...g.removedCards] : [],
  }
}

const ways = (sides: Sides): string[] => directionsOf(sides).map((way) => DIRECTION_NAMES[way])

function inSupply(g: State, side: Side): string[] {
  return figuresAt(g, side, SUPPLY).map((figure) => g.content.tables.kinds[figure])
}

const nameOrNull = (side: Side): string | null => (side === NOBODY ? null : powerOf(side))

function viewHexes(g: State): HexView[] {
  const present = new Map<number, Record<string, string[]>>()
  g.place.forEach((hex, figure) => {
    if (hex === SUPPLY) return
    const power = powerOf(g.content.tables.sides[figure])
    const here = present.get(hex) ?? {}
    here[power] = [...(here[power] ?? []), figureName(g, figure)]
    present.set(hex, here)
  })
  return g.hexes.map((hex) => viewHex(g, hex, present.get(hex) ?? {}))
}

function viewHex(g: State, hex: number, units: { readonly [power: string]: readonly string[] }): HexView {
  const points: Record<string, number> = {}
  if (isArea(g, hex))
    for (const power of POWERS) {
      const strength = units[power] || g.strongholds[hex] > 0 ? pointsAt(g, sideNamed(power), hex) : 0
      if (strength > 0) points[power] = strength
    }
  const tile = g.tiles[hex]
  const rocket = ['red', 'blue'].filter((_, colour) => g.rocket[colour] === hex)
  return {
    hex: hexName(hex),
    kind: tile === HOME_TILE ? 'homezone' : tile === MOON_TILE ? 'moon' : 'area',
    tile,
    rotation: g.rotations[hex],
    type: areaType(g, hex) ?? null,
    ...some('mountain', mountainAt(g, hex)),
    owner: tile === HOME_TILE ? powerOf(g.homes.indexOf(hex)) : nameOrNull(g.owner[hex]),
    ...some('properties', propertiesOf(activeProperties(g, hex))),
    ...some('printed', ways(printedSides(g, hex))),
    ...some('passages', ways(g.passages[hex])),
    ...some('blockades', ways(g.blockades[hex])),
    ...some('pigs', ways(g.pigs[hex])),
    ...some('eggs', g.eggs[hex]),
    ...some('mines', g.mines[hex]),
    ...some('strongholds', g.strongholds[hex]),
    ...some('covers', g.covers[hex]),
    ...some('rocket', rocket),
    units,
    points,
  }
}

const NOTHING = Object.freeze({})

/** A field for a number or a list, if there is any. */
const some = <Key extends string, T extends number | readonly string[]>(key: Key, value: T): { [key in Key]?: T } =>
  (typeof value === 'number' ? value > 0 : value.length > 0) ? ({ [key]: value } as { [key in Key]: T }) : NOTHING

function viewSeat(g: State, side: Side, seat: Seat): SeatView {
  const secret = g.phase === 'select' || g.phase === 'discard'
  return {
    faction: FACTIONS[side],
    score: scoreOf(g, side),
    points: g.points[side],
    missions: [...g.missions[side]],
    goal: g.goals[side],
    kills: g.kills[side],
    cards: g.hands[seat].length,
    card: secret || g.picked[seat] === '' ? null : g.picked[seat],
    events: [...g.events[side]],
    home: g.homes[side] < 0 ? null : hexName(g.homes[side]),
    supply: inSupply(g, side),
    markers: markersLeft(g, side),
    conquered: g.conquered[side].map(hexName),
    retaken: g.retaken[side].map(hexName),
    moonstruck: moonstruckAreas(g, side).map(hexName),
  }
}

const viewTurn = (g: State, turn: Turn): TurnView => ({
  faction: powerOf(turn.side),
  extra: turn.extra,
  effect: turn.effect,
  draws: turn.draws,
  plays: turn.plays,
  initiative: turn.initiative,
  points: turn.points,
  freeWeapons: turn.freeWeapons,
  drones: turn.drones,
  oniPlace: turn.oniPlace,
  oniConquest: turn.oniConquest,
  oniMove: turn.oniMove,
  movement: turn.movement,
  combat: turn.combat,
  charges: chargers(g, turn).length,
  orders: turn.swarm,
})

const viewBattle = (battle: Battle): BattleView => ({
  hex: hexName(battle.hex),
  attacker: powerOf(battle.side),
  card: battle.card === '' ? null : battle.card,
  stage: battle.stage,
  defenders: battle.defenders.map(powerOf),
  counters: Object.fromEntries(battle.defenders.map((side) => [powerOf(side), [...battle.counters[side]]])),
  damage: battle.hits.map(({ side, amount }) => ({ power: powerOf(side), damage: amount / 2 })),
})
