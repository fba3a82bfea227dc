import type { Generated, Selectable } from 'kysely'

/** `open`: seats are still free. `frozen`: a rule failed; nothing goes on until somebody looks. */
export const STATUSES = ['open', 'running', 'paused', 'over', 'frozen'] as const
export type Status = (typeof STATUSES)[number]

export const VISIBILITIES = ['public', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** What never changes about a match. Times are milliseconds since 1970 everywhere; JSON is kept as text. */
interface Matches {
  id: string
  game: string
  header: string
  seed_hash: string
  visibility: Visibility
  created: number
  /** Of a match that came as a file: the journal in it, as JSON, if it had one. */
  filed: Generated<string | null>
}

/** What changes with every entry, in a table of its own so that a long header is not written again each time. */
interface Standings {
  match: string
  /** The last entry of the journal; 0 when it is empty. */
  seq: number
  status: Status
  /** The seats that are asked, one bit each. */
  waiting: number
  /** When a clock runs out or a bot is to move. */
  due: number | null
  /** What the lobby shows: names of seats and the like, as JSON. */
  info: string
  updated: number
  /** The hash of the last entry, and with it of all before. */
  head: string | null
}

/** The primary key (match, seq) is the only lock: of two entries with the same number one is stored. */
interface Journal {
  match: string
  seq: number
  at: number
  by: string
  kind: string
  entry: string
}

interface Seats {
  match: string
  seat: number
  token_hash: string | null
  account: string | null
}

interface Leases {
  match: string
  owner: string
  expires: number
}

interface Accounts {
  id: string
  name: string
  /** The name as it is compared: two accounts never differ in case alone. */
  name_key: string
  /** What the name looks like: a new account's is another than those of all that exist. */
  skeleton: string
  password_hash: string
  created: number
}

interface Sessions {
  token_hash: string
  account: string
  created: number
  expires: number
  /** A browser and a system, as far as they are known. */
  device: Generated<string>
  /** Not to the minute; null until a session is used that an older version began. */
  seen: number | null
}

/** Where an account has signed in before: a stranger's wrong passwords do not slow it down there. */
interface KnownAddresses {
  account: string
  address_hash: string
  seen: number
}

/** The newest wait of a seat; `wait` is the number of the question it began with. Without `next_attempt` there is nothing left to do. */
interface Notices {
  match: string
  seat: number
  wait: number
  attempts: number
  next_attempt: number | null
  created: number
  /** Where this wait was told already: ids of subscriptions and webhooks, as JSON. */
  sent: Generated<string>
}

/** Belongs to an account, or to one seat of one match. */
interface PushSubscriptions {
  id: string
  account: string | null
  match: string | null
  seat: number | null
  endpoint: string
  keys: string
  created: number
}

interface Webhooks {
  id: string
  account: string | null
  match: string | null
  seat: number | null
  url: string
  secret: string
  created: number
}

interface Settings {
  name: string
  value: string
}

export interface Tables {
  matches: Matches
  standings: Standings
  journal: Journal
  seats: Seats
  leases: Leases
  accounts: Accounts
  sessions: Sessions
  known_addresses: KnownAddresses
  notices: Notices
  push_subscriptions: PushSubscriptions
  webhooks: Webhooks
  settings: Settings
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** The tables a backup holds, in the order in which foreign keys let them be filled, with what orders their rows. */
export const KEPT = {
  accounts: ['id'],
  sessions: ['token_hash'],
  known_addresses: ['account', 'address_hash'],
  matches: ['id'],
  standings: ['match'],
  seats: ['match', 'seat'],
  journal: ['match', 'seq'],
  notices: ['match', 'seat'],
  push_subscriptions: ['id'],
  webhooks: ['id'],
  settings: ['name'],
} as const satisfies { [T in keyof Tables]?: readonly (keyof Tables[T])[] }

export type KeptTable = keyof typeof KEPT
export const KEPT_TABLES = Object.keys(KEPT) as KeptTable[]
