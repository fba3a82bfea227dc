import { buildClient, DIST, Host, launchChromium } from '@orrery/web/site'
import type { Browser } from 'playwright-core'

/** The built client, served as it is to people, and a browser. */
export interface Site {
  readonly address: string
  readonly browser: Browser
  /** The folder of the built files. */
  readonly dist: string
  stop(): Promise<void>
}

export async function startSite(): Promise<Site> {
  buildClient()
  const host = new Host()
  await host.start()
  const browser = await launchChromium()
  return {
    address: host.address,
    browser,
    dist: DIST,
    async stop() {
      await browser.close()
      await host.close()
    },
  }
}
