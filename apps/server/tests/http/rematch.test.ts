import { expect, onTestFinished, test } from 'vitest'
import { LiveClient } from '../websocket/client.ts'
import { begun, cookieOf, OPEN, startTestServer, type TestServer } from './server.ts'

const NOBODY = 'x'.repeat(22)

/** Somebody at a match: on a seat, or looking on. */
function at(server: TestServer, match: string, token?: string): Promise<LiveClient> {
  const client = new LiveClient({ url: server.url.replace('http', 'ws'), match, ...(token ? { token } : {}) })
  onTestFinished(() => client.close())
  return client.welcomed()
}

/** A match of two that is over, with what both are told at its table. */
async function over(server: TestServer) {
  const { match, seats } = await begun(server, [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
  ])
  const tokens = seats.map(({ token }: { token: string }) => token) as [string, string]
  const [ann, ben] = await Promise.all([at(server, match, tokens[0]), at(server, match, tokens[1])])
  await ann.perform({ type: 'resign' })
  const claim = (token?: string, of: string = match) =>
    server.ask(`/api/matches/${of}/rematch`, { body: {}, ...(token === undefined ? {} : { token }) })
  return { match, tokens, ann, ben, claim }
}

test('who held a seat gets the same one in the rematch, the same way each time; nobody else does', async () => {
  const server = await startTestServer('sqlite')
  const { match, tokens, ann, ben, claim } = await over(server)
  const [first, second] = tokens
  expect(await claim(first)).toMatchObject({ status: 409, json: { error: 'no-rematch' } })
  await ann.perform({ type: 'rematch' })
  expect((await server.ask(`/api/matches/${match}`)).json).not.toHaveProperty('rematch')
  expect(await claim(first)).toMatchObject({ status: 409, json: { error: 'no-rematch' } })
  await ben.perform({ type: 'rematch' })

  const { rematch } = (await server.ask(`/api/matches/${match}`)).json
  // At once, and from several devices.
  const claimed = await Promise.all([claim(first), claim(second), claim(first), claim(second)])
  expect(claimed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [one, two] = claimed.map(({ json }) => json)
  expect(claimed.slice(2).map(({ json }) => json)).toEqual([one, two])
  expect(one).toMatchObject({ match: rematch, seat: 0, link: `/play/${rematch}#${one.token}` })
  expect(two).toMatchObject({ match: rematch, seat: 1 })
  expect(new Set([...tokens, one.token, two.token]).size).toBe(4)

  for (const token of [NOBODY, one.token]) expect(await claim(token)).toMatchObject({ status: 401 })
  expect(await claim()).toMatchObject({ status: 401 })
  expect(await server.ask(`/api/matches/${rematch}/join`, { body: { name: 'Eve' } })).toMatchObject({ status: 409 })
  // A secret opens its own seat of its own match alone.
  for (const [token, seat] of [
    [one.token, 0],
    [two.token, 1],
  ] as const) {
    expect((await at(server, rematch, token)).mirror.shown?.viewer).toBe(seat)
  }
  expect((await server.ask('/api/mine', { body: { tokens: [first, one.token] } })).json.matches).toMatchObject([
    { match: rematch, seat: 0, status: 'running' },
    { match, seat: 0, rematch },
  ])
  // Whoever has replaced the link of a seat keeps it.
  const { json: renewed } = await server.ask(`/api/matches/${rematch}/token`, { body: {}, token: one.token })
  expect(await claim(first)).toMatchObject({ status: 409, json: { error: 'other-link' } })
  expect(renewed.token).not.toBe(one.token)
})

test('an old link that was replaced opens no seat of the rematch', async () => {
  const server = await startTestServer('sqlite')
  const { match, tokens, ann, ben, claim } = await over(server)
  await ann.perform({ type: 'rematch' })
  await ben.perform({ type: 'rematch' })
  const { json } = await server.ask(`/api/matches/${match}/token`, { body: {}, token: tokens[0] })
  expect(await claim(tokens[0])).toMatchObject({ status: 401 })
  expect(await claim(json.token)).toMatchObject({ status: 200 })
})

test('a seat of an account is that of the account again', async () => {
  const server = await startTestServer('sqlite')
  const { match, tokens, ann, ben } = await over(server)
  const cookie = cookieOf(
    await server.ask('/api/accounts', { body: { name: 'Ann', password: 'seven brass orbits' }, origin: server.url }),
  )
  await server.ask(`/api/matches/${match}/claim`, { body: {}, token: tokens[0], cookie })
  await ann.perform({ type: 'rematch' })
  await ben.perform({ type: 'rematch' })
  const { rematch } = (await server.ask(`/api/matches/${match}`)).json
  const mine = (await server.ask('/api/mine', { body: {}, cookie })).json.matches
  expect(mine.map((one: { match: string; seat: number }) => [one.match, one.seat])).toEqual([
    [rematch, 0],
    [match, 0],
  ])
})

test('spectators cannot ask for one, and nobody can for a seat that is not theirs', async () => {
  const server = await startTestServer('sqlite')
  const { match, tokens, ann } = await over(server)
  const eve = await at(server, match)
  expect(await eve.perform({ type: 'rematch' })).toMatchObject({ type: 'error', code: 'spectator' })
  const raw = { type: 'rematch', seat: 1 } as unknown as { readonly type: 'rematch' }
  expect(await ann.perform(raw)).toMatchObject({ type: 'error', code: 'message' })
  await ann.perform({ type: 'rematch' })
  await eve.until(({ mirror: { shown } }) => shown?.status.state === 'over' && shown.status.rematch !== undefined)
  expect(eve.mirror.shown?.status).toMatchObject({ rematch: { agreed: [0], declined: [], pending: [1] } })
  // What is said in the chat leads nobody anywhere.
  await ann.perform({ type: 'chat', text: `Rematch: ${server.url}/play/elsewhere` })
  expect(await server.ask(`/api/matches/${match}/rematch`, { body: {}, token: tokens[0] })).toMatchObject({
    status: 409,
  })
})

test('of a flood of changes of mind most are refused', async () => {
  const server = await startTestServer('sqlite')
  const { match, ann } = await over(server)
  let refused = 0
  for (let i = 0; i < 60; i++) {
    const reply = await ann.perform({ type: i % 2 === 0 ? 'rematch' : 'no-rematch' })
    if (reply.type === 'rejected') refused++
  }
  expect(refused).toBeGreaterThan(30)
  expect((await server.ask(`/api/matches/${match}`)).json.seq).toBeLessThan(30)
})

test('a match whose seats were never taken has no rematch', async () => {
  const server = await startTestServer('sqlite')
  const { match, seats } = await begun(server, [{ kind: 'person', name: 'Ann' }, OPEN])
  const ann = await at(server, match, seats[0].token)
  await ann.perform({ type: 'resign' })
  expect(await ann.perform({ type: 'rematch' })).toMatchObject({ type: 'rejected', reason: 'not-now' })
})
