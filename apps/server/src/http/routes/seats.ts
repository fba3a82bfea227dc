import { BadInput } from '@orrery/engine'
import * as z from 'zod'
import { HttpError } from '../../http-error.ts'
import { hashToken, newToken, rematchToken } from '../../store/index.ts'
import { bearerSeat, heldSeat, needSession, seatToken, sessionOf } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { COSTLY } from '../limits.ts'
import {
  BY_BOTH,
  BY_SEAT,
  BY_SESSION,
  givenSeat,
  matchId,
  matchParams,
  name,
  playLink,
  refusals,
  seatNumber,
} from '../schemas.ts'

const NEEDED = 'Send a seat token of this match.'

export function seatRoutes(app: App, ctx: Context): void {
  const { registry, store } = ctx

  app.post(
    '/api/matches/:id/join',
    {
      config: COSTLY,
      schema: {
        summary: 'Join: take the first open seat',
        description: 'If you are signed in, the seat is linked to your account.',
        params: matchParams,
        body: z.strictObject({ name }),
        response: { 200: givenSeat, ...refusals(400, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const session = await sessionOf(ctx, request, reply)
      const { seat, token } = await registry.join(id, request.body.name, session?.account.id).catch((error) => {
        throw error instanceof BadInput ? new HttpError(409, 'full', error.message) : error
      })
      return { seat, token, link: playLink(id, token) }
    },
  )

  app.post(
    '/api/matches/:id/claim',
    {
      schema: {
        summary: 'Link my seat to my account',
        security: BY_BOTH,
        params: matchParams,
        body: z.strictObject({}),
        response: { 200: z.object({ seat: z.int() }), ...refusals(401, 409) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { account } = await needSession(ctx, request, reply)
      const held = await heldSeat(ctx, request, reply, id)
      if (!held) throw new HttpError(401, 'token', NEEDED)
      if (!(await store.claimSeat(id, held.seat, account.id))) {
        throw new HttpError(409, 'taken', 'This seat belongs to another account.')
      }
      return { seat: held.seat }
    },
  )

  app.post(
    '/api/matches/:id/rematch',
    {
      config: COSTLY,
      schema: {
        summary: 'Take my seat in the rematch',
        description:
          'After everyone agreed to a rematch. The token is the same each time. A seat that is linked to an account is linked in the rematch too, and needs no token.',
        security: BY_SEAT,
        params: matchParams,
        body: z.strictObject({}),
        response: { 200: givenSeat.extend({ match: matchId }), ...refusals(401, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params
      const held = await bearerSeat(ctx, request, id)
      const own = seatToken(request)
      if (!held || own === undefined) throw new HttpError(401, 'token', NEEDED)
      const match = await registry.rematch(id)
      if (match === undefined) throw new HttpError(409, 'no-rematch', 'Not everyone has agreed to a rematch yet.')
      const token = rematchToken(own, match)
      if (!(await store.giveToken(match, held.seat, hashToken(token))))
        throw new HttpError(409, 'other-link', 'This seat of the rematch already has another invitation link.')
      return { match, seat: held.seat, token, link: playLink(match, token) }
    },
  )

  app.post(
    '/api/matches/:id/token',
    {
      config: COSTLY,
      schema: {
        summary: 'New seat token',
        description: 'The old token stops working. If you are signed in, you can name a seat of your account instead.',
        security: [...BY_SEAT, ...BY_SESSION],
        params: matchParams,
        body: z.strictObject({ seat: seatNumber.optional() }),
        response: { 200: givenSeat, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const held = await heldSeat(ctx, request, reply, id, request.body.seat)
      if (!held) throw new HttpError(401, 'token', NEEDED)
      const token = newToken()
      await store.setToken(id, held.seat, hashToken(token))
      return { seat: held.seat, token, link: playLink(id, token) }
    },
  )
}
