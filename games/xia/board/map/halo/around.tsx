import { DrawnIcon, type Formatter } from '@orrery/board'
import { deeds } from '../../../codecs.ts'
import { DIRECTION_NAMES, DIRECTIONS, type Hex, neighbour } from '../../../map/hex.ts'
import { centreOf, slotOf } from '../../../map/lattice.ts'
import { type Chart, isExplored } from '../../../map/sectors.ts'
import type { VesselView } from '../../../view.ts'
import { icons } from '../../icons.ts'
import { hexText, middleOf } from '../geometry.ts'
import { LiveTarget, useQuestion } from '../live-target.tsx'
import { dangersOf, safety } from '../odds.ts'
import { markText } from '../sectors/border-marks.ts'
import { TILE_OUTLINE } from '../sectors/tile-art.ts'
import { chanceStyle } from './chances.ts'

interface AroundProps {
  readonly chart: Chart
  readonly vessel: VesselView
  readonly hex: Hex
  readonly say: Formatter
}

/** What a ship can do over each of the six sides of its hex: cross a border, use an occupied space, jump blindly, scan. */
export function Around({ chart, vessel, hex, say }: AroundProps) {
  const sides = DIRECTIONS.map((direction) => {
    const beyond = neighbour(hex, direction)
    return isExplored(chart, beyond) ? (
      <Beyond key={direction} chart={chart} vessel={vessel} hex={hex} direction={direction} say={say} />
    ) : (
      <Unknown key={direction} hex={hex} direction={direction} say={say} scans={isFirstOfSlot(chart, hex, direction)} />
    )
  })
  return (
    <>
      {sides}
      <Here hex={hex} say={say} />
    </>
  )
}

/** The own hex: to stay there. */
function Here({ hex, say }: { readonly hex: Hex; readonly say: Formatter }) {
  const { x, y } = middleOf(hex)
  return (
    <LiveTarget option="stop" label={say.name('stop', 'action')} className="xia-here">
      <path className="xia-casing" d={hexText({ x, y }, 0.93)} />
      <path className="lit" d={hexText({ x, y }, 0.93)} />
      <g transform={`translate(${x} ${y})`}>
        <g className="xia-note-size">
          <circle className="xia-button-ground" cx="0" cy="21" r="10" />
          <DrawnIcon path={icons.halt} size={14} y={21} className="xia-use-icon" />
        </g>
      </g>
    </LiveTarget>
  )
}

/** Several sides of a hex can lead to the same sector: a scan is drawn over the first one. */
function isFirstOfSlot(chart: Chart, hex: Hex, direction: number): boolean {
  const slotBeyond = (side: number) => slotOf(neighbour(hex, side))
  const sides = DIRECTIONS.filter((side) => !isExplored(chart, neighbour(hex, side)))
  return sides.find((side) => slotBeyond(side) === slotBeyond(direction)) === direction
}

interface SideProps {
  readonly hex: Hex
  readonly direction: number
  readonly say: Formatter
}

/** A step over a border that matters, with the risk of it. */
function Beyond({ chart, vessel, hex, direction, say }: SideProps & Omit<AroundProps, 'hex'>) {
  const cross = deeds.cross.encode(direction)
  const use = deeds.use.encode(direction)
  const { x, y } = middleOf(neighbour(hex, direction))
  const own = middleOf(hex)
  const dangers = dangersOf(say, chart, vessel, hex, direction)
  const risk = dangers.map(({ text }) => text).join(' ')
  return (
    <>
      <LiveTarget option={cross} label={[say.name(cross, 'action'), risk].join('. ')} className="xia-cross">
        <path className="xia-casing" d={hexText({ x, y }, 0.86)} />
        <path className="lit" d={hexText({ x, y }, 0.86)} />
        <g transform={`translate(${own.x} ${own.y})`}>
          <g className="xia-chance" style={chanceStyle(hex, direction)}>
            <path className="xia-risk-plate" d="M-17-8.5H17V8.5H-17Z" />
            <text className="xia-risk-text" y="4.3">
              {dangers.length === 0 ? '?' : `${Math.round((1 - safety(dangers)) * 100)}%`}
            </text>
          </g>
        </g>
      </LiveTarget>
      <LiveTarget option={use} label={say.name(use, 'action')} className="xia-use">
        <circle className="xia-casing" cx={x} cy={y - 22} r="17" />
        <circle className="lit" cx={x} cy={y - 22} r="17" />
        <DrawnIcon path={icons.magnet} size={20} x={x} y={y - 22} className="xia-use-icon" />
      </LiveTarget>
    </>
  )
}

/** A side beyond which nothing is known: a blind jump into the hex, or a scan of the whole sector there. */
function Unknown({ hex, direction, say, scans }: SideProps & { readonly scans: boolean }) {
  const question = useQuestion()
  const name = DIRECTION_NAMES[direction]
  const jump = deeds.jump.encode(direction)
  const beyond = neighbour(hex, direction)
  const { x, y } = middleOf(beyond)
  const slot = middleOf(centreOf(slotOf(beyond)))
  return (
    <>
      <LiveTarget option={jump} label={say.name(jump, 'action')} className="xia-jump">
        <path className="xia-casing" d={hexText({ x, y }, 0.9)} />
        <path className="lit" d={hexText({ x, y }, 0.9)} />
        <DrawnIcon path={icons['radar-dish']} size={26} x={x} y={y} className="xia-jump-icon" />
      </LiveTarget>
      {scans && (question?.ask === 'map.edge' || question?.ask === 'turn.actions') && (
        <LiveTarget
          option={question.ask === 'map.edge' ? name : 'scan'}
          label={
            // Where to scan is asked afterwards.
            question.ask === 'map.edge'
              ? say.text('Scan for a new sector: {{direction}}', { direction: say.name(name) })
              : say.name('scan', 'action')
          }
          className="xia-scan"
        >
          <path className="lit" d={TILE_OUTLINE} transform={`translate(${slot.x} ${slot.y})`} />
          <path className="xia-scan-side" d={markText(middleOf(hex), direction, 'gate')} />
          <DrawnIcon
            path={icons['radar-dish']}
            size={40}
            x={(x + slot.x) / 2}
            y={(y + slot.y) / 2}
            className="xia-jump-icon"
          />
        </LiveTarget>
      )}
    </>
  )
}
