import type { DrawingProps } from '@orrery/board'
import type { View } from '../view.ts'
import { phaseText } from './words.ts'

const PHASES: readonly View['phase'][] = ['select', 'white', 'blue', 'green', 'red', 'end']

/** The phases of a round as diamonds, in the bar. */
export function Progress({ view, say }: Pick<DrawingProps<View>, 'view' | 'say'>) {
  const choosing = view.phase === 'ghost' || view.phase === 'discard'
  const at = PHASES.indexOf(choosing ? 'select' : view.phase)
  return (
    <ol className="tsu-phases" aria-label={say.text('Phases of the round')}>
      {PHASES.map((phase, index) => (
        <li
          key={phase}
          className={`tsu-phase tsu-phase-${phase}${index === at ? ' tsu-now' : ''}`}
          aria-current={index === at ? 'step' : undefined}
          title={phaseText(say, phase)}
        >
          <i aria-hidden="true" />
          <span className="unseen">{phaseText(say, phase)}</span>
        </li>
      ))}
    </ol>
  )
}
