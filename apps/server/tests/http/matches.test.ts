import { describe, expect, test } from 'vitest'
import { KINDS } from '../store/places.ts'
import { BOT, begun, cookieOf, OPEN, PERSON, startTestServer } from './server.ts'

const GAME = 'starship-samurai'

describe.each(KINDS)('matches over HTTP on %s', (kind) => {
  test('are created with one secret link for each person', async () => {
    const server = await startTestServer(kind)
    const { status, json } = await server.ask('/api/matches', {
      body: {
        game: GAME,
        options: { alliance: 'standard' },
        seats: [{ kind: 'person', name: ' Ada ' }, { kind: 'bot', bot: 'random' }, OPEN],
        clock: { kind: 'move', ms: 60_000 },
        visibility: 'public',
      },
    })
    expect(status).toBe(201)
    const { match, seats } = json
    expect(json).toMatchObject({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), spectate: `/play/${match}` })
    expect(seats).toEqual([
      { seat: 0, name: 'Ada', kind: 'person', token: seats[0].token, link: `/play/${match}#${seats[0].token}` },
      { seat: 1, name: 'Random 2', kind: 'bot' },
      { seat: 2, name: 'Guest 3', kind: 'person' },
    ])
    expect(seats[0].token).toMatch(/^[\w-]{22}$/)

    const info = await server.ask(`/api/matches/${match}`)
    expect(info.json).toMatchObject({
      match,
      game: GAME,
      status: 'open',
      visibility: 'public',
      seedHash: json.seedHash,
      clock: { kind: 'move', ms: 60_000 },
      seats: [{ name: 'Ada', kind: 'person' }, { name: 'Random 2', kind: 'bot', bot: 'random' }, { free: true }],
    })
    expect(info.text).not.toContain('seed"')
    expect(info.text).not.toContain(seats[0].token)
  })

  test('are listed in the lobby when they are public, page by page', async () => {
    const server = await startTestServer(kind)
    const made: string[] = []
    for (let i = 0; i < 3; i++) made.unshift((await begun(server, [PERSON, OPEN], { visibility: 'public' })).match)
    const hidden = await begun(server, [PERSON, OPEN])
    const first = await server.ask('/api/matches?limit=2')
    expect(first.json.next).toMatch(/^\d+_/)
    const second = await server.ask(`/api/matches?limit=2&after=${first.json.next}`)
    const listed = [...first.json.matches, ...second.json.matches]
    expect(listed.map(({ match }) => match).sort()).toEqual([...made].sort())
    expect(second.json.next).toBeNull()
    expect(listed[0]).toMatchObject({ game: GAME, status: 'open', seats: [{ kind: 'person' }, { free: true }] })
    expect(JSON.stringify(listed)).not.toContain(hidden.match)
    expect((await server.ask('/api/matches?game=xia')).json.matches).toEqual([])
    expect((await server.ask('/api/matches?status=open,running')).json.matches).toHaveLength(3)
    expect((await server.ask('/api/matches?status=over')).json.matches).toEqual([])
    for (const bad of ['status=lost', 'limit=0', 'limit=101', 'after=x', 'game=..%2F'])
      expect((await server.ask(`/api/matches?${bad}`)).status).toBe(400)
  })

  test('are joined by whoever comes first', async () => {
    const server = await startTestServer(kind)
    const { match } = await begun(server, [PERSON, OPEN, OPEN])
    const join = (name: string) => server.ask(`/api/matches/${match}/join`, { body: { name } })
    const joined = await Promise.all(['Bea', 'Cid', 'Dora'].map(join))
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    const seats = joined.filter(({ status }) => status === 200).map(({ json }) => json)
    expect(seats.map(({ seat }) => seat).sort()).toEqual([1, 2])
    expect(seats[0].link).toBe(`/play/${match}#${seats[0].token}`)
    expect(joined.find(({ status }) => status === 409)!.json).toEqual({
      error: 'full',
      text: 'All seats are taken. You can watch instead.',
    })
    expect((await server.ask(`/api/matches/${match}`)).json.status).toBe('running')
    for (const { token, seat } of seats)
      expect((await server.ask(`/api/matches/${match}/view`, { token })).json.viewer).toBe(seat)
    expect((await server.ask('/api/matches/nothing/join', { body: { name: 'Eve' } })).status).toBe(404)
    for (const name of ['', ' ', 'x'.repeat(41), 'two\nlines', 7])
      expect((await server.ask(`/api/matches/${match}/join`, { body: { name } })).status).toBe(400)
  })

  test('show everybody their own view, and spectators the public one', async () => {
    const server = await startTestServer(kind)
    const { match, seats } = await begun(server)
    const other = await begun(server)
    const view = (token?: string) => server.ask(`/api/matches/${match}/view`, token ? { token } : {})
    const [mine, theirs, spectator] = [await view(seats[0].token), await view(seats[1].token), await view()]
    expect(mine.json).toMatchObject({ orreryView: 1, viewer: 0, info: { game: GAME }, status: { state: 'open' } })
    expect(theirs.json.viewer).toBe(1)
    expect(spectator.json.viewer).toBe('spectator')
    expect(mine.headers.get('cache-control')).toBe('no-store')
    for (const text of [mine.text, theirs.text, spectator.text]) expect(text).not.toContain('"seed"')
    expect(await view(other.seats[0].token)).toMatchObject({
      status: 401,
      json: { error: 'token', text: 'This seat token belongs to another match.' },
    })
    expect((await view('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(401)
    expect((await server.ask(`/api/matches/${match}/view`, { headers: { authorization: 'Basic x' } })).status).toBe(401)
    expect((await server.ask('/api/matches/nothing/view')).status).toBe(404)
    expect(await server.ask(`/api/matches/${match}/file`)).toMatchObject({
      status: 409,
      json: { error: 'not-now', text: 'The match file is available after the game ends.' },
    })
  })

  test('a seat gets a new secret, and the old one stops working', async () => {
    const server = await startTestServer(kind)
    const { match, seats } = await begun(server)
    const { token } = seats[0]
    const renewed = await server.ask(`/api/matches/${match}/token`, { body: {}, token })
    expect(renewed.json).toMatchObject({ seat: 0, link: `/play/${match}#${renewed.json.token}` })
    expect((await server.ask(`/api/matches/${match}/view`, { token })).status).toBe(401)
    expect((await server.ask(`/api/matches/${match}/view`, { token: renewed.json.token })).json.viewer).toBe(0)
    expect((await server.ask(`/api/matches/${match}/token`, { body: {}, token })).status).toBe(401)
    expect((await server.ask(`/api/matches/${match}/token`, { body: {} })).status).toBe(401)
    expect((await server.ask(`/api/matches/${match}/token`, { body: {}, token: seats[1].token })).json.seat).toBe(1)
  })

  test('my games, by secrets and by account, those that wait for me first', async () => {
    const server = await startTestServer(kind)
    const waiting = await begun(server, [PERSON, PERSON])
    const open = await begun(server, [PERSON, OPEN])
    const foreign = await begun(server)
    const asked = (await server.ask(`/api/matches/${waiting.match}`)).json.waiting[0]
    const tokens = [open.seats[0].token, waiting.seats[asked].token]
    const { json } = await server.ask('/api/mine', { body: { tokens } })
    expect(json.matches).toMatchObject([
      { match: waiting.match, seat: asked, waitsForMe: true, status: 'running' },
      { match: open.match, seat: 0, waitsForMe: false, status: 'open' },
    ])
    expect(JSON.stringify(json)).not.toContain(foreign.match)
    expect((await server.ask('/api/mine', { body: {} })).json).toEqual({ matches: [] })
    expect((await server.ask('/api/mine', { body: { tokens: Array(201).fill('x') } })).status).toBe(400)

    const cookie = cookieOf(await server.ask('/api/accounts', { body: { name: 'Ada', password: 'correct horse' } }))
    const claim = (match: string, token?: string) =>
      server.ask(`/api/matches/${match}/claim`, { body: {}, cookie, ...(token ? { token } : {}) })
    expect((await claim(open.match, open.seats[0].token)).json).toEqual({ seat: 0 })
    expect((await claim(open.match)).status).toBe(401)
    expect(
      (await server.ask(`/api/matches/${open.match}/claim`, { body: {}, token: open.seats[0].token })).status,
    ).toBe(401)
    expect((await server.ask('/api/mine', { body: {}, cookie })).json.matches).toMatchObject([
      { match: open.match, seat: 0 },
    ])

    const bob = cookieOf(await server.ask('/api/accounts', { body: { name: 'Bob', password: 'correct horse' } }))
    const taken = await server.ask(`/api/matches/${open.match}/claim`, {
      body: {},
      cookie: bob,
      token: open.seats[0].token,
    })
    expect(taken).toMatchObject({ status: 409, json: { error: 'taken' } })

    const lost = await server.ask(`/api/matches/${open.match}/token`, { body: { seat: 0 }, cookie })
    expect((await server.ask(`/api/matches/${open.match}/view`, { token: lost.json.token })).json.viewer).toBe(0)
    expect((await server.ask(`/api/matches/${open.match}/token`, { body: { seat: 0 }, cookie: bob })).status).toBe(403)
    expect((await server.ask(`/api/matches/${open.match}/view?seat=0`, { cookie })).json.viewer).toBe(0)
    expect((await server.ask(`/api/matches/${open.match}/view?seat=0`, { cookie: bob })).status).toBe(403)
    const joined = await server.ask(`/api/matches/${open.match}/join`, { body: { name: 'Bob' }, cookie: bob })
    expect(joined.json.seat).toBe(1)
    expect((await server.ask('/api/mine', { body: {}, cookie: bob })).json.matches).toMatchObject([
      { match: open.match, seat: 1 },
    ])
  })
})

test('a plan that cannot be is refused with one sentence', async () => {
  const server = await startTestServer('sqlite')
  const seats = [PERSON, PERSON]
  const refused: [object, string | RegExp][] = [
    [{ game: 'chess', seats }, /^Unknown game "chess"/],
    [{ game: GAME, seats: [PERSON] }, 'Starship Samurai takes 2–4 players, not 1.'],
    [{ game: GAME, seats, options: { deck: 'marked' } }, /^Option "deck" can’t be "marked"/],
    [{ game: GAME, seats, options: { luck: true } }, /^Starship Samurai has no option "luck"/],
    [{ game: GAME, seats: [PERSON, { kind: 'bot', bot: 'deep blue' }] }, 'Unknown bot "deep blue".'],
    [{ game: GAME, seats, clock: { kind: 'move', ms: 1 } }, 'Time per move must be 1 second to 1 year.'],
    [{ game: GAME, seats, clock: { kind: 'sand' } }, /^Invalid field "clock.*$/],
    [{ game: GAME, seats: [PERSON, { kind: 'ghost' }] }, /^Invalid field "seats\.1.*$/],
    [{ game: GAME, seats: [PERSON, { kind: 'person', name: 'a\u0000b' }] }, 'Invalid field "seats.1.name".'],
    [{ game: GAME, seats: Array(17).fill(BOT) }, 'Invalid field "seats": expected at most 16 entries.'],
    [{ game: GAME, seats, visibility: 'secret' }, 'Invalid field "visibility": expected one of public, private.'],
    [{ game: GAME, seats, seed: 'mine' }, 'Invalid body: see /api/openapi.json.'],
    [[], 'Invalid body: see /api/openapi.json.'],
    [{}, 'Invalid field "game": expected text.'],
  ]
  for (const [body, text] of refused) {
    const { status, json } = await server.ask('/api/matches', { body })
    expect([status, Object.keys(json)]).toEqual([400, ['error', 'text']])
    if (typeof text === 'string') expect(json.text).toBe(text)
    else expect(json.text).toMatch(text)
  }
  expect((await server.ask('/api/matches')).json.matches).toEqual([])
})

test('the games are told with what can be chosen', async () => {
  const server = await startTestServer('sqlite')
  const { json } = await server.ask('/api/games')
  expect(json.games.map(({ id }: { id: string }) => id)).toEqual([GAME, 'xia', 'tsukuyumi'])
  expect(json.games[0]).toMatchObject({
    title: 'Starship Samurai',
    players: [2, 3, 4],
    content: { id: 'house' },
    bots: expect.arrayContaining(['random', 'greedy']),
  })
  const [deck] = json.games[0].options
  expect(deck).toMatchObject({ id: 'deck', default: 'base', values: expect.arrayContaining(['base', 'draft']) })
})

test('one address has only so many matches of bots alone under way, and is told so in one sentence', async () => {
  const server = await startTestServer('sqlite', { botMatches: 2 })
  const bot = { kind: 'bot', bot: 'greedy' } as const
  const begin = (seats: readonly object[]) => server.ask('/api/matches', { body: { game: 'xia', seats } })
  const all = await Promise.all([1, 2, 3, 4].map(() => begin([bot, bot, bot, bot])))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429])
  expect(all.find(({ status }) => status === 429)?.json).toEqual({
    error: 'too-many-bots',
    text: 'You have 2 bot-only matches running. Wait for one to end, or take a seat yourself.',
  })
  expect((await begin([PERSON, bot])).status).toBe(201)
})
