import { type Formatter, HtmlTarget, Icon } from '@orrery/board'
import { deeds } from '../../codecs.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { BasisMark } from './card-parts.tsx'
import { abilityWords } from './words.ts'

interface AbilityProps {
  readonly id: string
  readonly ready: boolean
  /** Somebody else's, copied for one use. */
  readonly copied?: boolean
  readonly say: Formatter
}

/** An ability with its cost and text; face down while it is exhausted. */
export function AbilityFace({ id, ready, copied = false, say }: AbilityProps) {
  const ability = content.abilities[id]
  if (ability === undefined) return null
  return (
    <div className={`xia-card xia-ability lit ${ready ? '' : 'xia-exhausted'}`}>
      <header>
        <b>{say.name(id)}</b>
        <span className="xia-cost">
          <Icon path={icons['power-lightning']} size={13} />
          {ability.energy}
        </span>
        <span className="xia-state">
          {copied ? say.text('copied') : ready ? say.text('ready') : say.text('exhausted')}
        </span>
      </header>
      <p>
        <em>{say.name(ability.use, 'use')}.</em> {abilityWords(say, ability)}{' '}
        <BasisMark basis={ability.basis} say={say} />
      </p>
    </div>
  )
}

/** The same as something to choose: it answers to its own name and as an action. */
export function AbilityCard(props: AbilityProps) {
  const { id, say } = props
  if (content.abilities[id] === undefined) return null
  const use = deeds.ability.encode(id)
  return (
    <HtmlTarget option={use} label={say.name(use, 'action')} className="xia-card-frame">
      <HtmlTarget option={id} label={say.name(id)} className="xia-card-frame">
        <AbilityFace {...props} />
      </HtmlTarget>
    </HtmlTarget>
  )
}
