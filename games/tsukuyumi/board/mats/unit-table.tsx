import { HtmlTarget } from '@orrery/board'
import type { View } from '../../view.ts'
import { UnitTraits, UnitValues } from '../cards/unit-card.tsx'
import { countKinds, kindsOf, unitOf } from '../facts.ts'
import { Token } from '../map/token.tsx'
import { ThingIcon, useSay, useTones } from '../powers.tsx'
import { unitsOf } from '../words.ts'

interface UnitTableProps {
  readonly view: View
  readonly faction: string
  readonly supply: readonly string[]
}

/** The units of a faction: values, cost, how many are on the board and in the supply. They can be chosen here. */
export function UnitTable({ view, faction, supply }: UnitTableProps) {
  const say = useSay()
  const onBoard = new Map(countKinds(unitsOf(view, faction)))
  const left = new Map(countKinds(supply))
  return (
    <div className="tsu-units">
      <div className="tsu-unit tsu-unit-head" aria-hidden="true">
        <span />
        <span>{say.text('Conquest · health · damage')}</span>
        <span>{say.text('Cost')}</span>
        <span>{say.text('Board / supply')}</span>
      </div>
      {kindsOf(faction).map((kind) => (
        <HtmlTarget key={kind} option={kind} className="tsu-choice">
          <UnitLine kind={kind} board={onBoard.get(kind) ?? 0} supply={left.get(kind) ?? 0} />
        </HtmlTarget>
      ))}
    </div>
  )
}

function UnitLine({ kind, board, supply }: { readonly kind: string; readonly board: number; readonly supply: number }) {
  const say = useSay()
  const unit = unitOf(kind)
  const tone = useTones()[unit?.power ?? 'oni']
  const upgrade = unit?.upgrade
  return (
    <div className="tsu-unit lit">
      <span className="tsu-line">
        <Token kind={kind} tone={tone} size={26} /> {say.name(kind)} <UnitTraits kind={kind} />
      </span>
      <UnitValues kind={kind} />
      <span className="tsu-price">
        {unit?.cost ?? '–'}
        {upgrade && (
          <span
            className="tsu-soft"
            title={say.text('Upgrade from {{unit}}: {{cost}}', { unit: say.name(upgrade.from), cost: upgrade.cost })}
          >
            {' '}
            <ThingIcon id="upgrade" size={11} />
            {upgrade.cost}
          </span>
        )}
      </span>
      <span className="tsu-stock">
        {board} / {supply}
      </span>
    </div>
  )
}
