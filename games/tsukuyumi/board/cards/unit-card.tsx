import { memo } from 'react'
import { unitOf } from '../facts.ts'
import { Token } from '../map/token.tsx'
import { ONI_TONE, ThingIcon, useSay, useTones, useTraits } from '../powers.tsx'
import { traitsOf } from '../spoken/traits.ts'
import { Value } from './parts.tsx'

/** The values of a kind of unit in the printed order: conquest points, health, damage. */
export function UnitValues({ kind }: { readonly kind: string }) {
  const say = useSay()
  const unit = unitOf(kind)
  if (unit === undefined) return null
  return (
    <span className="tsu-values">
      <Value icon="conquest" value={unit.conquest} label={say.text('Conquest points')} />
      <Value icon="health" value={unit.health} label={say.text('Health')} />
      <Value icon="damage" value={unit.damage} label={say.text('Damage')} />
    </span>
  )
}

/** What a kind of unit can do besides. */
export function UnitTraits({ kind }: { readonly kind: string }) {
  const say = useSay()
  const traits = traitsOf(useTraits(), kind, say)
  return traits.map(([icon, text]) => (
    <span key={icon} className="tsu-trait" title={text}>
      <ThingIcon id={icon} size={13} />
      <span className="unseen">{text}</span>
    </span>
  ))
}

interface UnitCardProps {
  readonly kind: string
  readonly cost?: number
  readonly count?: number
}

/** A kind of unit to choose: its counter, its name, its values and what it costs. */
export const UnitCard = memo(function UnitCard({ kind, cost, count }: UnitCardProps) {
  const say = useSay()
  const tones = useTones()
  const unit = unitOf(kind)
  return (
    <div className="tsu-tile-card lit">
      <Token kind={kind} tone={tones[unit?.power ?? 'oni'] ?? ONI_TONE} size={40} />
      <span className="tsu-tile-name">
        {count !== undefined && count > 1 ? `${count}× ` : ''}
        {say.name(kind)} <UnitTraits kind={kind} />
      </span>
      <UnitValues kind={kind} />
      {cost !== undefined && <Cost points={cost} />}
    </div>
  )
})

/** Production points. */
export function Cost({ points }: { readonly points: number }) {
  const say = useSay()
  return (
    <span className="tsu-cost">
      <Value icon="productive" value={points} label={say.text('Cost')} />
    </span>
  )
}

/** A unit on the board that becomes another. */
export const UpgradeCard = memo(function UpgradeCard({ from, to }: { readonly from: string; readonly to: string }) {
  const say = useSay()
  const tones = useTones()
  const tone = tones[unitOf(to)?.power ?? 'oni'] ?? ONI_TONE
  return (
    <div className="tsu-tile-card lit">
      <span className="tsu-pair">
        <Token kind={from} tone={tone} size={30} />
        <ThingIcon id="upgrade" size={14} />
        <Token kind={to} tone={tone} size={36} />
      </span>
      <span className="tsu-tile-name">
        {say.text('{{from}} becomes {{to}}', { from: say.name(from), to: say.name(to) })}
      </span>
      <UnitValues kind={to} />
      <Cost points={unitOf(to)?.upgrade?.cost ?? 0} />
    </div>
  )
})
