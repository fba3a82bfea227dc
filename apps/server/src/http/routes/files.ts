import { matchText } from '@orrery/engine'
import * as z from 'zod'
import { HttpError } from '../../http-error.ts'
import { heldSeat } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { COSTLY, FILE_BYTES } from '../limits.ts'
import { BY_SEAT, BY_SESSION, createdMatch, matchParams, playLink, refusals } from '../schemas.ts'

const kept = z.looseObject({}).meta({ description: 'JSON to keep.' })

export function fileRoutes(app: App, ctx: Context): void {
  const { registry, importer } = ctx

  app.get(
    '/api/matches/:id/view',
    {
      config: COSTLY,
      schema: {
        summary: 'My view and log',
        description: 'By seat token, or by ?seat= of your account; otherwise the spectator’s view.',
        security: [...BY_SEAT, ...BY_SESSION, {}],
        params: matchParams,
        querystring: z.object({ seat: z.coerce.number().int().min(0).max(15).optional() }),
        response: { 200: kept, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const held = await heldSeat(ctx, request, reply, id, request.query.seat)
      const view = await registry.exportView(id, held?.seat ?? 'spectator')
      void reply.header('cache-control', 'no-store')
      return { ...view }
    },
  )

  app.get(
    '/api/matches/:id/file',
    {
      config: COSTLY,
      schema: {
        summary: 'The match file, after the match ends',
        description: '`orrery verify` and `orrery replay` read it.',
        params: matchParams,
        response: { 200: z.string().meta({ description: 'A match file, which is JSON.' }), ...refusals(404, 409) },
      },
    },
    async ({ params: { id } }, reply) => {
      const file = await registry.exportMatch(id)
      if ('reason' in file) throw new HttpError(409, file.reason, file.text)
      return reply
        .header('content-disposition', `attachment; filename="${file.header.game}-${id}.json"`)
        .type('application/json; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(matchText(file))
    },
  )

  app.post(
    '/api/matches/import',
    {
      bodyLimit: FILE_BYTES,
      config: COSTLY,
      schema: {
        summary: 'Import a match file',
        description:
          'It is replayed first. A finished match can be watched; an unfinished one continues with players and new seat tokens.',
        body: z.strictObject({ file: kept }),
        response: { 201: createdMatch, ...refusals(400, 413, 503) },
      },
    },
    async ({ body }, reply) => {
      const { match, seedHash, seats } = await importer.store(body.file)
      const told = seats.map(({ seat, name, token }) => ({
        seat,
        name,
        kind: 'person' as const,
        ...(token === null ? {} : { token, link: playLink(match, token) }),
      }))
      return reply.code(201).send({ match, seedHash, seats: told, spectate: playLink(match) })
    },
  )
}
