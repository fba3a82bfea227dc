import type { Socket } from 'node:net'
import { BadInput, RuleFailure } from '@orrery/engine'
import { invalidField } from '@orrery/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { HttpError } from '../http-error.ts'
import { NoSuchMatch, Unavailable } from '../store/index.ts'

/** What every refusal looks like: a word for programs and one sentence for people. */
export interface ErrorBody {
  readonly error: string
  readonly text: string
}

/** What Fastify itself refuses, in our words: its own name parts of the program. */
const OWN_WORDS: { readonly [status: number]: readonly [code: string, text: string] } = {
  400: ['bad-request', 'The request can’t be read.'],
  404: ['not-found', 'Not found. See /api/openapi.json for what is here.'],
  408: ['timeout', 'The request took too long to arrive.'],
  413: ['too-large', 'The request is too large.'],
  414: ['too-large', 'The address is too long.'],
  415: ['content-type', 'Send JSON with the header Content-Type: application/json.'],
  503: ['stopping', 'The server is stopping. Try again in a moment.'],
}

/** What to answer to an error; nothing for those that are our own fault. */
function refusalOf(error: FastifyError | Error): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof BadInput) return new HttpError(400, 'bad-input', error.message)
  if (error instanceof NoSuchMatch) return new HttpError(404, 'no-match', 'Unknown match.')
  if (error instanceof Unavailable) return new HttpError(503, 'unavailable', error.message)
  if (hasZodFastifySchemaValidationErrors(error)) return new HttpError(400, 'bad-request', unfit(error))
  const own = 'statusCode' in error && error.statusCode !== undefined ? OWN_WORDS[error.statusCode] : undefined
  return own && new HttpError((error as FastifyError).statusCode!, ...own)
}

/** Names the place of what does not fit, and repeats nothing of it. */
function unfit({ validation, validationContext }: Pick<FastifyError, 'validation' | 'validationContext'>): string {
  const [first] = validation ?? []
  const path = first?.instancePath.split('/').filter(Boolean).join('.') ?? ''
  const where = validationContext === 'querystring' ? 'query' : (validationContext ?? 'request')
  if (first === undefined || path === '') return `Invalid ${where}: see /api/openapi.json.`
  return invalidField(path.slice(0, 60), { ...first.params, code: first.keyword })
}

/** All errors end here: as one sentence, or logged and answered without a word of what is inside. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusalOf(error)
  if (refused === undefined) {
    const failed = error instanceof RuleFailure ? 'a rule failed' : 'a request failed'
    request.log.error({ err: error, route: request.routeOptions.url }, failed)
    void send(reply, new HttpError(500, 'internal', 'Internal server error. Try again later.'))
    return
  }
  void send(reply, refused)
}

export function send(reply: FastifyReply, { status, code, message }: HttpError): FastifyReply {
  const body: ErrorBody = { error: code, text: message }
  // Not by the route's own schemas: an error looks the same everywhere.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** What is not even HTTP. */
export function answerGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, line] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, '408 Request Timeout'] : [400, '400 Bad Request']
  const [code, text] = OWN_WORDS[status]!
  const body = JSON.stringify({ error: code, text })
  const head = `HTTP/1.1 ${line}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`
  socket.end(`${head}\r\n\r\n${body}`)
}
