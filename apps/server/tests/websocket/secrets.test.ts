import { describe, expect, test } from 'vitest'
import { hashToken } from '../../src/store/index.ts'
import { KINDS, newPlace, opened } from '../store/places.ts'
import { startLive } from './server.ts'

const POLICY = 1008

describe.each(KINDS)('a new secret on %s', (kind) => {
  test('ends what was opened with the old one, in every process, and nothing else', async () => {
    const place = await newPlace(kind)
    const here = await startLive({}, {}, await opened(place))
    const there = await startLive({}, {}, await opened(place))
    const { match, tokens } = await here.create()
    const [old, bens] = tokens as [string, string]
    const anns = [here, there].map((server) => server.connect({ match, token: old }))
    const others = [
      here.connect({ match, token: bens }),
      there.connect({ match }),
      there.connect({ match, token: bens }),
    ]
    await Promise.all([...anns, ...others].map((client) => client.welcomed()))

    await here.store.setToken(match, 0, hashToken('new'))
    for (const ann of anns) {
      await ann.ended()
      expect(ann.closeCode).toBe(POLICY)
      expect(ann.of('error')).toMatchObject([{ code: 'token' }])
    }
    const again = await there.connect({ match, token: 'new' }).welcomed()
    expect(again.mirror.shown).toMatchObject({ viewer: 0, seq: 0 })
    expect(await again.answer('pick')).toMatchObject({ type: 'accepted', seq: 1 })
    await Promise.all(others.map((client) => client.until(({ mirror }) => mirror.lastSeq === 1, 'the answer')))
    expect(others.map(({ closeCode }) => closeCode)).toEqual([undefined, undefined, undefined])
    const late = there.connect({ match, token: old })
    await late.ended()
    expect(late.of('error')).toMatchObject([{ code: 'token' }])
  })
})

test('who shows an old secret and sends on after being told to go is not heard', async () => {
  const { store, create, connect } = await startLive()
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]! }).welcomed()
  const replaced = store.setToken(match, 0, hashToken('new'))
  await ann.until(({ messages }) => messages.at(-1)?.type === 'error', 'the end')
  ann.socket?.send(JSON.stringify({ type: 'answer', id: 1, n: 0, value: 'pick' }), () => {})
  await replaced
  await ann.ended()
  expect(await store.load(match)).toEqual([])
})
