import type { Box, Formatter, Point } from '@orrery/board'
import { deeds, outfitOf } from '../../../codecs.ts'
import { boxAround, meet } from '../geometry.ts'

/** The word beside a button of the ring, as seen from the ship, in units of a button. */
export interface Tag extends Point {
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly box: Box
}

/** From the middle of a button to its rim, and how large letters are. */
const BUTTON = 20
const LETTERS = 13
const LETTER_WIDTH = 0.62
const LINE = 16
const GAP = 5
/** From the middle of the own ship to its rim. */
const SHIP = 24
/** The map comes this much nearer before anything on it is laid out anew. */
const NEARER = Math.SQRT2

/** What a button of the ring does on such a space, in a word or two; nothing where that needs a sentence, which is said when it is pointed at. */
export function tagText(option: string, special: string | undefined, say: Formatter): string {
  const engine = deeds.fly.match(option)
  if (engine !== undefined) return say.name(outfitOf(engine))
  const ability = deeds.ability.match(option)
  if (ability !== undefined) return say.name(ability)
  switch (option) {
    case 'impulse':
      return say.text('Impulse')
    case 'token':
      return say.text('Token')
    case 'mission':
      return say.text('Objective')
    case 'gather':
      return gatheringText(special, say)
    case 'tigris':
    case 'scan':
      return ''
    default:
      return say.name(option, 'action')
  }
}

/** How cargo is got from the space the ship is on. */
function gatheringText(special: string | undefined, say: Formatter): string {
  if (special === 'mine') return say.text('Mine')
  return special === 'salvage' ? say.text('Salvage') : say.text('Harvest')
}

interface Ring {
  readonly texts: readonly string[]
  readonly spots: readonly Point[]
  /** Where the ship is, and units of the drawing for a unit of a button. */
  readonly at: Point
  readonly scale: number
  /** Of the drawing: what a word should not cover. */
  readonly taken: readonly Box[]
}

const square = (at: Point, half: number): Box => boxAround(at, 2 * half, 2 * half)

/** Where the words of a ring stand: outside of it if they can, and not at all where they would cover something. */
export function tagsOf({ texts, spots, at, scale, taken }: Ring): readonly (Tag | undefined)[] {
  const inRing: Box[] = [square({ x: 0, y: 0 }, SHIP), ...spots.map((spot) => square(spot, BUTTON))]
  return spots.map((spot, i) => {
    const text = texts[i]
    if (text === '') return undefined
    const tag = placesFor(text, spot).find(
      ({ box }) =>
        !inRing.some((other) => meet(box, other)) && !taken.some((other) => meet(onMap(box, at, scale), other)),
    )
    if (tag) inRing.push(tag.box)
    return tag
  })
}

/** Beside a button, on the side away from the ship first; then above or below it. */
function placesFor(text: string, { x, y }: Point): readonly Tag[] {
  const width = text.length * LETTERS * LETTER_WIDTH + GAP
  const away = x < 0 ? -1 : 1
  const up = y < 0 ? -1 : 1
  const beside = x + away * (BUTTON + GAP)
  const beyond = y + up * (BUTTON + GAP + LINE / 2)
  return [
    {
      text,
      x: beside,
      y,
      anchor: away < 0 ? 'end' : 'start',
      box: { x: away < 0 ? beside - width : beside, y: y - LINE / 2, width, height: LINE },
    },
    { text, x, y: beyond, anchor: 'middle', box: boxAround({ x, y: beyond }, width, LINE) },
  ]
}

/** What a word covers on the map, also when that has come nearer. */
export function onMap(box: Box, at: Point, scale: number): Box {
  const [left, right] = spanOf(box.x, box.width, scale)
  const [top, bottom] = spanOf(box.y, box.height, scale)
  return { x: at.x + left, y: at.y + top, width: right - left, height: bottom - top }
}

function spanOf(from: number, size: number, scale: number): readonly [least: number, most: number] {
  const ends = [from, from + size].flatMap((end) => [end * scale, (end * scale) / NEARER])
  return [Math.min(...ends), Math.max(...ends)]
}
