/** The clients of both servers: each knows when it is asked, and what it could answer. */
import { PROTOCOL, type ServerMessage } from '@orrery/protocol'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { type G, optionsFor, seatAsked } from '../neutral/boardgameio.ts'
import type { MapSize } from '../neutral/rules.ts'
import type { HostedMatch } from './hosts.ts'

/** What a client sees of a match. */
export interface Seen {
  /** How many decisions have been made. */
  readonly decisions: number
  readonly over: boolean
  /** What it could answer, if it is asked. */
  readonly options?: readonly unknown[]
}

export interface Player {
  /** Sits down at a match; `seen` is called with every update from then on. */
  sit(match: HostedMatch, seat: number, seen: (seen: Seen) => void): Promise<void>
  decide(option: unknown): void
  /** Bytes of all updates so far, and their number. */
  readonly received: { bytes: number; updates: number }
  close(): void
}

export type Players = (port: number, map: MapSize) => Player

export function ourPlayer(port: number): Player {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false })
  const opened = new Promise((resolve) => socket.once('open', resolve))
  const received = { bytes: 0, updates: 0 }
  let n = 0
  let ids = 0
  let decisions = 0
  let take: (message: ServerMessage) => void = () => {}
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.startsWith('{"type":"update"')) {
      received.bytes += data.length
      received.updates++
    }
    take(JSON.parse(text))
  })
  return {
    received,
    async sit({ match, secrets }, seat, seen) {
      await opened
      await new Promise<void>((resolve) => {
        take = (message) => {
          if (message.type === 'error' || message.type === 'rejected') throw new Error(`Refused: ${message.text}`)
          if (message.type !== 'welcome' && message.type !== 'update') return
          const { question, status, undo } = message
          if (undo) decisions = undo.decisions
          if (question) n = question.n
          const mine = question?.mine
          const over = status?.state === 'over'
          const options =
            mine?.kind === 'choose'
              ? mine.options
              : mine?.kind === 'amount'
                ? Array.from({ length: mine.max - mine.min + 1 }, (_, i) => mine.min + i)
                : undefined
          seen({ decisions, over, ...(options ? { options } : {}) })
          resolve()
        }
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, token: secrets[seat] }))
      })
    },
    decide: (option) => socket.send(`{"type":"answer","id":${++ids},"n":${n},"value":${JSON.stringify(option)}}`),
    close: () => socket.terminate(),
  }
}

interface Shown {
  readonly G: G
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
}

export function boardgameioPlayer(port: number, map: MapSize): Player {
  const socket = io(`http://127.0.0.1:${port}/marches-${map}`, { transports: ['websocket'], forceNew: true })
  const received = { bytes: 0, updates: 0 }
  let at: { readonly match: string; readonly seat: number; readonly credentials: string } | undefined
  let shown: Shown | undefined
  let take: (state: Shown) => void = () => {}
  socket.on('sync', (_match: string, { state }: { state: Shown }) => take(state))
  socket.on('update', (_match: string, state: Shown) => take(state))
  socket.on('connect', () =>
    socket.io.engine.on('packet', ({ data }: { data?: string }) => {
      if (!data?.includes('["update"')) return
      received.bytes += Buffer.byteLength(data)
      received.updates++
    }),
  )
  return {
    received,
    async sit({ match, secrets }, seat, seen) {
      at = { match, seat, credentials: secrets[seat] ?? '' }
      await new Promise<void>((resolve) => {
        take = (state) => {
          shown = state
          const over = state.ctx.gameover !== undefined
          const isAsked = !over && seatAsked(state.G) === seat
          seen({ decisions: state._stateID, over, ...(isAsked ? { options: optionsFor(state.G, seat) } : {}) })
          resolve()
        }
        socket.emit('sync', match, String(seat), secrets[seat], secrets.length)
      })
    },
    decide(option) {
      if (!at || !shown) return
      const { match, seat, credentials } = at
      const payload = { type: shown.G.pending.ask, args: [option], playerID: String(seat), credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, shown._stateID, match, String(seat))
    },
    close: () => socket.disconnect(),
  }
}
