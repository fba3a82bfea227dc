import { isIPv4 } from 'node:net'
import { expect, test } from 'vitest'
import { asksFromHere, networkAddresses } from '../../src/http/reach.ts'
import { startTestServer } from './server.ts'

test('the address for others is the public one; a server that listens to itself alone has none', async () => {
  const told = async (settings: object) => (await (await startTestServer('sqlite', settings)).ask('/api/reach')).json
  expect(await told({ publicUrl: 'https://orrery.example' })).toEqual({ address: 'https://orrery.example' })
  expect(await told({})).toEqual({})
})

test('a server that listens to the network has the addresses of this machine, never its own loopback', () => {
  expect(networkAddresses('localhost', 4000)).toEqual([])
  for (const address of networkAddresses('0.0.0.0', 4000)) {
    const { hostname, port } = new URL(address)
    expect([isIPv4(hostname), hostname.startsWith('127.'), port]).toEqual([true, false, '4000'])
  }
})

test('addresses of the network are told to whoever sits at the machine, and to nobody behind a proxy', () => {
  expect(asksFromHere('127.0.0.1', {})).toBe(true)
  expect(asksFromHere('::ffff:127.0.0.1', { host: 'localhost:4000' })).toBe(true)
  expect(asksFromHere('192.168.1.7', {})).toBe(false)
  expect(asksFromHere(undefined, {})).toBe(false)
  expect(asksFromHere('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false)
})
