import { type DrawingProps, type Formatter, SeatMark } from '@orrery/board'
import type { View } from '../../view.ts'
import { StarMap } from '../map/star-map.tsx'
import { CombatPanel } from './combat-panel.tsx'
import { DiceTray } from './dice-tray.tsx'
import { FameTrack } from './fame-track.tsx'
import { VictoryStory } from './victory-story.tsx'

/** The common area: fame on top, the star map below, and on it what happens now. */
export function Board(props: DrawingProps<View>) {
  const { view, say, news } = props
  return (
    <div className="xia-board">
      <FameTrack view={view} say={say} />
      <div className="xia-sky-frame">
        <StarMap {...props} />
        <div className="xia-now">
          {view.move && <MovementLeft move={view.move} say={say} />}
          {view.combat && <CombatPanel combat={view.combat} say={say} />}
          <DiceTray news={news} say={say} />
          <VictoryStory view={view} say={say} />
        </div>
      </div>
    </div>
  )
}

/** How far the ship that moves can still go. */
function MovementLeft({ move, say }: { readonly move: NonNullable<View['move']>; readonly say: Formatter }) {
  const { seat, left, slips, drifts } = move
  return (
    <p className="xia-movement">
      <SeatMark seat={seat} size={16} />
      <b>{say.text('{{n}} movement left', { n: left })}</b>
      {slips && <span>{say.text('no rolls for asteroids, debris, and nebulae')}</span>}
      {drifts && <span>{say.text('on autopilot')}</span>}
    </p>
  )
}
