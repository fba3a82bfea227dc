import { STAND_IN } from '@orrery/host'
import * as z from 'zod'
import { HttpError } from '../../http-error.ts'
import type { PlannedSeat } from '../../matches/index.ts'
import { countedAddresses } from '../../proxies.ts'
import { hashToken, type ListedMatch } from '../../store/index.ts'
import { sessionOf } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { COSTLY } from '../limits.ts'
import {
  clock,
  createdMatch,
  gameId,
  listedMatch,
  matchParams,
  myMatch,
  name,
  options,
  playLink,
  publicMatch,
  refusals,
  status,
  visibility,
} from '../schemas.ts'

const MOST_SEATS = 16
const MOST_TOKENS = 200
const PAGE = 50
const LONGEST_PAGE = 100

const person = z.strictObject({
  kind: z.literal('person'),
  name: name.optional(),
  open: z.boolean().optional().meta({ description: 'Open to the first player who joins.' }),
})
const bot = z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40).optional(), name: name.optional() })
type WantedSeat = z.infer<typeof person> | z.infer<typeof bot>

const plan = z.strictObject({
  game: gameId,
  options: options.optional(),
  seats: z
    .array(z.discriminatedUnion('kind', [person, bot]))
    .min(1)
    .max(MOST_SEATS),
  clock: z.optional(clock),
  visibility: visibility.optional(),
  scene: z.string().max(100).optional().meta({ description: 'Named position to start from.' }),
})

const page = z.object({
  game: gameId.optional(),
  status: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional()
    .meta({ description: 'One or more, separated by commas; unfinished matches when absent.' }),
  after: z
    .string()
    .regex(/^\d{1,16}_[\w-]{1,64}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).optional(),
})

/** A seat as the table plans it, with a name for whoever gave none. */
function planned(seat: WantedSeat, index: number): PlannedSeat {
  if (seat.kind === 'person') {
    return { kind: 'person', name: seat.name ?? `Guest ${index + 1}`, ...(seat.open ? { open: true } : {}) }
  }
  const { bot = STAND_IN } = seat
  return { kind: 'bot', bot, name: seat.name ?? `${bot[0]?.toUpperCase()}${bot.slice(1)} ${index + 1}` }
}

/** What a list shows of a match: the registry's own words are in `info`. */
const shown = ({ id, info, ...rest }: ListedMatch) => ({ match: id, ...rest, ...JSON.parse(info) })

function readStatuses(text: string | undefined) {
  if (text === undefined) return {}
  const read = z.array(status).safeParse(text.split(','))
  if (!read.success) throw new HttpError(400, 'bad-request', `"status" must be one of ${status.options.join(', ')}.`)
  return { status: read.data }
}

function readCursor(text: string | undefined) {
  if (text === undefined) return {}
  const split = text.indexOf('_')
  return { after: { created: Number(text.slice(0, split)), id: text.slice(split + 1) } }
}

export function matchRoutes(app: App, ctx: Context): void {
  const { registry, store, config } = ctx
  const addressOf = countedAddresses(config.trustProxy)

  app.post(
    '/api/matches',
    {
      config: COSTLY,
      schema: {
        summary: 'Begin a match',
        description: 'Returns one invitation link per player. They are shown only once.',
        body: plan,
        response: { 201: createdMatch, ...refusals(400, 429) },
      },
    },
    async ({ body, raw }, reply) => {
      const seats = body.seats.map(planned)
      const {
        match,
        seedHash,
        seats: given,
      } = await registry.create({
        game: body.game,
        options: body.options ?? {},
        seats,
        clock: body.clock ?? { kind: 'none' },
        visibility: body.visibility ?? 'private',
        scene: body.scene,
        creator: addressOf(raw),
      })
      const told = seats.map(({ name, kind }, seat) => {
        const token = given.find((one) => one.seat === seat)?.token ?? null
        return { seat, name, kind, ...(token === null ? {} : { token, link: playLink(match, token) }) }
      })
      return reply.code(201).send({ match, seedHash, seats: told, spectate: playLink(match) })
    },
  )

  app.get(
    '/api/matches',
    {
      schema: {
        summary: 'The lobby: public matches, newest first',
        querystring: page,
        response: {
          200: z.object({ matches: z.array(listedMatch), next: z.string().nullable() }),
          ...refusals(400),
        },
      },
    },
    async ({ query: { game, status, after, limit = PAGE } }) => {
      const wanted = { ...readStatuses(status), ...readCursor(after), ...(game === undefined ? {} : { game }), limit }
      const matches = await store.lobby(wanted)
      const last = matches.at(-1)
      const next = last && matches.length === limit ? `${last.created}_${last.id}` : null
      return { matches: matches.map(shown), next }
    },
  )

  app.get(
    '/api/matches/:id',
    {
      schema: {
        summary: 'Public facts of a match',
        params: matchParams,
        response: { 200: publicMatch, ...refusals(404) },
      },
    },
    ({ params }) => registry.info(params.id),
  )

  app.post(
    '/api/mine',
    {
      schema: {
        summary: 'My games, those that wait for me first',
        description: 'By seat tokens, by your account, or both.',
        body: z.strictObject({ tokens: z.array(z.string().max(128)).max(MOST_TOKENS).optional() }),
        response: { 200: z.object({ matches: z.array(myMatch) }), ...refusals(400) },
      },
    },
    async (request, reply) => {
      const session = await sessionOf(ctx, request, reply)
      const tokenHashes = (request.body.tokens ?? []).map(hashToken)
      const matches = await store.mine({ tokenHashes, ...(session ? { account: session.account.id } : {}) })
      return { matches: matches.map(shown) }
    },
  )
}
