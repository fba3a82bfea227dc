import { defaultOf, type NumberOption, type OptionSpec, type Options, type OptionValue } from '@orrery/engine'
import { useId } from 'react'
import { type GameWords, optionTitle, optionValueText } from '../games/client.ts'
import { useTranslation } from '../words/use-translation.ts'
import { ListEditor } from './list-editor.tsx'

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
      players={players}
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

function OptionField({
  spec,
  players,
  value,
  ...field
}: FieldProps & { readonly spec: OptionSpec; readonly players: number }) {
  switch (spec.kind) {
    case 'toggle':
      return <Toggle {...field} value={value === true} />
    case 'number':
      return <NumberField {...field} value={Number(value)} spec={spec} />
    case 'one':
      return <OneOf {...field} value={String(value)} values={spec.values} />
    case 'some':
      return <SomeOf {...field} value={listed(value)} values={spec.values} />
    case 'list':
      return <ListEditor {...field} value={listed(value)} spec={spec} />
    case 'per seat': {
      // What was chosen for another number of players is of no use.
      const held = listed(value).length === players ? value : defaultOf(spec, players)
      return <PerSeat {...field} value={listed(held)} values={spec.values} distinct={spec.distinct} />
    }
  }
}

const listed = (value: OptionValue): readonly string[] => (Array.isArray(value) ? value : [])

function Toggle({ words, id, value, onChange }: FieldProps<boolean>) {
  return (
    <label className="switch" data-option={id}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{optionTitle(words, id)}</span>
    </label>
  )
}

function NumberField({
  words,
  id,
  value,
  spec: { min, max },
  onChange,
}: FieldProps<number> & { readonly spec: NumberOption }) {
  const { t } = useTranslation()
  const range = useId()
  return (
    <label className="field" data-option={id}>
      <span className="field-label">{optionTitle(words, id)}</span>
      <input
        className="input number-input"
        type="number"
        required
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        aria-describedby={range}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span id={range} className="field-note">
        {t('new.range', { min, max })}
      </span>
    </label>
  )
}

interface Values {
  readonly values: readonly string[]
}

function OneOf({ words, id, value, values, onChange }: FieldProps<string> & Values) {
  const title = optionTitle(words, id)
  return (
    <div className="field" data-option={id}>
      <span className="field-label" aria-hidden>
        {title}
      </span>
      <Choices words={words} id={id} value={value} values={values} label={title} onChange={onChange} />
    </div>
  )
}

function Choices({
  words,
  id,
  value,
  values,
  label,
  onChange,
}: FieldProps<string> & Values & { readonly label: string }) {
  return (
    <select className="input" value={value} aria-label={label} onChange={(event) => onChange(event.target.value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {optionValueText(words, id, one)}
        </option>
      ))}
    </select>
  )
}

function SomeOf({ words, id, value, values, onChange }: FieldProps<readonly string[]> & Values) {
  return (
    <fieldset className="field" data-option={id}>
      <legend className="field-label">{optionTitle(words, id)}</legend>
      <div className="option-checks">
        {values.map((one) => (
          <label key={one} className="switch">
            <input
              type="checkbox"
              checked={value.includes(one)}
              // In the order of the values, however they are ticked.
              onChange={() => onChange(values.filter((other) => value.includes(other) !== (other === one)))}
            />
            <span>{optionValueText(words, id, one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Where no two can have the same, whoever takes what another seat has swaps with it. */
function PerSeat({
  words,
  id,
  value,
  values,
  distinct,
  onChange,
}: FieldProps<readonly string[]> & Values & { readonly distinct: boolean }) {
  const { t } = useTranslation()
  const give = (seat: number, wanted: string) =>
    onChange(
      value.map((held, other) => {
        if (other === seat) return wanted
        return distinct && held === wanted ? (value[seat] ?? held) : held
      }),
    )
  return (
    <fieldset className="field" data-option={id}>
      <legend className="field-label">{optionTitle(words, id)}</legend>
      <ol className="seat-choices">
        {value.map((held, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
          <li key={seat}>
            <Choices
              words={words}
              id={id}
              value={held}
              values={values}
              label={t('new.seat', { number: seat + 1 })}
              onChange={(wanted) => give(seat, wanted)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
