import { type DrawingProps, type Formatter, SeatMark, useInset } from '@orrery/board'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { View } from '../../view.ts'
import { StarMap } from '../map/star-map.tsx'
import { Hangar } from '../ships/hangar.tsx'
import { DiceTray } from './dice-tray.tsx'
import { FameTrack } from './fame-track.tsx'
import { VictoryStory } from './victory-story.tsx'
import { Wreck } from './wreck.tsx'

/** The common area: fame on top, the star map below, and on it what happens now. */
export function Board(props: DrawingProps<View>) {
  const { view, say, news } = props
  return (
    <div className="xia-board">
      <FameTrack view={view} say={say} />
      <div className="xia-sky-frame">
        <StarMap {...props} />
        <Now view={view} say={say} news={news} />
        <Hangar seat={view.seat} say={say} />
      </div>
    </div>
  )
}

/** What happens now: it lies at the upper edge of the map for a while, and the map makes room for it. */
function Now({ view, say, news }: Pick<DrawingProps<View>, 'view' | 'say' | 'news'>) {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const lies = element.current
    if (lies === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setHeight(lies.clientHeight))
    observer.observe(lies)
    return () => observer.disconnect()
  }, [])
  useInset('top', height > 0 ? height + EDGE : 0)
  return (
    <div ref={element} className="xia-now" data-inset="now">
      {/* Drawn anew when one of them comes or goes or says something else: what stands elsewhere then has not moved. */}
      <Fragment key={`${view.move !== null} ${news.map(({ at }) => at).join()}`}>
        {view.move && <MovementLeft move={view.move} say={say} />}
        <Wreck view={view} say={say} />
        <DiceTray news={news} say={say} />
        <VictoryStory view={view} say={say} />
      </Fragment>
    </div>
  )
}

const EDGE = 12

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
