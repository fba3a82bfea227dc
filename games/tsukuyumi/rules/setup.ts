import { baseState, type Fixed, fixed, random, type Setup, shuffle } from '@orrery/engine'
import { type Content, UNIT_KINDS, WEAPONS } from '../content/types.ts'
import { type Hex, MOON } from '../map/hex.ts'
import { fixedLayout, type Layout } from '../map/layout.ts'
import { randomLayout } from '../map/random-map.ts'
import type { Chosen } from '../options.ts'
import { inSupply, SUPPLY } from './figures.ts'
import { type Choices, HOME_TILE, MOON_TILE, NO_TILE, type State } from './state.ts'
import type { Pack } from './tables.ts'
import { factionOf, NOBODY, PLAYER_SIDES, type Side, sideNamed } from './vocabulary.ts'

const NOTHING = fixed<never>([])

const bySide = <T>(value: T): Fixed<T> => fixed(PLAYER_SIDES.map(() => value))

/** [setup.factions] … [setup.order] Everything up to the first decision. */
export function setUp(content: Pack, { seats, options, seed }: Setup<Chosen>): State {
  const choices: Choices = Object.freeze({
    rounds: options.rounds,
    map: options.map,
    variants: Object.freeze([...options.variants]),
  })
  const factions = fixed(options.factions.map(sideNamed))
  const order = startingOrder(content, factions)
  const g: State = {
    ...baseState({ seats, seed }),
    choices,
    content,
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
  layBoard(
    g,
    choices.map === 'random' ? randomLayout(content, seats, (sides) => random(g, sides)) : fixedLayout(content, seats),
  )
  wakeTheMoon(g)
  dealCards(g)
  return g
}

/** [setup.initiative] By the numbers of the factions, gaps closed. */
const startingOrder = (content: Content, factions: readonly Side[]): Fixed<Side> =>
  fixed(
    [...factions].sort((a, b) => content.factions[factionOf(a)].initiative - content.factions[factionOf(b)].initiative),
  )

/** Makes room in all lists by hex, up to and with this one. */
export function reachOut(g: State, hex: Hex): void {
  const missing = hex + 1 - g.tiles.length
  if (missing <= 0) return
  const grown = <T>(list: Fixed<T>, value: T): Fixed<T> =>
    fixed([...list, ...Array.from({ length: missing }, () => value)])
  g.tiles = grown(g.tiles, NO_TILE)
  g.rotations = grown(g.rotations, 0)
  g.owner = grown(g.owner, NOBODY)
  g.marked = grown(g.marked, 0)
  g.negated = grown(g.negated, 0)
  g.blockades = grown(g.blockades, 0)
  g.passages = grown(g.passages, 0)
  g.pigs = grown(g.pigs, 0)
  g.eggs = grown(g.eggs, 0)
  g.mines = grown(g.mines, 0)
  g.strongholds = grown(g.strongholds, 0)
  g.covers = grown(g.covers, 0)
}

/** Puts a tile, the moon or a homezone on a hex. */
export function putTile(g: State, hex: Hex, tile: string, rotation = 0): void {
  reachOut(g, hex)
  g.tiles = fixed(g.tiles.with(hex, tile))
  g.rotations = fixed(g.rotations.with(hex, rotation))
  listHexes(g)
}

function listHexes(g: State): void {
  const hexes: Hex[] = []
  g.tiles.forEach((tile, hex) => {
    if (tile !== NO_TILE) hexes.push(hex)
  })
  g.hexes = fixed(hexes)
  g.areas = fixed(hexes.filter((hex) => g.tiles[hex] !== HOME_TILE))
}

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
