import { expect, onTestFinished, test, vi } from 'vitest'
import { findReach } from './reach.ts'

/** The server tells this address of itself, or none. */
function told(address?: string): void {
  const body = JSON.stringify(address === undefined ? {} : { address })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' } }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

const at = (origin: string) => findReach({ origin, hostname: new URL(origin).hostname })

test('who came by an address that others can use invites by it', async () => {
  expect(await at('https://orrery.example')).toEqual({ address: 'https://orrery.example', onlyHere: false })
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://orrery.localhost:4000'])(
  'who sits at %s invites by what the server knows of itself',
  async (origin) => {
    told('http://192.168.1.5:4000')
    expect(await at(origin)).toEqual({ address: 'http://192.168.1.5:4000', onlyHere: false })
    told()
    expect(await at(origin)).toEqual({ address: origin, onlyHere: true })
  },
)

test('a public address that is none is not taken for one', async () => {
  told('http://localhost:8080')
  expect(await at('http://localhost:4000')).toEqual({ address: 'http://localhost:8080', onlyHere: true })
})
