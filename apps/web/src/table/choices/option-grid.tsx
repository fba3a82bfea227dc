import type { OptionGrid } from '@orrery/board'
import { useDecision, useOptionName } from '../state/context.ts'

/** The letter of a row: it is pressed before the number of a column. */
export const rowLetter = (row: number): string => String.fromCharCode(97 + row)

/** Options that are pairs, as a table of buttons. */
export function GridOfOptions({ grid }: { readonly grid: OptionGrid }) {
  const { decider, question, busy, pointed } = useDecision()
  const nameOf = useOptionName(question?.ask)
  return (
    <table className="option-grid">
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
              <kbd>{rowLetter(r)}</kbd> {row}
            </th>
            {grid.columns.map((column, c) => {
              const option = grid.cells[r]?.[c]
              return (
                <td key={column}>
                  {option !== undefined && (
                    <button
                      type="button"
                      className={`option option-${decider.standing(option)} ${pointed === option ? 'option-pointed' : ''}`}
                      data-option={option}
                      data-standing={decider.standing(option)}
                      aria-label={nameOf(option)}
                      aria-disabled={busy || undefined}
                      onClick={() => decider.choose(option)}
                      onPointerEnter={(event) => decider.point(option, event.currentTarget)}
                      onPointerLeave={() => decider.point(undefined)}
                      onFocus={(event) => decider.point(option, event.currentTarget)}
                      onBlur={() => decider.point(undefined)}
                    >
                      {column}
                    </button>
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
