/**
 * Marches: a game for benchmarks, small enough to be written twice and large enough to be like the real ones.
 *
 * - **Map.** 20 areas in 4 rows of 5, or on the large map 1,024 in 32 rows of 32; neighbours share an edge. An area holds the
 *   units of at most one seat, at most 12.
 * - **Start.** Four seats, each with 4 units on its corner. A deck of 48 cards, 8 of each of 6 kinds; 3 cards each, hidden.
 * - **Turn.** 20 rounds; in each, every seat takes one turn: it draws a card (unless it has 5) and takes three actions.
 *   At the end of its turn it scores a point for every two areas it holds. After the last round, most points win.
 * - **Actions.** Move, recruit, play a card, or pass, which ends the turn. Only what is possible is offered.
 * - **Move.** From an area of one's own, to a neighbour with room, some or all of the units. Against another seat: battle.
 * - **Battle.** The attacker, then the defender, adds a battle card or none. Each has its units, a die, and its card
 *   (ambush 3, banner 1); the defender wins ties. The loser loses half of its units, rounded up, the winner one if it has
 *   two or more. The loser's survivors retreat to a neighbour that is empty or its own, with room; else they are lost.
 * - **Recruit.** A unit on an area of one's own with room, or on one's own corner while it is empty.
 * - **Cards.** Levy: two units on one area, where one may recruit. Raid: a unit of another seat next to one's own is lost.
 *   Forced march: two more actions. Spy: another seat loses a card of its hand by chance. Played cards are discarded, and
 *   the discards are shuffled into a new deck when it is empty.
 *
 * This file has the data and what is not a sequence of decisions: both implementations share it. The sequence is written
 * as rules in `ours.ts` and as moves in `boardgameio.ts`.
 */
import { type BaseState, baseState, random, reveal, type Seat, type Seed, shuffle } from '@orrery/engine'

export const SEATS = 4
export const ROUNDS = 20
const ROOM = 12
const HAND = 5

const KINDS = ['levy', 'raid', 'forced-march', 'spy', 'ambush', 'banner'] as const
export type Kind = (typeof KINDS)[number]
const COPIES = 8
const BATTLE_STRENGTH: { readonly [kind in Kind]?: number } = { ambush: 3, banner: 1 }

export type Action = 'move' | 'recruit' | 'card' | 'pass'
/** The battle card that is none. */
export const NO_CARD = -1
const NOBODY = -1
const NOWHERE = -1

/** Never changed but replaced, and therefore shared by copies and views. */
export interface Area {
  readonly owner: Seat
  readonly units: number
}

export const MAPS = ['small', 'large'] as const
export type MapSize = (typeof MAPS)[number]

export interface State extends BaseState {
  readonly map: MapSize
  areas: Area[]
  hands: number[][]
  deck: number[]
  discards: number[]
  scores: number[]
  round: number
  toPlay: Seat
  actions: number
}

interface Geography {
  readonly neighbours: readonly (readonly number[])[]
  /** Where each seat begins. */
  readonly corners: readonly number[]
}

function geography(columns: number, rows: number): Geography {
  const neighbours = Array.from({ length: columns * rows }, (_, area) => {
    const column = area % columns
    const list: number[] = []
    if (area >= columns) list.push(area - columns)
    if (column > 0) list.push(area - 1)
    if (column < columns - 1) list.push(area + 1)
    if (area < columns * (rows - 1)) list.push(area + columns)
    return list
  })
  return { neighbours, corners: [0, columns - 1, columns * (rows - 1), columns * rows - 1] }
}

const GEOGRAPHY: { readonly [map in MapSize]: Geography } = { small: geography(5, 4), large: geography(32, 32) }

const neighboursOf = (g: State, area: number): readonly number[] => GEOGRAPHY[g.map].neighbours[area] ?? []
const cornerOf = (g: State, seat: Seat): number => GEOGRAPHY[g.map].corners[seat] ?? NOWHERE

const EMPTY: Area = Object.freeze({ owner: NOBODY, units: 0 })

export const areaAt = (g: State, area: number): Area => g.areas[area] ?? EMPTY

