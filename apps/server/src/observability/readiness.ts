import { HttpError } from '../http-error.ts'
import { type Outage, Unavailable } from '../store/index.ts'

/** What a server that can serve is judged by. */
export interface Vitals {
  /** Stores something; fails when that does not work. */
  ping(): Promise<void>
  /** What is known to be wrong with the database since somebody used it last. */
  outage(): Outage | undefined
  oldestAppendMs(): number
  loopLagMs(): number
  botQueueMs(): number
}

/** How long the database may take to store a trifle. */
const PING_MS = 2_000
/** What one has found out holds for all who ask within this time. */
const HOLDS_MS = 1_000
const MOST = { appendMs: 5_000, lagMs: 2_000, botQueueMs: 60_000 }

const seconds = (ms: number): string => `${Math.round(ms / 1000)} seconds`

/** Says whether new work may be sent here: throws the refusal that tells why not. */
export function createReadiness(vitals: Vitals, now = () => performance.now()): () => Promise<void> {
  let checked: { readonly at: number; readonly result: Promise<void>; good: boolean } | undefined

  /** The newest result, if it is worth something: that all was well a moment ago is not, once somebody has met an outage. */
  function known(): Promise<void> | undefined {
    if (checked === undefined || now() - checked.at > HOLDS_MS) return undefined
    return checked.good && vitals.outage() !== undefined ? undefined : checked.result
  }

  function checkAgain(): Promise<void> {
    const begun = { at: now(), result: check(), good: false }
    checked = begun
    begun.result.then(
      () => {
        begun.good = true
      },
      () => {},
    )
    return begun.result
  }

  async function check(): Promise<void> {
    let patience: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(new Unavailable('The database does not answer.')), PING_MS)
    })
    await Promise.race([vitals.ping(), late])
      .catch((error: unknown) => {
        throw unavailable(
          error instanceof Unavailable ? error.message : 'Can’t reach the database. Try again in a minute.',
        )
      })
      .finally(() => clearTimeout(patience))
  }

  return async () => {
    await (known() ?? checkAgain())
    const [append, lag, bots] = [vitals.oldestAppendMs(), vitals.loopLagMs(), vitals.botQueueMs()]
    if (append > MOST.appendMs) throw unavailable(`A decision has been waiting to be stored for ${seconds(append)}.`)
    if (lag > MOST.lagMs) throw busy(`The event loop was blocked for ${seconds(lag)}.`)
    if (bots > MOST.botQueueMs) throw busy(`A bot has been waiting for ${seconds(bots)}.`)
  }
}

const unavailable = (text: string): HttpError => new HttpError(503, 'unavailable', text)
const busy = (text: string): HttpError => new HttpError(503, 'busy', text)
