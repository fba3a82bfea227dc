import type { ReactNode } from 'react'
import type { Looked } from './looking.ts'

export interface InspectorLine {
  readonly text: string
  /** What stands before it: a counter, the mark of a side. */
  readonly mark?: ReactNode
  readonly isDanger?: boolean
}

interface InspectorProps {
  readonly title: string
  /** In the same order everywhere: what it is, whose, what lies here, what it does. The texts are those of `spoken`. */
  readonly lines: readonly InspectorLine[]
}

/** Everything about a place that somebody looks at: a card in the corner that is farthest from it. Those who hear the table are told the same. */
export const Inspector = ({ corner, ...text }: InspectorProps & Pick<Looked, 'corner'>) => (
  <div className={`inspector inspector-${corner}`} data-opened="inspector" aria-hidden="true">
    <InspectorText {...text} />
  </div>
)

/** The same in a sheet, for fingers. */
export const InspectorText = ({ title, lines }: InspectorProps) => (
  <div className="inspector-text">
    <h3>{title}</h3>
    <ul>
      {lines.map(({ text, mark, isDanger }) => (
        <li key={text} className={isDanger ? 'inspector-danger' : undefined}>
          {mark} {text}
        </li>
      ))}
    </ul>
  </div>
)
