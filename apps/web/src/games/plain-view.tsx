import type { ReactNode } from 'react'

type Naming = (value: string) => string

interface FieldProps {
  readonly name: string
  readonly value: unknown
  readonly nameOf: Naming
}

/** A field of what there is to see, and what it holds. */
function Field({ name, value, nameOf }: FieldProps) {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object')
    return (
      <li>
        <b>{name}</b> {typeof value === 'string' ? nameOf(value) : String(value)}
      </li>
    )
  const parts = Object.entries(value)
  if (parts.length === 0) return null
  return (
    <li>
      <details>
        <summary>{name}</summary>
        <ul>
          {parts.map(([key, part]) => (
            <Field key={key} name={key} value={part} nameOf={nameOf} />
          ))}
        </ul>
      </details>
    </li>
  )
}

interface PlainViewProps {
  readonly view: unknown
  /** Why it is shown. */
  readonly children: ReactNode
  /** How ids are called; as they are when absent. */
  readonly nameOf?: Naming
}

/** What there is to see, as an outline: for games without a board, and when a drawing fails. The list of options is beside it. */
export function PlainView({ view, children, nameOf = String }: PlainViewProps) {
  return (
    <div className="plain-view">
      {children}
      <ul>
        {Object.entries(view as object).map(([key, part]) => (
          <Field key={key} name={key} value={part} nameOf={nameOf} />
        ))}
      </ul>
    </div>
  )
}
