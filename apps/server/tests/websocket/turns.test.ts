import { PROTOCOL } from '@orrery/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Turns } from '../../src/websocket/turns.ts'
import { startProcess } from '../observability/process.ts'
import { newFolder } from '../store/places.ts'
import { createMatch, live, persons } from '../system/players.ts'
import { LiveClient } from './client.ts'
import { startLive } from './server.ts'

test('addresses take turns, one piece of work at a time, and nobody waits with more than so many', () => {
  const deferred: (() => void)[] = []
  const turns = new Turns(3, (work) => deferred.push(work))
  const done: string[] = []
  const add = (address: string, what: string) => turns.add(address, () => done.push(what))
  expect(['a1', 'a2', 'a3', 'a4'].map((what) => add('a', what))).toEqual([true, true, true, false])
  expect(add('b', 'b1')).toBe(true)
  const seen: string[][] = []
  for (let work = deferred.shift(); work !== undefined; work = deferred.shift()) {
    expect(deferred).toEqual([])
    work()
    seen.push([...done])
  }
  expect(seen).toEqual([['a1'], ['a1', 'b1'], ['a1', 'b1', 'a2'], ['a1', 'b1', 'a2', 'a3']])
  expect(add('a', 'a5')).toBe(true)
  deferred.shift()?.()
  expect(done.at(-1)).toBe('a5')
})

test('work that fails does not keep the rest from its turn', () => {
  const deferred: (() => void)[] = []
  const turns = new Turns(3, (work) => deferred.push(work))
  const done: string[] = []
  turns.add('a', () => {
    throw new Error('no')
  })
  turns.add('a', () => done.push('a2'))
  expect(() => deferred.shift()?.()).toThrow('no')
  deferred.shift()?.()
  expect(done).toEqual(['a2'])
})

test('a spectator who asks for many moments at once is answered after everybody else', async () => {
  const server = startProcess(['--port', '0', '--data', await newFolder(), '--message-limit', '1000'])
  const url = await server.url
  const { match, seats } = await createMatch(url, { game: 'starship-samurai', seats: persons(2) })
  const connect = (token?: string) => {
    const client = new LiveClient({ url: live(url), match, ...(token === undefined ? {} : { token }) })
    onTestFinished(() => client.close())
    return client.welcomed()
  }
  const [curious, ann] = await Promise.all([connect(), connect(seats[0]!.token!)])
  // Held still, so that all of it comes to the server at the same time.
  server.kill('SIGSTOP')
  const looks = Array.from({ length: 150 }, () => curious!.perform({ type: 'look', at: 0 }))
  // What comes on the same connection after them does not wait for them either.
  const order: string[] = []
  const told = [
    curious!.perform({ type: 'ping' }).then(() => order.push('ping')),
    ...looks.slice(-1).map((look) => look.then(() => order.push('last look'))),
  ]
  server.kill('SIGCONT')
  expect(await ann!.perform({ type: 'chat', text: 'Hello' })).toMatchObject({ type: 'accepted' })
  await Promise.all(told)
  expect(order).toEqual(['ping', 'last look'])
  expect(new Set((await Promise.all(looks)).map(({ type }) => type))).toEqual(new Set(['sight']))
})

test('an address with too many questions under way is told to ask again', async () => {
  const server = startProcess(['--port', '0', '--data', await newFolder(), '--message-limit', '1000'])
  const url = await server.url
  const { match } = await createMatch(url, { game: 'starship-samurai', seats: persons(2) })
  const client = new LiveClient({ url: live(url), match })
  onTestFinished(() => client.close())
  await client.welcomed()
  server.kill('SIGSTOP')
  const asked = Array.from({ length: 1000 }, () => client.perform({ type: 'look', at: 0 }))
  server.kill('SIGCONT')
  const replies = await Promise.all(asked)
  const refused = replies.find(({ type }) => type === 'rejected')
  expect(refused).toMatchObject({
    reason: 'too-often',
    wait: 1000,
    text: 'Too many questions. Ask again in a second.',
  })
  expect(await client.perform({ type: 'look', at: 0 })).toMatchObject({ type: 'sight' })
})

test('hellos are answered one in each turn of the process, however many come at once', async () => {
  const server = await startLive()
  const { match } = await server.create()
  const client = server.connect({ match })
  await client.welcomed()
  let turn = 0
  let goesOn = true
  const count = () => {
    turn++
    if (goesOn) setImmediate(count)
  }
  onTestFinished(() => {
    goesOn = false
  })
  count()
  const turns: number[] = []
  const { attach } = server.registry
  Object.assign(server.registry, {
    attach(...hello: Parameters<typeof attach>) {
      turns.push(turn)
      return attach(...hello)
    },
  })
  for (let i = 0; i < 20; i++) client.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match }))
  await client.until((one) => one.of('welcome').length === 21, 'all welcomes')
  expect(new Set(turns).size).toBe(20)
})
