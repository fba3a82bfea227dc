import type { FastifyRequest } from 'fastify'

/** The path that a request asks for as the router reads it: without host and query, and with escapes undone once. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a page of the client is asked for, whichever of its own paths it is: not a file, and not for programs. */
export function isForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const path = pathOf(url)
  const forPeople = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  // What is for programs stays so behind further slashes and dots.
  const forPrograms = /(^|\/)api(\/|$)/.test(path)
  return (method === 'GET' || method === 'HEAD') && forPeople && !forPrograms && !/\.\w+$/.test(path)
}
