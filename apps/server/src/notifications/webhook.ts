import { createHmac } from 'node:crypto'
import { BadInput } from '@orrery/engine'
import { isPublicAddress, literalAddress } from './addresses.ts'

const LONGEST_URL = 1000

/**
 * What proves that a message is ours: `t` is when it was sent (in seconds), `v1` the HMAC-SHA256 of `t`, a full stop and the body under
 * the webhook's secret, in hexadecimal digits.
 */
export function signature(secret: string, body: string, now = Date.now()): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Reads where notices are to go, and says what is wrong with it. Names are checked when they are resolved, each time. */
export function noticeUrl(text: string, allowPrivate: boolean, protocols: readonly string[]): URL {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.hostname === '') throw new BadInput('Invalid webhook address.')
  if (!protocols.includes(url.protocol) && !(allowPrivate && url.protocol === 'http:')) {
    throw new BadInput(`A webhook address must begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`)
  }
  if (url.username !== '' || url.password !== '') throw new BadInput('A webhook address must not contain a password.')
  const literal = literalAddress(url.hostname)
  const isHome = /^localhost\.?$|\.localhost\.?$/i.test(url.hostname)
  if (!allowPrivate && (isHome || (literal !== undefined && !isPublicAddress(literal)))) {
    throw new BadInput('Webhooks to private networks are not allowed.')
  }
  return url
}
