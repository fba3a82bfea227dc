import type { Seat } from '@orrery/engine'
import type { HostedMatch } from '@orrery/host'
import { PROTOCOL, type ServerMessage, type Viewer } from '@orrery/protocol'
import type { EncodedMessage, Sink } from './types.ts'

/** A client at a table, as the table sees it. */
export interface Listener {
  readonly viewer: Viewer
  readonly sink: Sink
  /** It has been sent everything once; from then on it is sent what changes. */
  welcomed: boolean
  /** The seats it was last told to be present. */
  present: string
}

/** Letters for all who see the same, as they sat there when something happened. */
interface Broadcast {
  readonly to: readonly Listener[]
  readonly letters: readonly EncodedMessage[]
}

export const letterOf = (message: ServerMessage): EncodedMessage => ({ text: JSON.stringify(message) })

/** Who looks at a table, by what they see. The lists are never changed but replaced, so that a parcel can keep its own. */
export class Audience {
  readonly #groups = new Map<Viewer, readonly Listener[]>()

  get empty(): boolean {
    return this.#groups.size === 0
  }

  get size(): number {
    let count = 0
    for (const group of this.#groups.values()) count += group.length
    return count
  }

  add(listener: Listener): void {
    const group = this.#groups.get(listener.viewer) ?? []
    if (!group.includes(listener)) this.#groups.set(listener.viewer, [...group, listener])
  }

  /** Says whether it was there. */
  remove(listener: Listener): boolean {
    const group = this.#groups.get(listener.viewer) ?? []
    const left = group.filter((other) => other !== listener)
    if (left.length > 0) this.#groups.set(listener.viewer, left)
    else this.#groups.delete(listener.viewer)
    return left.length < group.length
  }

  attends(seat: Seat): boolean {
    return this.#groups.has(seat)
  }

  all(): Listener[] {
    return [...this.#groups.values()].flat()
  }

  seats(): Seat[] {
    return [...this.#groups.keys()].filter((viewer): viewer is Seat => viewer !== 'spectator').sort((a, b) => a - b)
  }

  /** What changed for everybody since an entry. It runs code of the game. */
  updates(table: HostedMatch, since: number, at: number): Broadcast[] {
    const parcels: Broadcast[] = []
    let last: EncodedMessage | undefined
    for (const [viewer, to] of this.#groups) {
      const texts = table.updateTexts(viewer, since)
      const letters = texts?.map((text) => {
        // Those who see the same mostly come one after the other: the letter is encoded once for them.
        if (last?.text !== text) last = { text }
        return last
      }) ?? [welcomeLetter(table, viewer, undefined, at)]
      if (letters.length > 0) parcels.push({ to, letters })
    }
    return parcels
  }

  deliver(parcels: readonly Broadcast[]): void {
    for (const { to, letters } of parcels) {
      const now = this.#groups.get(to[0]!.viewer)
      for (const listener of to) {
        if (now !== to && !now?.includes(listener)) continue
        for (const letter of letters) listener.sink.send(letter)
      }
    }
  }
}

/** It runs code of the game. */
export function welcomeLetter(
  table: HostedMatch,
  viewer: Viewer,
  lastSeq: number | undefined,
  at: number,
): EncodedMessage {
  return letterOf({ type: 'welcome', protocol: PROTOCOL, at, ...table.welcome(viewer, lastSeq) })
}
