import { connect } from 'node:net'

export interface RawRequest {
  readonly method?: string
  /** The address as it stands in the request line: nothing is put right. */
  readonly target: string
  readonly headers?: { readonly [name: string]: string }
  readonly body?: string
}

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends a request byte by byte as it is given, on a connection of its own, and reads until the server closes it. */
export function sendRaw(
  url: string,
  { method = 'GET', target, headers = {}, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url)
  const own = {
    host,
    connection: 'close',
    ...(body === '' || 'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    // A server that refuses a long body closes while it is still being sent.
    socket.on('error', (error) => (text === '' ? reject(error) : socket.destroy()))
    socket.on('close', () => {
      const split = text.indexOf('\r\n\r\n')
      const head = text.slice(0, split)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: text.slice(split + 4) })
    })
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}

/** One address in all the ways in which it can be written. Not every way leads to the same route. */
export function spellingsOf(path: string, host: string): readonly string[] {
  const first = path.charCodeAt(1)
  const encoded = (code: string) => (path.length > 1 ? `/${code}${path.slice(2)}` : '/%2e')
  const hex = Number.isNaN(first) ? '2e' : first.toString(16)
  const cased = path.replace(/[a-z]/, (letter) => letter.toUpperCase())
  const lastEncoded = path.replace(/([^/])$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return [
    path,
    encoded(`%${hex}`),
    encoded(`%${hex.toUpperCase()}`),
    encoded(`%25${hex}`),
    lastEncoded,
    `/${[...path.slice(1)].map((letter) => (letter === '/' ? '/' : `%${letter.charCodeAt(0).toString(16)}`)).join('')}`,
    path.replace(/\//g, (slash, at: number) => (at === 0 ? slash : '%2F')),
    `http://${host}${path}`,
    `HTTP://${host}${path}`,
    `http://elsewhere.example${path}`,
    `http://${host}${encoded(`%${hex}`)}`,
    `http://${host}/${path}`,
    `/${path}`,
    path.replace(/\/(?=[^/]*$)/, '//'),
    `/.${path}`,
    `/x/..${path}`,
    `/%2e%2e${path}`,
    `${path}/`,
    `${path}/.`,
    `${path}?`,
    `${path}?a=/healthz`,
    `${path}?a=${'x'.repeat(500)}`,
    `${path};a=b`,
    `${path}#x`,
    `/healthz?${path}`,
    cased,
  ]
}
