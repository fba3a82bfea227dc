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
export async function findReach(): Promise<Reach> {
  const { origin, hostname } = location
  if (!ITSELF.test(hostname)) return { address: origin, onlyHere: false }
  const { address } = await fromServer<{ readonly address?: string }>('/api/reach')
  return { address: address ?? origin, onlyHere: address === undefined }
}
