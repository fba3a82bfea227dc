import { applyPatch, cloneJson, diff, isObject, type Json, type PartWork, type Patch } from '@orrery/protocol'

/** What became of a part of the views: how it differs from what was shown before, and the copy of it that is shown now. */
interface Part {
  readonly before: Json | undefined
  readonly patch: Patch | undefined
  readonly now: Json
}

/**
 * The views of one position by all who look at it. What a game hands out to several of them as the very same object (the map, say) is
 * compared with what they were shown before, and copied, once for all of them.
 */
export class SharedParts {
  /** By the game's own objects, which hold something else when the game has gone on. */
  readonly #parts = new Map<object, Part>()
  readonly #patched = new Map<Patch, Part>()
  readonly #work: PartWork = {
    diff: (before, after) => this.#diff(before as Json, after),
    clone: (part) => this.#clone(part),
    apply: (before, patch) => {
      const known = this.#patched.get(patch)
      return known?.before === before ? known.now : applyPatch(before, patch)
    },
  }

  /** The game has gone on. */
  forget(): void {
    this.#parts.clear()
    this.#patched.clear()
  }

  /** A view as it is shown for the first time. */
  copy(view: unknown): Json {
    return cloneJson(view, this.#work)
  }

  /** What has changed since a view was shown, and the view that is shown now; nothing when it is the same. */
  advance(before: Json, view: unknown): { readonly patch: Patch; readonly now: Json } | undefined {
    const patch = diff(before, view, this.#work)
    return patch && { patch, now: applyPatch(before, patch, this.#work) }
  }

  #diff(before: Json, part: unknown): Patch | undefined {
    if (!isObject(part)) return diff(before, part)
    const known = this.#parts.get(part)
    if (known !== undefined && known.before === before) return known.patch
    const patch = diff(before, part)
    const made: Part = { before, patch, now: patch === undefined ? before : applyPatch(before, patch) }
    this.#parts.set(part, made)
    if (patch !== undefined) this.#patched.set(patch, made)
    return patch
  }

  #clone(part: unknown): Json {
    if (!isObject(part)) return cloneJson(part)
    const known = this.#parts.get(part)
    if (known !== undefined) return known.now
    const now = cloneJson(part)
    this.#parts.set(part, { before: undefined, patch: undefined, now })
    return now
  }
}
