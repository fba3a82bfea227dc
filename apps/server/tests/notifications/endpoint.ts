import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Endpoint {
  readonly url: string
  readonly calls: Call[]
  /** What the next calls are answered with; 200 when it is empty. */
  readonly answers: number[]
  /** It takes calls and never answers. */
  silent: boolean
  /** When so many calls have come. */
  called(count: number): Promise<void>
}

/** Stands for a push service or somebody's webhook. */
export async function startEndpoint(): Promise<Endpoint> {
  const calls: Call[] = []
  const answers: number[] = []
  let woken = () => {}
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    calls.push({ path: request.url!, headers: request.headers, body })
    if (!endpoint.silent) response.writeHead(answers.shift() ?? 200).end()
    woken()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint: Endpoint = {
    silent: false,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    called: (count) =>
      new Promise((resolve) => {
        woken = () => {
          if (calls.length >= count) resolve()
        }
        woken()
      }),
  }
  return endpoint
}

/** A browser's side of a push subscription. */
export class Browser {
  readonly #pair: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#pair.generateKeys()
  }

  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  /** Reads a message that was encrypted for this browser. */
  read(body: Buffer): unknown {
    const theirs = body.subarray(21, 86)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs])
    const secret = Buffer.from(hkdfSync('sha256', this.#pair.computeSecret(theirs), this.#auth, info, 32))
    const derive = (text: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, body.subarray(0, 16), Buffer.from(text), length))
    const key = derive('Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, -1).toString())
  }
}
