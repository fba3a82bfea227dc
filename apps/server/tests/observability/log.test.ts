import { describe, expect, test } from 'vitest'
import { createLog } from '../../src/observability/index.ts'

function captured(options: object = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'debug', to: { write: (line) => void lines.push(line) }, ...options })
  return { lines, log }
}

describe('the log', () => {
  test('is JSON, one object a line, with the level as a word', () => {
    const { lines, log } = captured()
    log.info({ match: 'm' }, 'hello')
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', match: 'm', msg: 'hello', pid: process.pid })
    expect(lines[0]).toMatch(/\n$/)
  })

  test('keeps secrets to itself', () => {
    const { lines, log } = captured()
    const secret = 'secret-0123456789'
    log.info({ token: secret, password: secret, headers: { cookie: secret, authorization: secret } }, 'one')
    log.info({ req: { headers: { cookie: secret } }, seed: secret, keys: { auth: secret } }, 'two')
    expect(lines).toHaveLength(2)
    expect(lines.join('')).not.toContain(secret)
  })

  test('tells of an error its kind, message and stack, and not the row that a database adds', () => {
    const { lines, log } = captured()
    const error = Object.assign(new TypeError('bad'), { code: '23505', detail: 'Key (token_hash)=(abc) exists.' })
    log.error({ err: error }, 'failed')
    const { err } = JSON.parse(lines[0]!)
    expect(err).toEqual({ type: 'TypeError', message: 'bad', code: '23505', stack: error.stack })
  })

  test('is one line for people on a terminal', () => {
    const { lines, log } = captured({ pretty: true })
    log.warn({ match: 'm', attempts: 3 }, 'notification given up')
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}notification given up match=m attempts=3\n$/)
  })
})
