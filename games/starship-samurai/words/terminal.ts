import { type Messages, type Seat, wrapLine } from '@orrery/engine'
import { spaces, units } from '../codecs.ts'
import { CLANS, type Content, type Phase, type RewardPart } from '../rules/state/state.ts'
import { fighterNumber, isCarrier, isFighter } from '../rules/state/units.ts'
import type { BattleView, BoardView, BondView, OfferView, SeatView, UnitView, View } from '../view.ts'
import { cardText, costText } from './cards.ts'
import { cardWords } from './en/cards.ts'

const CLAN_WIDTH = 8
const ORDER_WIDTH = 17

const PHASES: { readonly [phase in Phase]: string } = {
  'deck-draft': 'decks are drafted',
  'mech-draft': 'samurai are drafted',
  turns: 'turns',
  battles: 'battles',
  resolution: 'the round ends',
  over: 'the game is over',
}

interface Table {
  readonly view: View
  readonly content: Content
  readonly name: Messages['name']
}

/** What a seat sees, as text for a terminal: boards, alliances, players, and the cards in hand. */
export function renderTable(view: View, content: Content, name: Messages['name']): string {
  const table: Table = { view, content, name }
  const lines = [
    ...headline(view),
    ...view.boards.flatMap((board) => boardLines(table, board)),
    ...allianceLines(table),
    ...playerLines(table),
    ...(view.battle ? battleLines(table, view.battle) : []),
    ...view.offers.flatMap((offer) => offerLines(table, offer)),
    ...view.bonds.flatMap((bond) => bondLines(table, bond)),
    ...draftLines(table),
    ...handLines(table),
  ]
  return lines.join('\n')
}

function headline(view: View): string[] {
  const { round, phase, turn, first, deck, discards, bank, locationDeck, ranking, seats } = view
  const who = phase === 'turns' ? ` of ${CLANS[turn]}` : ''
  const piles = discards.map((pile) => pile.length).join(' and ')
  const shared = seats[0].deck === null ? `deck ${deck}, ` : ''
  const text = `Round ${round}: ${PHASES[phase]}${who}. First player ${CLANS[first]}. Left: ${shared}wealth ${bank ?? 'without end'}, locations ${locationDeck}. Discarded: ${piles}.`
  const places = ranking.map((seat, place) => `${place + 1}. ${CLANS[seat]} ${seats[seat].honor}`)
  return [...wrapLine(text, 2), ...(places.length > 0 ? [places.join(', ')] : [])]
}

/** A location in a line or two: its card, then the units of each clan with their power. */
function boardLines({ content, name }: Table, { board, location, units, power, attached }: BoardView): string[] {
  const card = content.locations[location]
  const reward = card ? `${card.name}, ${card.type}: ${card.reward.map(rewardText).join(' and ')}` : 'no location card'
  const beside = attached.map(({ card: id, by }) => `, with ${name(id)} of ${CLANS[by]}`).join('')
  const present = units.flatMap((own, seat) =>
    own.length > 0 ? [`${CLANS[seat]} ${power[seat]} (${unitsText(own, name)})`] : [],
  )
  return [...wrapLine(`[${board}] ${reward}${beside}`, 4), ...wrapLine(`    ${present.join('; ') || 'no units'}`, 6)]
}

function rewardText(part: RewardPart): string {
  if ('clan' in part) return `${part.clan} ${part.n}`
  if ('any' in part) return `any clan ${part.any}`
  if ('honor' in part) return `${part.honor} honor`
  if ('wealth' in part) return `${part.wealth} wealth`
  return part.cards === 1 ? '1 card' : `${part.cards} cards`
}

/** `fighters 1 3+2, carrier, Gozen`: a plus for the wealth attached. */
function unitsText(there: readonly UnitView[], name: Messages['name']): string {
  const fighters = there
    .filter(({ id }) => isFighter(units.decode(id)))
    .map(({ id, wealth }) => fighterNumber(units.decode(id)) + plus(wealth))
  const others = there.filter(({ id }) => !isFighter(units.decode(id))).map(({ id }) => shortName(id, name))
  return [
    ...(fighters.length > 0 ? [`fighter${fighters.length > 1 ? 's' : ''} ${fighters.join(' ')}`] : []),
    ...others,
  ].join(', ')
}

const plus = (wealth: number): string => (wealth > 0 ? `+${wealth}` : '')
const shortName = (id: string, name: Messages['name']): string => (isCarrier(units.decode(id)) ? 'carrier' : name(id))

/** The neutral space and each branch with the markers on it, the nearest to neutral first. */
function allianceLines({ view }: Table): string[] {
  const on = (branch: Seat) => view.markers.filter(({ space }) => spaces.decode(space).branch === branch)
  const depth = (space: string) => spaces.decode(space).depth
  const sworn = (seat: number | null) => (seat === null ? '' : ` (bound to ${CLANS[seat]})`)
  const neutral = on(-1).map(({ clan, sworn: by }) => clan + sworn(by))
  const branches = view.seats.flatMap(({ clan, allianceHonor }, seat) => {
    const markers = [...on(seat)].sort((a, b) => depth(a.space) - depth(b.space))
    const text = markers.map(({ clan: lesser, space, sworn: by }) => `${depth(space)} ${lesser}${sworn(by)}`).join(', ')
    return text === '' ? [] : wrapLine(`  ${clan.padEnd(CLAN_WIDTH)} ${allianceHonor} honor: ${text}`, 11)
  })
  return [...wrapLine(`Alliances. Neutral: ${neutral.join(', ') || 'none'}`, 2), ...branches]
}

