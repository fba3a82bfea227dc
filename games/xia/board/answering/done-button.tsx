import type { Formatter } from '@orrery/board'

interface DoneProps {
  readonly enough: boolean
  readonly say: Formatter
  readonly onDone: () => void
}

/** Hands in what has been gathered or laid. */
export const DoneButton = ({ enough, say, onDone }: DoneProps) => (
  <button type="button" className="xia-main" disabled={!enough} data-act="done" onClick={onDone}>
    {say.text('Done')}
  </button>
)
