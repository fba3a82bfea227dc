import { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import contraband from '../game.ts'
import type { Crate, State } from '../rules/round.ts'

/** A position between two rounds. The engine's test harness takes every decision back in undo mode, and makes it again. */
function scene(hands: Crate[][], changes: Partial<State> = {}): Transcript<State> {
  const seats = hands.length
  const g = { ...contraband.setup({ seats, seed: 'scene', options: { rounds: 3 } }), hands, ...changes }
  return new Transcript(contraband, g, { undo: process.env.ORRERY_UNDO !== undefined })
}

const asked = (played: Transcript<State>) => [0, 1, 2].map((seat) => played.match.runner.questionFor(seat)?.ask)

test('[load.crate] everybody is asked at once, and nobody sees what the others chose', () => {
  const played = scene([['tea'], ['salt'], ['rum']])
  expect(asked(played)).toEqual(['load.crate', 'load.crate', 'load.crate'])
  played.play('heron: salt')
  expect(asked(played)).toEqual(['load.crate', undefined, 'load.crate'])
  expect(contraband.view(played.state, 0)).toMatchObject({ aboard: [], hands: [['tea'], 1, 1] })
  played.play('otter: tea; magpie: rum')
  expect(played.state.aboard).toEqual(['tea', 'salt', 'rum'])
})

test('[load.again] the goods of the round before are refused, unless there are no others', () => {
  const played = scene([['tea', 'rum'], ['salt']], { aboard: ['tea', 'salt'] })
  expect(() => played.play('otter: tea')).toThrow('load.again')
  played.play('otter: rum; heron: salt')
})

test('[load.twins] [sale.coins] [sale.draw] equal crates are seized; who stands alone is paid, and everybody draws', () => {
  const played = scene([['tea'], ['tea'], ['tea', 'salt']], { coins: [0, 0, 0] })
  played.play('otter: tea; heron: tea; magpie: salt')
  const { coins, die, hands } = played.state
  expect(coins).toEqual([0, 0, die >= 2 ? 2 : 0])
  expect(hands.map((hand) => hand.length)).toEqual([1, 1, 2])
})

test('[customs.die] a crate gets through when the die shows its worth or more', () => {
  for (let number = 0; number < 20; number++) {
    const g = contraband.setup({ seats: 2, seed: `die ${number}`, options: { rounds: 3 } })
    const played = new Transcript(contraband, { ...g, hands: [['rum'], ['silk']], coins: [0, 0] })
    played.play('otter: rum; heron: silk')
    expect(played.state.coins).toEqual([played.state.die >= 3 ? 3 : 0, played.state.die >= 4 ? 4 : 0])
  }
})

test('[customs.bribe] two coins buy a second roll', () => {
  const played = scene([['gems'], ['tea']])
  played.play('otter: gems; heron: tea')
  const { die } = played.state
  expect(die).toBeLessThan(6)
  expect(played.match.runner.questionFor(0)).toMatchObject({ ask: 'customs.bribe', about: { crate: 'gems', die } })
  played.play('otter: yes')
  expect(played.state.coins[0]).toBe(played.state.die === 6 ? 6 : 0)
})

test('[sale.winner] the most coins win, and in a tie the lower seat does', () => {
  const g = contraband.setup({ seats: 3, seed: 'end', options: { rounds: 3 } })
  expect(contraband.result({ ...g, coins: [4, 9, 4] }).ranking).toEqual([1, 0, 2])
})
