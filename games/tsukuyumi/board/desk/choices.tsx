import { HtmlTarget, useDeciding, useStanding } from '@orrery/board'
import { memo } from 'react'
import type { View } from '../../view.ts'
import { useOptions, useQuestion } from '../deciding.ts'
import { kindOfFigure, unitOf, weaponOf } from '../facts.ts'
import { useSay } from '../powers.tsx'
import { Arranging } from './arranging.tsx'
import { Builder } from './builder.tsx'
import { candidatesOf, hasFace } from './candidates.ts'
import { OptionFace } from './option-face.tsx'
import { Turning } from './turning.tsx'

/** The open question's cards, units and actions, to be chosen right beside the map. */
export function Choices({ view }: { readonly view: View }) {
  const question = useQuestion()
  const options = useOptions()
  if (question === undefined) return null
  if (question.kind === 'arrange') return <Arranging />
  if (question.kind === 'amount') return question.ask.endsWith('#turns') ? <Turning view={view} /> : null
  const offered = options.filter(hasFace)
  if (offered.length === 0) return <Builder />
  const { ask } = question
  if (offered.every(isSingle)) return <Crowd options={offered} ask={ask} view={view} />
  const candidates = candidatesOf(ask, offered, view)
  const all = [...candidates, ...offered.filter((option) => !candidates.includes(option))]
  return (
    <div className={`tsu-choices tsu-choices-${widthOf(ask)}`}>
      {all.map((option) => (
        <Choice key={option} option={option} ask={ask} view={view} />
      ))}
    </div>
  )
}

/** Questions whose options have much to read take the whole width each; actions need little. */
const WIDE = ['combat.card', 'combat.choose', 'combat.choose#secret', 'uplink.bushido', 'setup.uplinks', 'uplink.tenno']
const SMALL = ['round.turn', 'white.choice', 'nomads.effect', 'uplink.tetsuo', 'counter.what-a-racket']

const widthOf = (ask: string): string =>
  WIDE.includes(ask) || ask.startsWith('event.') ? 'wide' : SMALL.includes(ask) ? 'small' : 'large'

interface ChoiceProps {
  readonly option: string
  readonly ask: string
  readonly view: View
}

/** One candidate; nothing as long as nobody knows how it stands. */
const Choice = memo(function Choice({ option, ask, view }: ChoiceProps) {
  const standing = useStanding(option)
  if (standing === 'idle') return null
  return (
    <HtmlTarget option={option} className={`tsu-choice${standing === 'refused' ? ' tsu-refused' : ''}`}>
      <OptionFace option={option} ask={ask} view={view} />
    </HtmlTarget>
  )
})

/** `private-3`, `pistol-2`: one of several equal things. */
const isSingle = (option: string): boolean => {
  const kind = kindOfFigure(option)
  return (unitOf(option) === undefined && unitOf(kind) !== undefined) || weaponOf(kind) !== undefined
}

/** Many things of few kinds, each of which can be taken or left. */
function Crowd({
  options,
  ask,
  view,
}: {
  readonly options: readonly string[]
  readonly ask: string
  readonly view: View
}) {
  const say = useSay()
  const deciding = useDeciding()
  const kinds = [...new Set(options.map(kindOfFigure))]
  const toggle = (standing: 'offered' | 'chosen') => {
    for (const option of options) if (deciding.standing(option) === standing) deciding.choose(option)
  }
  return (
    <div className="tsu-crowd">
      {options.length > 2 && (
        <p className="tsu-crowd-all">
          <button type="button" onClick={() => toggle('offered')}>
            {say.text('Choose all')}
          </button>
          <button type="button" onClick={() => toggle('chosen')}>
            {say.text('Choose none')}
          </button>
        </p>
      )}
      <div className="tsu-crowd-kinds">
        {kinds.map((kind) => (
          <div key={kind} className="tsu-crowd-kind">
            {options
              .filter((option) => kindOfFigure(option) === kind)
              .map((option) => (
                <Choice key={option} option={option} ask={ask} view={view} />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}
