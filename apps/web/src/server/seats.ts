const KEY = 'orrery.seats'
const MOST = 200

/** The secrets of the seats this browser plays, by match. They stay on this device and go to their server alone. */
export function knownSeats(): { readonly [match: string]: string } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as { [match: string]: string }) : {}
  } catch {
    return {}
  }
}

export function keepSeat(match: string, token: string): void {
  const others = Object.entries(knownSeats()).filter(([known]) => known !== match)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [match, token]])))
}

export interface Invitation {
  readonly token: string
  /** Whether this browser did not know it before. */
  readonly isNew: boolean
}

/** The secret in an invitation's address: what is behind the # is never sent. */
export function invitationIn(match: string, { hash }: Pick<Location, 'hash'>): Invitation | undefined {
  const token = /^#([\w-]{1,128})$/.exec(hash)?.[1]
  return token === undefined ? undefined : { token, isNew: knownSeats()[match] !== token }
}

/** Keeps the secret of an invitation, which need not stay in sight. */
export function takeInvitation(match: string, { token }: Invitation): void {
  keepSeat(match, token)
  history.replaceState(null, '', location.pathname + location.search)
}
