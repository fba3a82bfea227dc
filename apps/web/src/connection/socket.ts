import type { ServerMessage } from '@orrery/protocol'
import type { Connect } from './connection.ts'

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** A line that has been silent for so long is asked for a sign of life, and given up after as long again. */
const SILENCE = 20_000

/** The address of the server's live messages, on the machine this page came from. */
export const liveAddress = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`

/** A line to a server. When it breaks it is opened again, after a wait that grows and is never quite the same. */
export const connectToServer =
  (address: string, open: (address: string) => WebSocket = (url) => new WebSocket(url)): Connect =>
  (events) => {
    let socket: WebSocket | undefined
    let tries = 0
    let closed = false
    let retry: ReturnType<typeof setTimeout> | undefined
    let watch: ReturnType<typeof setTimeout> | undefined

    const listen = (asked: boolean) => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        if (asked) socket?.close()
        else {
          socket?.send(JSON.stringify({ type: 'ping', id: 0 }))
          listen(true)
        }
      }, SILENCE)
    }
    const begin = () => {
      clearTimeout(retry)
      const line = open(address)
      socket = line
      line.onopen = () => {
        tries = 0
        listen(false)
        events.opened()
      }
      line.onmessage = ({ data }) => {
        listen(false)
        events.received(JSON.parse(String(data)) as ServerMessage)
      }
      line.onclose = () => {
        clearTimeout(watch)
        if (closed || socket !== line) return
        events.lost()
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++)
        retry = setTimeout(begin, wait * (0.7 + 0.6 * Math.random()))
      }
    }
    /** Who comes back to the page, or to the network, need not wait. */
    const hurry = () => {
      if (!closed && socket?.readyState === WebSocket.CLOSED) begin()
    }
    globalThis.addEventListener?.('online', hurry)
    globalThis.addEventListener?.('focus', hurry)
    begin()

    return {
      send(message) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
      },
      close() {
        closed = true
        clearTimeout(retry)
        clearTimeout(watch)
        globalThis.removeEventListener?.('online', hurry)
        globalThis.removeEventListener?.('focus', hurry)
        socket?.close()
      },
    }
  }
