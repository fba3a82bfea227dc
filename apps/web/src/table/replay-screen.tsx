import { connectToWorker, localMatches } from '../connection/local.ts'
import { type GameClient, loadKit } from '../games/client.ts'
import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { go } from '../routing/route.ts'
import { useSettings } from '../settings/settings.ts'
import { t } from '../words/texts.ts'
import { useSession } from './state/use-table.ts'
import { TableScreen } from './table.tsx'
import { Trouble } from './trouble.tsx'
import './table.css'

interface ReplayProps {
  readonly match: string
  readonly at: number | undefined
  /** The seat through whose eyes it is watched; none for what everybody could see. */
  readonly as: number | undefined
}

/** A match that was played, from its beginning to its end, through anybody's eyes. */
export default function ReplayScreen({ match, at, as }: ReplayProps) {
  const { language } = useSettings()
  const { value, problem } = useLater(`${match} ${language}`, async () => {
    const record = (await localMatches.list()).find(({ id }) => id === match)
    if (record === undefined) throw new Error(t('replays.missing'))
    return { kit: await loadKit(record.game, language) }
  })
  if (problem !== undefined) return <Trouble text={problem} />
  if (value === undefined) return <Loading />
  return <Watched key={`${match} ${as}`} match={match} at={at} as={as} kit={value.kit} />
}

function Watched({ match, at, as, kit }: ReplayProps & { readonly kit: GameClient }) {
  const session = useSession(`${match} ${as}`, () => ({
    connect: connectToWorker,
    match,
    ...(as === undefined ? {} : { token: String(as) }),
  }))
  if (session === undefined) return <Loading />
  const address = `/replay/${match}`
  const watchAs = (seat: number | undefined) =>
    go(`${address}?at=${at ?? 0}${seat === undefined ? '' : `&as=${seat}`}`, { replace: true })
  return <TableScreen session={session} kit={kit} place="replay" address={address} at={at} onWatchAs={watchAs} />
}
