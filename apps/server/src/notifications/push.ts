import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto'

const CURVE = 'prime256v1'
/** All of a message is one record of at most this size. */
const RECORD = 4096
const LAST_RECORD = 2
const DAY_S = 24 * 60 * 60

/** What a browser gives for its subscription, in base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The server's own keys, by which push services know it. `publicKey` is what browsers ask for. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: JsonWebKey
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE })
  const jwk = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), bytes(jwk.x!), bytes(jwk.y!)])
  return { publicKey: point.toString('base64url'), privateKey: jwk }
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether these can be a subscription's keys: a point of the curve and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    newPair().computeSecret(bytes(p256dh))
    return bytes(p256dh).length === 65 && bytes(auth).length === 16
  } catch {
    return false
  }
}

function newPair(): ECDH {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}

/** Encrypts a message for a subscription (RFC 8291): only the browser can read it, not the push service. */
export function encrypt(message: Buffer, { p256dh, auth }: PushKeys, pair = newPair(), salt = randomBytes(16)): Buffer {
  const theirs = bytes(p256dh)
  const ours = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(bytes(auth), pair.computeSecret(theirs), info, 32)
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([
    salt,
    size,
    Buffer.of(ours.length),
    ours,
    cipher.update(message),
    cipher.update(Buffer.of(LAST_RECORD)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** The header by which a push service knows who sends (RFC 8292): a token for this service, good for half a day. */
export function vapidHeader(keys: VapidKeys, endpoint: URL, contact: string | undefined, now = Date.now()): string {
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + DAY_S / 2, ...(contact ? { sub: contact } : {}) }
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const key = createPrivateKey({ key: keys.privateKey, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(parts.join('.')), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${parts.join('.')}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

/** Headers of a push message. Of those with the same topic that a browser has not yet fetched it gets the newest. */
export const pushHeaders = (authorization: string, topic: string) => ({
  authorization,
  'content-type': 'application/octet-stream',
  'content-encoding': 'aes128gcm',
  ttl: String(DAY_S),
  urgency: 'high',
  topic,
})
