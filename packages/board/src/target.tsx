import type { Scalar } from '@orrery/engine'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react'
import type { Deciding, DecidingSnapshot, Standing } from './contract.ts'
import type { Formatter } from './formatter.ts'

const NEVER = () => () => {}
const NOTHING: DecidingSnapshot = { question: undefined, n: 0, gathered: [], item: undefined }

/** Nobody decides: pictures, replays, other people's turns. */
const IDLE: Deciding = {
  subscribe: NEVER,
  snapshot: () => NOTHING,
  standing: () => 'idle',
  reason: () => undefined,
  choose: () => {},
  answer: () => {},
  point: () => {},
  pointed: undefined,
  place: NEVER,
}

/** How targets are used where they are the only way to answer, and no list has the same options. */
export interface TargetUse {
  /** What stands on the thing that an option is about, as attributes. */
  describe(
    option: Scalar,
    ask: string,
    name: string,
  ): { readonly 'aria-description': string | undefined; readonly 'data-about': string }
}

/** Elsewhere the list has all options. Everywhere targets are no stops of their own: the list is one, the board another, and what is drawn to choose from a third. */
export const TargetUseContext = createContext<TargetUse | undefined>(undefined)

export const DecidingContext = createContext<Deciding>(IDLE)
export const SayContext = createContext<Formatter | undefined>(undefined)

export const useDeciding = (): Deciding => useContext(DecidingContext)

export function useStanding(option: Scalar): Standing {
  const deciding = useDeciding()
  const read = () => deciding.standing(option)
  return useSyncExternalStore(deciding.subscribe, read, read)
}

/** The ask of the open question. Only while it is `wanted`, so that what does not show it is not drawn again for another one. */
export function useAsk(wanted = true): string | undefined {
  const deciding = useDeciding()
  const read = () => (wanted ? deciding.snapshot().question?.ask : undefined)
  return useSyncExternalStore(deciding.subscribe, read, read)
}

export function useIsPointed(option: Scalar): boolean {
  const deciding = useDeciding()
  const read = () => deciding.pointed === option
  return useSyncExternalStore(deciding.subscribe, read, read)
}

export interface TargetProps {
  /** The option this part of the drawing stands for. */
  readonly option: Scalar
  /** How it is called, when the option's own name does not say where it lies. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Makes a part of an SVG drawing stand for an option: lit, focusable and clickable while it is offered, dimmed with its reason
 * when it is refused, and nothing but a drawing otherwise; it always says what it stands for, for whoever wonders about it.
 */
export function Target(props: TargetProps) {
  return <Marked {...props} as="g" />
}

/** The same around HTML: cards, rows, chips. */
export function HtmlTarget(props: TargetProps) {
  return <Marked {...props} as="div" />
}

function Marked({ option, label, className, children, as: As }: TargetProps & { readonly as: 'g' | 'div' }) {
  const deciding = useDeciding()
  const say = useContext(SayContext)
  const standing = useStanding(option)
  const pointed = useIsPointed(option)
  const reasonId = useId()
  const use = useContext(TargetUseContext)
  const live = standing !== 'idle'
  const ask = useAsk(live && (label === undefined || use !== undefined))
  useEffect(() => (live ? deciding.place(option, label) : undefined), [deciding, option, live, label])

  const classes = ['target', `target-${standing}`, pointed ? 'target-pointed' : '', className ?? '']
  if (!live)
    return (
      <As className={className} data-thing={option}>
        {children}
      </As>
    )

  const reason = standing === 'refused' ? deciding.reason(option) : undefined
  const choose = () => deciding.choose(option)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose()
  }
  const Hint = As === 'g' ? 'desc' : 'span'
  const name = label ?? say?.option(option, ask) ?? String(option)
  return (
    <As
      className={classes.filter(Boolean).join(' ')}
      role="button"
      tabIndex={-1}
      data-option={option}
      data-standing={standing}
      aria-label={name}
      aria-pressed={standing === 'chosen' || undefined}
      aria-disabled={standing === 'refused' || undefined}
      aria-describedby={reason ? reasonId : undefined}
      {...(reason ? {} : use?.describe(option, ask ?? '', name))}
      onClick={(event) => {
        event.stopPropagation()
        choose()
      }}
      onKeyDown={pressed}
      onPointerEnter={(event) => deciding.point(option, event.currentTarget)}
      onPointerLeave={() => deciding.point(undefined)}
      onFocus={(event) => deciding.point(option, event.currentTarget)}
      onBlur={() => deciding.point(undefined)}
    >
      {children}
      {reason && (
        <Hint id={reasonId} className="unseen">
          {reason}
        </Hint>
      )}
    </As>
  )
}
