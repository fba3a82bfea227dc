import { sampleAnswer } from '@orrery/engine'
import type { Player } from '@orrery/engine/kit'
import type { State } from '../rules/state.ts'

/** Answers by chance. */
export const randomPlayer: Player<State> = {
  name: 'random',
  interjects: true,
  decide(runner, seat, dice) {
    const question = runner.questionFor(seat)
    const answer = question && sampleAnswer(question, dice)
    if (answer === undefined) throw new Error(`Nothing can be answered by seat ${seat}.`)
    return answer
  },
}

export const randomPlayers = (count: number): Player<State>[] => Array.from({ length: count }, () => randomPlayer)
