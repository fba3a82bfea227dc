import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from '../../../site/index.ts'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const launch = (): Promise<Browser> => launchChromium(inject('chromium'))

/** A browser on another machine of the same network: it knows the server by a name, and trusts nothing that comes unencrypted. */
export const launchElsewhere = (): Promise<Browser> =>
  launchChromium(inject('chromium'), ['--host-resolver-rules=MAP elsewhere.test 127.0.0.1'])

export const elsewhere = (): string => inject('address').replace('localhost', 'elsewhere.test')

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** What went wrong on the page: errors of scripts, complaints of the browser, requests that failed. */
  readonly troubles: string[]
}

interface Preferences {
  readonly theme?: 'dark' | 'light'
  readonly language?: string
  readonly viewport?: typeof DESKTOP
  /** Pixels of the screen for one of the page. */
  readonly density?: number
  /** How the moves of others are shown; at once when absent, so that nothing has to be waited for. */
  readonly pace?: 'wait' | 'one' | 'quick' | 'once'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Another server than the one of all tests. */
  readonly address?: string
  /** With a service worker, which fetches the whole application to keep it: for what is played without a network. */
  readonly keeping?: boolean
}

/** Somebody with a browser of their own, who has not been here before. */
export async function arrive(
  browser: Browser,
  {
    viewport = DESKTOP,
    density = 1,
    theme = 'dark',
    language = 'en',
    address = inject('address'),
    pace = 'once',
    reducedMotion = 'no-preference',
    keeping = false,
  }: Preferences = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density, baseURL: address, reducedMotion })
  const settings = JSON.stringify({ pace, theme, language })
  // As in browsers that have none.
  if (!keeping) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.addInitScript((kept) => {
    if (localStorage.getItem('orrery.settings') === null) localStorage.setItem('orrery.settings', kept)
  }, settings)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(String(error.stack)))
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText
    // Who goes on to another page does not wait for the rest of this one.
    if (problem !== 'net::ERR_ABORTED') troubles.push(`${request.url()}: ${problem}`)
  })
  return { context, page, troubles }
}

/** Opens the application at a page. */
export async function visit(browser: Browser, path: string, preferences?: Preferences): Promise<Visit> {
  const here = await arrive(browser, preferences)
  await goTo(here.page, path)
  return here
}

/** Opens the application and sits down at a match on this device that is the same each time. */
export async function visitTable(
  browser: Browser,
  game: string,
  query: string,
  preferences?: Preferences,
): Promise<Visit> {
  const here = await arrive(browser, preferences)
  await sitDown(here.page, game, query)
  return here
}

/** Opens a page and waits until it is drawn: it has loaded before its language and its game have, and nothing is there until then. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(
    () => document.querySelector('#root > *') !== null && document.querySelector('.loading') === null,
  )
}

/** Sets up a match on this device that is the same each time, and sits down. */
export async function sitDown(page: Page, game: string, query: string): Promise<void> {
  await goTo(page, `/new/${game}?${query}`)
  await page.click('[data-act="begin"]')
  await page.waitForURL(/\/table\//)
}

/** Waits until everything of the application is kept for times without a network. */
export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
