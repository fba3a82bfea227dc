import { defaultOf, type OptionSpec, type Options, type OptionValue } from '@orrery/engine'
import { type GameWords, optionTitle, optionValueText } from '../games/client.ts'

interface OptionsFieldsProps {
  readonly words: GameWords
  readonly specs: readonly (readonly [id: string, spec: OptionSpec])[]
  readonly players: number
  readonly chosen: Options
  readonly onChange: (id: string, value: OptionValue) => void
}

/** What can be chosen about a match, as its game describes it. */
export function OptionsFields({ words, specs, players, chosen, onChange }: OptionsFieldsProps) {
  return specs.map(([id, spec]) => (
    <OptionField
      key={id}
      words={words}
      id={id}
      spec={spec}
      value={chosen[id] ?? defaultOf(spec, players)}
      onChange={(value) => onChange(id, value)}
    />
  ))
}

interface FieldProps<Value extends OptionValue = OptionValue> {
  readonly words: GameWords
  readonly id: string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function OptionField({ spec, value, ...field }: FieldProps & { readonly spec: OptionSpec }) {
  switch (spec.kind) {
    case 'toggle':
      return <Toggle {...field} value={value === true} />
    case 'number':
      return <NumberField {...field} value={Number(value)} min={spec.min} max={spec.max} />
    case 'one':
      return <OneOf {...field} value={String(value)} values={spec.values} />
    case 'some':
    case 'list':
      return (
        <SomeOf
          {...field}
          value={value as readonly string[]}
          values={spec.kind === 'some' ? spec.values : spec.members}
        />
      )
    case 'per seat':
      return <PerSeat {...field} value={value as readonly string[]} values={spec.values} />
  }
}

function Toggle({ words, id, value, onChange }: FieldProps<boolean>) {
  return (
    <label className="switch">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{optionTitle(words, id)}</span>
    </label>
  )
}

function NumberField({
  words,
  id,
  value,
  min,
  max,
  onChange,
}: FieldProps<number> & { readonly min: number; readonly max: number }) {
  return (
    <label className="field">
      <span className="field-label">{optionTitle(words, id)}</span>
      <input
        className="input"
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}

interface Values {
  readonly values: readonly string[]
}

function OneOf({ words, id, value, values, onChange }: FieldProps<string> & Values) {
  return (
    <label className="field">
      <span className="field-label">{optionTitle(words, id)}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {optionValueText(words, id, one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function SomeOf({ words, id, value, values, onChange }: FieldProps<readonly string[]> & Values) {
  return (
    <fieldset className="field">
      <legend className="field-label">{optionTitle(words, id)}</legend>
      <div className="option-checks">
        {values.map((one) => (
          <label key={one} className="switch">
            <input
              type="checkbox"
              checked={value.includes(one)}
              onChange={() => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])}
            />
            <span>{optionValueText(words, id, one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Whoever takes what another seat has swaps with it. */
function PerSeat({ words, id, value, values, onChange }: FieldProps<readonly string[]> & Values) {
  const give = (seat: number, wanted: string) => {
    const held = value[seat] as string
    onChange(value.map((one, other) => (other === seat ? wanted : one === wanted ? held : one)))
  }
  return (
    <fieldset className="field">
      <legend className="field-label">{optionTitle(words, id)}</legend>
      {value.map((held, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place
        <select key={seat} className="input" value={held} onChange={(event) => give(seat, event.target.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {optionValueText(words, id, one)}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  )
}
