import { playerNames } from '@orrery/bots'
import * as z from 'zod'
import type { App, Context } from '../context.ts'
import { gameId, optionValue } from '../schemas.ts'

const option = z.object({
  id: z.string(),
  text: z.string(),
  values: z.array(optionValue).readonly().meta({ description: 'For a list, examples of whole lists.' }),
  default: optionValue,
  players: z
    .array(z.int())
    .readonly()
    .optional()
    .meta({ description: 'The numbers of players it is for; all when absent.' }),
})

const game = z.object({
  id: gameId,
  title: z.string(),
  players: z.array(z.int()).readonly(),
  rules: z.int(),
  options: z.array(option).readonly(),
  content: z.object({ id: z.string(), version: z.string() }),
  bots: z.array(z.string()).readonly(),
})

export function gameRoutes(app: App, { games }: Context): void {
  const listed = [...games.values()].map(({ id, title, players, rulesVersion, options, content }) =>
    game.parse({ id, title, players, rules: rulesVersion, options, content, bots: playerNames }),
  )
  // Always the same, and long: written once.
  const text = JSON.stringify({ games: listed })
  const schema = { summary: 'The games of this server', response: { 200: z.object({ games: z.array(game) }) } }
  app.get('/api/games', { schema }, async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer(() => text)
      .send({ games: listed }),
  )
}
