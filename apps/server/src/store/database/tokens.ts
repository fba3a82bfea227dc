import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret of 128 random bits, as it stands in a link or a cookie. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What the store keeps of a secret. With 128 random bits behind it a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** An id that may be public: short enough for a link, too long to be guessed or to meet another. On a command line it is no option. */
export const newId = (): string => idOf(randomBytes(9))

const idOf = (bytes: Buffer): string => bytes.toString('base64url').replace(/^-/, '0')

/** The id of the rematch of a match: whoever makes it makes the same one, and only who knows the match's own secret finds it out before. */
export const rematchId = (match: string, secret: string): string =>
  idOf(createHmac('sha256', secret).update(`rematch of ${match}`).digest().subarray(0, 9))

/** The secret of the same seat in another match. Whoever holds the seat gets the same one every time, and nobody else can find it out. */
export const rematchToken = (token: string, rematch: string): string =>
  createHmac('sha256', token).update(`seat in ${rematch}`).digest().subarray(0, 16).toString('base64url')
