/** Whether something may move by itself: the person's own wish, and the table's switch. */
export function wantsMotion(element: Element): boolean {
  if (typeof element.animate !== 'function' || element.closest('.still')) return false
  return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true)
}
