import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPublicAddress, literalAddress, PrivateAddress, publicLookup } from './addresses.ts'

export interface Posted {
  readonly url: URL
  readonly headers: { readonly [name: string]: string }
  readonly body: Buffer | string
  /** Whether the address may lie in a private network. */
  readonly allowPrivate: boolean
  readonly timeoutMs?: number | undefined
  /** Gives it up. */
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 10_000

/** Sends one request and returns the status of the reply, whose body nobody reads. Redirects are not followed. */
export function post({ url, headers, body, allowPrivate, timeoutMs = TIMEOUT_MS, signal }: Posted): Promise<number> {
  const literal = literalAddress(url.hostname)
  if (!allowPrivate && literal !== undefined && !isPublicAddress(literal)) return Promise.reject(new PrivateAddress())
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.end(body)
  })
}
