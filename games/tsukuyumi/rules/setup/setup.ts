import { baseState, type Fixed, fixed, random, type Setup, shuffle } from '@orrery/engine'
import { type Content, UNIT_KINDS, WEAPONS } from '../../content/types.ts'
import { MOON } from '../../map/hex.ts'
import { fixedLayout, type Layout } from '../../map/layout.ts'
import { randomLayout } from '../../map/random-map.ts'
import type { Chosen } from '../../options.ts'
import { inSupply, SUPPLY } from '../board/figures.ts'
import { listHexes, reachOut } from '../board/tiles.ts'
import { type Choices, MOON_TILE, type State } from '../state/state.ts'
import type { Pack } from '../state/tables.ts'
import { factionOf, PLAYER_SIDES, type Side, sideNamed } from '../state/vocabulary.ts'

const NOTHING = fixed<never>([])

const bySide = <T>(value: T): Fixed<T> => fixed(PLAYER_SIDES.map(() => value))

/** [setup.factions] … [setup.order] Everything up to the first decision. */
export function setUp(content: Pack, rules: number, { seats, options, seed }: Setup<Chosen>): State {
  const choices: Choices = Object.freeze({
    rounds: options.rounds,
    map: options.map,
    variants: Object.freeze([...options.variants]),
  })
  const factions = fixed(options.factions.map(sideNamed))
  const order = startingOrder(content, factions)
  const base = baseState({ seats, seed }, { rules })
  // Field by field and in the order of copies: then all states have one shape, which is what makes their fields quick to read.
  const g: State = {
    seats,
    choices,
    content,
    rules,
    random: base.random,
    revealed: base.revealed,
    trace: base.trace,
    phase: 'setup',
    round: 1,
    factions,
    order,
    turnOrder: order,
    turnAt: 0,
    setupStage: 'homezone',
    attackers: fixed<Side>([]),
    agenda: [],
    tiles: NOTHING,
    rotations: NOTHING,
    hexes: NOTHING,
    areas: NOTHING,
    homes: bySide(SUPPLY),
    slots: NOTHING,
    reserve: NOTHING,
    lostTiles: NOTHING,
    owner: NOTHING,
    marked: NOTHING,
    negated: NOTHING,
    blockades: NOTHING,
    passages: NOTHING,
    pigs: NOTHING,
    eggs: NOTHING,
    mines: NOTHING,
    strongholds: NOTHING,
    covers: NOTHING,
    tunnels: NOTHING,
    kaneda: fixed([SUPPLY, SUPPLY]),
    rocket: fixed([SUPPLY, SUPPLY]),
    place: Array.from({ length: content.tables.total }, () => SUPPLY),
    moved: undefined,
    hands: NOTHING,
    picked: fixed(Array.from({ length: seats }, () => '')),
    drawPile: NOTHING,
    discardPile: NOTHING,
    removedCards: NOTHING,
    eventDeck: NOTHING,
    openEvents: NOTHING,
    eventDiscard: NOTHING,
    events: bySide(NOTHING),
    uplinks: NOTHING,
    weapons: fixed(WEAPONS.map(() => 0)),
    points: bySide(0),
    missions: bySide(NOTHING),
    goals: bySide(false),
    kills: bySide(0),
    moonstruck: bySide(NOTHING),
    conquered: bySide(NOTHING),
    retaken: bySide(NOTHING),
    swarmFlies: false,
    radiationProof: false,
    usedCards: NOTHING,
    locks: NOTHING,
    emergencyEggs: NOTHING,
    dueEggs: NOTHING,
    vendettas: NOTHING,
    ranking: NOTHING,
  }
  const byChance = () => randomLayout(content, seats, (sides) => random(g, sides), choices.map)
  layBoard(g, choices.map === 'fixed' ? fixedLayout(content, seats) : byChance())
  wakeTheMoon(g)
  dealCards(g)
  return g
}

/** [setup.initiative] By the numbers of the factions, gaps closed. */
const startingOrder = (content: Content, factions: readonly Side[]): Fixed<Side> =>
  fixed(
    [...factions].sort((a, b) => content.factions[factionOf(a)].initiative - content.factions[factionOf(b)].initiative),
  )

/** [setup.map] [setup.random-map] The moon in the middle, the areas around it, places for homezones at the edge. */
function layBoard(g: State, { areas, homezones, reserve }: Layout): void {
  reachOut(g, Math.max(...homezones, ...areas.map(({ hex }) => hex)))
  const tiles = [...g.tiles]
  const rotations = [...g.rotations]
  for (const hex of MOON) tiles[hex] = MOON_TILE
  for (const { hex, tile, rotation } of areas) {
    tiles[hex] = tile
    rotations[hex] = rotation
  }
  g.tiles = fixed(tiles)
  g.rotations = fixed(rotations)
  listHexes(g)
  g.slots = fixed([...homezones])
  g.reserve = fixed([...reserve])
}

/** [setup.moon] On every moon area one Oni, drawn from a pool. */
function wakeTheMoon(g: State): void {
  const pool = UNIT_KINDS.oni.flatMap((kind) => Array.from({ length: g.content.oniPool[kind] }, () => kind))
  shuffle(g, pool)
  MOON.forEach((hex, i) => {
    const figure = inSupply(g, pool[i])
    if (figure !== undefined) g.place[figure] = hex
  })
}

/** [setup.cards] Six action cards for everybody, [setup.events] and two events face up. */
function dealCards(g: State): void {
  const { handSize, openEvents } = g.content.numbers
  const cards = shuffle(g, Object.keys(g.content.actionCards))
  g.hands = fixed(g.factions.map((_, seat) => fixed(cards.slice(seat * handSize, (seat + 1) * handSize).sort())))
  g.drawPile = fixed(cards.slice(g.seats * handSize))
  const events = shuffle(g, Object.keys(g.content.events))
  g.openEvents = fixed(events.slice(0, openEvents))
  g.eventDeck = fixed(events.slice(openEvents))
}
