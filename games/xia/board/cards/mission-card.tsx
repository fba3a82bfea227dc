import { type Formatter, Icon } from '@orrery/board'
import type { ReactNode } from 'react'
import type { MissionType } from '../../content/types.ts'
import type { MissionView } from '../../view.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { BasisMark } from './card-parts.tsx'
import { missionTypeWords, missionWords, storyWords } from './words.ts'

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
  readonly say: Formatter
  readonly children?: ReactNode
}

/** A mission card face up. */
export function MissionCard({ id, say, children }: MissionProps) {
  const mission = content.missions[id]
  if (mission === undefined) return null
  return (
    <div className={`xia-card xia-mission xia-mission-${mission.type} lit`}>
      <header>
        <Icon path={MISSION_ICONS[mission.type]} size={16} />
        <b>{say.name(id)}</b>
        <span className="xia-state">{missionTypeWords(say, mission.type)}</span>
      </header>
      <p className="xia-story">{storyWords(say, mission)}</p>
      {missionWords(say, mission).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <BasisMark basis={mission.basis} say={say} />
    </div>
  )
}

/** The mission before a seat: the card, or only its back. */
export function ActiveMission({ mission, say }: { readonly mission: MissionView; readonly say: Formatter }) {
  if (mission.mission === 'face-down')
    return (
      <div className="xia-card xia-card-back">
        <Icon path={icons['tied-scroll']} size={26} />
        <span>{say.text('A mission, face down')}</span>
      </div>
    )
  const { revealed, payment, target } = mission
  return (
    <MissionCard id={mission.mission} say={say}>
      {target !== null && <p>{say.text('The target is {{craft}}.', { craft: say.name(target) })}</p>}
      {revealed && (
        <p className="xia-paid">
          {payment === null
            ? say.text('Objective complete. The pay depends on the distance.')
            : say.text('Objective complete: {{n}} credits on delivery.', { n: figure(say, payment) })}
        </p>
      )}
    </MissionCard>
  )
}
