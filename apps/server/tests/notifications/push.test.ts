import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { arePushKeys, encrypt, newVapidKeys, vapidHeader } from '../../src/notifications/push.ts'
import { Browser } from './endpoint.ts'

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sent:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('push messages', () => {
  test('are encrypted as in the example of RFC 8291', () => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(EXAMPLE.ours, 'base64url'))
    const { p256dh, auth } = EXAMPLE
    const salt = Buffer.from(EXAMPLE.salt, 'base64url')
    expect(encrypt(Buffer.from(EXAMPLE.message), { p256dh, auth }, pair, salt).toString('base64url')).toBe(EXAMPLE.sent)
  })

  test('can be read by the browser alone, and never look the same twice', () => {
    const browser = new Browser()
    const message = Buffer.from('{"hello":1}')
    const [one, two] = [encrypt(message, browser.keys), encrypt(message, browser.keys)]
    expect(one.equals(two)).toBe(false)
    expect(browser.read(one)).toEqual({ hello: 1 })
    expect(browser.read(two)).toEqual({ hello: 1 })
    expect(() => new Browser().read(one)).toThrow()
  })

  test('carry a token that the push service can check', () => {
    const keys = newVapidKeys()
    const header = vapidHeader(keys, new URL('https://push.example/abc'), 'mailto:me@orrery.example', 1_000_000)
    const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(read(claims)).toEqual({ aud: 'https://push.example', exp: 1000 + 43_200, sub: 'mailto:me@orrery.example' })
    expect(key).toBe(keys.publicKey)
    const point = Buffer.from(key!, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! }
    const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
  })

  test('need keys of the right form', () => {
    const { p256dh, auth } = EXAMPLE
    expect(arePushKeys({ p256dh, auth })).toBe(true)
    expect(arePushKeys({ p256dh: auth, auth })).toBe(false)
    expect(arePushKeys({ p256dh, auth: 'short' })).toBe(false)
    expect(arePushKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false)
  })
})
