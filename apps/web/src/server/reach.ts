import { fromServer } from './request.ts'

/** Names under which a machine knows itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

export interface Reach {
  /** What links for others begin with. */
  readonly address: string
  /** Whether nobody but this machine can follow them. */
  readonly onlyHere: boolean
}

/** Where others reach the server. Whoever came from elsewhere has proved that the address of this page is good. */
export async function findReach({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): Promise<Reach> {
  if (!ITSELF.test(hostname)) return { address: origin, onlyHere: false }
  const { address = origin } = await fromServer<{ readonly address?: string }>('/api/reach')
  return { address, onlyHere: ITSELF.test(new URL(address).hostname) }
}
