import type { TestProject } from 'vitest/node'
import { buildClient, findChromium, Host } from '../../../site/index.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built client is served, by a real server with its own rules for what a page may load. */
    readonly address: string
    readonly chromium: string
  }
}

/** Builds the client once, and serves it on any free port with an empty store. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium()
  buildClient()
  const host = new Host()
  await host.start()
  provide('address', host.address)
  provide('chromium', chromium)
  return () => host.close()
}
