import { type Options, type OptionValue, parseOptions, settleOptions } from '@orrery/engine'
import type { ClockSettings } from '@orrery/protocol'
import { type FormEvent, useState } from 'react'
import { type GameWords, loadWords } from '../games/client.ts'
import { cardWords, GamePicture, shelf, shelvedGame, shownGame } from '../games/shelf.tsx'
import { begin, botName, guestName, myName } from '../home/begin.ts'
import { Loading } from '../parts/loading.tsx'
import { Segments } from '../parts/segments.tsx'
import { toast } from '../parts/toasts.tsx'
import { useLater } from '../parts/use-later.ts'
import { go, WAYS, type Way } from '../routing/route.ts'
import { createOnline } from '../server/matches.ts'
import { keepSeat } from '../server/seats.ts'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { ClockFields } from './clock-fields.tsx'
import { OptionsFields } from './options-fields.tsx'
import { castOf, changedOptions, localSeats, onlineSeats, optionsFor, type PlannedSeat, usualSitter } from './plan.ts'
import { SeatsFields } from './seats-fields.tsx'
import './new-match.css'

interface NewMatchProps {
  readonly game: string | undefined
  readonly way: Way
}

/** Sets up a match. Everything has a sensible beginning, so that one click is enough. */
export default function NewMatchScreen({ game, way }: NewMatchProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const shelved = shownGame(game)
  const { id } = shelved
  const { value: words, problem } = useLater(`${id} ${language}`, () => loadWords(id, language))
  const to = (other: string, otherWay: Way) => go(`/new/${other}?way=${otherWay}`, { replace: true })
  return (
    <>
      <div className="screen-head">
        <h1>{t('new.title')}</h1>
      </div>
      <div className="new-layout">
        <aside className="new-picture panel">
          <GamePicture game={id} />
          <p>{cardWords(shelved, language).goal}</p>
          <p className="soft">{cardWords(shelved, language).text}</p>
        </aside>
        <div className="stack new-match">
          <Segments
            label={t('new.game')}
            value={id}
            choices={shelf.map((known) => ({ value: known.id, text: known.card.title }))}
            onChange={(other) => to(other, way)}
          />
          <Segments
            label={t('new.way')}
            value={way}
            choices={WAYS.map((value) => ({ value, text: t(`new.way.${value}`) }))}
            onChange={(other) => to(id, other)}
          />
          <p className="soft">{t(`new.way.${way}.text`)}</p>
          {problem !== undefined && <p className="notice notice-bad">{problem}</p>}
          {words ? <Plan key={`${id} ${way}`} words={words} way={way} /> : <Loading />}
        </div>
      </div>
    </>
  )
}

/** What an address may say about a match: links set one up, and tests need the same match each time. */
function wished(game: GameWords['game']): { players: number | undefined; options: Options; seed: string | undefined } {
  const query = new URLSearchParams(location.search)
  const players = Number(query.get('players'))
  let options: Options = {}
  try {
    options = parseOptions(game, query.get('options') ?? '')
  } catch {
    // What cannot be understood is left as usual.
  }
  return {
    players: game.players.includes(players) ? players : undefined,
    options,
    seed: query.get('seed') ?? undefined,
  }
}

function Plan({ words, way }: { readonly words: GameWords; readonly way: Way }) {
  const { t } = useTranslation()
  const { game } = words
  const [wish] = useState(() => wished(game))
  const usual = (seat: number): PlannedSeat => {
    const who = usualSitter(way, seat)
    return { who, name: nameFor(who, seat) }
  }
  const nameFor = (who: PlannedSeat['who'], seat: number): string => {
    if (who.startsWith('bot:')) return botName(seat)
    return who === 'me' ? myName(seat) : guestName(seat)
  }
  const seated = (count: number) => Array.from({ length: count }, (_, seat) => usual(seat))
  const first = shelvedGame(game.id)?.card.first.seats ?? game.players[0] ?? 1
  const [seats, setSeats] = useState<readonly PlannedSeat[]>(() => seated(wish.players ?? first))
  const [chosen, setChosen] = useState<Options>(wish.options)
  const [clock, setClock] = useState<ClockSettings>({ kind: 'none' })
  const [listed, setListed] = useState(false)
  const [busy, setBusy] = useState(false)
  const players = seats.length
  const options = changedOptions(game, players, chosen)
  const sides = sidesOf(words, players, options)

  const create = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      // What is wrong with an option is said here, before anybody is asked.
      settleOptions(game, players, options)
      // Who is set up by an address is always the same.
      const cast = castOf(game, wish.seed === undefined ? Math.floor(Math.random() * 100) : 0)
      if (way !== 'online')
        return await begin({
          game: game.id,
          options,
          plan: localSeats(seats, cast),
          ...(wish.seed && { seed: wish.seed }),
        })
      const visibility = listed ? 'public' : 'private'
      const created = await createOnline({ game: game.id, options, seats: onlineSeats(seats, cast), clock, visibility })
      const mine = seats.findIndex(({ who }) => who === 'me')
      const token = created.seats[mine]?.token
      if (token) keepSeat(created.match, token)
      go(`/play/${created.match}`)
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const changeSeat = (seat: number, change: Partial<PlannedSeat>) =>
    setSeats(
      seats.map((planned, i) => {
        if (i !== seat) return planned
        return change.who ? { who: change.who, name: nameFor(change.who, seat) } : { ...planned, ...change }
      }),
    )
  const specs = optionsFor(game, players, chosen)
  return (
    <form className="stack" onSubmit={create}>
      <section className="panel panel-part">
        <Segments
          label={t('new.players')}
          value={String(players)}
          choices={game.players
            .filter((count) => way !== 'pass' || count > 1)
            .map((count) => ({ value: String(count), text: String(count) }))}
          onChange={(count) => setSeats(seated(Number(count)).map((planned, i) => seats[i] ?? planned))}
        />
        <SeatsFields game={game.id} way={way} seats={seats} sides={sides} onChange={changeSeat} />
      </section>
      <details className="panel panel-part" open={Object.keys(options).length > 0 || undefined}>
        <summary>
          <h2>{t('new.options')}</h2>
          <span className="soft small">{t('new.optionsText')}</span>
        </summary>
        <div className="stack new-options">
          <OptionsFields
            words={words}
            specs={specs}
            players={players}
            chosen={chosen}
            onChange={(id: string, value: OptionValue) => setChosen({ ...chosen, [id]: value })}
          />
        </div>
      </details>
      {way === 'online' && (
        <section className="panel panel-part">
          <ClockFields onChange={setClock} />
          <label className="switch">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
            <span>{t('new.public')}</span>
          </label>
        </section>
      )}
      <div className="row">
        <button type="submit" className="button button-main button-large" data-act="begin" disabled={busy}>
          {way === 'online' ? t('new.create') : t('new.begin')}
        </button>
      </div>
    </form>
  )
}

/** What the seats are called with these options. */
function sidesOf({ game, locale }: GameWords, seats: number, options: Options): string[] {
  try {
    const position = game.setup({ seats, options: settleOptions(game, seats, options), seed: 'names' })
    return Array.from({ length: seats }, (_, seat) => locale.messages.name(game.seatName(seat, position)))
  } catch {
    return Array.from({ length: seats }, () => '')
  }
}
