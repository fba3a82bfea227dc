import { createRequire } from 'node:module'
import type { Seat } from '@orrery/engine'
import type { Game, Move, Plugin, State as Snapshot } from 'boardgame.io'
import { Chooser, type Played } from './chooser.ts'
import {
  type Action,
  actionsFor,
  areaAt,
  battleCards,
  destinations,
  discard,
  fight,
  finishAction,
  isDefended,
  isOver,
  kindOf,
  type MapSize,
  mostMoving,
  originsFor,
  place,
  playableCards,
  type Rout,
  raidable,
  recruitingAreas,
  refuges,
  remove,
  SEATS,
  type State,
  setUp,
  spyable,
  spyOn,
} from './rules.ts'

// Its entry points are folders, which Node imports only in the old way.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai')
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal')

/** Moves are separate functions, so where a turn stands between two of them is part of `G`. */
type Pending =
  | { readonly ask: 'action' | 'from' | 'recruit' | 'card' | 'levy' | 'raid' | 'spy' }
  | { readonly ask: 'to'; readonly from: number }
  | { readonly ask: 'units'; readonly from: number; readonly to: number }
  | { readonly ask: 'attack'; readonly area: number; readonly units: number }
  | { readonly ask: 'defend'; readonly area: number; readonly units: number; readonly attackCard: number }
  | ({ readonly ask: 'retreat' } & Rout)

export interface G extends State {
  pending: Pending
}

type Answer = Action | number

export function seatAsked(g: G): Seat {
  switch (g.pending.ask) {
    case 'defend':
      return areaAt(g, g.pending.area).owner
    case 'retreat':
      return g.pending.seat
    default:
      return g.toPlay
  }
}

export function optionsFor(g: G, seat: Seat): readonly Answer[] {
  const { pending } = g
  switch (pending.ask) {
    case 'action':
      return actionsFor(g, seat)
    case 'from':
      return originsFor(g, seat)
    case 'to':
      return destinations(g, pending.from, seat)
    case 'units':
      return Array.from({ length: mostMoving(g, pending.from, pending.to) }, (_, i) => i + 1)
    case 'attack':
    case 'defend':
      return battleCards(g, seat)
    case 'retreat':
      return refuges(g, pending.area, seat, pending.units)
    case 'recruit':
      return recruitingAreas(g, seat, 1)
    case 'card':
      return playableCards(g, seat)
    case 'levy':
      return recruitingAreas(g, seat, 2)
    case 'raid':
      return raidable(g, seat)
    case 'spy':
      return spyable(g, seat)
  }
}

type Take<Ask, T> = (g: G, value: T, pending: Extract<Pending, { ask: Ask }>, seat: Seat) => void

/** A move that is valid only as an answer to its own question, by the seat that is asked, and among its options. */
const answerTo =
  <Ask extends Pending['ask'], T extends Answer>(ask: Ask, take: Take<Ask, T>): Move<G> =>
  ({ G: g, asItIs, playerID }, value: T) => {
    const now = (asItIs as G | undefined) ?? g
    const seat = Number(playerID)
    if (now.pending.ask !== ask || seat !== seatAsked(now)) return INVALID_MOVE
    if (!optionsFor(now, seat).includes(value)) return INVALID_MOVE
    take(g, value, now.pending as Extract<Pending, { ask: Ask }>, seat)
    return undefined
  }

/**
 * Moves get a draft of `G`, and reading a draft is slow. This plugin, which no tutorial shows, lets them check themselves
 * on `G` as it is; the table has it as a line of its own.
 */
const asItIs: Plugin = { name: 'asItIs', api: ({ G: g }) => g }

function nextAction(g: G, action: Action): void {
  finishAction(g, action)
  g.pending = { ask: 'action' }
}

const moves: Record<Pending['ask'], Move<G>> = {
  action: answerTo('action', (g, action: Action) => {
    if (action === 'move') g.pending = { ask: 'from' }
    else if (action === 'pass') nextAction(g, action)
    else g.pending = { ask: action }
  }),
  from: answerTo('from', (g, from: number) => {
    g.pending = { ask: 'to', from }
  }),
  to: answerTo('to', (g, to: number, { from }) => {
    g.pending = { ask: 'units', from, to }
  }),
  units: answerTo('units', (g, units: number, { from, to }, seat) => {
    remove(g, from, units)
    if (isDefended(g, to, seat)) {
      g.pending = { ask: 'attack', area: to, units }
      return
    }
    place(g, to, seat, units)
    nextAction(g, 'move')
  }),
  attack: answerTo('attack', (g, attackCard: number, { area, units }) => {
    g.pending = { ask: 'defend', area, units, attackCard }
  }),
  defend: answerTo('defend', (g, defenceCard: number, { area, units, attackCard }) => {
    const rout = fight(g, { area, attacker: g.toPlay, units, attackCard, defenceCard })
    if (rout.units > 0 && refuges(g, area, rout.seat, rout.units).length > 0) g.pending = { ask: 'retreat', ...rout }
    else nextAction(g, 'move')
  }),
  retreat: answerTo('retreat', (g, area: number, { units }, seat) => {
    place(g, area, seat, units)
    nextAction(g, 'move')
  }),
  recruit: answerTo('recruit', (g, area: number, _, seat) => {
    place(g, area, seat, 1)
    nextAction(g, 'recruit')
  }),
  card: answerTo('card', (g, card: number, _, seat) => {
    discard(g, seat, card)
    const kind = kindOf(card)
    if (kind === 'levy' || kind === 'raid' || kind === 'spy') {
      g.pending = { ask: kind }
      return
    }
    g.actions += 2
    nextAction(g, 'card')
  }),
  levy: answerTo('levy', (g, area: number, _, seat) => {
    place(g, area, seat, 2)
    nextAction(g, 'card')
  }),
  raid: answerTo('raid', (g, area: number) => {
    remove(g, area, 1)
    nextAction(g, 'card')
  }),
  spy: answerTo('spy', (g, victim: number) => {
    spyOn(g, victim)
    nextAction(g, 'card')
  }),
}

