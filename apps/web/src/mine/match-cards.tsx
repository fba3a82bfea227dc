import { SeatMark } from '@orrery/board'
import type { ReactNode } from 'react'
import { GamePicture, shelvedGame } from '../games/shelf.tsx'
import { Link } from '../routing/link.tsx'
import type { ListedMatch } from '../server/matches.ts'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import type { LocalMatch } from '../worker/messages.ts'

interface CardProps {
  readonly game: string
  readonly to: string
  readonly names: readonly string[]
  readonly updated: number
  readonly note: ReactNode
  /** Somebody here is to decide. */
  readonly waits: boolean
  readonly acts?: ReactNode
}

/** A match in a list: the game, who plays, and how it stands. */
export function MatchCard({ game, to, names, updated, note, waits, acts }: CardProps) {
  const { language } = useSettings()
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)
  return (
    <article className={`panel match-card ${waits ? 'match-card-waits' : ''}`}>
      <div className="match-card-picture">
        <GamePicture game={game} />
      </div>
      <h3>
        <Link to={to}>{shelvedGame(game)?.title ?? game}</Link>
      </h3>
      <ul className="match-card-seats">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
          <li key={seat}>
            <SeatMark game={game} seat={seat} size={16} /> {name}
          </li>
        ))}
      </ul>
      <p className="small soft">{note}</p>
      <p className="small faint match-card-foot">
        {time}
        {acts && <span className="row">{acts}</span>}
      </p>
    </article>
  )
}

export function LocalMatchCard({ match, acts }: { readonly match: LocalMatch; readonly acts?: ReactNode }) {
  const { t } = useTranslation()
  const { id, game, plan, updated, decisions, outcome, origin, waiting } = match
  const won = outcome && plan[outcome.ranking[0] ?? -1]
  const isAlone = plan.filter(({ kind }) => kind === 'person').length === 1
  const place = won !== undefined || origin === 'imported' ? 'replay' : 'table'
  return (
    <MatchCard
      game={game}
      to={place === 'replay' ? `/replay/${id}?at=0` : `/table/${id}`}
      names={plan.map(({ name }) => name)}
      updated={updated}
      waits={waiting.length > 0}
      note={
        won === undefined
          ? t(origin === 'practice' ? 'match.practice' : 'match.decisions', { count: decisions })
          : isAlone && won.kind === 'person' && origin !== 'imported'
            ? t('match.youWon')
            : t('match.won', { name: won.name })
      }
      acts={acts}
    />
  )
}

export function OnlineMatchCard({
  match,
  mine,
  waits,
  acts,
}: {
  readonly match: ListedMatch
  /** The viewer's own seat. */
  readonly mine?: number
  readonly waits: boolean
  readonly acts?: ReactNode
}) {
  const { t } = useTranslation()
  const { seats, outcome } = match
  const free = seats.filter((seat) => seat.free).length
  const note = outcome
    ? outcome.ranking[0] === mine
      ? t('match.youWon')
      : t('match.won', { name: seats[outcome.ranking[0] ?? -1]?.name ?? '' })
    : free > 0
      ? t('table.freeSeats', { count: free })
      : waits
        ? t('match.waitsForYou')
        : t('match.waitsFor', { names: match.waiting.map((seat) => seats[seat]?.name ?? '') })
  return (
    <MatchCard
      game={match.game}
      to={`/play/${match.match}`}
      names={seats.map((seat) => (seat.free ? t('table.free') : seat.name))}
      updated={match.updated}
      waits={waits}
      note={note}
      acts={acts}
    />
  )
}
