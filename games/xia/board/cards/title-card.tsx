import { Icon, type Say, SeatMark } from '@orrery/board'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { BasisMark } from './card-parts.tsx'
import { objectiveWords, skillWords } from './words.ts'

interface OpenProps {
  readonly title: string
  /** By seat. */
  readonly progress: readonly number[]
  readonly say: Say
}

/** A title that everybody can win, and how far everybody is. */
export function OpenTitle({ title, progress, say }: OpenProps) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <div className="xia-card xia-title">
      <header>
        <Icon path={icons['ribbon-medal']} size={16} />
        <b>{say.name(title)}</b>
        <span className="xia-state">{say.text('{{n}} fame', { n: card.fame })}</span>
      </header>
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
export function WonTitle({ title, say }: { readonly title: string; readonly say: Say }) {
  const card = content.titles[title]
  if (card === undefined) return null
  return (
    <div className="xia-card xia-title">
      <header>
        <Icon path={icons['ribbon-medal']} size={16} />
        <b>{say.name(title)}</b>
      </header>
      <p>{skillWords(say, card)}</p>
    </div>
  )
}
