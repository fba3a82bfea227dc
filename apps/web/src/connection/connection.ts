import type { ClientMessage, ServerMessage } from '@orrery/protocol'

/** How it stands with the table: `lost` is being tried again by itself. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'closed'

/** What a connection tells whoever opened it. */
export interface ConnectionEvents {
  /** There is a line, for the first time or again: now say hello. */
  opened(): void
  received(message: ServerMessage): void
  lost(): void
}

/** A line to a table: to a server's, or to one in a worker of this page. Who uses it does not know which. */
export interface Connection {
  send(message: ClientMessage): void
  close(): void
}

export type Connect = (events: ConnectionEvents) => Connection
