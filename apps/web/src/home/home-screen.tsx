import { cardWords, GamePicture, playersText, type ShelvedGame, shelf } from '../games/shelf.tsx'
import { hasFinished } from '../learn/progress.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Link } from '../routing/link.tsx'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { hasBegun, hasPlayed, playNow } from './begin.ts'
import { ContinueList } from './continue-list.tsx'
import { OrreryDrawing } from './orrery.tsx'
import './home.css'

/** The games, and a way to each of them. */
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
        {shelf.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </>
  )
}

function GameCard({ game }: { readonly game: ShelvedGame }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { id, title, card } = game
  const { minutes, weight, first } = card
  const isUnplayed = game.hasLessons && !hasPlayed(id)
  const isNew = isUnplayed && !hasFinished(id)
  return (
    <article className="panel game-card" data-game={id}>
      <div className="game-card-picture">
        <GamePicture game={id} />
      </div>
      <div className="game-card-body">
        <h3 className="game-card-title">
          {card.title}
          {card.subtitle && <span>{card.subtitle}</span>}
        </h3>
        <dl className="facts">
          <div>
            <dt>{t('home.players')}</dt>
            <dd>{playersText(card)}</dd>
          </div>
          <div>
            <dt>{t('home.length')}</dt>
            <dd>{t('home.minutes', { from: minutes[0], to: minutes[1] })}</dd>
          </div>
          <div>
            <dt>{t('home.weight')}</dt>
            <dd>{t(`weight.${weight}`)}</dd>
          </div>
        </dl>
        <p className="soft">{cardWords(game, language).text}</p>
        <div className="game-card-acts">
          {isNew && (
            <Link className="button button-main" to={`/learn/${id}/first`} data-act="learn">
              <Glyph name="play" /> {t('home.learn')}
              <span className="unseen">: {title}</span>
            </Link>
          )}
          {isUnplayed && !isNew && (
            <Link className="button game-card-wide" to={`/learn/${id}/next`} data-act="next-lesson">
              {t('learn.next')}
              <span className="unseen">: {title}</span>
            </Link>
          )}
          <button
            type="button"
            className={isNew ? 'button game-card-wide' : 'button button-main'}
            data-act="play"
            onClick={() => playNow(id, first)}
          >
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
          {game.hasLessons && (
            <Link to={`/learn/${id}`}>
              {t('home.lessons')}
              <span className="unseen">: {title}</span>
            </Link>
          )}
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