export function handOf(g: State, seat: Seat): number[] {
  const hand = g.hands[seat]
  if (hand === undefined) throw new RangeError(`There is no seat ${seat}.`)
  return hand
}

export const scoreOf = (g: State, seat: Seat): number => g.scores[seat] ?? 0

/** The remainder is always the index of a kind. */
export const kindOf = (card: number): Kind => KINDS[card % KINDS.length] as Kind

export function setUp(seed: Seed, map: MapSize = 'small'): State {
  const g: State = {
    ...baseState({ seats: SEATS, seed }),
    map,
    areas: GEOGRAPHY[map].neighbours.map(() => EMPTY),
    hands: Array.from({ length: SEATS }, () => []),
    deck: Array.from({ length: KINDS.length * COPIES }, (_, card) => card),
    discards: [],
    scores: Array.from({ length: SEATS }, () => 0),
    round: 1,
    toPlay: 0,
    actions: 0,
  }
  shuffle(g, g.deck)
  for (let seat = 0; seat < SEATS; seat++) {
    place(g, cornerOf(g, seat), seat, 4)
    for (let i = 0; i < 3; i++) draw(g, seat)
  }
  beginTurn(g)
  return g
}

// What is possible. Every list is new and in a fixed order, so that the same chooser chooses the same on both sides.

export function actionsFor(g: State, seat: Seat): Action[] {
  const list: Action[] = []
  if (g.areas.some((area, from) => area.owner === seat && mayLeave(g, from, seat))) list.push('move')
  if (mayRecruitSomewhere(g, seat, 1)) list.push('recruit')
  if (handOf(g, seat).some((card) => isPlayable(g, seat, card))) list.push('card')
  list.push('pass')
  return list
}

export function originsFor(g: State, seat: Seat): number[] {
  const list: number[] = []
  for (let from = 0; from < g.areas.length; from++)
    if (areaAt(g, from).owner === seat && mayLeave(g, from, seat)) list.push(from)
  return list
}

const mayLeave = (g: State, from: number, seat: Seat): boolean =>
  neighboursOf(g, from).some((to) => mayEnter(g, to, seat))

function mayEnter(g: State, to: number, seat: Seat): boolean {
  const { owner, units } = areaAt(g, to)
  return owner !== seat || units < ROOM
}

export const destinations = (g: State, from: number, seat: Seat): number[] =>
  neighboursOf(g, from).filter((to) => mayEnter(g, to, seat))

export function mostMoving(g: State, from: number, to: number): number {
  const { owner, units } = areaAt(g, from)
  const there = areaAt(g, to)
  return there.owner === owner ? Math.min(units, ROOM - there.units) : units
}

export function isDefended(g: State, area: number, against: Seat): boolean {
  const { owner } = areaAt(g, area)
  return owner !== NOBODY && owner !== against
}

export const battleCards = (g: State, seat: Seat): number[] => [
  NO_CARD,
  ...handOf(g, seat).filter((card) => BATTLE_STRENGTH[kindOf(card)] !== undefined),
]

export const refuges = (g: State, from: number, seat: Seat, units: number): number[] =>
  neighboursOf(g, from).filter((to) => !isDefended(g, to, seat) && areaAt(g, to).units + units <= ROOM)

export function recruitingAreas(g: State, seat: Seat, units: number): number[] {
  const list: number[] = []
  for (let area = 0; area < g.areas.length; area++) if (mayRecruit(g, area, seat, units)) list.push(area)
  return list
}

const mayRecruitSomewhere = (g: State, seat: Seat, units: number): boolean =>
  g.areas.some((_, area) => mayRecruit(g, area, seat, units))

function mayRecruit(g: State, area: number, seat: Seat, units: number): boolean {
  const { owner, units: there } = areaAt(g, area)
  const mine = owner === seat || (owner === NOBODY && cornerOf(g, seat) === area)
  return mine && there + units <= ROOM
}

export const playableCards = (g: State, seat: Seat): number[] =>
  handOf(g, seat).filter((card) => isPlayable(g, seat, card))

