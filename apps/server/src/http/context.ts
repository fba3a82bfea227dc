import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Game } from '@orrery/engine'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Hall } from '../hall/index.ts'
import type { Importer } from '../importing/importer.ts'
import type { Log, Metrics } from '../operations/index.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Store } from '../store/index.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What the routes work with. */
export interface Context {
  readonly config: Config
  readonly store: Store
  readonly hall: Hall
  readonly games: ReadonlyMap<string, Game>
  readonly sessions: Sessions
  readonly importer: Importer
  readonly metrics: Metrics
  readonly log: Log
  /** Whether the server is about to stop: then nothing new is to be sent here. */
  readonly stopping: () => boolean
}
