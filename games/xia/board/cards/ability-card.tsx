import { CardFace, type Formatter, HtmlTarget, Icon } from '@orrery/board'
import { deeds } from '../../codecs.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { abilityPicture } from './scenes/blueprints.ts'
import { abilityWords, basisWords } from './words.ts'

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
  const state = copied ? say.text('copied') : ready ? basisWords(say, ability.basis) : say.text('exhausted')
  return (
    <CardFace
      className={`xia-deck xia-deck-ability ${ready ? '' : 'xia-exhausted'}`}
      title={say.name(id)}
      picture={abilityPicture(ability)}
      cost={
        <>
          <Icon path={icons['power-lightning']} size={13} />
          {ability.energy}
        </>
      }
      foot={
        <>
          <span>{say.name(ability.use, 'use')}</span>
          <span>{state}</span>
        </>
      }
    >
      <p>{abilityWords(say, ability)}</p>
    </CardFace>
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
