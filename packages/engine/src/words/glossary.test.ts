import { describe, expect, it } from 'vitest'
import { type Term, termFinder } from './glossary.ts'

const terms: readonly Term<'marker' | 'order' | 'fame'>[] = [
  { id: 'order' },
  { id: 'marker' },
  { id: 'fame', signs: ['★'] },
]
const words = {
  order: { term: 'Order', forms: ['order', 'orders'], text: 'What a turn does.' },
  marker: { term: 'Order marker', forms: ['order marker', 'marker'], text: 'One of four numbers.' },
  fame: { term: 'Fame', forms: ['Fame', 'famös'], text: 'The points.' },
}

const found = (text: string) => termFinder(terms, words)(text).map(({ id, from, to }) => [id, text.slice(from, to)])

describe('the terms of a text', () => {
  it('are found in every form, also at the beginning of a sentence', () => {
    expect(found('Orders need a marker.')).toEqual([
      ['order', 'Orders'],
      ['marker', 'marker'],
    ])
  })

  it('are the longest that fit', () => {
    expect(found('Place an order marker.')).toEqual([['marker', 'order marker']])
  })

  it('are whole words in every alphabet', () => {
    expect(found('bordered, markers, Ordersö, Fame-hungry, famös, fame')).toEqual([
      ['fame', 'Fame'],
      ['fame', 'famös'],
    ])
  })

  it('may be signs', () => {
    expect(found('2★ more')).toEqual([['fame', '★']])
  })

  it('are none where a game has none', () => {
    expect(termFinder([], {})('order')).toEqual([])
  })
})
