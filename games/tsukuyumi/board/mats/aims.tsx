import type { GoalId, MissionId } from '../../content/types.ts'
import type { SeatView, View } from '../../view.ts'
import { housePack, sheetOf } from '../facts.ts'
import { useSay } from '../powers.tsx'
import { printedText } from '../printed.ts'
import { areasOf } from '../words.ts'

interface Progress {
  readonly done: number
  readonly of: number
}

const TYPES = ['ocean', 'fertile', 'mountain'] as const

/** How many of the three grounds a side controls, and whether it has a Tsukuyumi area besides. */
function groundsOf(view: View, faction: string): number {
  const own = view.hexes.filter(({ owner, kind }) => owner === faction && kind !== 'homezone')
  return TYPES.filter((type) => own.some((hex) => hex.type === type)).length
}

/** How far a side has come, as far as it can be counted. */
function progressOf(view: View, seat: SeatView, aim: string): Progress | undefined {
  const numbers = housePack.missions[aim as MissionId]?.numbers ?? housePack.goals[aim as GoalId]?.numbers ?? {}
  switch (aim) {
    case 'geo-tagging':
      return { done: groundsOf(view, seat.faction), of: TYPES.length }
    case 'swarm':
    case 'territorial-expansion':
      return { done: areasOf(view, seat.faction), of: numbers.areas }
    case 'survival-of-the-fittest':
      return { done: seat.kills, of: numbers.units }
    case 'moonstruck':
      return { done: seat.moonstruck.length, of: numbers.areas }
    case 'space-for-the-swarm':
      return { done: seat.conquered.length, of: numbers.areas }
    case 'regain-former-strength':
      return { done: seat.retaken.length, of: numbers.areas }
    default:
      return undefined
  }
}

/** The missions of the game and the faction's goal, with what each is worth and how far it has come. */
export function Aims({ view, seat }: { readonly view: View; readonly seat: SeatView }) {
  const say = useSay()
  const goal = housePack.goals[sheetOf(seat.faction).goal]
  const missions = view.missions.map((id) => housePack.missions[id as MissionId])
  const aims = [
    ...missions.map((mission) => ({ ...mission, reached: seat.missions.includes(mission.id) })),
    { ...goal, reached: seat.goal },
  ]
  return (
    <ul className="tsu-aims">
      {aims.map(({ id, points, text, numbers, reached }) => {
        const progress = reached ? undefined : progressOf(view, seat, id)
        return (
          <li key={id} className={reached ? 'tsu-reached' : ''}>
            <b>
              {reached ? '✓ ' : ''}
              {say.name(id)}
            </b>{' '}
            <span className="tsu-worth">{say.text('{{points}} VP', { points })}</span>{' '}
            {progress && (
              <span className="tsu-progress">
                {Math.min(progress.done, progress.of)}/{progress.of}
              </span>
            )}
            <p>{printedText(say, { id, text, numbers })}</p>
          </li>
        )
      })}
    </ul>
  )
}