function playerLines({ view, content, name }: Table): string[] {
  const markers = view.seats[0].orders.map((_, i) => `marker ${i + 1}`.padEnd(ORDER_WIDTH)).join('')
  const heads = `${'Players'.padEnd(CLAN_WIDTH + 3)} honor wealth cards  ${markers}`.trimEnd()
  return [heads, ...view.seats.flatMap((seat, i) => playerLine(seat, i === view.seat, content, name))]
}

function playerLine(seat: SeatView, mine: boolean, content: Content, name: Messages['name']): string[] {
  const { clan, honor, wealth, cards, orders, supply, laden, graveyard, locations, deck } = seat
  const numbers = `${String(honor).padStart(6)} ${String(wealth).padStart(6)} ${String(cards).padStart(5)}`
  const given = orders
    .map((order) => (order === null ? '-' : name(order)).padEnd(ORDER_WIDTH))
    .join('')
    .trimEnd()
  const rest = [
    `supply ${countText(supply, name)}${ladenText(laden)}`,
    ...(graveyard.length > 0 ? [`graveyard ${countText(graveyard, name)}`] : []),
    ...(locations.length > 0 ? [`won ${locations.map((id) => locationText(content, id)).join(', ')}`] : []),
    ...(deck === null ? [] : [`deck ${deck}`]),
  ]
  return [
    `${mine ? '> ' : '  '}${clan.padEnd(CLAN_WIDTH)} ${numbers}  ${given}`,
    ...wrapLine(`           ${rest.join('; ')}`, 13),
  ]
}

const locationText = (content: Content, id: string): string => {
  const { name, type } = content.locations[id]
  return `${name} (${type})`
}

/** `, fighters 1+2 3+1`: those in the supply that carry wealth. */
const ladenText = (laden: SeatView['laden']): string =>
  laden.length === 0
    ? ''
    : `, fighter${laden.length > 1 ? 's' : ''} ${laden.map(({ unit, wealth }) => fighterNumber(units.decode(unit)) + plus(wealth)).join(' ')}`

/** `5 fighters, carrier, Oda` */
function countText(ids: readonly string[], name: Messages['name']): string {
  const fighters = ids.filter((id) => isFighter(units.decode(id))).length
  const others = ids.filter((id) => !isFighter(units.decode(id))).map((id) => shortName(id, name))
  const counted = fighters === 0 ? [] : [fighters === 1 ? '1 fighter' : `${fighters} fighters`]
  return [...counted, ...others].join(', ') || 'empty'
}

function battleLines({ name }: Table, { board, contestants, committed, totals, bribed }: BattleView): string[] {
  const sides = contestants.map((seat, i) => {
    const card = committed[seat]
    return `${CLANS[seat]} ${totals[i]} (${card === null ? 'no card' : name(card)})`
  })
  const bribes = bribed.map(({ unit, by }) => `, ${name(unit)} serves ${CLANS[by]}`).join('')
  return wrapLine(`Battle at location ${board}: ${sides.join(', ')}${bribes}`, 2)
}

function offerLines({ name }: Table, { id, from, to, gives, wants, cards }: OfferView): string[] {
  const shown = cards.length > 0 ? ` (${cards.map((card) => name(card)).join(', ')})` : ''
  const list = (goods: readonly string[]) => goods.map((one) => name(one, 'goods')).join(', ') || 'nothing'
  return wrapLine(`Offer ${id}: ${CLANS[from]} offers ${CLANS[to]} ${list(gives)}${shown} for ${list(wants)}`, 2)
}

const bondLines = ({ name }: Table, { seat, to, choice }: BondView): string[] =>
  wrapLine(`Agreed with ${CLANS[to]}: ${CLANS[seat]} chooses ${name(choice, 'choice')}`, 2)

function draftLines({ view, name }: Table): string[] {
  const list = (label: string, ids: readonly string[]) =>
    ids.length > 0 ? wrapLine(`${label}: ${ids.map((id) => name(id)).join(', ')}`, 2) : []
  return [
    ...list('Cards to take from', view.draftPile),
    ...list('Cards taken', view.draftedCards),
    ...list('Samurai to take from', view.samuraiLeft),
    ...list('Samurai taken', view.pickedSamurai),
  ]
}

/** The viewer's own cards, copies of a card together. */
function handLines({ view, content }: Table): string[] {
  const cards = [...new Set(view.hand)].flatMap((id) => {
    const card = content.cards[id]
    const copies = view.hand.filter((other) => other === id).length
    const times = copies > 1 ? `, ${copies} copies` : ''
    return wrapLine(
      `  ${card.name} (${card.type}, ${costText(card, cardWords, 'en')}${times}). ${cardText(card, 'en')}`,
      4,
    )
  })
  return cards.length > 0 ? ['Hand', ...cards] : []
}
