/** Charts as SVG, without any library: bars with intervals, one row each. */

const WIDTH = 760
const NAMES = 220
const NUMBERS = 220
const ROW = 24
const BAR = 12
const PLOT = WIDTH - NAMES - NUMBERS

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One bar of a chart. */
export interface Bar {
  readonly name: string
  readonly value: number
  /** Where the true value probably is. */
  readonly low?: number | undefined
  readonly high?: number | undefined
  /** What stands at the end of the row. */
  readonly text: string
}

export interface Chart {
  /** What somebody hears who does not see it. */
  readonly label: string
  readonly bars: readonly Bar[]
  /** A line through all rows: what would be fair. */
  readonly mark?: number
  /** The value at the right end; the largest of all unless said. */
  readonly most?: number
}

/** Bars from the left, with a whisker for each interval. */
export function barChart({ label, bars, mark, most: given }: Chart): string {
  const most =
    given ?? Math.max(Number.EPSILON, mark ?? 0, ...bars.flatMap(({ value, high = 0 }) => [value, finite(high)]))
  const x = (value: number) => rounded(NAMES + (PLOT * Math.min(most, Math.max(0, value))) / most)
  const height = ROW * bars.length + 4
  const rows = bars.map((bar, i) => rowOf(bar, i * ROW + ROW / 2 + 2, x))
  const line = mark === undefined ? '' : `<line class="mark" x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="${height}"/>`
  return `<svg role="img" aria-label="${escaped(label)}" viewBox="0 0 ${WIDTH} ${height}">${rows.join('')}${line}</svg>`
}

function rowOf({ name, value, low, high, text }: Bar, y: number, x: (value: number) => number): string {
  const whisker =
    low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
      ? ''
      : `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`
  return [
    `<text x="${NAMES - 8}" y="${y + 4}" text-anchor="end">${escaped(name)}</text>`,
    `<rect x="${NAMES}" y="${y - BAR / 2}" width="${rounded(x(value) - NAMES)}" height="${BAR}"/>`,
    whisker,
    `<text class="number" x="${WIDTH - NUMBERS + 10}" y="${y + 4}">${escaped(text)}</text>`,
  ].join('')
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0)

const rounded = (value: number): number => Math.round(value * 10) / 10
