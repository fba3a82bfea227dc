import { fixed, type Rule, type Seat, type Setup, seedRandom, shuffle } from '@orrery/engine'
import { DONE } from '../codecs.ts'
import { CARGO, type Content, type TileId } from '../content/types.ts'
import { NOBODY, NPCS } from '../crafts.ts'
import { noCubes } from '../hold/hold.ts'
import { chartLanes } from '../map/lanes.ts'
import { setupSectors, specialHex } from '../map/sectors.ts'
import type { Chosen } from '../options.ts'
import { layToken } from './actions/explore.ts'
import { spawnDrones } from './death/death.ts'
import { choose, report } from './dialect.ts'
import { roll } from './fame/dice.ts'
import { emptyTally } from './fame/titles.ts'
import type { Pack } from './offers.ts'
import { buyOutfit, mayBuyOutfit, supplyOutfit } from './ship/outfitting.ts'
import { inPackingOrder, pack } from './ship/packing.ts'
import { matOf } from './ship/vessel.ts'
import { type Choices, type Drone, NOWHERE, type State, type Token, type Vessel } from './state.ts'

const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const NOTHING = fixed<never>([])

/** Everything up to the first choice: the decks, the first sectors, who picks first. */
export function setUp(content: Pack, rules: number, { seats, options, seed }: Setup<Chosen>): State {
  const choices = readChoices(content, options)
  const { constants } = content
  // The fields of `copy`, in its order: rules run fastest on states of one and the same shape.
  const g: State = {
    seats,
    choices,
    content,
    rules,
    random: seedRandom(seed),
    revealed: 0,
    trace: undefined,
    derived: undefined,
    phase: 'ships',
    turn: 0,
    turnNumber: 0,
    winner: NOBODY,
    ranking: NOTHING,
    pickOrder: NOTHING,
    picks: 0,
    sectors: fixed([]),
    sectorDeck: NOTHING,
    tokens: NOTHING,
    tokenPile: NOTHING,
    vessels: each(seats, () => newVessel(constants.startCredits)),
    drones: [],
    floating: NOTHING,
    cubeSupply: fixed(new Array<number>(CARGO.length).fill(constants.cubesPerColour)),
    stowing: NOTHING,
    outfitSupply: Object.freeze(
      Object.fromEntries(Object.keys(content.outfits).map((id) => [id, constants.outfitsPerKind])),
    ),
    missionDeck: NOTHING,
    missionDiscard: NOTHING,
    missionHand: NOTHING,
    titleDeck: NOTHING,
    openTitles: NOTHING,
    titleSpaces: 0,
    move: undefined,
    combat: undefined,
    tally: emptyTally(),
    lucky: 0,
    skillsUsed: 0,
    drawnAt: NOTHING,
    caught: false,
    rearranged: false,
    fameBought: 0,
    queue: 0,
    npcStage: 'start',
  }
  shuffleDecks(g)
  dealSectors(g)
  decideOrder(g)
  if (choices.npcs) g.drones = dealNpcs(g)
  return g
}

/**
 * [option.first-game] The recommended first game: 5 fame, no NPCs. Field by field, so that the choices of all matches have one shape:
 * spreading gives each match its own, which rules read slowly.
 */
const readChoices = (content: Content, chosen: Chosen): Choices =>
  Object.freeze({
    goal: chosen.firstGame ? content.firstGame.fame : chosen.goal,
    npcs: chosen.npcs && !chosen.firstGame,
    firstGame: chosen.firstGame,
    gifts: chosen.gifts,
    fame: chosen.fame,
    end: chosen.end,
    fameSales: chosen.fameSales,
    merchant: chosen.merchant,
  })

const newVessel = (credits: number): Vessel => ({
  mat: '',
  hex: NOWHERE,
  damage: 0,
  outfits: NOTHING,
  cubes: NOTHING,
  energy: 0,
  armed: 0,
  used: 0,
  impulse: true,
  bounty: 0,
  credits,
  fame: 0,
  fameDue: 0,
  titlesDue: 0,
  abilities: NOTHING,
  exhausted: 0,
  skips: false,
  mission: '',
  revealed: false,
  payment: 0,
  target: NOBODY,
  completed: NOTHING,
  titles: NOTHING,
  tokens: NOTHING,
  drift: 0,
  host: NOBODY,
  veiled: false,
  papers: false,
  replica: '',
})

/** [setup.decks] Missions, titles, tokens and sectors are shuffled. [option.npcs] Without NPCs, cards that need one stay away. */
function shuffleDecks(g: State): void {
  const { titles, tokens, tiles } = g.content
  g.missionDeck = fixed(shuffle(g, missionsInPlay(g)))
  g.titleDeck = fixed(shuffle(g, Object.keys(titles)))
  g.sectorDeck = fixed(shuffle(g, Object.keys(tiles)))
  const all = (Object.keys(tokens) as Token[]).flatMap((token) => each(tokens[token], () => token))
  g.tokenPile = fixed(shuffle(g, all))
}

