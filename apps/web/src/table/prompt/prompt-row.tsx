import { SeatMark } from '@orrery/board'
import type { ReactNode, Ref } from 'react'
import { Terms } from '../../glossary/terms.tsx'

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
  /** The id of its two lines, for what they describe. */
  readonly textId?: string
  /** Something has to be agreed to. */
  readonly grave?: boolean
  /** Which buttons there are is not known yet: until it is, they and the text beside them are laid out, but not shown. */
  readonly unsettled?: boolean
}

/** The one row that all prompts share: a line, a line below it, and buttons. */
export function PromptRow({
  id,
  seat,
  text,
  beside,
  sub,
  children,
  heading,
  about,
  textId,
  grave = false,
  unsettled = false,
}: PromptRowProps) {
  return (
    <div className={`prompt-row ${grave ? 'prompt-grave' : ''} ${unsettled ? 'prompt-unsettled' : ''}`}>
      <div className="prompt-text">
        {seat !== undefined && <SeatMark seat={seat} size={22} />}
        <div className="prompt-lines" id={textId}>
          <h2 ref={heading} tabIndex={-1} className="ask" title={text} aria-label={text || undefined} {...about}>
            {/* Another text has another one beside it and other buttons, which have not moved. */}
            <span key={text}>
              <Terms text={text} />
            </span>
            <span key={`beside ${id ?? text}`} className="prompt-beside">
              {beside}
            </span>
          </h2>
          <div className="prompt-sub small" tabIndex={-1}>
            {sub}
          </div>
        </div>
      </div>
      <div key={id ?? text} className="prompt-acts">
        {children}
      </div>
    </div>
  )
}
