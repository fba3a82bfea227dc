import { fixed, type Setup, seedRandom, shuffle } from '@orrery/engine'
import { isCard } from '../../codecs.ts'
import type { Chosen } from '../../options.ts'
import { exampleBuild, ownDeck, sharedDeck } from '../cards/decks.ts'
import { NO_CARDS } from '../cards/hand.ts'
import { openTrade } from '../offers.ts'
import { type CardId, type Choices, type Content, LESSER_CLANS, SAMURAI, type State, UNSPENT } from '../state/state.ts'
import { NOBODYS, SHIPS, SUPPLY, UNIT_COUNT } from '../state/units.ts'
import { DRAFTED_DECK } from './draft.ts'
import { revealLocations } from './resolution.ts'

const STARTERS: readonly CardId[] = ['ST1', 'ST2']

const NONE = fixed<string>([])

/** A loop, because every simulated match begins here and `Array.from` takes about ten times as long. */
function each<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = []
  for (let i = 0; i < count; i++) list.push(make(i))
  return list
}

/** A match that plays a built deck without naming its cards plays one of each. */
function settleChoices(content: Content, choices: Chosen): Choices {
  const build =
    choices.deck === 'build' && choices.build.length === 0 ? exampleBuild(content) : choices.build.filter(isCard)
  // Field by field, so that the choices of all matches have one shape: spreading gives each match its own, which rules read slowly.
  return Object.freeze({
    deck: choices.deck,
    build: fixed([...build]),
    ownDecks: choices.ownDecks,
    longThree: choices.longThree,
    alliance: choices.alliance,
    trading: choices.trading,
    unlimitedWealth: choices.unlimitedWealth,
    attachInSupply: 'attachInSupply' in choices ? choices.attachInSupply : !choices.attachAtLocations,
  })
}

/** [setup.boards] … [setup.draft] Everything up to the first decision. */
export function setUp(content: Content, rules: number, { seats, options, seed }: Setup<Chosen>): State {
  const choices = settleChoices(content, options)
  // The fields of `copy`, in its order: rules run fastest on states of one and the same shape.
  const g: State = {
    seats,
    choices,
    content,
    rules,
    random: seedRandom(seed),
    revealed: 0,
    trace: undefined,
    phase: 'mech-draft',
    round: 1,
    first: 0,
    turn: 0,
    claimed: false,
    ordered: false,
    cardPlayed: false,
    tametomoUsed: false,
    honor: each(seats, () => 0),
    wealth: each(seats, () => content.startingWealth),
    bank: content.wealthSupply - seats * content.startingWealth,
    hands: each(seats, () => fixed([...STARTERS])),
    decks: [],
    discards: [],
    orderMarkers: each(seats, () => UNSPENT),
    place: each(UNIT_COUNT, (unit) => (unit < seats * SHIPS ? SUPPLY : NOBODYS)),
    attachedWealth: fixed(each(UNIT_COUNT, () => 0)),
    controller: fixed(each(SAMURAI.length, () => -1)),
    branch: each(LESSER_CLANS.length, () => -1),
    depth: each(LESSER_CLANS.length, () => 0),
    oaths: [],
    boards: fixed(each(seats, () => '')),
    locationDeck: NONE,
    locationDiscard: NONE,
    removedLocations: NONE,
    locationsWon: fixed(each(seats, () => NONE)),
    attachments: [],
    battleAt: 1,
    battle: undefined,
    draftPicks: fixed<number>([]),
    draftPool: fixed(each(SAMURAI.length, (samurai) => samurai)),
    draftPiles: [],
    setAside: fixed<CardId>([]),
    offers: [],
    nextOffer: 1,
    offered: undefined,
    bonds: undefined,
    bound: undefined,
    ranking: fixed<number>([]),
  }
  if (choices.trading) openTrade(g)
  chooseLocations(g)
  revealLocations(g)
  makeDecks(g)
  /** [setup.first-player] By chance. */
  g.first = shuffle(
    g,
    each(seats, (seat) => seat),
  )[0]
  return g
}

/** [setup.locations] Some location cards stay away with 2 or 3 players; with 3, one of them comes back unseen. [setup.long-three] Or four. */
function chooseLocations(g: State): void {
  const all = Object.values(g.content.locations)
  const stays = (pips: number) => g.seats === 4 || pips === 1 || (g.seats === 2 && pips === 3)
  const deck = all.filter((card) => stays(card.pips)).map((card) => card.id)
  const removed = all.filter((card) => !stays(card.pips)).map((card) => card.id)
  if (g.seats === 3) {
    shuffle(g, removed)
    deck.push(...removed.splice(0, g.choices.longThree ? 4 : 1))
  }
  g.removedLocations = fixed(removed.sort())
  g.locationDeck = fixed(shuffle(g, deck))
}

/** [setup.deck] One deck for all; [decks.own] one for each; or [decks.draft] decks that are drafted first. */
function makeDecks(g: State): void {
  const { content, choices, seats } = g
  if (choices.deck === 'draft') {
    const all = shuffle(g, sharedDeck(content, choices))
    g.draftPiles = each(seats, (seat) => all.slice(seat * DRAFTED_DECK, (seat + 1) * DRAFTED_DECK))
    g.setAside = fixed(all.slice(seats * DRAFTED_DECK).sort())
    g.phase = 'deck-draft'
    g.decks = each(seats, () => NO_CARDS)
  } else if (choices.ownDecks) g.decks = each(seats, () => fixed(shuffle(g, ownDeck(content, choices))))
  else g.decks = [fixed(shuffle(g, sharedDeck(content, choices)))]
  g.discards = g.decks.map(() => NO_CARDS)
}