/**
 * Every seat is active and `G` says whose move is valid: cheaper than a stage for each question. The turn ends by `endIf`:
 * cheaper than an event, which records a stack trace. Undo, which keeps a stack of states, is off. Chance is ours, so that
 * both sides play the same matches; boardgame.io's own, which makes a generator for every roll, would be slower.
 */
const marches = (seed: string, plugins: Plugin[]): Game<G> => ({
  name: 'marches',
  setup: () => ({ ...setUp(seed), pending: { ask: 'action' } }),
  moves,
  plugins,
  turn: {
    activePlayers: ActivePlayers.ALL,
    endIf: ({ G: g, ctx }) => g.toPlay !== Number(ctx.currentPlayer),
  },
  endIf: ({ G: g }) => (isOver(g) ? { scores: g.scores } : undefined),
  disableUndo: true,
})

const HIDDEN = -1

/** The game as a server hosts it: every match with a seed of its own, and each seat is sent what it may know. */
export const hosted = (newSeed: () => string, map: MapSize): Game<G> => ({
  ...marches('', []),
  setup: () => ({ ...setUp(newSeed(), map), pending: { ask: 'action' } }),
  minPlayers: SEATS,
  maxPlayers: SEATS,
  playerView: ({ G: g, playerID }) => ({
    map: g.map,
    areas: g.areas,
    hands: g.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => HIDDEN))),
    scores: g.scores,
    round: g.round,
    toPlay: g.toPlay,
    actions: g.actions,
    pending: g.pending.ask === 'defend' ? { ...g.pending, attackCard: HIDDEN } : g.pending,
  }),
})

/** One match by the reducer alone, as a server or a search would use it. */
export const playByReducer = (seed: string): PlayedThere => reduceToEnd(seed, marches(seed, []))

/** The same, with moves that check themselves outside the draft. */
export const playByTunedReducer = (seed: string): PlayedThere => reduceToEnd(seed, marches(seed, [asItIs]))

export interface PlayedThere extends Played {
  readonly state: G
}

function reduceToEnd(seed: string, game: Game<G>): PlayedThere {
  const reduce = CreateGameReducer({ game })
  const chooser = new Chooser(seed)
  let snapshot: Snapshot<G> = InitializeGame({ game, numPlayers: SEATS })
  let decisions = 0
  while (snapshot.ctx.gameover === undefined) {
    const g = snapshot.G
    const seat = seatAsked(g)
    const args = [chooser.choose(optionsFor(g, seat))]
    const payload = { type: g.pending.ask, args, playerID: String(seat), credentials: '' }
    const next = reduce(snapshot, { type: 'MAKE_MOVE', payload }) as Snapshot<G>
    if (next._stateID === snapshot._stateID) throw new Error(`boardgame.io refused ${payload.type} ${args}.`)
    snapshot = next
    decisions++
  }
  return { decisions, scores: snapshot.G.scores, state: snapshot.G }
}

/**
 * A search of boardgame.io's own bot in each of some places of a match, by its reducer. The bot asks seat 0 for moves where every seat is
 * active, so the moves of whoever is asked are enumerated for seat 0.
 */
export function theirSearches(seed: string, places: readonly number[], iterations: number): (() => number)[] {
  const game = marches(seed, [])
  const reduce = CreateGameReducer({ game })
  const chooser = new Chooser(seed)
  const bot = new MCTSBot({ game, seed, iterations, playoutDepth: 50, enumerate: movesOfAsked })
  const searches: (() => number)[] = []
  let snapshot: Snapshot<G> = InitializeGame({ game, numPlayers: SEATS })
  for (let decision = 0; snapshot.ctx.gameover === undefined && decision <= Math.max(...places); decision++) {
    const here = snapshot
    const seat = seatAsked(here.G)
    if (places.includes(decision))
      searches.push(() => {
        void bot.play(here, '0')
        return iterations
      })
    const args = [chooser.choose(optionsFor(here.G, seat))]
    const payload = { type: here.G.pending.ask, args, playerID: String(seat), credentials: '' }
    snapshot = reduce(here, { type: 'MAKE_MOVE', payload }) as Snapshot<G>
  }
  return searches
}

function movesOfAsked(g: G, _: unknown, playerID: string) {
  if (playerID !== '0') return []
  const asked = String(seatAsked(g))
  return optionsFor(g, Number(asked)).map((option) => ({
    type: 'MAKE_MOVE' as const,
    payload: { type: g.pending.ask, args: [option], playerID: asked, credentials: '' },
  }))
}

/** One match by a local client, as an application would use it. */
export function playByClient(seed: string): PlayedThere {
  const client = Client<G>({ game: marches(seed, []), numPlayers: SEATS, debug: false })
  const chooser = new Chooser(seed)
  let decisions = 0
  client.start()
  for (let open = client.getState(); open && open.ctx.gameover === undefined; open = client.getState()) {
    const g = open.G
    const seat = seatAsked(g)
    client.updatePlayerID(String(seat))
    const move = client.moves[g.pending.ask]
    if (move === undefined) throw new Error(`boardgame.io knows no move ${g.pending.ask}.`)
    move(chooser.choose(optionsFor(g, seat)))
    decisions++
  }
  const state = client.getState()?.G as G
  client.stop()
  return { decisions, scores: state.scores, state }
}
