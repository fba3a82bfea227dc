import type { FastifyRequest } from 'fastify'
import { sessionToken } from '../accounts/sessions.ts'
import type { Config } from '../config.ts'
import { HttpError } from '../http-error.ts'

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
const WITH_BODY: readonly string[] = ['POST', 'PUT', 'PATCH']

/** Whether a browser's page of this very server asks. Ports and names count; which protocol a proxy spoke does not. */
export function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const asking = new URL(origin)
  return asking.host === host.toLowerCase() || asking.origin === publicUrl
}

/**
 * Other sites cannot act with somebody's cookie: what changes something is JSON, which a form cannot send, and with a cookie it
 * comes from a page of this server.
 */
export function refuseForgery(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (SAFE.includes(request.method)) return
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  if (WITH_BODY.includes(request.method) && !isJson) {
    throw new HttpError(415, 'content-type', 'Send JSON with the header Content-Type: application/json.')
  }
  if (sessionToken(request.headers) === undefined) return
  if (!isOwnOrigin(request.headers.origin, request.host, publicUrl)) {
    throw new HttpError(403, 'origin', 'Requests from other sites are not allowed.')
  }
}
