import type { Snapshot } from '@orrery/protocol'

/** A choice of the viewer's own that led to the question now open. */
interface Choice {
  /** How many decisions had been made before it. */
  readonly at: number
  readonly text: string
}

/** The viewer's choices since somebody else was asked: the way to the open question. */
export class Trail {
  #choices: readonly Choice[] = []

  add(at: number, text: string): void {
    this.#choices = [...this.#choices.filter((choice) => choice.at < at), { at, text }]
  }

  /** What was taken back leads nowhere any more, and what others decide ends the way. */
  follow({ question, undo, viewer }: Snapshot): readonly string[] {
    const asked = viewer !== 'spectator' && question?.waitingFor.includes(viewer)
    this.#choices = asked ? this.#choices.filter((choice) => choice.at < undo.decisions) : []
    return this.#choices.map(({ text }) => text)
  }
}
