import { PROTOCOL, type ServerMessage, serverMessageSchema } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { replyTo } from '../src/journal/replies.ts'
import { ChanceHost, headerOf, START } from './host.ts'

test('everything a table sends is as the schema says', async () => {
  const host = new ChanceHost(
    starshipSamurai,
    headerOf(starshipSamurai, { seats: 3, bots: [2], clock: { kind: 'move', ms: 60_000 }, options: { trading: true } }),
    'schema',
  )
  const { table } = host
  const send = (message: ServerMessage) => {
    const read = serverMessageSchema.safeParse(JSON.parse(JSON.stringify(message)))
    expect(read.error?.issues ?? []).toEqual([])
  }
  for (let i = 0; i < 150; i++) {
    const since = table.seq
    const result = await host.step()
    send(replyTo(i, result))
    for (const viewer of [0, 'spectator'] as const) {
      for (const update of table.changes(viewer, since) ?? []) send({ type: 'update', ...update })
      send({ type: 'welcome', protocol: PROTOCOL, at: START, ...table.welcome(viewer, since) })
    }
    const refusals = table.refusals(1)
    if (refusals) send({ type: 'refusals', id: i, ...refusals })
  }
  send({ type: 'error', code: 'token', text: 'This link opens no seat.' })
  send(replyTo(1, { final: 7 }))
  send({ type: 'pong', id: 1, at: START })
})
