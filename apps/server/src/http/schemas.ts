import { clockSchema, isName, LONGEST_NAME } from '@orrery/protocol'
import * as z from 'zod'
import { SESSION_COOKIE } from '../accounts/sessions.ts'
import { STATUSES, VISIBILITIES } from '../store/index.ts'

/** Who creates a match chooses among these; the game says which numbers of seats it has. */
const MOST_SEATS = 16

export const matchId = z.string().regex(/^[\w-]{1,64}$/)
export const gameId = z.string().regex(/^[\w-]{1,64}$/)
export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
export const name = z
  .string()
  .trim()
  .max(LONGEST_NAME)
  .refine(isName)
  .meta({ description: `One line of at most ${LONGEST_NAME} characters.` })
export const status = z.enum(STATUSES)
export const visibility = z.enum(VISIBILITIES)
export const clock = clockSchema

export const optionValue = z.union([
  z.string().max(200),
  z.boolean(),
  z.number(),
  z.array(z.string().max(200)).max(100).readonly(),
])
export const options = z.record(z.string().max(60), optionValue)
export const time = z.number().meta({ description: 'Milliseconds since 1970.' })

export const matchParams = z.object({ id: matchId })

/** Who may ask: whoever sends the secret of a seat, or is signed in. */
export const SECURITY_SCHEMES = {
  seat: { type: 'http', scheme: 'bearer', description: 'A seat token, as in the invitation link.' },
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
} as const
export const BY_SEAT = [{ seat: [] }]
export const BY_SESSION = [{ session: [] }]
export const BY_BOTH = [{ seat: [], session: [] }]

export const error = z.object({
  error: z.string().meta({ description: 'Error code for programs.' }),
  text: z.string().meta({ description: 'One sentence for people.' }),
})

/** The refusals that a route may answer with. */
export const refusals = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((one) => [one, error])) as { [K in S]: typeof error }

const outcome = z.object({
  by: z.enum(['rules', 'resignation']),
  scores: z.array(z.number()).readonly().optional(),
  ranking: z.array(z.int()).readonly(),
})

/** What everybody may know of a match. A field that is not named here is not sent. */
const shown = {
  match: matchId,
  game: gameId,
  status,
  visibility,
  seedHash: z.string().meta({ description: 'The SHA-256 of the seed, in hexadecimal digits.' }),
  created: time,
  updated: time,
  seq: z.int(),
  waiting: z.array(z.int()).readonly().meta({ description: 'Seats to move.' }),
  seats: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['person', 'bot']),
        bot: z.string().optional(),
        free: z.boolean().optional().meta({ description: 'Open to the first player who joins.' }),
        away: z.boolean().optional(),
        resigned: z.boolean().optional(),
      }),
    )
    .readonly(),
  options,
  clock,
  outcome: outcome.optional(),
  rematch: matchId
    .optional()
    .meta({ description: 'The next match of the same players, once all of them agreed to one.' }),
}

export const listedMatch = z.object(shown)
export const publicMatch = z.object({
  ...shown,
  rules: z.int(),
  content: z.object({ id: z.string(), version: z.string() }),
})
export const myMatch = z.object({ ...shown, seat: z.int(), waitsForMe: z.boolean() })

const link = z.string().meta({ description: 'The seat token is the part after #, which browsers never send.' })
export const givenSeat = z.object({ seat: z.int(), token: z.string(), link })
export const plannedSeat = z.object({
  seat: z.int(),
  name: z.string(),
  kind: z.enum(['person', 'bot']),
  token: z.string().optional(),
  link: link.optional(),
})
export const createdMatch = z.object({
  match: matchId,
  seedHash: shown.seedHash,
  seats: z.array(plannedSeat).readonly(),
  spectate: z.string(),
})

export const playLink = (match: string, token?: string): string =>
  `/play/${match}${token === undefined ? '' : `#${token}`}`
