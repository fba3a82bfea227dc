import { networkInterfaces } from 'node:os'

const EVERYWHERE = ['0.0.0.0', '::']
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Where others on the same network find a server that listens to all of it. */
export function networkAddresses(host: string, port: number): readonly string[] {
  if (!EVERYWHERE.includes(host)) return []
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`)
}

/** Whether somebody at this very machine asks, and not a proxy on behalf of anybody. */
export const asksFromHere = (remote: string | undefined, headers: NodeJS.Dict<unknown>): boolean =>
  remote !== undefined &&
  LOOPBACK.includes(remote) &&
  !('forwarded' in headers || 'x-forwarded-for' in headers || 'x-real-ip' in headers)