function isPlayable(g: State, seat: Seat, card: number): boolean {
  switch (kindOf(card)) {
    case 'levy':
      return mayRecruitSomewhere(g, seat, 2)
    case 'raid':
      return g.areas.some(({ owner }, area) => owner !== NOBODY && mayRaid(g, area, seat))
    case 'forced-march':
      return true
    case 'spy':
      return g.hands.some((_, other) => maySpyOn(g, other, seat))
    default:
      return false
  }
}

export function raidable(g: State, seat: Seat): number[] {
  const list: number[] = []
  for (let area = 0; area < g.areas.length; area++)
    if (areaAt(g, area).owner !== NOBODY && mayRaid(g, area, seat)) list.push(area)
  return list
}

const mayRaid = (g: State, area: number, seat: Seat): boolean =>
  isDefended(g, area, seat) && neighboursOf(g, area).some((next) => areaAt(g, next).owner === seat)

export function spyable(g: State, seat: Seat): Seat[] {
  const list: Seat[] = []
  for (let other = 0; other < SEATS; other++) if (maySpyOn(g, other, seat)) list.push(other)
  return list
}

const maySpyOn = (g: State, other: Seat, seat: Seat): boolean => other !== seat && handOf(g, other).length > 0

// What happens.

export function place(g: State, area: number, seat: Seat, units: number): void {
  g.areas[area] = Object.freeze({ owner: seat, units: areaAt(g, area).units + units })
}

export function remove(g: State, area: number, units: number): void {
  const { owner, units: there } = areaAt(g, area)
  g.areas[area] = there === units ? EMPTY : Object.freeze({ owner, units: there - units })
}

export function discard(g: State, seat: Seat, card: number): void {
  const hand = handOf(g, seat)
  hand.splice(hand.indexOf(card), 1)
  g.discards.push(card)
}

function draw(g: State, seat: Seat): void {
  if (handOf(g, seat).length >= HAND) return
  if (g.deck.length === 0) {
    if (g.discards.length === 0) return
    g.deck = g.discards
    g.discards = []
    shuffle(g, g.deck)
  }
  handOf(g, seat).push(g.deck.pop() as number)
  reveal(g, [seat])
}

export interface Battle {
  readonly area: number
  readonly attacker: Seat
  readonly units: number
  readonly attackCard: number
  readonly defenceCard: number
}

export interface Rout {
  readonly seat: Seat
  readonly area: number
  readonly units: number
}

/** Rolls, takes the losses, and says who has to retreat with how many units; they stand nowhere meanwhile. */
export function fight(g: State, { area, attacker, units, attackCard, defenceCard }: Battle): Rout {
  const { owner: defender, units: defending } = areaAt(g, area)
  const attack = units + 1 + random(g, 6) + spend(g, attacker, attackCard)
  const defence = defending + 1 + random(g, 6) + spend(g, defender, defenceCard)
  if (attack > defence) {
    remove(g, area, defending)
    place(g, area, attacker, units > 1 ? units - 1 : units)
    return { seat: defender, area, units: Math.floor(defending / 2) }
  }
  if (defending > 1) remove(g, area, 1)
  return { seat: attacker, area, units: Math.floor(units / 2) }
}

function spend(g: State, seat: Seat, card: number): number {
  if (card === NO_CARD) return 0
  discard(g, seat, card)
  return BATTLE_STRENGTH[kindOf(card)] ?? 0
}

export function spyOn(g: State, victim: Seat): void {
  const hand = handOf(g, victim)
  const card = hand[random(g, hand.length)]
  if (card !== undefined) discard(g, victim, card)
}

function beginTurn(g: State): void {
  draw(g, g.toPlay)
  g.actions = 3
}

/** After every action: the turn may end, and with it the round. */
export function finishAction(g: State, action: Action): void {
  g.actions = action === 'pass' ? 0 : g.actions - 1
  if (g.actions > 0) return
  let held = 0
  for (const area of g.areas) if (area.owner === g.toPlay) held++
  g.scores[g.toPlay] = scoreOf(g, g.toPlay) + Math.floor(held / 2)
  g.toPlay = (g.toPlay + 1) % SEATS
  if (g.toPlay === 0) g.round++
  if (!isOver(g)) beginTurn(g)
}

export const isOver = (g: State): boolean => g.round > ROUNDS
