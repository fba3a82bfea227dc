import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Game } from '@orrery/engine'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Sessions } from '../accounts/sessions.ts'
import type { SignIns } from '../accounts/sign-ins.ts'
import type { Config } from '../config.ts'
import type { Importer } from '../import/importer.ts'
import type { MatchRegistry } from '../matches/index.ts'
import type { Log, Metrics } from '../observability/index.ts'
import type { Store } from '../store/index.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What the routes work with. */
export interface Context {
  readonly config: Config
  readonly store: Store
  readonly registry: MatchRegistry
  readonly games: ReadonlyMap<string, Game>
  readonly sessions: Sessions
  readonly signIns: SignIns
  readonly importer: Importer
  readonly metrics: Metrics
  readonly log: Log
  /** What limits are measured with; by default the time since the process began. */
  readonly clock?: (() => number) | undefined
  /** Whether the server is about to stop: then nothing new is to be sent here. */
  readonly stopping: () => boolean
}
