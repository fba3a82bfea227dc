import type { Frame, Turn } from './frames.ts'
import type { State } from './state.ts'

export const currentFrame = (g: State): Frame | undefined => g.agenda[g.agenda.length - 1]

/** The turn that is being played, whatever has been begun in it. */
export function runningTurn(g: State): Turn | undefined {
  for (let i = g.agenda.length - 1; i >= 0; i--) {
    const frame = g.agenda[i]
    if (frame.kind === 'turn') return frame
  }
  return undefined
}

/** Takes the last thing off the agenda. */
export function finish(g: State): void {
  g.agenda.pop()
}
