import type { ListOption } from '@orrery/engine'
import { useId, useState } from 'react'
import { type GameWords, optionTitle, optionValueText } from '../games/client.ts'
import { useTranslation } from '../words/use-translation.ts'

interface ListEditorProps {
  readonly words: GameWords
  readonly id: string
  readonly spec: ListOption
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

const countIn = (list: readonly string[], member: string): number => list.filter((one) => one === member).length

/** A list with so many of each member, in the order of the members. */
const withCount = (spec: ListOption, list: readonly string[], member: string, count: number): readonly string[] =>
  spec.members.flatMap((one) => Array<string>(one === member ? count : countIn(list, one)).fill(one))

/** Puts a list together: how many of each, how many are still missing, and what is wrong with it. An empty one is the game's own. */
export function ListEditor({ words, id, spec, value, onChange }: ListEditorProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const state = useId()
  const { members, copies, size, examples } = spec
  const nameOf = (member: string) => optionValueText(words, id, member)
  const shown = members.filter((member) => nameOf(member).toLowerCase().includes(wanted.trim().toLowerCase()))
  const wrong = value.length === 0 || value.length < size ? undefined : spec.check(value)
  return (
    <fieldset className="field list-editor" aria-describedby={state} data-option={id}>
      <legend className="field-label">{optionTitle(words, id)}</legend>
      <div className="row">
        <input
          className="input list-find"
          type="search"
          value={wanted}
          placeholder={t('new.list.find')}
          aria-label={t('new.list.find')}
          onChange={(event) => setWanted(event.target.value)}
        />
        {examples.slice(0, 1).map((example) => (
          <button key="example" type="button" className="button button-small" onClick={() => onChange(example)}>
            {t('new.list.example')}
          </button>
        ))}
        <button
          type="button"
          className="button button-small"
          disabled={value.length === 0}
          onClick={() => onChange([])}
        >
          {t('new.list.clear')}
        </button>
      </div>
      <p id={state} className={`small ${wrong ? 'notice notice-bad' : 'soft'}`} role="status">
        {wrong ?? t(value.length === 0 ? 'new.list.empty' : 'new.list.count', { count: value.length, size })}
      </p>
      <ul className="list-members">
        {shown.map((member) => (
          <Member
            key={member}
            name={nameOf(member)}
            text={words.locale.printed[member]?.text}
            count={countIn(value, member)}
            most={copies}
            full={value.length >= size}
            onChange={(count) => onChange(withCount(spec, value, member, count))}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface MemberProps {
  readonly name: string
  readonly text: string | undefined
  readonly count: number
  readonly most: number
  /** Nothing more fits into the list. */
  readonly full: boolean
  readonly onChange: (count: number) => void
}

function Member({ name, text, count, most, full, onChange }: MemberProps) {
  const { t } = useTranslation()
  return (
    <li className={count > 0 ? 'list-member list-member-in' : 'list-member'} title={text}>
      <span className="list-name">{name}</span>
      <button
        type="button"
        className="button button-small button-icon"
        aria-label={t('new.list.fewer', { name })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        −
      </button>
      <span className="list-count">{count}</span>
      <button
        type="button"
        className="button button-small button-icon"
        aria-label={t('new.list.more', { name })}
        disabled={count >= most || full}
        onClick={() => onChange(count + 1)}
      >
        +
      </button>
    </li>
  )
}
