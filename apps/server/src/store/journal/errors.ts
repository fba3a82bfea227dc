/** Somebody else stored an entry with this number first, or the entry before it is missing. Nothing of the append was stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
  readonly match: string
  /** The last entry that is stored: read on from there. */
  readonly seq: number

  constructor(match: string, seq: number) {
    super(`Match ${match} already stands at entry ${seq}.`)
    this.match = match
    this.seq = seq
  }
}

export class NoSuchMatch extends Error {
  override readonly name = 'NoSuchMatch'
  readonly match: string

  constructor(match: string) {
    super(`Match ${match} is not stored here.`)
    this.match = match
  }
}
