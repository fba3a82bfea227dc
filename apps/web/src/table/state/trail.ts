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
  #texts: readonly string[] = []

  add(at: number, text: string): void {
    this.#choices = [...this.#choices.filter((choice) => choice.at < at), { at, text }]
  }

  /** What was taken back leads nowhere any more, and what others decide ends the way. */
  follow({ question, undo, viewer }: Snapshot): readonly string[] {
    const asked = viewer !== 'spectator' && question?.waitingFor.includes(viewer)
    this.#choices = asked ? this.#choices.filter((choice) => choice.at < undo.decisions) : []
    const texts = this.#choices.map(({ text }) => text)
    // The same list as long as it says the same: what shows it is drawn again only when it changes.
    if (texts.join('\n') !== this.#texts.join('\n')) this.#texts = texts
    return this.#texts
  }
}
