import { assertPack, type Data, isCount, isFields, readPackIdentity } from '@orrery/engine'
import { LONGEST_BRANCH } from '../codecs.ts'
import {
  type Card,
  type Content,
  type Cost,
  LESSER_CLANS,
  type LocationCard,
  type Numbers,
  type RewardPart,
} from '../rules/state/state.ts'
import { unitPowers } from '../rules/state/units.ts'

const KEYS = ['id', 'version', 'name', 'numbers', 'typeBonus', 'branches', 'power', 'cards', 'locations']
const NUMBERS = ['spacesPerLocation', 'startingWealth', 'handLimit', 'wealthSupply', 'locationHonor', 'copies'] as const

/**
 * An owner's pack: the printed game's true values in place of ours. It names what it changes and nothing else; the effects of cards are
 * rules and stay.
 */
export function readPack(house: Content, pack: Data): Content {
  for (const key of Object.keys(pack)) assertPack(KEYS.includes(key), `it has an unknown part "${key}"`)
  const { numbers = {}, typeBonus = house.typeBonus, branches = {}, power = {}, cards = {}, locations } = pack
  const identity = readPackIdentity(house, pack)
  assertPack(isFields(cards), '"cards" is not a table of cards')
  for (const card of Object.keys(cards)) assertPack(Object.hasOwn(house.cards, card), `there is no card "${card}"`)
  const changed = Object.values(house.cards).map((card) => [card.id, changeCard(card, cards[card.id])] as const)
  const powers = { ...house.power, ...readNumbers(power, Object.keys(house.power)) } as Content['power']
  const content: Content = {
    ...house,
    ...readNumbers(numbers, NUMBERS),
    ...identity,
    typeBonus: readCounts('typeBonus', typeBonus),
    branches: { ...house.branches, ...readBranches(branches) },
    power: powers,
    unitPower: unitPowers(powers),
    cards: Object.freeze(Object.fromEntries(changed)) as Content['cards'],
    locations: locations === undefined ? house.locations : readLocations(locations),
  }
  assertPack(content.wealthSupply >= 4 * content.startingWealth, '"wealthSupply" is too small for "startingWealth"')
  assertPack(content.copies >= 2, '"copies" is less than 2, too few for four players to draft from')
  return Object.freeze(content)
}

function readNumbers(given: unknown, known: readonly string[]): Numbers {
  assertPack(isFields(given), '"numbers" and "power" are tables of numbers')
  for (const [key, value] of Object.entries(given)) {
    assertPack(known.includes(key), `there is no number "${key}"`)
    assertPack(isCount(value), `"${key}" is not a whole number`)
  }
  return given as Numbers
}

function readCounts(key: string, list: unknown): readonly number[] {
  assertPack(Array.isArray(list) && list.length > 0 && list.every(isCount), `"${key}" is not a list of whole numbers`)
  return list
}

function readBranches(branches: unknown): { readonly [preset: string]: readonly number[] } {
  assertPack(isFields(branches), '"branches" is not a table of lists')
  for (const [preset, rewards] of Object.entries(branches))
    assertPack(
      readCounts(`branches.${preset}`, rewards).length <= LONGEST_BRANCH,
      `"branches.${preset}" has more than ${LONGEST_BRANCH} spaces`,
    )
  return branches as { readonly [preset: string]: readonly number[] }
}

function changeCard(card: Card, change: unknown): Card {
  if (change === undefined) return card
  assertPack(isFields(change), `the change of card ${card.id} is not a table`)
  const { name = card.name, text = card.text, cost = card.cost, numbers = {}, ...rest } = change
  assertPack(Object.keys(rest).length === 0, `card ${card.id} has an unknown part "${Object.keys(rest)[0]}"`)
  assertPack(typeof name === 'string' && typeof text === 'string', `card ${card.id} needs texts for "name" and "text"`)
  const paid = readNumbers(cost, ['honor', 'wealth', 'ships']) as Cost
  const changed = { ...card.numbers, ...readNumbers(numbers, Object.keys(card.numbers)) }
  return Object.freeze({ ...card, name, text, cost: paid, numbers: changed, basis: 'attested' as const })
}

function readLocations(list: unknown): { readonly [id: string]: LocationCard } {
  assertPack(Array.isArray(list) && list.length === 16, '"locations" is not a list of 16 location cards')
  const cards = list.map(readLocation)
  assertPack(new Set(cards.map((card) => card.id)).size === cards.length, 'two location cards have the same id')
  assertPack(cards.filter((card) => card.pips === 1).length >= 2, 'fewer than 2 location cards have 1 pip')
  return Object.freeze(Object.fromEntries(cards.map((card) => [card.id, Object.freeze(card)])))
}

function readLocation(card: unknown): LocationCard {
  assertPack(isFields(card), 'a location card is not a table')
  const { id, name, type, pips, reward, ...rest } = card
  assertPack(
    [id, name, type].every((text) => typeof text === 'string' && text !== ''),
    'a location card lacks "id", "name" or "type"',
  )
  assertPack(Object.keys(rest).length === 0, `location ${String(id)} has an unknown part "${Object.keys(rest)[0]}"`)
  assertPack(pips === 1 || pips === 2 || pips === 3, `location ${String(id)} has no "pips" of 1, 2 or 3`)
  assertPack(
    Array.isArray(reward) && reward.length > 0 && reward.every(isReward),
    `the reward of location ${String(id)} is not understood`,
  )
  return {
    id: id as string,
    name: name as string,
    type: type as string,
    pips,
    reward: reward as RewardPart[],
    basis: 'attested',
  }
}

function isReward(part: unknown): part is RewardPart {
  if (!isFields(part)) return false
  const kind = Object.keys(part).sort().join()
  if (kind === 'clan,n') return LESSER_CLANS.includes(part.clan as (typeof LESSER_CLANS)[number]) && isCount(part.n)
  return ['any', 'honor', 'wealth', 'cards'].includes(kind) && isCount(part[kind])
}
