import type { MissionId } from '../../content/types.ts'
import type { SeatView, View } from '../../view.ts'
import { housePack, sheetOf } from '../facts.ts'
import { useSay } from '../powers.tsx'
import { printedText } from '../printed.ts'
import { progressOf } from '../spoken/aims.ts'

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
