import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ClientMessage,
  clientMessageSchema,
  isWish,
  LONGEST_MESSAGE,
  PROTOCOL,
  readClientMessage,
} from '../src/client-messages.ts'

const examples: readonly ClientMessage[] = [
  { type: 'hello', protocol: PROTOCOL, match: 'abc-123', token: 'secret_1', lastSeq: 7 },
  { type: 'hello', protocol: PROTOCOL, match: 'abc' },
  { type: 'hello', protocol: PROTOCOL, match: 'abc', seat: 3 },
  { type: 'answer', id: 1, n: 3, value: ['a', 2] },
  { type: 'answer', id: 1, n: 3, value: 'a', final: false },
  { type: 'interject', id: 1, value: { offer: { to: 1 } } },
  { type: 'undo', id: 1 },
  { type: 'undo', id: 1, to: 4 },
  { type: 'redo', id: 1 },
  { type: 'ask-undo', id: 1, to: 4 },
  { type: 'agree', id: 1, request: 9 },
  { type: 'disagree', id: 1, request: 9 },
  { type: 'why', id: 1 },
  { type: 'look', id: 1, at: 3 },
  { type: 'look', id: 1, at: 3, as: 'spectator' },
  { type: 'chat', id: 1, text: 'Good luck!' },
  { type: 'name', id: 1, name: 'Ann' },
  { type: 'resign', id: 1 },
  { type: 'away', id: 1, bot: 'greedy' },
  { type: 'back', id: 1 },
  { type: 'pause', id: 1 },
  { type: 'resume', id: 1 },
  { type: 'ping', id: 1 },
]

test.each(examples)('reads $type', (message) => {
  expect(readClientMessage(JSON.stringify(message))).toEqual({ message })
  expect(readClientMessage(JSON.stringify({ ...message, extra: 1 }))).toHaveProperty('problem')
})

test('answers are read as the schema reads them', () => {
  const part = fc.oneof(fc.jsonValue(), fc.nat(), fc.boolean(), fc.constantFrom(-0, -1, 1.5, 2 ** 53, 1e300))
  const key = fc.constantFrom('id', 'n', 'value', 'final', 'extra', '__proto__')
  fc.assert(
    fc.property(fc.dictionary(key, part), (parts) => {
      const text = JSON.stringify({ type: 'answer', id: 1, n: 2, value: 'a', ...parts })
      const { success, data } = clientMessageSchema.safeParse(JSON.parse(text))
      const read = readClientMessage(text)
      if (success) expect(read).toEqual({ message: data })
      else expect(read).toHaveProperty('problem')
    }),
    { numRuns: 2000 },
  )
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['nothing', ''],
  ['no JSON', '{"type":"answer",'],
  ['no record', '[1]'],
  ['null', 'null'],
  ['an unknown type', '{"type":"win","id":1}'],
  ['the prototype', '{"type":"__proto__","id":1}'],
  ['no id', '{"type":"redo"}'],
  ['a broken id', '{"type":"redo","id":1.5}'],
  ['a negative number', '{"type":"ask-undo","id":1,"to":-1}'],
  ['no value', '{"type":"answer","id":1,"n":1}'],
  ['a deep value', `{"type":"answer","id":1,"n":1,"value":${nested(8)}}`],
  ['a very deep value', `{"type":"answer","id":1,"n":1,"value":${nested(8000)}}`],
  ['many parts', JSON.stringify({ type: 'interject', id: 1, value: Array(600).fill(0) })],
  ['a long string', JSON.stringify({ type: 'interject', id: 1, value: 'x'.repeat(501) })],
  ['a zero byte', JSON.stringify({ type: 'interject', id: 1, value: { text: 'a\0' } })],
  ['half a character', '{"type":"interject","id":1,"value":"\\ud800"}'],
  ['a key for the prototype', '{"type":"interject","id":1,"value":{"__proto__":{"x":1}}}'],
  ['a long message', JSON.stringify({ type: 'chat', id: 1, text: 'x'.repeat(501) })],
  ['an odd match', '{"type":"hello","protocol":2,"match":"../../etc"}'],
  ['another protocol', '{"type":"hello","protocol":1,"match":"abc"}'],
  ['a huge message', `"${'x'.repeat(LONGEST_MESSAGE)}"`],
])('rejects %s in one sentence', (_, text) => {
  const read = readClientMessage(text)
  expect(read).toHaveProperty('problem')
  expect('problem' in read && read.problem).toMatch(/^[^.]+\.$/)
})

test('whatever is sent is either read or rejected', () => {
  const broken = fc
    .tuple(fc.constantFrom(...examples), fc.nat(60), fc.string({ maxLength: 3 }))
    .map(([message, at, junk]) => {
      const text = JSON.stringify(message)
      return text.slice(0, at) + junk + text.slice(at + junk.length)
    })
  const odd = fc
    .record({ type: fc.constantFrom(...examples.map(({ type }) => type)) })
    .chain(({ type }) =>
      fc
        .dictionary(
          fc.constantFrom('id', 'n', 'value', 'to', 'request', 'text', 'name', 'bot', 'match'),
          fc.jsonValue(),
        )
        .map((fields) => JSON.stringify({ type, ...fields })),
    )
  fc.assert(
    fc.property(fc.oneof(broken, odd, fc.json(), fc.string()), (text) => {
      const read = readClientMessage(text)
      return 'message' in read || read.problem.length > 0
    }),
    { numRuns: 2000 },
  )
})

test('only what a seat wants done is a wish', () => {
  const asking = [
    { type: 'why', id: 1 },
    { type: 'look', id: 1, at: 0 },
    { type: 'earlier', id: 1, of: 'log', before: 0 },
    { type: 'head', id: 1, at: 0 },
    { type: 'ping', id: 1 },
  ] as const
  expect(asking.filter(isWish)).toEqual([])
  expect(isWish({ type: 'chat', id: 1, text: 'Hello' })).toBe(true)
})

test('what is wrong with a message is told with its number, if it has one', () => {
  expect(readClientMessage('{"type":"head","id":7,"at":-1}')).toEqual({
    problem: 'Invalid field "at": expected at least 0.',
    id: 7,
  })
  const problemOf = (message: object) => readClientMessage(JSON.stringify(message))
  expect(problemOf({ type: 'head', id: 7, at: 'x' })).toEqual({
    problem: 'Invalid field "at": expected a whole number.',
    id: 7,
  })
  expect(problemOf({ type: 'earlier', id: 7, of: 'x', before: 1 })).toMatchObject({
    problem: 'Invalid field "of": expected one of log, talk.',
  })
  expect(problemOf({ type: 'shout', id: 7 })).toMatchObject({ problem: 'Unknown message type.' })
  for (const text of ['{"type":"head","id":-1,"at":0}', '{"type":"head","id":"7"}', '[]', 'null', '7'])
    expect(readClientMessage(text)).not.toHaveProperty('id')
})
