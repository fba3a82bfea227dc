// @vitest-environment happy-dom
import type { LogLine } from '@orrery/protocol'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { View } from '../../view.ts'
import { useShownCards } from '../battle/shown-cards.ts'

const battle = (board: number): View => ({ round: 2, battle: { board } }) as unknown as View
const reveal = (seat: number, card: string) => ({ what: 'battle.reveal', data: { seat, card } }) as unknown as LogLine

test('a card turned up after another one of the same seat takes its place', () => {
  const news = [reveal(0, 'honor'), reveal(1, 'duel'), reveal(0, 'ambush')]
  const { result } = renderHook(() => useShownCards(battle(1), news))
  expect(result.current).toEqual({ 0: 'ambush', 1: 'duel' })
})

test('turned up cards are remembered until the next battle', () => {
  const { result, rerender } = renderHook(({ view, news }) => useShownCards(view, news), {
    initialProps: { view: battle(1), news: [reveal(0, 'honor')] },
  })
  rerender({ view: battle(1), news: [] })
  expect(result.current).toEqual({ 0: 'honor' })
  rerender({ view: battle(3), news: [] })
  expect(result.current).toEqual({})
})
