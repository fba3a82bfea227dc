import { DrawnIcon, type Point, SayContext } from '@orrery/board'
import { memo, useContext } from 'react'
import { content } from '../content.ts'
import { OUTFIT_ICONS } from '../table/outfit-icons.ts'
import { bodyText, CELL } from './grid.ts'

/** A section of an outfit as it is drawn: its corner, and what is on it. */
export interface Section extends Point {
  readonly use: boolean
  readonly used: boolean
}

interface PieceProps {
  readonly outfit: string
  /** `x,y,use,used` for each section, as text: the same piece is not drawn again. */
  readonly sections: string
  readonly className?: string
}

export const sectionsText = (sections: readonly Section[]): string =>
  sections.map(({ x, y, use, used }) => [x, y, Number(use), Number(used)].join()).join(' ')

const readSections = (text: string): readonly Section[] =>
  text.split(' ').map((part) => {
    const [x, y, use, used] = part.split(',').map(Number)
    return { x, y, use: use === 1, used: used === 1 }
  })

/** An outfit in a hold: its body, its kind, and a socket on each use space. */
export const OutfitPiece = memo(function OutfitPiece({ outfit, sections, className = '' }: PieceProps) {
  const { type, name, die } = content.outfits[outfit]
  const say = useContext(SayContext)
  const cells = readSections(sections)
  const body = bodyText(cells)
  const plain = cells.find(({ use }) => !use) ?? cells[0]
  return (
    <g className={`xia-outfit xia-outfit-${type} ${className}`}>
      <path className="xia-outfit-edge" d={body} />
      <path className="xia-outfit-body" d={body} />
      {cells.map(({ x, y, use, used }) => use && <Socket key={`${x} ${y}`} x={x} y={y} used={used} />)}
      <DrawnIcon
        path={OUTFIT_ICONS[type]}
        size={plain.use ? 12 : 17}
        x={plain.x + CELL / 2}
        y={plain.y + (plain.use ? 10 : 12)}
        className="xia-outfit-icon"
      />
      {!plain.use && (
        <text className="xia-outfit-die" x={plain.x + CELL / 2} y={plain.y + 39}>
          {say?.name(die, 'die')}
        </text>
      )}
      <title>{name}</title>
    </g>
  )
})

function Socket({ x, y, used }: Point & { readonly used: boolean }) {
  return (
    <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
      <circle className="xia-socket" r="13" />
      {used && <Marker />}
    </g>
  )
}

/** One of the four markers of a ship. */
export const Marker = () => (
  <>
    <circle className="xia-marker" r="10.5" />
    <path className="xia-marker-bolt" d="M2-7L-5 1H-1L-2 7L5-1H1Z" />
  </>
)
