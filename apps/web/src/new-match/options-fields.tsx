import type { OptionSpec, Options, OptionValue } from '@orrery/engine'
import { type GameWords, optionTitle, optionValueText } from '../games/client.ts'
import { useTranslation } from '../texts/use-translation.ts'

interface OptionsFieldsProps {
  readonly words: GameWords
  readonly specs: readonly OptionSpec[]
  readonly chosen: Options
  readonly onChange: (id: string, value: OptionValue) => void
}

/** Longer lists than this are built elsewhere: whole decks. */
const LONGEST_LIST = 20

const isYesOrNo = ({ values }: OptionSpec): boolean => values.every((value) => typeof value === 'boolean')

/** What can be chosen about a match, as its game describes it. */
export function OptionsFields({ words, specs, chosen, onChange }: OptionsFieldsProps) {
  return specs.map((spec) => {
    const value = chosen[spec.id] ?? spec.default
    const set = (next: OptionValue) => onChange(spec.id, next)
    if (isYesOrNo(spec)) return <YesOrNo key={spec.id} words={words} spec={spec} on={value === true} onChange={set} />
    if (Array.isArray(spec.default))
      return <SomeOf key={spec.id} words={words} spec={spec} chosen={value as readonly string[]} onChange={set} />
    return <OneOf key={spec.id} words={words} spec={spec} value={value} onChange={set} />
  })
}

interface FieldProps {
  readonly words: GameWords
  readonly spec: OptionSpec
}

function YesOrNo({
  words,
  spec,
  on,
  onChange,
}: FieldProps & { readonly on: boolean; readonly onChange: (value: boolean) => void }) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{optionTitle(words, spec)}</span>
    </label>
  )
}

function OneOf({
  words,
  spec,
  value,
  onChange,
}: FieldProps & { readonly value: OptionValue; readonly onChange: (value: OptionValue) => void }) {
  return (
    <label className="field">
      <span className="field-label">{optionTitle(words, spec)}</span>
      <select
        className="input"
        value={spec.values.indexOf(value)}
        onChange={(event) => onChange(spec.values[Number(event.target.value)])}
      >
        {spec.values.map((one, i) => (
          <option key={String(one)} value={i}>
            {optionValueText(words, spec, one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function SomeOf({
  words,
  spec,
  chosen,
  onChange,
}: FieldProps & { readonly chosen: readonly string[]; readonly onChange: (value: readonly string[]) => void }) {
  const { t } = useTranslation()
  const members = [...new Set(spec.values.flatMap((value) => (Array.isArray(value) ? (value as string[]) : [])))]
  if (members.length > LONGEST_LIST) return null
  return (
    <fieldset className="field">
      <legend className="field-label">{t('new.variants')}</legend>
      <div className="option-checks">
        {members.map((one) => (
          <label key={one} className="switch">
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={() =>
                onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
              }
            />
            <span>{optionValueText(words, spec, one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
