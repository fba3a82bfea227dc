import { SeatMark } from '@orrery/board'
import type { ReactNode, Ref } from 'react'

interface PromptRowProps {
  /** What stays the same as long as this is shown: nothing of one question is left for the next, though it may say the same. */
  readonly id?: string | number | undefined
  /** Whose it is, when it is somebody's. */
  readonly seat?: number | undefined
  readonly text: string
  /** What belongs to the text: its rule. */
  readonly beside?: ReactNode
  /** The line below. */
  readonly sub?: ReactNode
  /** Buttons, the main one last. */
  readonly children?: ReactNode
  readonly heading?: Ref<HTMLHeadingElement>
  readonly about?: { readonly [attribute: `data-${string}`]: string | number | undefined }
  /** Something has to be agreed to. */
  readonly grave?: boolean
}

/** The one row that all prompts share: a line, a line below it, and buttons. */
export function PromptRow({ id, seat, text, beside, sub, children, heading, about, grave = false }: PromptRowProps) {
  return (
    <div className={grave ? 'prompt-row prompt-grave' : 'prompt-row'}>
      <div className="prompt-text">
        {seat !== undefined && <SeatMark seat={seat} size={22} />}
        <div className="prompt-lines">
          <h2 ref={heading} tabIndex={-1} className="ask" title={text} {...about}>
            <span>{text}</span>
            {/* Another text has another one beside it and other buttons, which have not moved. */}
            <span key={id ?? text} className="prompt-beside">
              {beside}
            </span>
          </h2>
          <p className="prompt-sub small" tabIndex={-1}>
            {sub}
          </p>
        </div>
      </div>
      <div key={id ?? text} className="prompt-acts">
        {children}
      </div>
    </div>
  )
}
