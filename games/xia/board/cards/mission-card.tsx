import { CardFace, type CardSize, type Formatter, Icon } from '@orrery/board'
import type { MissionType } from '../../content/types.ts'
import type { MissionView } from '../../view.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { missionPicture } from './scenes/missions.ts'
import { basisWords, missionTypeWords, missionWords, storyWords } from './words.ts'

export const MISSION_ICONS: { readonly [type in MissionType]: string } = {
  research: icons.microscope,
  shuttle: icons.person,
  smuggler: icons.passport,
  thief: icons['robber-mask'],
  assassin: icons['bowie-knife'],
  hunter: icons['target-poster'],
}

interface MissionProps {
  readonly id: string
  readonly size?: CardSize
  readonly say: Formatter
}

/** A mission card face up. */
export function MissionCard({ id, size = 'whole', say }: MissionProps) {
  const mission = content.missions[id]
  if (mission === undefined) return null
  return (
    <CardFace
      size={size}
      className="xia-deck xia-deck-mission"
      title={say.name(id)}
      picture={missionPicture(mission)}
      cost={<Icon path={MISSION_ICONS[mission.type]} size={16} />}
      foot={
        <>
          <span>{missionTypeWords(say, mission.type)}</span>
          <span>{basisWords(say, mission.basis)}</span>
        </>
      }
    >
      <p className="xia-story">{storyWords(say, mission)}</p>
      {missionWords(say, mission).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CardFace>
  )
}

/** A mission seen from its back. */
export const MissionBack = ({ say }: { readonly say: Formatter }) => (
  <div className="xia-card xia-card-back">
    <Icon path={icons['tied-scroll']} size={26} />
    <span>{say.text('A mission, face down')}</span>
  </div>
)

/** The mission before a seat: the card with what has come of it, or only its back. */
export function ActiveMission({ mission, say }: { readonly mission: MissionView; readonly say: Formatter }) {
  if (mission.mission === 'face-down') return <MissionBack say={say} />
  const { revealed, payment, target } = mission
  return (
    <div className="xia-active-mission">
      <MissionCard id={mission.mission} say={say} />
      {target !== null && <p>{say.text('The target is {{craft}}.', { craft: say.name(target) })}</p>}
      {revealed && (
        <p className="xia-paid">
          {payment === null
            ? say.text('Objective complete. The pay depends on the distance.')
            : say.text('Objective complete: {{n}} credits on delivery.', { n: figure(say, payment) })}
        </p>
      )}
    </div>
  )
}
