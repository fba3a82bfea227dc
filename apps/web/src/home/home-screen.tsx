import { games } from '@orrery/games'
import { Glyph } from '../parts/glyph.tsx'
import { Link } from '../routing/link.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { hasBegun, playNow } from './begin.ts'
import { ContinueList } from './continue-list.tsx'
import { OrreryDrawing } from './orrery.tsx'
import { SHELF } from './shelf.ts'
import './home.css'

/** The three games, and a way to each of them. */
export function HomeScreen() {
  const { t } = useTranslation()
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
        </div>
        <OrreryDrawing />
      </section>
      {hasBegun() && <ContinueList />}
      <h2 className="unseen">{t('home.games')}</h2>
      <ul className="shelf">
        {games.map(({ id, title }) => (
          <li key={id}>
            <GameCard id={id} title={title} />
          </li>
        ))}
      </ul>
    </>
  )
}

function GameCard({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation()
  const { Picture, players, length, weight, text, first } = SHELF[id]
  const [name, subtitle] = title.split(': ')
  return (
    <article className="panel game-card" data-game={id}>
      <div className="game-card-picture">
        <Picture />
      </div>
      <div className="game-card-body">
        <h3 className="game-card-title">
          {name}
          {subtitle && <span>{subtitle}</span>}
        </h3>
        <dl className="facts">
          <div>
            <dt>{t('home.players')}</dt>
            <dd>{players}</dd>
          </div>
          <div>
            <dt>{t('home.length')}</dt>
            <dd>{t('home.minutes', { from: length[0], to: length[1] })}</dd>
          </div>
          <div>
            <dt>{t('home.weight')}</dt>
            <dd>{t(`weight.${weight}`)}</dd>
          </div>
        </dl>
        <p className="soft">{t(text)}</p>
        <div className="game-card-acts">
          <button type="button" className="button button-main" onClick={() => playNow(id, first)}>
            <Glyph name="play" /> {t('home.play')}
            <span className="unseen">: {title}</span>
          </button>
          <Link className="button" to={`/new/${id}?way=pass`}>
            <Glyph name="people" /> {t('home.pass')}
            <span className="unseen">: {title}</span>
          </Link>
          <Link className="button" to={`/new/${id}?way=online`}>
            <Glyph name="globe" /> {t('home.online')}
            <span className="unseen">: {title}</span>
          </Link>
        </div>
        <p className="row small">
          <Link to={`/rules/${id}`}>
            {t('home.rules')}
            <span className="unseen">: {title}</span>
          </Link>
          <Link to={`/new/${id}`}>
            {t('home.set')}
            <span className="unseen">: {title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
