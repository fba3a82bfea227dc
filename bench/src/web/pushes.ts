/// <reference lib="dom" />
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeatPlan, Update, Welcome } from '@orrery/protocol'
import type { CDPSession, Page } from 'playwright-core'
import { SETTINGS } from './settings.ts'
import type { Site, Sources } from './site.ts'

/** What showing one update costs the page's own thread, in milliseconds. */
export interface PushCost {
  readonly game: string
  readonly updates: number
  /** Taking the update in, and React's work. */
  readonly script: number
  readonly layout: number
}

/** With as many seats as there are, and everything that makes boards large. */
const LARGEST = [
  { game: 'starship-samurai', players: 4, options: '' },
  { game: 'xia', players: 5, options: 'goal=20' },
  { game: 'tsukuyumi', players: 4, options: 'rounds=6' },
] as const

/** Boards grow and fill up: what is measured begins after so many entries. */
const BEGINNING = 250
/** The first updates find code that is not compiled. */
const WARM_UP = 60
const MEASURED = 120
/** Longer than a picture takes, so that each update gets its own. */
const BETWEEN = 70

interface Recording {
  readonly welcome: Welcome
  readonly updates: readonly Update[]
}

/** What a table of bots sends to its first seat, from the middle of the game on. */
async function record(
  { engine: { parseOptions }, host: { createHeader, HostedMatch, isEntry }, shelf: { loadGame } }: Sources,
  { game: id, players, options }: (typeof LARGEST)[number],
): Promise<Recording> {
  const game = await loadGame(id)
  const plan = Array.from({ length: players }, (_, seat): SeatPlan => {
    return { kind: 'bot', name: `Bot ${seat}`, bot: 'random' }
  })
  const seed = 'bench'
  const table = HostedMatch.open(
    game,
    createHeader(game, {
      plan,
      options: parseOptions(game, options),
      seed,
      seedHash: createHash('sha256').update(seed).digest('hex'),
      clock: { kind: 'none' },
      created: 0,
    }),
  )
  const move = (): boolean => {
    const turn = table.botToMove()
    return turn !== undefined && isEntry(table.performBot(turn, { value: table.decideBot(turn) }, 0))
  }
  while (table.seq < BEGINNING && move());
  const welcome = table.welcome(0)
  const updates: Update[] = []
  for (let seq = table.seq; updates.length < WARM_UP + MEASURED && move(); seq = table.seq)
    updates.push(...(table.changes(0, seq) ?? []))
  return { welcome, updates }
}

interface Work {
  readonly script: number
  readonly layout: number
}

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

/** Stands in for the server: says welcome, and then whatever it is given. */
async function standIn(
  page: Page,
  { protocol: { PROTOCOL } }: Sources,
  game: string,
  welcome: Welcome,
): Promise<(update: Update) => void> {
  const seats = welcome.seats.map((seat) => ({ ...seat, free: false }))
  await page.route('**/api/matches/bench', (route) => route.fulfill({ json: { match: 'bench', game, seats } }))
  await page.route('**/api/mine', (route) => route.fulfill({ json: { matches: [] } }))
  let send = (_: unknown): void => {}
  await page.routeWebSocket(/\/live$/, (socket) => {
    send = (message) => socket.send(JSON.stringify(message))
    socket.onMessage((text) => {
      if (JSON.parse(String(text)).type === 'hello') send({ type: 'welcome', protocol: PROTOCOL, at: 0, ...welcome })
    })
  })
  return (update) => send({ type: 'update', ...update })
}

const shownSeq = (page: Page): Promise<number> =>
  page.locator('[data-seq]').evaluate((table) => Number((table as HTMLElement).dataset.seq))

/** Sends a page one update after the other, and sees what it costs to show each. */
export async function measurePushes(site: Site): Promise<readonly PushCost[]> {
  const { browser, address } = site
  const costs: PushCost[] = []
  for (const largest of LARGEST) {
    const { welcome, updates } = await record(site, largest)
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    await context.addInitScript((kept) => localStorage.setItem('orrery.settings', kept), SETTINGS)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // The page's own time: what else runs on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const push = await standIn(page, site, largest.game, welcome)
    await page.goto('/play/bench')
    await page.waitForSelector('[data-seq]')
    const pushAll = async (some: readonly Update[]): Promise<void> => {
      for (const update of some) {
        push(update)
        await pause(BETWEEN)
      }
    }
    await pushAll(updates.slice(0, WARM_UP))
    const before = await workSoFar(session)
    const measured = updates.slice(WARM_UP)
    await pushAll(measured)
    const after = await workSoFar(session)
    const [seq, last] = [await shownSeq(page), updates.at(-1)?.seq]
    if (seq !== last) throw new Error(`The page shows entry ${seq} instead of ${last}.`)
    costs.push({
      game: largest.game,
      updates: measured.length,
      script: (after.script - before.script) / measured.length,
      layout: (after.layout - before.layout) / measured.length,
    })
    await context.close()
  }
  return costs
}
