/** Milliseconds at full pace, and when quick. */
const TIMES = {
  /** For each space of the way; `LONGEST_WAY` in all. */
  move: [240, 120],
  /** A unit arrives or leaves. */
  arrive: [320, 160],
  /** A card of somebody else flies, opens, rests and goes. */
  card: [1600, 500],
  /** A number changes, and tells by how much. */
  number: [1350, 600],
  dice: [1200, 500],
  tile: [700, 300],
  /** A drawing glides to where a question is answered. */
  camera: [160, 160],
  /** Something has happened at a place. */
  flash: [1300, 500],
  /** What can be chosen lights up when a question comes. */
  pulse: [500, 0],
} as const

/** What moves by itself. */
export type Motion = keyof typeof TIMES

/** Milliseconds that the longest way takes. */
export const LONGEST_WAY = 1200
/** Milliseconds that anything takes for whoever wants no motion: a cross-fade. */
const FADE = 120
/** More things than these do not move at once. */
export const MOST_AT_ONCE = 12

const isReduced = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

/** Whether something may move by itself: the person's own wish, and the table's switch. */
export function wantsMotion(element: Element): boolean {
  if (typeof element.animate !== 'function' || element.closest('.still')) return false
  return !isReduced()
}

/** How long a motion takes now; nothing when everything happens at once. */
export function timeOf(motion: Motion, element: Element): number {
  if (typeof element.animate !== 'function' || element.closest('.still')) return 0
  const [full, quick] = TIMES[motion]
  return element.closest('.quick') ? quick : full
}

const running = new Set<Animation>()

/** A stage has taken its place: nobody looks at it now. */
const isBehindStage = (element: Element): boolean =>
  element.closest('.board')?.querySelector(':scope > .stage') != null && element.closest('.stage') === null

/**
 * Moves a part of a drawing, by `transform` and `opacity` alone. Whoever wants no motion sees it fade; what would be one too many at once
 * does not move. Nothing is returned where nothing moves.
 */
export function animate(
  element: Element,
  motion: Motion,
  frames: readonly { readonly transform?: string; readonly opacity?: number; readonly offset?: number }[],
  { times = 1, delay = 0 } = {},
): Animation | undefined {
  const time = timeOf(motion, element)
  if (time === 0 || running.size >= MOST_AT_ONCE || isBehindStage(element)) return undefined
  const isStill = isReduced()
  const duration = isStill ? FADE : motion === 'move' ? Math.min(time * times, LONGEST_WAY) : time
  const shown = isStill ? [{ opacity: 0 }, { opacity: 1 }] : frames.map((frame) => ({ ...frame }))
  const one = element.animate(shown, { duration, delay: isStill ? 0 : delay, easing: 'ease-in-out', fill: 'backwards' })
  running.add(one)
  const over = () => running.delete(one)
  one.finished.then(over, over)
  return one
}
