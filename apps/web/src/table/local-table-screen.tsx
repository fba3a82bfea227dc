import { type ReactNode, useMemo, useState } from 'react'
import { connectToWorker, localMatches } from '../connection/local.ts'
import type { Session } from '../connection/session.ts'
import { type GameClient, loadKit } from '../games/client.ts'
import { useMatchCoach } from '../learn/use-match-coach.tsx'
import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { useSettings } from '../settings/settings.ts'
import { t } from '../words/texts.ts'
import type { LocalMatch } from '../worker/messages.ts'
import { Hint } from './advice/hint.tsx'
import { HandOver } from './hand-over.tsx'
import { pacingOf } from './state/time/pace.ts'
import { useSession, useSessionState } from './state/use-table.ts'
import { TableScreen } from './table.tsx'
import { Trouble } from './trouble.tsx'
import './table.css'

/** Whoever plays alone against bots can ask what is good; with other people nobody is advised. */
const ADVISED = { advice: <Hint /> }

interface LocalTableProps {
  readonly match: string
  readonly at: number | undefined
}

/** A match of this device: alone against bots, or with several people who hand it on. */
export default function LocalTableScreen({ match, at }: LocalTableProps) {
  const { language } = useSettings()
  const { value, problem } = useLater(`${match} ${language}`, async () => {
    const record = (await localMatches.list()).find(({ id }) => id === match)
    if (record === undefined) throw new Error(t('replays.missing'))
    return { record, kit: await loadKit(record.game, language) }
  })
  if (problem !== undefined) return <Trouble text={problem} />
  if (value === undefined) return <Loading />
  const { record, kit } = value
  const people = record.plan.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return <Seated key={match} record={record} kit={kit} people={people} at={at} />
}

interface SeatedProps {
  readonly record: LocalMatch
  readonly kit: GameClient
  readonly people: readonly number[]
  readonly at: number | undefined
}

/** Who holds the device sees what their seat sees; until somebody does, only what everybody may. */
function Seated({ record, kit, people, at }: SeatedProps) {
  const [holder, setHolder] = useState<number | undefined>(people.length === 1 ? people[0] : undefined)
  const session = useSession(`${record.id} ${holder}`, () => ({
    connect: connectToWorker,
    match: record.id,
    ...(holder === undefined ? {} : { token: String(holder) }),
    pacing: pacingOf(kit.locale.messages),
  }))
  const coach = useMatchCoach(record.game, record.id)
  const advised = useMemo(() => ({ ...coach, ...ADVISED }), [coach])
  if (session === undefined || coach === undefined) return <Loading />
  const address = `/table/${record.id}`
  if (people.length < 2)
    return <TableScreen session={session} kit={kit} place="local" address={address} at={at} coach={advised} />
  return (
    <Passed
      game={record.game}
      session={session}
      people={people}
      holder={holder}
      onHold={setHolder}
      table={<TableScreen session={session} kit={kit} place="local" address={address} at={at} />}
    />
  )
}

interface PassedProps {
  readonly game: string
  readonly session: Session
  readonly people: readonly number[]
  readonly holder: number | undefined
  readonly onHold: (seat: number) => void
  readonly table: ReactNode
}

/** Between two people there is a screen that hides everything. */
function Passed({ game, session, people, holder, onHold, table }: PassedProps) {
  const { shown, problem, telling } = useSessionState(session)
  const [staying, setStaying] = useState<number>()
  if (problem) return table
  if (!shown) return <Loading />
  const { question, status, seats } = shown
  const waiting = (status.state === 'open' && question?.waitingFor) || []
  const next = people.find((seat) => waiting.includes(seat) && seats[seat]?.bot === undefined)
  const stays = holder !== undefined && (waiting.includes(holder) || staying === question?.n)
  // What others did is told before the device goes on.
  if (next === undefined || stays || telling) return table
  return (
    <HandOver
      game={game}
      seat={next}
      name={seats[next]?.name ?? ''}
      onReady={() => onHold(next)}
      backName={holder === undefined ? undefined : seats[holder]?.name}
      onBack={holder === undefined ? undefined : () => setStaying(question?.n)}
    />
  )
}
