import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/
const HALF_A_YEAR_S = 182 * 24 * 60 * 60

/** Not every browser takes WebSockets of the same host for `'self'`. */
function sockets({ headers }: IncomingMessage, publicUrl: string | undefined): string {
  const host = publicUrl === undefined ? (headers.host ?? '') : new URL(publicUrl).host
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** What a browser may load and run: our own files and nothing else; no script or style stands in a page. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  const isEncrypted = publicUrl?.startsWith('https:') === true
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => sockets(request, publicUrl)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On an address without https, which is common at home, it would lock browsers out later.
    strictTransportSecurity: isEncrypted && { maxAge: HALF_A_YEAR_S },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Both mean nothing without https, and browsers complain.
    crossOriginOpenerPolicy: isEncrypted && { policy: 'same-origin' },
    originAgentCluster: isEncrypted,
  }
}
