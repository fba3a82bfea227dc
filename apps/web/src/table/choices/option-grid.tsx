import type { OptionGrid } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { type CSSProperties, memo, useMemo } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useToldOdds } from '../advice/use-odds.ts'
import { useOptionName } from '../state/context.ts'
import { useChoose } from './choosing.ts'
import { letterOfPairs } from './marks.ts'
import { useDescription } from './use-description.ts'
import { useRow } from './use-row.ts'

interface GridProps {
  readonly grid: OptionGrid
  /** The option of the list that the keyboard is at, and how many come before the table. */
  readonly active: number
  readonly before: number
  readonly isDescribed: boolean
}

/**
 * Options that are pairs, in rows and columns. It is no `table`: a browser takes options in its cells for parts of a table, and screen readers find no
 * option there.
 */
export function GridOfOptions({ grid, active, before, isDescribed }: GridProps) {
  const places = grid.cells.flat().filter((option) => option !== undefined)
  return (
    <div className="option-grid" style={{ '--columns': grid.columns.length } as CSSProperties}>
      {grid.rows.map((row, r) => (
        <div key={row} className="option-grid-row">
          {/* The name of each option says it too. */}
          <span className="option-grid-head" aria-hidden="true">
            <kbd>{letterOfPairs(r)}</kbd> {row}
          </span>
          {grid.columns.map((column, c) => {
            const option = grid.cells[r]?.[c]
            if (option === undefined) return <span key={column} />
            const place = before + places.indexOf(option)
            return (
              <Cell
                key={column}
                option={option}
                column={column}
                place={place}
                isActive={place === active}
                isDescribed={isDescribed || place === active}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface CellProps {
  readonly option: Scalar
  readonly column: string
  readonly place: number
  readonly isActive: boolean
  readonly isDescribed: boolean
}

const Cell = memo(function Cell({ option, column, place, isActive, isDescribed }: CellProps) {
  const { t } = useTranslation()
  const { decider, busy, isPointed } = useRow(useMemo(() => [option], [option]))
  const odds = useToldOdds().get(option)
  const choose = useChoose()
  const name = useOptionName()(option)
  const description = useDescription(option, name, isDescribed)
  const standing = decider.standing(option)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and its keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      id={`option-${place}`}
      role="option"
      className={`option option-${standing} ${isPointed ? 'option-pointed' : ''} ${isActive ? 'option-active' : ''}`}
      data-stop={place}
      data-option={option}
      data-standing={standing}
      aria-label={odds ? t('odds.at', { name, odds }) : name}
      {...description}
      title={odds?.[0]}
      aria-disabled={busy || undefined}
      aria-posinset={place + 1}
      onClick={() => choose(option)}
      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
      onPointerLeave={() => decider.point(undefined)}
    >
      {column}
    </div>
  )
})
