import '@orrery/board/board.css'
import '../src/look/fonts.css'
import '../src/look/tokens.css'
import 'virtual:shelf/cards'
import './gallery.css'
import { DecidingContext, formatterOf, SayContext, SeatPatterns, spokenOf } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/protocol'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Decider } from '../src/deciding/decider.ts'
import { type GameClient, loadKit } from '../src/games/client.ts'
import { askText, optionText, refusalText } from '../src/games/wording.ts'
import { type GalleryMatch, playTo, playUntilAsked } from './position.ts'

const query = new URLSearchParams(location.search)
const wish = (key: string, otherwise: string): string => query.get(key) ?? otherwise

/** `seat=asked` looks through the eyes of whoever has to decide. */
function viewerOf(match: GalleryMatch): Viewer {
  const seat = wish('seat', 'asked')
  if (seat === 'spectator') return seat
  return seat === 'asked' ? (match.runner.waitingFor()[0] ?? 0) : Number(seat)
}

interface ShownProps {
  readonly kit: GameClient
  readonly match: GalleryMatch
}

/** A position with its board and mats. What is answered is played, and bots answer until it is the viewer's turn again. */
function Shown({ kit, match }: ShownProps) {
  const { game, face } = kit
  const [viewer] = useState(() => viewerOf(match))
  const [shown, show] = useState(() => showQuestion(match, viewer))
  const decider = useMemo(
    () =>
      new Decider({
        async answer(n, value) {
          const rejection = match.answer(viewer as Seat, value, n)
          if (rejection) return { problem: rejection.text }
          playUntilAsked(match, viewer as Seat)
          show(showQuestion(match, viewer))
          return {}
        },
        why: async () => (viewer === 'spectator' ? [] : (showRefusals(match, viewer)?.refusals ?? [])),
        explain: (refusal) => refusalText(kit, refusal),
        confirms: () => 'never',
      }),
    [kit, match, viewer],
  )
  useLayoutEffect(() => {
    decider.ask(shown?.mine, shown?.n ?? 0)
    void decider.wonder()
  }, [decider, shown])

  const say = useMemo(() => formatterOf(kit), [kit])
  const waitingFor = match.runner.waitingFor()
  const seats = Array.from({ length: match.header.seats }, (_, seat) => ({
    seat,
    name: ['Ada', 'Bashō', 'Chiyo', 'Dante', 'Emi'][seat],
    side: kit.locale.messages.name(game.seatName(seat, match.state)),
    mine: seat === viewer,
    asked: waitingFor.includes(seat),
  }))
  const lines = match.logFor(viewer).map(({ what, data, at }): LogLine => ({ what, data, at }))
  const recent = lines.filter(({ at }) => at > match.decisions.length - Number(wish('since', '0')))
  const news = lines.filter(({ at }) => at > match.decisions.length - Number(wish('news', '0')))
  const props = { view: match.view(viewer), viewer, seats, say, news, since: recent }
  const focus = viewer === 'spectator' ? waitingFor[0] : viewer
  const part = wish('part', 'both')
  return (
    <DecidingContext value={decider}>
      <SayContext value={say}>
        <SeatPatterns />
        <main className={`gallery gallery-only-${part} game-${game.id} ${wish('still', '')}`} data-game={game.id}>
          {part !== 'mats' && (
            <section className="gallery-board">
              <face.Board {...props} />
            </section>
          )}
          <Asked kit={kit} decider={decider} />
          {part !== 'board' && (
            <section className="gallery-mats">
              <face.Mats {...props} focus={focus} />
            </section>
          )}
          {wish('log', '') !== '' && (
            <ol className="gallery-log">
              {lines.slice(-Number(wish('log', '0'))).map((line, index) => (
                <li key={`${line.at}.${line.what}.${index.toString()}`}>{say.line(line)}</li>
              ))}
            </ol>
          )}
          {wish('describe', '') !== '' && (
            <p className="gallery-asked">
              {face.phase(props.view, say)} — {spokenOf(face).standing(props.view, props.viewer, say).join(' ')}
            </p>
          )}
        </main>
      </SayContext>
    </DecidingContext>
  )
}

/** The question in a line, and what has no place on the board. */
function Asked({ kit, decider }: { readonly kit: GameClient; readonly decider: Decider }) {
  const { question, gathered } = useSyncExternalStore(decider.subscribe, decider.snapshot)
  if (question === undefined) return <p className="gallery-asked">Nothing to decide.</p>
  const options = question.kind === 'choose' || question.kind === 'some' ? question.options : []
  const amounts =
    question.kind === 'amount'
      ? Array.from({ length: question.max - question.min + 1 }, (_, i) => i + question.min)
      : []
  return (
    <p className="gallery-asked">
      <b>{askText(kit, question.ask, question.about)}</b> {question.ask}
      {options
        .filter((option) => !decider.hasPlace(option))
        .map((option) => (
          <button key={option} type="button" className="gallery-unplaced" onClick={() => decider.choose(option)}>
            {optionText(kit, question.ask, option)}
          </button>
        ))}
      {amounts.map((amount) => (
        <button key={amount} type="button" onClick={() => decider.answer(amount)}>
          {amount}
        </button>
      ))}
      {question.kind === 'some' && (
        <button type="button" onClick={decider.finish}>
          Done ({gathered.length})
        </button>
      )}
    </p>
  )
}

async function open(): Promise<void> {
  const id = wish('game', 'starship-samurai')
  const language = wish('lang', 'en')
  document.documentElement.dataset.theme = wish('theme', 'dark')
  document.documentElement.lang = language
  if (query.has('width')) document.body.style.width = `${query.get('width')}px`
  const kit = await loadKit(id, language)
  const { players } = kit.game
  const match = playTo(kit.game, {
    players: Number(wish('players', String(players[players.length - 1]))),
    seed: wish('seed', '1'),
    bot: wish('bot', 'random'),
    options: wish('options', ''),
    at: Number(wish('at', '0')),
    ask: wish('ask', ''),
    nth: Number(wish('nth', '1')),
  })
  createRoot(document.getElementById('gallery') as HTMLElement).render(<Shown kit={kit} match={match} />)
  document.body.dataset.ready = String(match.decisions.length)
}

void open()
