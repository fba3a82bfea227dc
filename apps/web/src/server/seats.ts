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

/**
 * Takes the secret out of an invitation's address: what is behind the # is never sent, and need not stay in sight. Says whether there was
 * one that is new here.
 */
export function takeInvitation(match: string, { hash, pathname, search }: Location): boolean {
  const token = /^#([\w-]{1,128})$/.exec(hash)?.[1]
  if (token === undefined) return false
  const known = knownSeats()[match] === token
  keepSeat(match, token)
  history.replaceState(null, '', pathname + search)
  return !known
}
