import type { About } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { aimed, deeds, fittings, hexes, kindOf, withWhat, wordOf } from '../../codecs.ts'
import { CARGO } from '../../content/types.ts'
import { CRAFT_NAMES, craftName } from '../../crafts.ts'
import { DIRECTION_NAMES, hexName, hexNamed, neighbour } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { places } from '../map/craft-places.ts'
import { isPriced } from './prices.ts'
import { IMPULSE } from './things.ts'

/** What an option stands for: a space, a ship, a card, an outfit, a cargo. */
export function about(view: View, option: Scalar, ask: string): About {
  const text = String(option)
  const own = view.seat === null ? undefined : view.vessels[view.seat]
  const from = own?.hex ?? undefined
  // A flight leads around what is dangerous: to cross a border is an option of its own.
  const hex = hexes.match(text)
  if (hex !== undefined) return { place: hexName(hex) }
  const beyond = deeds.gate.match(text)
  if (beyond !== undefined) return { place: hexName(beyond), ...(from !== undefined && { from }) }
  const direction =
    deeds.cross.match(text) ??
    deeds.jump.match(text) ??
    deeds.use.match(text) ??
    (ask === 'map.edge' ? directionOf(text) : undefined)
  if (direction !== undefined && from !== undefined)
    return { place: hexName(neighbour(hexNamed(from), direction)), from }
  const shot = aimed.match(text)
  if (shot) return { thing: text, ...whereIs(view, craftName(shot.target)) }
  if ((text === IMPULSE || isPriced(text)) && own) return { thing: text }
  if ((text === 'mission' || text === 'deliver' || text === 'abort') && own?.mission)
    return { thing: own.mission.mission }
  if (HERE.has(wordOf(text)) && withWhat(text) === undefined && from !== undefined) return { place: from, from }
  return thingOf(view, withWhat(text) ?? text)
}

/** What is done with the space where the ship is. */
const HERE: ReadonlySet<string> = new Set(['token', 'collect', 'gather', 'draw', 'sell', 'buy'])

const directionOf = (name: string): number | undefined => {
  const direction = DIRECTION_NAMES.indexOf(name)
  return direction < 0 ? undefined : direction
}

const KNOWN = [content.ships, content.outfits, content.abilities, content.missions, content.titles, content.tiles]

function thingOf(view: View, text: string): About {
  if (CRAFT_NAMES.includes(text)) return { thing: text, ...whereIs(view, text) }
  const key = kindOf(fittings.match(text)?.outfit ?? text)
  const isKnown = KNOWN.some((list) => Object.hasOwn(list, key)) || CARGO.some((cargo) => cargo === key)
  return isKnown ? { thing: key } : {}
}

function whereIs(view: View, craft: string): About {
  const hex = places(view).get(craft)
  return hex === undefined || hex < 0 ? {} : { place: hexName(hex) }
}
