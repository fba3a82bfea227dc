import { short } from '@orrery/board'
import { iconOf } from '../../emblems.ts'

/** The icon of a thing, its middle at (x, y), with a dark line of so many units of the icon around it. */
export const sign = (thing: string, x: number, y: number, size: number, fill: string, line = 0): string => {
  const stroke = line > 0 ? ` stroke="#14121b" stroke-width="${line}" paint-order="stroke"` : ''
  const place = `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${(size / 512).toFixed(3)})`
  return `<path d="${iconOf(thing) ?? ''}" transform="${place}" fill="${fill}"${stroke}/>`
}
