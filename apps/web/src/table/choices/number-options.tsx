import { useDecision } from '../state/context.ts'
import { OptionFace } from './option-face.tsx'

interface NumberOptionsProps {
  readonly numbers: readonly number[]
  /** Which of them the keyboard is at. */
  readonly active: number
}

/** All numbers that can be chosen. */
export function NumberOptions({ numbers, active }: NumberOptionsProps) {
  const { decider, busy } = useDecision('busy')
  return (
    <ul className="amounts" role="presentation">
      {numbers.map((value, place) => (
        <li key={value} role="presentation">
          {/* biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and its keys. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
          <div
            id={`option-${place}`}
            role="option"
            className={`option amount ${place === active ? 'option-active' : ''}`}
            data-stop={place}
            data-option={value}
            data-standing="offered"
            aria-label={String(value)}
            aria-disabled={busy || undefined}
            aria-posinset={place + 1}
            aria-setsize={numbers.length}
            onClick={() => decider.answer(value)}
          >
            <OptionFace option={value} name={String(value)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
