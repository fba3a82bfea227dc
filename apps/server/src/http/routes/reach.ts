import * as z from 'zod'
import type { App, Context } from '../context.ts'
import { asksFromHere, networkAddresses } from '../reach.ts'

const reach = z.object({
  address: z
    .string()
    .optional()
    .meta({ description: 'Absent when the server knows no better address than the one it was asked at.' }),
})

/** Whoever plays at the machine that serves sees it as "localhost": a link that begins so is of no use to their friends. */
export function reachRoutes(app: App, { config: { publicUrl, host } }: Context): void {
  const schema = { summary: 'Where others reach this server', response: { 200: reach } }
  app.get('/api/reach', { schema }, ({ socket, headers }) => {
    const [near] = asksFromHere(socket.remoteAddress, headers) ? networkAddresses(host, socket.localPort ?? 0) : []
    const address = publicUrl ?? near
    return address === undefined ? {} : { address }
  })
}
