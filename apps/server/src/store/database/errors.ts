/** The database could not be reached for too long, or takes nothing. Whether entries were stored shows when the match is read again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}
