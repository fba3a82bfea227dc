/** A field of what there is to see, and what it holds. */
function Field({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object')
    return (
      <li>
        <b>{name}</b> {String(value)}
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
            <Field key={key} name={key} value={part} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** What there is to see, as an outline: when a drawing fails, the game goes on all the same. */
export function PlainView({ view, note }: { readonly view: unknown; readonly note: string }) {
  return (
    <div className="plain-view">
      <p className="notice notice-bad">{note}</p>
      <ul>
        {Object.entries(view as object).map(([key, part]) => (
          <Field key={key} name={key} value={part} />
        ))}
      </ul>
    </div>
  )
}