/** The mission cards that are used in a match. */
export const missionsInPlay = (g: State): string[] =>
  Object.values(g.content.missions)
    .filter(
      (card) => g.choices.npcs || card.type !== 'thief' || (card.target !== 'merchant' && card.target !== 'enforcer'),
    )
    .map((card) => card.id)

/** [setup.sectors] One sector for each player; a tile without a spawn point is shuffled back. [setup.tokens] Tokens come onto them. */
function dealSectors(g: State): void {
  const dealt: TileId[] = []
  if (g.choices.firstGame) {
    dealt.push(...g.content.firstGame.tiles.slice(0, g.seats))
    g.sectorDeck = fixed(g.sectorDeck.filter((tile) => !dealt.includes(tile)))
  }
  while (dealt.length < g.seats) {
    const tile = g.sectorDeck[g.sectorDeck.length - 1]
    if (g.content.tiles[tile].spawn > 0) {
      dealt.push(tile)
      g.sectorDeck = fixed(g.sectorDeck.slice(0, -1))
    } else g.sectorDeck = fixed(shuffle(g, [...g.sectorDeck]))
  }
  g.sectors = setupSectors(g.content.tiles, dealt)
  chartLanes(g)
  for (let sector = 0; sector < g.seats; sector++) layToken(g, sector)
}

/** [setup.ships] The highest d20 picks first, then counter-clockwise; equals roll again. [setup.first] Who picks last has the first turn. */
function decideOrder(g: State): void {
  let tied = each(g.seats, (seat) => seat)
  while (tied.length > 1) {
    const rolls = tied.map(() => roll(g, 20))
    const highest = Math.max(...rolls)
    tied = tied.filter((_, i) => rolls[i] === highest)
  }
  g.pickOrder = fixed(each(g.seats, (i) => (tied[0] - i + g.seats) % g.seats))
  g.turn = g.pickOrder[g.seats - 1]
}

/** [setup.npcs] The three cards are dealt to the first players in turn order; with one or two players, somebody gets more. */
function dealNpcs(g: State): Drone[] {
  const places = shuffle(
    g,
    NPCS.map((_, place) => place),
  )
  return NPCS.map((_, i) => ({
    hex: NOWHERE,
    spawned: false,
    damage: 0,
    credits: 0,
    bounty: 0,
    attacker: NOBODY,
    skips: false,
    stop: 0,
    visited: '',
    controller: (g.turn + places[i]) % g.seats,
  }))
}

/** [setup.ships] Each player takes one of the tier 1 ships that are left. */
export function* chooseShip(g: State): Rule {
  const seat = g.pickOrder[g.picks]
  const taken = g.vessels.map((vessel) => vessel.mat)
  const left = Object.values(g.content.ships).filter((ship) => ship.tier === 1 && !taken.includes(ship.id))
  const mat = yield* choose(g, seat, 'setup.ships', { from: left.map((ship) => ship.id) })
  launch(g, seat, mat)
  report(g, 'setup.ships', { seat, ship: mat })
  g.picks++
  if (g.picks < g.seats) return
  g.picks = 0
  g.phase = 'loadout'
  spawnDrones(g)
}

/** [setup.start] On the spawn point of the own sector, with full energy, four armed markers and impulse. */
export function launch(g: State, seat: Seat, mat: string, hex = specialHex(g, seat, 'spawn')): void {
  const ship = g.content.ships[mat]
  const vessel = g.vessels[seat]
  vessel.mat = mat
  vessel.hex = hex
  vessel.cubes = fixed(noCubes(ship.hold))
  vessel.energy = ship.energy
  vessel.armed = g.content.constants.markers
  vessel.abilities = fixed([ship.ability])
}

/** [setup.outfits] In the same order everybody may spend credits on outfits. [option.first-game] Or picks one of four ways to play. */
export function* chooseOutfits(g: State): Rule {
  const seat = g.pickOrder[g.picks]
  if (g.choices.firstGame) {
    yield* takeLoadout(g, seat)
    nextPick(g)
    return
  }
  const outfits = Object.keys(g.content.outfits)
  const chosen = yield* choose(g, seat, 'setup.outfits', {
    from: outfits,
    or: DONE,
    unless: (id) => mayBuyOutfit(g, seat, id),
  })
  if (chosen === DONE) nextPick(g)
  else yield* buyOutfit(g, seat, chosen)
}

function nextPick(g: State): void {
  g.picks++
  if (g.picks === g.seats) g.phase = 'begin'
}

function* takeLoadout(g: State, seat: Seat): Rule {
  const { loadouts } = g.content.firstGame
  const chosen = yield* choose(g, seat, 'option.first-game', { from: Object.keys(loadouts) })
  const ship = matOf(g, seat)
  const outfits = inPackingOrder(ship, loadouts[chosen])
  const packed = yield* pack(g, seat, 'outfit.shape', ship, { outfits, cubes: [] }, 0)
  const vessel = g.vessels[seat]
  vessel.outfits = fixed(packed.outfits)
  for (const id of outfits) {
    vessel.credits -= g.content.outfits[id].price
    supplyOutfit(g, id, -1)
  }
  report(g, 'option.first-game', { seat, loadout: chosen })
}
