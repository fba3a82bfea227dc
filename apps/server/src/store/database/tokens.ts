import { createHash, randomBytes } from 'node:crypto'

/** A secret of 128 random bits, as it stands in a link or a cookie. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What the store keeps of a secret. With 128 random bits behind it a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** An id that may be public: short enough for a link, too long to be guessed or to meet another. On a command line it is no option. */
export const newId = (): string => randomBytes(9).toString('base64url').replace(/^-/, '0')
