import { type Formatter, Icon, SeatMark } from '@orrery/board'
import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { BasisMark } from './card-parts.tsx'
import { objectiveWords, skillWords } from './words.ts'

interface TitleProps {
  readonly title: string
  readonly say: Formatter
}

const TitleName = ({ title, say, children }: TitleProps & { readonly children?: ReactNode }) => (
  <header>
    <Icon path={icons['ribbon-medal']} size={16} />
    <b>{say.name(title)}</b>
    {children}
  </header>
)

interface OpenProps extends TitleProps {
  /** By seat. */
  readonly progress: readonly number[]
}

/** A title that everybody can win, and how far everybody is. */
export function OpenTitle({ title, progress, say }: OpenProps) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <div className="xia-card xia-title">
      <TitleName title={title} say={say}>
        <span className="xia-state">{say.text('{{n}} Fame', { n: card.fame })}</span>
      </TitleName>
      <p>{objectiveWords(say, card)}</p>
      <p>
        <em>{say.text('Skill:')}</em> {skillWords(say, card)} <BasisMark basis={card.basis} say={say} />
      </p>
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

/** A title that somebody has: its skill. */
export function WonTitle({ title, say }: TitleProps) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <div className="xia-card xia-title">
      <TitleName title={title} say={say} />
      <p>{skillWords(say, card)}</p>
    </div>
  )
}
