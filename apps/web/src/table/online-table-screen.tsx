import { LONGEST_NAME } from '@orrery/protocol'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Session } from '../connection/session.ts'
import { connectToServer, liveAddress } from '../connection/socket.ts'
import { witness } from '../connection/witness.ts'
import { loadKit } from '../games/client.ts'
import { hasPlayed } from '../home/begin.ts'
import { seatCoach } from '../learn/progress.ts'
import { useMatchCoach } from '../learn/use-match-coach.tsx'
import { Loading } from '../parts/loading.tsx'
import { TextField } from '../parts/text-field.tsx'
import { toast } from '../parts/toasts.tsx'
import { useLater } from '../parts/use-later.ts'
import { joinMatch, matchInfo, myOnlineMatches } from '../server/matches.ts'
import { invitationIn, knownSeats, takeInvitation } from '../server/seats.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { goToRematch, isAgreed, rematchIn } from './state/rematch.ts'
import { pacingOf } from './state/time/pace.ts'
import { useSession } from './state/use-table.ts'
import { TableScreen } from './table.tsx'
import { Trouble } from './trouble.tsx'
import './table.css'

interface OnlineTableProps {
  readonly match: string
  readonly at: number | undefined
}

/** A match of a server: on a seat of this browser or of one's account, or as a spectator. */
export default function OnlineTableScreen({ match, at }: OnlineTableProps) {
  // React may begin to draw more than once before anything is shown: only what is shown takes the secret out of the address.
  const [invitation] = useState(() => invitationIn(match, location))
  useLayoutEffect(() => {
    if (invitation) takeInvitation(match, invitation)
  }, [match, invitation])
  const { language } = useSettings()
  const [joined, setJoined] = useState(0)
  const { value, problem } = useLater(`${match} ${language} ${joined}`, async () => {
    const info = await matchInfo(match)
    const token = knownSeats()[match]
    const seat = token === undefined ? await accountSeat(match) : undefined
    // Among others too somebody who has never played the game is told its rules.
    if (token !== undefined && !hasPlayed(info.game)) seatCoach(info.game, match)
    return { info, token, seat, kit: await loadKit(info.game, language) }
  })
  const [watching, setWatching] = useState(false)
  if (problem !== undefined) return <Trouble text={problem} />
  if (value === undefined) return <Loading />
  const { info, token, seat, kit } = value
  const free = info.seats.some((one) => one.free)
  if (free && token === undefined && seat === undefined && !watching)
    return (
      <Join
        match={match}
        title={kit.game.title}
        onJoined={() => setJoined(joined + 1)}
        onWatch={() => setWatching(true)}
      />
    )
  return (
    <Connected
      key={`${match} ${token}`}
      match={match}
      at={at}
      kit={kit}
      token={token}
      seat={seat}
      invited={invitation?.isNew === true}
    />
  )
}

/** The seat that is tied to one's account, on a device that knows no secret of it. */
async function accountSeat(match: string): Promise<number | undefined> {
  const mine = await myOnlineMatches().catch(() => [])
  return mine.find((one) => one.match === match)?.seat
}

interface ConnectedProps extends OnlineTableProps {
  readonly kit: Parameters<typeof TableScreen>[0]['kit']
  readonly token: string | undefined
  readonly seat: number | undefined
  readonly invited: boolean
}

function Connected({ match, at, kit, token, seat, invited }: ConnectedProps) {
  const session = useSession(match, () => ({
    connect: connectToServer(liveAddress(location)),
    match,
    ...(token === undefined ? {} : { token }),
    ...(seat === undefined ? {} : { seat }),
    pacing: pacingOf(kit.locale.messages),
  }))
  const { t } = useTranslation()
  useEffect(
    () =>
      session &&
      witness(session, match, (entry, accept) =>
        toast(t('table.changed', { entry }), { label: t('table.changedSeen'), act: accept }),
      ),
    [session, match, t],
  )
  useFollowing(session, match)
  const coach = useMatchCoach(kit.game.id, match)
  if (session === undefined || coach === undefined) return <Loading />
  return (
    <TableScreen
      session={session}
      kit={kit}
      place="online"
      address={`/play/${match}`}
      at={at}
      invited={invited}
      coach={coach}
    />
  )
}

/** Whoever played and is there lands in the rematch as soon as all have agreed to it; whoever comes later is shown the way. */
function useFollowing(session: Session | undefined, match: string): void {
  useEffect(() => {
    if (session === undefined) return
    let wasAgreed: boolean | undefined
    const look = () => {
      const { shown } = session.state()
      if (shown === undefined) return
      const rematch = rematchIn(shown.status)
      const isNow = rematch !== undefined && isAgreed(rematch)
      if (isNow && wasAgreed === false && shown.viewer !== 'spectator') void goToRematch(match)
      wasAgreed = isNow
    }
    look()
    return session.subscribe(look)
  }, [session, match])
}

interface JoinProps {
  readonly match: string
  readonly title: string
  readonly onJoined: () => void
  readonly onWatch: () => void
}

/** A table with free seats: sit down, or only watch. */
function Join({ match, title, onJoined, onWatch }: JoinProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => settings().name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const join = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await joinMatch(match, name)
      onJoined()
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <main className="hand-over">
      <h1>{t('join.title', { game: title })}</h1>
      <form className="stack" onSubmit={join}>
        <TextField ref={field} label={t('new.name')} value={name} maxLength={LONGEST_NAME} required onText={setName} />
        <button type="submit" className="button button-main">
          {t('join.join')}
        </button>
        <button type="button" className="button button-quiet" onClick={onWatch}>
          {t('join.watch')}
        </button>
      </form>
    </main>
  )
}
