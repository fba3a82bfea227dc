import { showQuestion } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { hexNamed } from '../../map/hex.ts'
import { stepsOfMove } from '../map/steps.ts'
import { playGame } from './playing.ts'

test('every space that can be flown to is as far as the movement left allows, and the nearest come first', () => {
  let seen = 0
  playGame(4, {}, 'steps', (match) => {
    const [seat] = match.runner.waitingFor()
    const question = showQuestion(match, seat)?.mine
    if (question?.ask !== 'move.step' || question.kind !== 'choose') return undefined
    const view = match.view(seat)
    const steps = stepsOfMove(view)
    const far = question.options
      .map((option) => hexNamed(String(option)))
      .filter((hex) => hex >= 0)
      .map((hex) => steps.get(hex) ?? 0)
    expect(far.every((one) => one > 0 && one <= (view.move?.left ?? 0))).toBe(true)
    expect(far).toEqual([...far].sort((a, b) => a - b))
    seen += far.length
    return undefined
  })
  expect(seen).toBeGreaterThan(1000)
})
