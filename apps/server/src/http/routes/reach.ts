import * as z from 'zod'
import type { App, Context } from '../context.ts'
import { asksFromHere, networkAddresses } from '../reach.ts'

const reach = z.object({
  address: z
    .string()
    .optional()
    .meta({ description: 'Absent if the server knows no better address than the request’s.' }),
})

/** Whoever plays at the machine that serves sees it as "localhost": a link that begins so is of no use to their friends. */
export function reachRoutes(app: App, { config: { publicUrl, host } }: Context): void {
  const schema = { summary: 'Address of this server for others', response: { 200: reach } }
  app.get('/api/reach', { schema }, ({ socket, headers }) => {
    const [near] = asksFromHere(socket.remoteAddress, headers) ? networkAddresses(host, socket.localPort ?? 0) : []
    const address = publicUrl ?? near
    return address === undefined ? {} : { address }
  })
}
