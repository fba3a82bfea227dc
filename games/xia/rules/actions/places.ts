import type { Refusal, Rule, Seat } from '@orrery/engine'
import { deeds, wordOf } from '../../codecs.ts'
import { mayPursue, pursue } from '../../content/missions/effects/index.ts'
import type { Special } from '../../content/types.ts'
import { NOBODY } from '../../crafts.ts'
import type { Hex } from '../../map/hex.ts'
import { specialAt } from '../../map/sectors.ts'
import { refuse } from '../dialect.ts'
import { discardMission } from '../missions/cards.ts'
import { deliver, drawMissions, mayDeliver, mayDraw } from '../missions/mission.ts'
import { cubeSpaces, isStranded } from '../ship/vessel.ts'
import { craftAt, type State } from '../state.ts'
import { since } from '../versions.ts'
import { buy, collect, floatsAt, gather, jettison, mayBuy, mayCollect, mayGather, maySell, sell } from './cargo.ts'
import { collectToken, hasOpenEdge, mayScan, scan, tokenAt } from './explore.ts'

/** Something that is done on a space. */
interface PlaceAction {
  /** [turn.minor] It does not end a Move Action. */
  readonly minor: boolean
  refuse?(g: State, seat: Seat, at: Hex): Refusal | undefined
  run(g: State, seat: Seat, at: Hex): Rule
}

const ACTIONS: ReadonlyMap<string, PlaceAction> = new Map<string, PlaceAction>([
  ['draw', { minor: true, refuse: mayDraw, run: drawMissions }],
  ['token', { minor: true, run: collectToken }],
  ['collect', { minor: true, refuse: mayCollect, run: collect }],
  ['mission', { minor: false, refuse: mayPursue, run: pursue }],
  ['deliver', { minor: false, refuse: mayDeliver, run: deliver }],
  ['buy', { minor: false, refuse: mayBuy, run: buy }],
  ['sell', { minor: false, refuse: maySell, run: sell }],
  ['gather', { minor: false, refuse: mayGather, run: gather }],
  ['mine', { minor: false, refuse: mayGather, run: gather }],
  ['salvage', { minor: false, refuse: mayGather, run: gather }],
  ['harvest', { minor: false, refuse: mayGather, run: gather }],
  ['scan', { minor: false, refuse: mayScan, run: scan }],
])

const action = (name: string): PlaceAction => ACTIONS.get(wordOf(name)) as PlaceAction

export const isPlaceAction = (name: string): boolean => ACTIONS.has(wordOf(name))

/** The minor actions to think of on a space. */
export function addMinorChoices(g: State, at: Hex, choices: string[]): void {
  addMinorsOf(g, at, specialAt(g, at)?.kind, choices)
}

function addMinorsOf(g: State, at: Hex, kind: Special['kind'] | undefined, choices: string[]): void {
  if (kind === 'mission') choices.push('draw')
  else if (kind === 'exploration' && tokenAt(g, at)) choices.push('token')
  if (floatsAt(g, at)) choices.push('collect')
}

/** All actions to think of on a space. */
export function addPlaceChoices(g: State, seat: Seat, at: Hex, choices: string[]): void {
  const special = specialAt(g, at)
  addMinorsOf(g, at, special?.kind, choices)
  switch (special?.kind) {
    case 'buy':
    case 'sell':
      choices.push(special.kind)
      break
    case 'mine':
    case 'salvage':
    case 'harvest':
      choices.push(since(g, 2) ? deeds[special.kind].encode(special.cargo[0]) : 'gather')
  }
  const { mission, revealed } = g.vessels[seat]
  if (mission !== '') choices.push(revealed ? 'deliver' : 'mission')
  if (hasOpenEdge(g, at)) choices.push('scan')
}

/** [stranded.rights] A Stranded player takes no actions but minor ones. [move.pass] None at all in a space that is shared. */
export function mayAct(g: State, seat: Seat, name: string, at: Hex): Refusal | undefined {
  const { minor, refuse: why } = action(name)
  const vessel = g.vessels[seat]
  if (!minor && isStranded(vessel)) return refuse('stranded.rights')
  if (g.move !== undefined && at === vessel.hex && craftAt(g, at, seat) !== NOBODY) return refuse('move.pass')
  return why?.(g, seat, at)
}

export const actAt = (g: State, seat: Seat, name: string, at: Hex): Rule => action(name).run(g, seat, at)

export const isMinor = (name: string): boolean => action(name).minor

/** What a player can throw away, wherever she is. */
export function addLossChoices(g: State, seat: Seat, choices: string[]): void {
  if (cubeSpaces(g.vessels[seat]) !== 0) choices.push('jettison')
  if (g.vessels[seat].mission !== '') choices.push('abort')
}

export function* throwAway(g: State, seat: Seat, name: string): Rule {
  if (name === 'jettison') yield* jettison(g, seat)
  else discardMission(g, seat)
}
