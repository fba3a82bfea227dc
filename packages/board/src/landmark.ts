/** What sort of thing a landmark is. */
export type LandmarkKind = 'place' | 'track' | 'mat' | 'piece' | 'reward'

/**
 * A named thing of the board, the strip or the prompt that tooltips, lessons and speech can point at, whether or not it can be chosen. A game
 * types its ids, so that what points at a landmark that there is not does not compile.
 */
export interface Landmark<Id extends string = string> {
  readonly id: Id
  readonly kind: LandmarkKind
  readonly name: string
}

/** Marks the element that is a landmark: `<g {...landmark<SamuraiLandmark>('track')}>`. */
export const landmark = <Id extends string>(id: Id): { readonly 'data-landmark': Id } => ({ 'data-landmark': id })

/** The element of a landmark, where it is drawn now. */
export const findLandmark = (inside: ParentNode, id: string): Element | null =>
  inside.querySelector(`[data-landmark="${id}"]`)

/** Marks the part of a landmark that is as large as it looks, where something of it is drawn beyond and cut off. */
export const LANDMARK_BOX = { 'data-landmark-box': '' } as const

/** The part of an element that is as large as it looks. */
export const boxOf = (element: Element): Element => element.querySelector('[data-landmark-box]') ?? element

/** What an element is told that somebody points at: whatever it lies in brings it into sight. */
export const REVEAL = 'orrery-reveal'

/** Brings something of a drawing into sight. */
export function revealElement(element: Element): void {
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
}
