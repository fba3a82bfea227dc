import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { Link } from '../routing/link.tsx'
import { openTables } from '../server/matches.ts'
import { useTranslation } from '../words/use-translation.ts'
import { OnlineMatchCard } from './match-cards.tsx'
import './mine.css'

/** Public matches of the server: those with free seats first. */
export default function LobbyScreen() {
  const { t } = useTranslation()
  const { value, problem } = useLater('lobby', openTables)
  const free = (match: NonNullable<typeof value>[number]) => match.seats.some((seat) => seat.free)
  const sorted = [...(value ?? [])].sort((a, b) => Number(free(b)) - Number(free(a)))
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.lobby')}</h1>
        <p className="soft">{t('lobby.text')}</p>
      </div>
      {problem !== undefined && <p className="notice">{problem}</p>}
      {value === undefined && problem === undefined && <Loading />}
      {value?.length === 0 && (
        <p className="soft">
          {t('lobby.none')} <Link to="/new?way=online">{t('new.create')}</Link>
        </p>
      )}
      <ul className="match-grid">
        {sorted.map((match) => (
          <li key={match.match}>
            <OnlineMatchCard match={match} waits={free(match)} />
          </li>
        ))}
      </ul>
    </>
  )
}
