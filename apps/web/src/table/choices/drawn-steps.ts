type Way = 'next' | 'last' | 'above' | 'below'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const middleOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** To the side counts for so much more than up and down: a step stays in its column where it can. */
const ASIDE = 4

/** What an arrow key leads to among parts of a drawing: in their order, or the nearest above or below; where none lies there, in their order too. */
export function stepFrom<Part extends { getBoundingClientRect(): Box }>(
  here: Part,
  all: readonly Part[],
  way: Way,
): Part | undefined {
  const by = way === 'next' || way === 'below' ? 1 : -1
  const beside = all[all.indexOf(here) + by]
  if (way === 'next' || way === 'last') return beside
  const from = here.getBoundingClientRect()
  const far = (part: Part): number => {
    const { x, y } = middleOf(part.getBoundingClientRect())
    const down = (y - middleOf(from).y) * by
    return down < (from.bottom - from.top) / 2 || down === 0
      ? Number.POSITIVE_INFINITY
      : down + ASIDE * Math.abs(x - middleOf(from).x)
  }
  const nearest = all.reduce<Part | undefined>(
    (a, b) => (far(b) < (a ? far(a) : Number.POSITIVE_INFINITY) ? b : a),
    undefined,
  )
  return nearest ?? beside
}
