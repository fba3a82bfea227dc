import type { GoalId, MissionId } from '../../content/types.ts'
import type { HexView, SeatView, View } from '../../view.ts'
import { housePack, sheetOf } from '../facts.ts'
import { areasOf } from '../words.ts'

export interface Progress {
  readonly done: number
  readonly of: number
  /** What is counted, where the aim's name does not say it. */
  readonly counted?: 'areas' | 'units'
}

const TYPES = ['ocean', 'fertile', 'mountain'] as const

/** How many of the three grounds a side controls, and whether it has a Tsukuyumi area besides. */
function groundsOf(view: View, faction: string): number {
  return TYPES.filter((type) => controlled(view, faction).some((hex) => hex.type === type)).length
}

const controlled = (view: View, faction: string): readonly HexView[] =>
  view.hexes.filter(({ owner, kind }) => owner === faction && kind !== 'homezone')

/** How far a side has come, as far as it can be counted. */
export function progressOf(view: View, seat: SeatView, aim: string): Progress | undefined {
  const numbers = housePack.missions[aim as MissionId]?.numbers ?? housePack.goals[aim as GoalId]?.numbers ?? {}
  switch (aim) {
    case 'geo-tagging':
      return { done: groundsOf(view, seat.faction), of: TYPES.length }
    case 'swarm':
    case 'territorial-expansion':
      return { done: areasOf(view, seat.faction), of: numbers.areas, counted: 'areas' }
    case 'survival-of-the-fittest':
      return { done: seat.kills, of: numbers.units, counted: 'units' }
    case 'moonstruck':
      return { done: seat.moonstruck.length, of: numbers.areas, counted: 'areas' }
    case 'space-for-the-swarm':
      return { done: seat.conquered.length, of: numbers.areas, counted: 'areas' }
    case 'regain-former-strength':
      return { done: seat.retaken.length, of: numbers.areas, counted: 'areas' }
    default:
      return undefined
  }
}

/** The missions and the goal that a seat has not reached yet. */
export const openAims = (view: View, seat: SeatView): readonly string[] => [
  ...view.missions.filter((mission) => !seat.missions.includes(mission)),
  ...(seat.goal ? [] : [sheetOf(seat.faction).goal]),
]

/** The sorts of ground that a mission still wants. */
export function missingGrounds(view: View, { faction }: SeatView, aim: string): readonly string[] {
  if (aim !== 'geo-tagging' && aim !== 'gps-mapping') return []
  return TYPES.filter((type) => !controlled(view, faction).some((hex) => hex.type === type))
}

/** The areas that would bring a side nearer to an aim, as far as areas do. */
export function areasFor(view: View, seat: SeatView, aim: string): readonly string[] {
  const { faction } = seat
  const foreign = view.hexes.filter(({ kind, owner }) => kind !== 'homezone' && owner !== faction)
  const missing = missingGrounds(view, seat, aim)
  switch (aim) {
    case 'geo-tagging':
      return foreign.filter(({ type }) => missing.includes(type ?? '')).map(({ hex }) => hex)
    case 'gps-mapping': {
      const lacks = !controlled(view, faction).some(({ properties }) => properties?.includes('tsukuyumi'))
      const isWanted = ({ type, properties }: (typeof foreign)[number]) =>
        missing.includes(type ?? '') || (lacks && properties?.includes('tsukuyumi'))
      return foreign.filter(isWanted).map(({ hex }) => hex)
    }
    case 'moonstruck':
      return foreign.filter(({ properties }) => properties?.includes('tsukuyumi')).map(({ hex }) => hex)
    case 'regain-former-strength':
      return foreign.filter(({ owner }) => owner !== null).map(({ hex }) => hex)
    case 'swarm':
    case 'territorial-expansion':
    case 'space-for-the-swarm':
      return foreign.map(({ hex }) => hex)
    default:
      return []
  }
}
