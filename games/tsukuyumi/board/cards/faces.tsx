import { memo } from 'react'
import { combatCardOf, counterattackOf, eventOf, sheetOf, unitOf, uplinkOf, weaponOf } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { combatText, defenseOf, printedText } from '../printed.ts'
import { DeckCard, type FaceSize } from './deck-card.tsx'
import { BasisMark, Card, Value } from './parts.tsx'
import { combatPictureOf, counterPictureOf, eventPictureOf } from './pictures.ts'
import { Cost } from './unit-card.tsx'

interface EventFaceProps {
  readonly id: string
  readonly size?: FaceSize
}

/** An event card. */
export const EventFace = memo(function EventFace({ id, size = 'whole' }: EventFaceProps) {
  const say = useSay()
  const event = eventOf(id)
  if (event === undefined) return null
  const { card, effect } = event
  return (
    <DeckCard
      deck="event"
      size={size}
      title={say.name(id)}
      picture={eventPictureOf(card)}
      kind={say.text('Event')}
      basis={card.basis}
    >
      <p>{printedText(say, effect)}</p>
    </DeckCard>
  )
})

/** The back of a pile, with how many cards it has. */
export const PileFace = memo(function PileFace({
  id,
  title,
  count,
}: {
  readonly id: string
  readonly title: string
  readonly count: number
}) {
  const say = useSay()
  return (
    <Card look="pile" title={title}>
      <p className="tsu-pile">
        <ThingIcon id={id} size={26} /> {say.text('{{count|# card|# cards}}', { count })}
      </p>
    </Card>
  )
})

interface CombatFaceProps {
  readonly id: string
  readonly size?: FaceSize
  readonly used: boolean
  /** It is played: its counterattacks are offered beside it. */
  readonly shown?: boolean
}

/** A combat card with the counterattacks that are printed on it. */
export const CombatFace = memo(function CombatFace({ id, size = 'whole', used, shown = false }: CombatFaceProps) {
  const say = useSay()
  const card = combatCardOf(id)
  if (card === undefined) return null
  const once = used ? say.text('Used this round') : say.text('Once per round')
  return (
    <DeckCard
      deck="combat"
      size={size}
      title={say.name(id)}
      picture={combatPictureOf(card)}
      kind={say.name(card.power)}
      basis={card.basis}
      spent={used}
    >
      <p>{combatText(say, card)}</p>
      {card.oncePerRound && !shown && <p className="tsu-soft">{once}</p>}
      {!shown && (
        <p className="tsu-soft">
          {say.text('Counterattacks: {{list}}', { list: card.counterattacks.map((one) => say.name(one)).join(', ') })}
        </p>
      )}
    </DeckCard>
  )
})

/** When a counterattack works. */
function timingText(say: ReturnType<typeof useSay>, timing: string): string {
  switch (timing) {
    case 'pre':
      return say.text('before the attack')
    case 'attack':
      return say.text('during the attack')
    case 'counter':
      return say.text('strikes back')
    case 'post':
      return say.text('after the combat')
    case 'after-turn':
      return say.text('after the turn')
    default:
      return say.text('depends on the faction')
  }
}

interface CounterattackFaceProps {
  readonly id: string
  readonly size?: FaceSize
  readonly power?: string
}

/** A counterattack; a Defense Action tells what the faction of `power` does. */
export const CounterattackFace = memo(function CounterattackFace({
  id,
  size = 'whole',
  power,
}: CounterattackFaceProps) {
  const say = useSay()
  const counter = counterattackOf(id)
  if (counter === undefined) return null
  const sheet = id === 'defense-action' && power !== undefined && power !== 'oni' ? sheetOf(power) : undefined
  const defense = sheet && defenseOf(say, sheet)
  return (
    <DeckCard
      deck="counter"
      size={size}
      title={say.name(id)}
      picture={counterPictureOf(counter)}
      kind={timingText(say, sheet?.defense?.timing ?? counter.timing)}
      basis={counter.basis}
    >
      {size === 'listed' && <p className="tsu-soft">{timingText(say, sheet?.defense?.timing ?? counter.timing)}</p>}
      <p>{defense ? `${defense.name}: ${defense.text}` : printedText(say, counter)}</p>
    </DeckCard>
  )
})

/** An Uplink of the Cybersamurai. */
export const UplinkFace = memo(function UplinkFace({
  id,
  installed,
}: {
  readonly id: string
  readonly installed: boolean
}) {
  const say = useSay()
  const uplink = uplinkOf(id)
  if (uplink === undefined) return null
  return (
    <Card
      look={installed ? 'uplink tsu-installed' : 'uplink'}
      title={
        <>
          <ThingIcon id={unitOf(id) ? 'shogun' : id} size={18} /> {say.name(id)}
        </>
      }
      corner={<BasisMark basis={uplink.basis} />}
    >
      <p className={`tsu-when tsu-when-${uplink.colour}`}>
        {say.text('{{colour|=white White|=blue Blue|=green Green|Red}} phase', { colour: uplink.colour })}{' '}
        <Cost points={uplink.cost} />
        {installed && <span className="tsu-done">{say.text('installed')}</span>}
      </p>
      <p>{printedText(say, uplink)}</p>
    </Card>
  )
})

/** A weapon of the Nomads. */
export const WeaponFace = memo(function WeaponFace({ id, ready }: { readonly id: string; readonly ready?: number }) {
  const say = useSay()
  const weapon = weaponOf(id)
  if (weapon === undefined) return null
  return (
    <div className="tsu-tile-card lit">
      <ThingIcon id={id} size={32} />
      <span className="tsu-tile-name">{say.name(id)}</span>
      <span className="tsu-values">
        <Value icon="damage" value={`+${weapon.bonus}`} label={say.text('Damage')} />
        {ready !== undefined && (
          <span className="tsu-soft">{say.text('{{ready}} of {{count}} ready', { ready, count: weapon.count })}</span>
        )}
      </span>
      {!weapon.reusable && <Cost points={weapon.cost} />}
    </div>
  )
})
