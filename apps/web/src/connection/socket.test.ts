import type { ServerMessage } from '@orrery/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectToServer, liveAddress } from './socket.ts'

/** As much of a WebSocket as is needed, with its other end in the test's hands. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  readyState = 0
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }
}

let sockets: FakeSocket[]
let told: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  sockets = []
  told = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connect = () =>
  connectToServer('ws://table/live', () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket as unknown as WebSocket
  })({
    opened: () => told.push('opened'),
    received: (message: ServerMessage) => told.push(message.type),
    lost: () => told.push('lost'),
  })

test('the line goes to where the page came from', () => {
  expect(liveAddress({ protocol: 'https:', host: 'orrery.example' } as Location)).toBe('wss://orrery.example/live')
  expect(liveAddress({ protocol: 'http:', host: 'localhost:4000' } as Location)).toBe('ws://localhost:4000/live')
})

test('messages go both ways once it is open', () => {
  const connection = connect()
  connection.send({ type: 'why', id: 1 })
  expect(sockets[0].sent).toEqual([])
  sockets[0].open()
  connection.send({ type: 'why', id: 1 })
  sockets[0].onmessage?.({ data: '{"type":"pong","id":1,"at":5}' })
  expect(sockets[0].sent).toEqual(['{"type":"why","id":1}'])
  expect(told).toEqual(['opened', 'pong'])
})

test('a broken line is opened again, later and later', () => {
  connect()
  sockets[0].close()
  expect(told).toEqual(['lost'])
  vi.advanceTimersByTime(600)
  expect(sockets.length).toBe(2)
  sockets[1].close()
  vi.advanceTimersByTime(500)
  expect(sockets.length).toBe(2)
  vi.advanceTimersByTime(600)
  expect(sockets.length).toBe(3)
  sockets[2].open()
  sockets[2].close()
  vi.advanceTimersByTime(600)
  expect(sockets.length).toBe(4)
})

test('a line that has fallen silent is asked, and given up when it says nothing', () => {
  connect()
  sockets[0].open()
  vi.advanceTimersByTime(20_000)
  expect(sockets[0].sent).toEqual(['{"type":"ping","id":0}'])
  vi.advanceTimersByTime(20_000)
  expect(told).toEqual(['opened', 'lost'])
})

test('one that was closed stays closed', () => {
  const connection = connect()
  sockets[0].open()
  connection.close()
  vi.advanceTimersByTime(60_000)
  expect(sockets.length).toBe(1)
  expect(told).toEqual(['opened'])
})
