import { CardFace, type Formatter, SeatMark } from '@orrery/board'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { titlePicture } from './scenes/blueprints.ts'
import { basisWords, objectiveWords, skillWords } from './words.ts'

interface TitleProps {
  readonly title: string
  readonly say: Formatter
}

/** A title: what it is given for, and what it brings. */
export function TitleCard({ title, say }: TitleProps) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <CardFace
      className="xia-deck xia-deck-title"
      title={say.name(title)}
      picture={titlePicture(card)}
      foot={
        <>
          <span>{say.text('{{n}} Fame', { n: card.fame })}</span>
          <span>{basisWords(say, card.basis)}</span>
        </>
      }
    >
      <p>{objectiveWords(say, card)}</p>
      <p>
        <em>{say.text('Skill:')}</em> {skillWords(say, card)}
      </p>
    </CardFace>
  )
}

interface OpenProps extends TitleProps {
  /** By seat. */
  readonly progress: readonly number[]
}

/** A title that everybody can win, and how far everybody is. */
export function OpenTitle({ title, progress, say }: OpenProps) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <div className="xia-open-title">
      <TitleCard title={title} say={say} />
      <ul className="xia-progress">
        {progress.map((done, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} title={`${say.name(seat, 'craft')}: ${figure(say, done)} / ${figure(say, card.goal)}`}>
            <SeatMark seat={seat} size={14} />
            <span className="unseen">{say.name(seat, 'craft')}</span>
            <meter min={0} max={card.goal} value={Math.min(done, card.goal)} aria-label={say.name(seat, 'craft')} />
            <span>{figure(say, done)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
