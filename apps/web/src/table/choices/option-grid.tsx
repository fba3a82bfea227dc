import type { OptionGrid } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useTranslation } from '../../words/use-translation.ts'
import { useToldOdds } from '../advice/use-odds.ts'
import { useDecision, useOptionName, usePointed } from '../state/context.ts'
import { useChoose } from './choosing.ts'
import { letterOfPairs } from './marks.ts'

interface GridProps {
  readonly grid: OptionGrid
  /** The option of the list that the keyboard is at, and how many come before the table. */
  readonly active: number
  readonly before: number
}

/** Options that are pairs, as a table. */
export function GridOfOptions({ grid, active, before }: GridProps) {
  const { decider, question, busy } = useDecision()
  const { pointed } = usePointed()
  const { t } = useTranslation()
  const odds = useToldOdds()
  const choose = useChoose()
  const places = grid.cells.flat().filter((option) => option !== undefined)
  const nameOf = useOptionName(question?.ask)
  const labelOf = (option: Scalar) => {
    const told = odds.get(option)
    return told ? t('odds.at', { name: nameOf(option), odds: told }) : nameOf(option)
  }
  return (
    <table className="option-grid" role="presentation">
      <thead>
        <tr>
          <td />
          {grid.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row, r) => (
          <tr key={row}>
            <th scope="row">
              <kbd>{letterOfPairs(r)}</kbd> {row}
            </th>
            {grid.columns.map((column, c) => {
              const option = grid.cells[r]?.[c]
              return (
                <td key={column}>
                  {option !== undefined && (
                    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and its keys.
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
                    <div
                      id={`option-${before + places.indexOf(option)}`}
                      role="option"
                      className={`option option-${decider.standing(option)} ${pointed === option ? 'option-pointed' : ''} ${before + places.indexOf(option) === active ? 'option-active' : ''}`}
                      data-stop={before + places.indexOf(option)}
                      data-option={option}
                      data-standing={decider.standing(option)}
                      aria-label={labelOf(option)}
                      title={odds.get(option)?.[0]}
                      aria-disabled={busy || undefined}
                      aria-posinset={before + places.indexOf(option) + 1}
                      onClick={() => choose(option)}
                      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
                      onPointerLeave={() => decider.point(undefined)}
                    >
                      {column}
                    </div>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
