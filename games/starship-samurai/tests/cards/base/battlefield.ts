import type { Transcript } from '@orrery/engine/testing'
import { units } from '../../../codecs.ts'
import { CLANS, type State } from '../../../rules/state/state.ts'
import { GRAVEYARD, SUPPLY } from '../../../rules/state/units.ts'
import { type Scene, scene } from '../../scene.ts'

type Play = Transcript<State>

/**
 * Nova and Pulsar in a battle at location 1 (reward: 1 honor and 1 wealth). A second battle is waiting at location 2, so that the round
 * does not end before one has looked around.
 */
export const duel = (setting: Scene): Play =>
  scene({
    players: 2,
    battle: 1,
    locations: ['L03', 'L06'],
    ...setting,
    boards: { 2: ['nova-8', 'pulsar-8'], ...setting.boards },
  })

/** Who has won the first battle, and everybody's total in turn order. */
export function outcome(match: Play): { victor: string; totals: unknown } | undefined {
  const [won] = match.logged('battle.victor')
  return won && { victor: CLANS[won.data.seat as number], totals: won.data.totals }
}

/** Where units are: the number of a location, `supply` or `graveyard`. */
export const places = (match: Play, ...names: string[]): (number | string)[] =>
  names.map((unit) => {
    const place = match.state.place[units.decode(unit)]
    return place === SUPPLY ? 'supply' : place === GRAVEYARD ? 'graveyard' : place
  })

/** What lies on the common discard pile, the oldest card first. */
export const discarded = (match: Play): readonly string[] => match.state.discards[0]
