import {
  type AnsweringProps,
  type Deciding,
  DecidingContext,
  type Formatter,
  HtmlTarget,
  SayContext,
  useAsk,
} from '@orrery/board'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { View } from '../../view.ts'

/** The same decisions without a place: what has none on the table is still offered there. */
function withoutPlaces(deciding: Deciding): Deciding {
  return {
    subscribe: (changed) => deciding.subscribe(changed),
    snapshot: () => deciding.snapshot(),
    standing: (option) => deciding.standing(option),
    reason: (option) => deciding.reason(option),
    choose: (option) => deciding.choose(option),
    answer: (value) => deciding.answer(value),
    point: (option, at) => deciding.point(option, at),
    get pointed() {
      return deciding.pointed
    },
    place: () => () => {},
  }
}

interface AskedProps extends Pick<AnsweringProps<View>, 'deciding' | 'say'> {
  readonly children: ReactNode
}

/** A way to answer beside the table: its targets are the same options as those on the table. */
export function Asked({ deciding, say, children }: AskedProps) {
  const beside = useMemo(() => withoutPlaces(deciding), [deciding])
  return (
    <DecidingContext value={beside}>
      <SayContext value={say}>
        <div className="xia-answer">{children}</div>
      </SayContext>
    </DecidingContext>
  )
}

/** The options that are open, as words. */
export function useOptions(deciding: Deciding): readonly string[] {
  const { question } = useSyncExternalStore(deciding.subscribe, deciding.snapshot, deciding.snapshot)
  return question && (question.kind === 'choose' || question.kind === 'some') ? question.options.map(String) : []
}

/** Options that are nothing but words. */
export function PlainOptions({ options, say }: { readonly options: readonly string[]; readonly say: Formatter }) {
  const ask = useAsk()
  return (
    <ul className="xia-plain">
      {options.map((option) => (
        <li key={option}>
          <HtmlTarget option={option}>
            <span className="xia-plain-option lit">{say.option(option, ask)}</span>
          </HtmlTarget>
        </li>
      ))}
    </ul>
  )
}
