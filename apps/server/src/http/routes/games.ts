import { playerNames } from '@orrery/bots'
import * as z from 'zod'
import type { App, Context } from '../context.ts'
import { gameId, optionValue } from '../schemas.ts'

const option = z.object({
  id: z.string(),
  kind: z.enum(['toggle', 'number', 'one', 'some', 'list', 'per seat']),
  text: z.string(),
  default: optionValue
    .optional()
    .meta({ description: 'Absent for a choice per seat: each seat has the value at its index.' }),
  values: z.array(z.string()).readonly().optional().meta({ description: 'Of one, some, and per seat: the values.' }),
  min: z.int().optional(),
  max: z.int().optional(),
  members: z.array(z.string()).readonly().optional().meta({ description: 'Of a list: allowed entries.' }),
  copies: z.int().optional().meta({ description: 'Of a list: maximum of each entry.' }),
  size: z.int().optional().meta({ description: 'Of a list: its length when not empty.' }),
  distinct: z.boolean().optional().meta({ description: 'Of a choice per seat: every seat needs a different value.' }),
  players: z
    .array(z.int())
    .readonly()
    .optional()
    .meta({ description: 'Numbers of players it applies to; all when absent.' }),
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
  const listed = [...games.values()].map(({ id, title, players, rulesVersion, options, locale, content }) => {
    const told = Object.entries(options).map(([one, spec]) => ({
      ...spec,
      id: one,
      text: locale.options[one]?.text ?? one,
    }))
    return game.parse({ id, title, players, rules: rulesVersion, options: told, content, bots: playerNames })
  })
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
