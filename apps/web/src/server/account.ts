import { fromServer } from './request.ts'

export interface Account {
  readonly id: string
  readonly name: string
}

interface Credentials {
  readonly name: string
  readonly password: string
}

export const whoAmI = async (): Promise<Account | null> =>
  (await fromServer<{ account: Account | null }>('/api/me')).account

export const register = (body: Credentials): Promise<Account> => fromServer('/api/accounts', { method: 'POST', body })

export const signIn = (body: Credentials): Promise<Account> => fromServer('/api/sessions', { method: 'POST', body })

export const signOut = (): Promise<void> => fromServer('/api/sessions/current', { method: 'DELETE' })

/** A device on which somebody is signed in. */
export interface SignedInDevice {
  readonly id: string
  /** A browser and a system; empty when they are not known. */
  readonly device: string
  /** When it was last used. */
  readonly seen: number
  /** It is this one. */
  readonly current: boolean
}

export const signedInDevices = async (): Promise<readonly SignedInDevice[]> =>
  (await fromServer<{ sessions: readonly SignedInDevice[] }>('/api/sessions')).sessions

export const signOutDevice = (id: string): Promise<void> =>
  fromServer(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })

export const signOutEverywhere = (): Promise<void> => fromServer('/api/sessions', { method: 'DELETE' })

export const changePassword = (body: { readonly old: string; readonly new: string }): Promise<void> =>
  fromServer('/api/me/password', { method: 'PUT', body })

export const removeAccount = (): Promise<void> => fromServer('/api/me', { method: 'DELETE' })

/** Ties a seat of this browser to the account, so that it is at hand on every device. */
export const claimSeat = (match: string, token: string): Promise<unknown> =>
  fromServer(`/api/matches/${encodeURIComponent(match)}/claim`, { method: 'POST', body: {}, token })
