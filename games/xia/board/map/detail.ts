/** How much of a space is drawn: one dot per thing, its sign, or its sign with what it trades in. */
export type Detail = 'far' | 'middle' | 'near'

/** Pixels from the middle of a hex to its corner, from which on more is drawn. */
const FROM: readonly (readonly [radius: number, detail: Detail])[] = [
  [32, 'near'],
  [20, 'middle'],
  [0, 'far'],
]
/** As much of it can be missing before less is drawn again: so nothing flickers between two levels. */
const SLACK = 0.08

/** What is drawn of spaces of this size, after what was drawn before. */
export function detailAt(radius: number, before: Detail | undefined): Detail {
  for (const [least, detail] of FROM) if (radius >= least * (detail === before ? 1 - SLACK : 1)) return detail
  return 'far'
}
