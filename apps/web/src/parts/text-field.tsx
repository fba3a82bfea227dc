import type { ComponentProps } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  readonly label: string
  readonly note?: string
  readonly onText: (text: string) => void
}

/** A line of text to fill in, under its label. */
export function TextField({ label, note, onText, ...input }: TextFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input className="input" {...input} onChange={(event) => onText(event.target.value)} />
      {note !== undefined && <span className="field-note">{note}</span>}
    </label>
  )
}
