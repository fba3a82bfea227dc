import { useId } from 'react'

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly text: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
