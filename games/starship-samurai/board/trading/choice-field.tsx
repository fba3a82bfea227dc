import type { Formatter } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { Agreed } from '../../rules/state/state.ts'
import type { Agreeable } from './agreeable.ts'

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly chosen: Agreed | undefined
  readonly agreeable: Agreeable
  readonly say: Formatter
  readonly onChange: (chosen: Agreed | undefined) => void
}

const keyOf = ({ ask, value }: Agreed): string => JSON.stringify([ask, value])

function choiceOf(key: string): Agreed | undefined {
  if (key === '') return undefined
  const [ask, value] = JSON.parse(key) as [string, Scalar]
  return { ask, value }
}

/** A choice that somebody binds herself to: one she is asked for now, or one of her next turn. What was picked stays picked until the rules say no. */
export function ChoiceField({ name, label, chosen, agreeable: { now, turn }, say, onChange }: ChoiceFieldProps) {
  const options = (choices: readonly Agreed[]) =>
    choices.map((choice) => (
      <option key={keyOf(choice)} value={keyOf(choice)}>
        {say.option(choice.value as Scalar, choice.ask)}
      </option>
    ))
  const isListed = !chosen || [...now, ...turn].some((choice) => keyOf(choice) === keyOf(chosen))
  if (isListed && now.length + turn.length === 0) return null
  return (
    <label className="ss-choice ss-agreed">
      {label}
      <select
        name={name}
        value={chosen ? keyOf(chosen) : ''}
        onChange={(event) => onChange(choiceOf(event.target.value))}
      >
        <option value="">{say.text('freely')}</option>
        {!isListed && chosen && options([chosen])}
        {now.length > 0 && <optgroup label={say.text('Now')}>{options(now)}</optgroup>}
        {turn.length > 0 && <optgroup label={say.text('Next turn')}>{options(turn)}</optgroup>}
      </select>
    </label>
  )
}
