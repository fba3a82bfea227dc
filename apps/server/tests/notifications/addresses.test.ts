import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPublicAddress } from '../../src/notifications/addresses.ts'
import { post } from '../../src/notifications/post.ts'
import { noticeUrl, signature } from '../../src/notifications/webhook.ts'

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is private', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('where notices may go', () => {
  const protocols = ['https:', 'http:']

  test('public addresses', () => {
    expect(noticeUrl('https://hook.example/a?b=c', false, protocols).href).toBe('https://hook.example/a?b=c')
    expect(noticeUrl('http://8.8.8.8/', false, protocols).href).toBe('http://8.8.8.8/')
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost:1/',
    'http://a.localhost/',
    'http://LOCALHOST./',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'ftp://hook.example',
    'https://me:pass@hook.example/',
    'nothing',
  ])('not %s', (text) => expect(() => noticeUrl(text, false, protocols)).toThrow())

  test('not one that is longer than any address', () => {
    expect(() => noticeUrl(`https://hook.example/${'x'.repeat(1000)}`, false, protocols)).toThrow()
  })

  test('private ones where that is allowed', () => {
    expect(noticeUrl('http://127.0.0.1:9/', true, ['https:']).port).toBe('9')
  })

  test('push services are asked over https alone', () => {
    expect(() => noticeUrl('http://push.example/', false, ['https:'])).toThrow(
      'A webhook address must begin with https://.',
    )
  })
})

describe('posting', () => {
  async function listening(answer: Parameters<typeof createServer>[1]) {
    const server = createServer(answer!)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }
  const message = { headers: {}, body: 'x' }

  test('never reaches a private address, by number or by name', async () => {
    let calls = 0
    const port = await listening((_, response) => {
      calls += 1
      response.end()
    })
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const url = new URL(`http://${host}:${port}/`)
      await expect(post({ url, ...message, allowPrivate: false })).rejects.toMatchObject({ code: 'EPRIVATE' })
    }
    expect(calls).toBe(0)
    expect(await post({ url: new URL(`http://localhost:${port}/`), ...message, allowPrivate: true })).toBe(200)
    expect(calls).toBe(1)
  })

  test('follows no redirect, and does not wait for ever', async () => {
    const paths: string[] = []
    const port = await listening(({ url }, response) => {
      paths.push(url!)
      if (url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end()
    })
    const to = (path: string) =>
      post({ url: new URL(path, `http://127.0.0.1:${port}`), ...message, allowPrivate: true, timeoutMs: 200 })
    expect(await to('/redirect')).toBe(302)
    await expect(to('/silence')).rejects.toThrow()
    expect(paths).toEqual(['/redirect', '/silence'])
  })
})

test('the signature of a webhook', () => {
  expect(signature('secret', '{}', 1_700_000_000_999)).toBe(
    't=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163',
  )
})
