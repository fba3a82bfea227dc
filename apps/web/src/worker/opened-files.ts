import { type Game, readMatchText } from '@orrery/engine'
import { type HostedMatch, openJournal } from '@orrery/host'

/** Matches of files that are not kept on this device. One is held: whoever asks about it mostly asks again. */
export class OpenedFiles {
  readonly #loadGame: (id: string) => Promise<Game>
  #held: { readonly text: string; readonly match: HostedMatch | undefined } | undefined

  constructor(loadGame: (id: string) => Promise<Game>) {
    this.#loadGame = loadGame
  }

  /** The match as its journal tells it; nothing when the file has none that can be played. */
  async open(text: string): Promise<HostedMatch | undefined> {
    if (this.#held?.text !== text) {
      const { header, journal } = readMatchText(text)
      const played = journal && openJournal(await this.#loadGame(header.game), journal)
      this.#held = { text, match: typeof played === 'string' ? undefined : played }
    }
    return this.#held.match
  }
}
