import { type Formatter, Icon } from '@orrery/board'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { CELL } from '../mats/grid.ts'
import { OutfitPiece, sectionsText } from '../mats/outfit-piece.tsx'
import { BasisMark } from './card-parts.tsx'
import { outfitTypeWords, rangeText } from './words.ts'

/** The shape of an outfit as it is printed. */
export function OutfitShape({ outfit, cell = 15 }: { readonly outfit: string; readonly cell?: number }) {
  const { rows } = content.outfits[outfit].shape
  const width = Math.max(...rows.map((row) => row.length))
  const sections = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ x: x * CELL, y: y * CELL, use: mark === 'U', used: false }])),
  )
  return (
    <svg
      className="xia-shape"
      width={width * cell}
      height={rows.length * cell}
      viewBox={`-1 -1 ${width * CELL + 2} ${rows.length * CELL + 2}`}
      aria-hidden="true"
    >
      <OutfitPiece outfit={outfit} sections={sectionsText(sections)} />
    </svg>
  )
}

interface OutfitProps {
  readonly outfit: string
  /** How many are left; nothing when it does not matter. */
  readonly left?: number
  readonly say: Formatter
}

/** An outfit on sale. */
export function OutfitCard({ outfit, left, say }: OutfitProps) {
  const { type, tier, price, die, range, shape, basis } = content.outfits[outfit]
  const facts = [
    `${outfitTypeWords(say, type)} ${tier}`,
    say.name(die, 'die'),
    ...(range[1] > 0 ? [say.text('range {{n}}', { n: rangeText(range) })] : []),
    say.text('{{n|# use|# uses}}', { n: shape.uses }),
  ]
  return (
    <div className={`xia-card xia-offer xia-offer-${type} lit`}>
      <OutfitShape outfit={outfit} />
      <div>
        <header>
          <b>{say.name(outfit)}</b> <BasisMark basis={basis} say={say} />
        </header>
        <p>{facts.join(' · ')}</p>
        <p>
          <Icon path={icons['two-coins']} size={13} /> {figure(say, price)}
          {left !== undefined && <span className="xia-left"> · {say.text('{{n}} left', { n: left })}</span>}
        </p>
      </div>
    </div>
  )
}
