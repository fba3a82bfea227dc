import type { Transcript } from '@orrery/engine/testing'
import { units } from '../../../codecs.ts'
import { type Space, spaceOf } from '../../../rules/alliance.ts'
import { LESSER_CLANS, type LesserClan, type State } from '../../../rules/state/state.ts'
import { type Scene, scene } from '../../scene.ts'

/** A turn of Nova, with the cards of both decks. */
export const shattered = (setting: Scene): Transcript<State> => scene({ options: { deck: 'combine' }, ...setting })

/** A battle at location 1, which brings its victor two wealth. Location 2 waits for cards after it. */
export const battle = ({ boards, ...setting }: Scene): Transcript<State> =>
  shattered({ battle: 1, locations: ['L06', 'L12'], boards: { 2: ['nova-8', 'pulsar-8'], ...boards }, ...setting })

/** Two players; Pulsar has the last turn before the battles. Location 2 waits for cards when location 1 is done. */
export const lastTurn = ({ boards, ...setting }: Scene): Transcript<State> =>
  shattered({
    players: 2,
    first: 'nova',
    turn: 'pulsar',
    spent: { nova: ['draw-1', 'draw-2', 'draw-3', 'draw-4'], pulsar: ['draw-1', 'draw-2', 'draw-3'] },
    locations: ['L06', 'L12'],
    boards: { 2: ['nova-8', 'pulsar-8'], ...boards },
    ...setting,
  })

/** Nova has sworn to keep Sol, at depth 2, and Pulsar is next. */
export const afterOath = ({ hands, wealth, markers, ...setting }: Scene): Transcript<State> =>
  shattered({
    hands: { nova: ['S05'], ...hands },
    // An oath cost a wealth under the first rules.
    wealth: { nova: setting.rules === 1 ? 1 : 0, ...wealth },
    markers: { Sol: 'Nova-2', ...markers },
    ...setting,
  }).play('nova: S05, Sol, wealth-1, end')

export const spaceOfClan = ({ state }: Transcript<State>, clan: LesserClan): Space =>
  spaceOf(state, LESSER_CLANS.indexOf(clan))

/** A board, 0 for the supply, -1 for the graveyard. */
export const placeOf = ({ state }: Transcript<State>, unit: string): number => state.place[units.decode(unit)]

/** What everybody had in the battle that was decided last. */
export const lastTotals = (match: Transcript<State>): unknown => match.logged('battle.victor').at(-1)?.data.totals
