import { expect, test } from 'vitest'
import { cards } from '../../../content/cards/index.ts'

const ofDeck = (deck: string) => Object.values(cards).filter((card) => card.deck === deck)
const [starterCards, baseCards] = [ofDeck('starter'), ofDeck('base')]

const mentioned = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:\|[^{}]*)?\}\}/g)].map(([, name]) => name).sort()

test('[setup.deck] eleven order cards and nine battle cards, in the order of their ids', () => {
  expect(baseCards.map((card) => card.id)).toEqual(
    Array.from({ length: 20 }, (_, i) => `B${String(i + 1).padStart(2, '0')}`),
  )
  expect(baseCards.filter((card) => card.type === 'order')).toHaveLength(11)
  expect(Object.entries(cards).filter(([id, card]) => card.id !== id)).toEqual([])
  expect(starterCards.map((card) => [card.id, card.deck])).toEqual([
    ['ST1', 'starter'],
    ['ST2', 'starter'],
  ])
})

test('[cards.cost] what each card costs', () => {
  const costs = baseCards.map(
    (card) => Object.entries(card.cost).map(([kind, amount]) => `${amount} ${kind}`)[0] ?? '-',
  )
  expect(costs.slice(0, 11).join(', ')).toBe(
    '1 honor, 1 wealth, 1 ships, 1 honor, 2 wealth, 1 wealth, -, 1 wealth, 1 honor, 1 wealth, 2 ships',
  )
  expect(costs.slice(11).join(', ')).toBe('-, -, 1 ships, 1 wealth, -, -, 1 wealth, -, -')
})

test.for([...starterCards, ...baseCards])('[card.$id] $name: its text mentions its numbers, each once', (card) => {
  expect(mentioned(card.text)).toEqual(Object.keys(card.numbers).sort())
})
