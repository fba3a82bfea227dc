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

export const changePassword = (body: { readonly old: string; readonly new: string }): Promise<void> =>
  fromServer('/api/me/password', { method: 'PUT', body })

export const removeAccount = (): Promise<void> => fromServer('/api/me', { method: 'DELETE' })

/** Ties a seat of this browser to the account, so that it is at hand on every device. */
export const claimSeat = (match: string, token: string): Promise<unknown> =>
  fromServer(`/api/matches/${encodeURIComponent(match)}/claim`, { method: 'POST', body: {}, token })
