/** How many different things a heap can hold: more than a board has spaces. */
const ENTRIES = 1024

/** Gives back what was put in, the cheapest first; of equals the one with the lowest number. */
export class Heap {
  /** Cost and number in one: sorted by the one, then by the other. A parent is never above its children. */
  readonly #keys: number[] = []

  push(cost: number, entry: number): void {
    const keys = this.#keys
    const key = cost * ENTRIES + entry
    let at = keys.length
    keys.push(key)
    for (let parent = (at - 1) >> 1; at > 0 && keys[parent] > key; parent = (at - 1) >> 1) {
      keys[at] = keys[parent]
      at = parent
    }
    keys[at] = key
  }

  /** The cheapest, or -1 when there is nothing left. */
  pop(): number {
    const keys = this.#keys
    const last = keys.pop()
    if (last === undefined) return -1
    if (keys.length === 0) return last % ENTRIES
    const cheapest = keys[0]
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= keys.length) break
      if (child + 1 < keys.length && keys[child + 1] < keys[child]) child++
      if (keys[child] >= last) break
      keys[at] = keys[child]
      at = child
    }
    keys[at] = last
    return cheapest % ENTRIES
  }
}
