import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '@orrery/web/site'
import type { Browser } from 'playwright-core'

/** The project's own modules in one working tree: this one, or a checkout of a commit. */
export interface Sources {
  readonly web: typeof import('@orrery/web/site')
  readonly shelf: typeof import('@orrery/shelf')
  readonly host: typeof import('@orrery/host')
  readonly engine: typeof import('@orrery/engine')
  readonly protocol: typeof import('@orrery/protocol')
}

/** The built client of one working tree, served as it is to people, and a browser. */
export interface Site extends Sources {
  readonly address: string
  readonly browser: Browser
  /** The folder of the built files. */
  readonly dist: string
  stop(): Promise<void>
}

/** The browser is found by this working tree: what an older commit looks for may not be there. */
export async function startSite(root: string): Promise<Site> {
  const { resolve } = createRequire(join(root, 'bench', 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const sources: Sources = {
    web: await load('@orrery/web/site'),
    shelf: await load('@orrery/shelf'),
    host: await load('@orrery/host'),
    engine: await load('@orrery/engine'),
    protocol: await load('@orrery/protocol'),
  }
  const { buildClient, DIST, Host, launchChromium } = sources.web
  buildClient()
  const host = new Host()
  await host.start()
  const browser = await launchChromium(findChromium())
  return {
    ...sources,
    address: host.address,
    browser,
    dist: DIST,
    async stop() {
      await browser.close()
      await host.close()
    },
  }
}
