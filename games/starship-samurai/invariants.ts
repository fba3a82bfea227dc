import { branchRewards } from './rules/alliance.ts'
import { ownDeck, sharedDeck } from './rules/cards/decks.ts'
import { type CardId, LESSER_CLANS, type LocationId, SAMURAI, type State } from './rules/state/state.ts'
import { FIRST_SAMURAI, GRAVEYARD, isFighter, NOBODYS, SHIPS, UNIT_COUNT, unitName } from './rules/state/units.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const sorted = (list: readonly string[]): string => [...list].sort().join()

/** What must hold at every question of every match. */
export function invariants(g: State): string[] {
  return [
    ...checkWealth(g),
    ...checkCards(g),
    ...checkLocations(g),
    ...checkUnits(g),
    ...checkMarkers(g),
    ...checkTrades(g),
  ]
}

function checkWealth(g: State): string[] {
  const problems: string[] = []
  const total = g.bank + sum(g.wealth) + sum(g.attachedWealth)
  if (total !== g.content.wealthSupply)
    problems.push(`there are ${total} wealth tokens instead of ${g.content.wealthSupply}`)
  if (g.wealth.some((wealth) => wealth < 0)) problems.push('somebody has less than no wealth')
  if (g.bank < 0 && !g.choices.unlimitedWealth) problems.push('the supply of wealth is overdrawn')
  if (g.honor.some((honor) => honor < 0)) problems.push('somebody has less than no honor')
  g.attachedWealth.forEach((wealth, unit) => {
    if (wealth > 0 && !isFighter(unit)) problems.push(`wealth is attached to ${unitName(unit)}`)
    const least = g.choices.attachInSupply ? 0 : 1
    if (wealth > 0 && g.place[unit] < least)
      problems.push(`wealth is attached to ${unitName(unit)}, which is not at a location`)
  })
  return problems
}

/** Every action card is in exactly one place. A card in the middle of its play is in none. */
function checkCards(g: State): string[] {
  const left = new Map<CardId, number>()
  const count = (cards: readonly CardId[], by: number) => {
    for (const card of cards) left.set(card, (left.get(card) ?? 0) + by)
  }
  const own = g.choices.ownDecks && g.choices.deck !== 'draft'
  const deck = own ? ownDeck(g.content, g.choices) : sharedDeck(g.content, g.choices)
  count(deck, own ? g.seats : 1)
  count(['ST1', 'ST2'], g.seats)
  for (const list of [...g.hands, ...g.decks, ...g.discards, ...g.draftPiles, g.setAside]) count(list, -1)
  for (const { card } of g.attachments) count([card], -1)
  for (const card of g.battle?.committed ?? []) if (card !== '' && card !== 'pass') count([card], -1)

  const problems: string[] = []
  let missing = 0
  for (const [card, copies] of left) {
    if (copies < 0) problems.push(`there is one ${card} too many`)
    missing += Math.max(0, copies)
  }
  const inPlay = g.phase === 'turns' && g.cardPlayed ? 1 : 0
  if (missing > inPlay) problems.push(`${missing} cards are missing`)
  return problems
}

function checkLocations(g: State): string[] {
  const everywhere: LocationId[] = [
    ...g.locationDeck,
    ...g.locationDiscard,
    ...g.removedLocations,
    ...g.locationsWon.flat(),
    ...g.boards.filter((location) => location !== ''),
  ]
  return sorted(everywhere) === sorted(Object.keys(g.content.locations)) ? [] : ['the location cards do not add up']
}

function checkUnits(g: State): string[] {
  const problems: string[] = []
  const used = Array.from({ length: g.seats + 1 }, () => 0)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = g.place[unit]
    const inGame = unit < FIRST_SAMURAI ? unit < g.seats * SHIPS : g.controller[unit - FIRST_SAMURAI] >= 0
    if (inGame ? place < GRAVEYARD || place > g.seats : place !== NOBODYS)
      problems.push(`${unitName(unit)} is at ${place}`)
    if (place > 0) used[place]++
  }
  used.forEach((count, board) => {
    if (count > g.content.spacesPerLocation) problems.push(`${count} units are at location ${board}`)
  })
  const drafted = g.controller.filter((seat) => seat >= 0).length
  const drafting = g.phase === 'deck-draft' || g.phase === 'mech-draft'
  if (drafted !== (drafting ? 0 : 2 * g.seats)) problems.push(`${drafted} samurai have a controller`)
  if (g.draftPool.length + g.draftPicks.length !== SAMURAI.length) problems.push('the samurai do not add up')
  return problems
}

function checkMarkers(g: State): string[] {
  const problems: string[] = []
  LESSER_CLANS.forEach((clan, marker) => {
    const [branch, depth] = [g.branch[marker], g.depth[marker]]
    const neutral = depth === 0 && branch === -1
    const onBranch = branch >= 0 && branch < g.seats && depth >= 1 && depth <= branchRewards(g).length
    if (!neutral && !onBranch) problems.push(`the marker of ${clan} is at ${branch}/${depth}`)
  })
  for (const markers of g.orderMarkers) if (markers.length !== 4) problems.push('order markers are missing')
  return problems
}

/** [trade.lapse] [trade.next-choice] Nothing that was offered or agreed on is forgotten. */
function checkTrades(g: State): string[] {
  const problems: string[] = []
  if (g.phase !== 'turns' && g.phase !== 'battles') {
    if (g.offers.length > 0) problems.push('an offer is open although nobody can answer it')
    if (g.bonds && g.bonds.length > 0) problems.push('somebody stays bound to a choice that never comes')
  }
  const bound = (g.bonds ?? []).map(({ seat }) => seat)
  if (new Set(bound).size < bound.length) problems.push('somebody is bound twice')
  return problems
}
