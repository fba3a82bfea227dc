import type { BaseState, Runner, Seat, Value } from '@orrery/engine'

/** What follows an answer can depend on what the seat cannot know: several deals tell more than one. */
const DEALS = 4

/**
 * Whether something random or hidden may follow an answer that is legal. It is tried where everything the seat cannot know has been
 * dealt anew, so that asking teaches nothing about how the cards really lie.
 */
export function isFinal(runner: Runner<BaseState>, seat: Seat, value: Value): boolean {
  if (runner.question?.kind === 'everyone' && runner.waitingFor().length === 1) return runner.question.parts.length > 1
  for (let deal = 0; deal < DEALS; deal++)
    if (isFinalIn(runner.determinized(seat, `foresight ${deal}`), seat, value)) return true
  return false
}

function isFinalIn(copy: Runner<BaseState>, seat: Seat, value: Value): boolean {
  const { revealed } = copy.state
  try {
    return copy.answer(seat, value) === undefined && copy.state.revealed !== revealed
  } catch {
    return true
  }
}
