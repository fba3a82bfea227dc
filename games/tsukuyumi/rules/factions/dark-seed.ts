import { fixed, type Rule, withEntry } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasAround, isArea } from '../board/board.ts'
import { figureName, figuresOnBoard, ofKindOnBoard, underRocket } from '../board/figures.ts'
import { eggsLeft } from '../board/supplies.ts'
import { cannotAttack } from '../combat/cards.ts'
import { declareAttack } from '../combat/declare.ts'
import { choose, confirm, hexNames, NONE, nameOf, pick, present, report } from '../dialect.ts'
import { beginMovement } from '../movement/movement.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { DARK_SEED, type Figure } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** [darkseed.eggs] An Egg comes to an area; if none is left, one on the board is moved. Returns where that one was. */
function* layEgg(g: State, hex: Hex): Rule<Hex | undefined> {
  const from = eggsLeft(g) === 0 ? yield* takeEgg(g) : undefined
  g.eggs = withEntry(g.eggs, hex, g.eggs[hex] + 1)
  return from
}

/** Takes an Egg from the board. */
function* takeEgg(g: State): Rule<Hex> {
  const laid = g.hexes.filter((place) => g.eggs[place] > 0)
  const from = yield* pick(g, DARK_SEED, 'darkseed.eggs', { from: laid, as: hexes })
  g.eggs = withEntry(g.eggs, from, g.eggs[from] - 1)
  return from
}

/** The units that lay Eggs and are not under a Rocket marker. */
export const layers = (g: State): Figure[] =>
  [...ofKindOnBoard(g, 'planter'), ...ofKindOnBoard(g, 'breeder')].filter(
    (figure) => !underRocket(g, DARK_SEED, g.place[figure]),
  )

/** [darkseed.lay] Each Planter and Breeder may put an Egg in its own or an adjacent area, whatever lies between. */
export function* layEggs(g: State): Rule {
  const laid: Hex[] = []
  const taken: Hex[] = []
  for (const figure of layers(g)) {
    const at = g.place[figure]
    const spots = [at, ...areasAround(g, at)].filter((hex) => isArea(g, hex) && !underRocket(g, DARK_SEED, hex))
    if (spots.length === 0) continue
    const hex = yield* choose(g, DARK_SEED, 'darkseed.lay', {
      from: spots,
      as: hexes,
      or: NONE,
      about: { unit: figureName(g, figure) },
    })
    if (hex === NONE) continue
    const from = yield* layEgg(g, hex)
    laid.push(hex)
    if (from !== undefined) taken.push(from)
  }
  if (laid.length > 0)
    report(g, 'darkseed.lay', {
      side: nameOf(DARK_SEED),
      eggs: laid.length,
      hexes: hexNames(laid),
      from: hexNames(taken),
    })
}

/** [darkseed.emergency-egg] Where Dark Seed units were destroyed an Egg may be laid, once per area and round. */
export function* emergencyEgg(g: State): Rule {
  const [hex, ...rest] = g.dueEggs
  g.dueEggs = fixed(rest)
  if (!isArea(g, hex) || underRocket(g, DARK_SEED, hex)) return
  if (!(yield* confirm(g, DARK_SEED, 'darkseed.emergency-egg', { hex: hexName(hex) }))) return
  g.emergencyEggs = fixed([...g.emergencyEggs, hex])
  const from = yield* layEgg(g, hex)
  const taken = from === undefined ? undefined : hexName(from)
  report(g, 'darkseed.emergency-egg', present({ side: nameOf(DARK_SEED), hex: hexName(hex), from: taken }))
}

/** [darkseed.move] All units may move one area, those under a Rocket marker excepted. */
export function moveSwarm(g: State): void {
  const figures = figuresOnBoard(g, DARK_SEED).filter((figure) => !underRocket(g, DARK_SEED, g.place[figure]))
  beginMovement(g, 'darkseed.move', { side: DARK_SEED, range: 1, figures })
}

/** Where a Conqueror can trigger an attack. */
export function conquerorHexes(g: State): Hex[] {
  const held = new Set(ofKindOnBoard(g, 'conqueror').map((figure) => g.place[figure]))
  return [...held].filter((hex) => canTrigger(g, hex, hasMore(g, hex)))
}

const canTrigger = (g: State, hex: Hex, more: boolean): boolean =>
  !underRocket(g, DARK_SEED, hex) && !cannotAttack(g, DARK_SEED, hex, more)

/** Another Conqueror could attack after the one in this hex; under the first rules it only had to be there. */
function hasMore(g: State, hex: Hex): boolean {
  const places = ofKindOnBoard(g, 'conqueror').map((figure) => g.place[figure])
  if (!since(g, 2)) return places.length > 1
  places.splice(places.indexOf(hex), 1)
  return places.some((place) => canTrigger(g, place, false))
}

/** [darkseed.conqueror] A Conqueror and all units with it attack at once; it leaves when the fight is over. */
export function* sendConqueror(g: State, turn: Turn): Rule {
  const hex = yield* choose(g, DARK_SEED, 'darkseed.conqueror', { from: conquerorHexes(g), as: hexes })
  declareAttack(g, DARK_SEED, turn.side, hex, { more: hasMore(g, hex), conqueror: true })
}
