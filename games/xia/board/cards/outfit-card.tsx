import { CardFace, type Formatter, Icon } from '@orrery/board'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { CELL } from '../mats/grid.ts'
import { OutfitPiece, sectionsText } from '../mats/outfit-piece.tsx'
import { outfitPicture } from './scenes/blueprints.ts'
import { basisWords, outfitTypeWords, rangeText } from './words.ts'

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
  const card = content.outfits[outfit]
  const { type, tier, price, die, range, shape, basis } = card
  return (
    <CardFace
      className={`xia-deck xia-deck-${type}`}
      title={say.name(outfit)}
      picture={outfitPicture(card)}
      cost={
        <>
          <Icon path={icons['two-coins']} size={13} />
          {figure(say, price)}
        </>
      }
      foot={
        <>
          <span>{left === undefined ? basisWords(say, basis) : say.text('{{n}} left', { n: left })}</span>
          <span>{say.text('tier {{n}}', { n: tier })}</span>
        </>
      }
    >
      <p className="xia-outfit-kind">
        {outfitTypeWords(say, type)} <b>{say.name(die, 'die')}</b>
      </p>
      <p>
        {say.text('{{n|# use|# uses}}', { n: shape.uses })}
        {range[1] > 0 && <>, {say.text('range {{n}}', { n: rangeText(range) })}</>}
      </p>
    </CardFace>
  )
}
