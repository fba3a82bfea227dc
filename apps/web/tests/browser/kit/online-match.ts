import { Dice, decisionsOf, type MatchFile, readMatchText, replayFile } from '@orrery/engine'
import { Mirror, type ServerMessage } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Host } from '../../../site/index.ts'
import en from '../../../src/words/en/index.ts'
import { launch, type Visit, visit } from './browser.ts'
import { byClicks, byScript, decisionsAt, settled, standing, whenAsked } from './player.ts'

/** Everything the server sends to a page, put together as the page does. */
class Overheard {
  /** By the number of decisions: what was to be seen. */
  readonly views = new Map<number, unknown>()
  readonly #mirror = new Mirror()

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)))),
    )
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#mirror.welcome(message)
    else if (message.type === 'update') this.#mirror.update(message)
    const { shown } = this.#mirror
    if (shown === undefined) return
    expect(shown.viewer).toBe('spectator')
    expect(shown.question?.mine).toBeUndefined()
    const { decisions } = shown.undo
    // What was taken back is not what happened.
    for (const later of this.views.keys()) if (later > decisions) this.views.delete(later)
    this.views.set(decisions, shown.view)
  }
}

/** One person asks to take back what may not be taken back alone, the other one agrees. */
async function takenBack(asking: Page, other: Page): Promise<boolean> {
  const ask = asking.locator('[data-act="ask-undo"]')
  if (!(await ask.isVisible())) return false
  const before = await decisionsAt(asking)
  await ask.click()
  await other.locator('[data-act="agree"]').click()
  for (const page of [asking, other])
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLInputElement>('[type="range"]')?.max) < count,
      before,
    )
  return true
}

/** The page is loaded anew while somebody decides, and asks the same again. */
async function reloaded(page: Page): Promise<boolean> {
  const { question } = await standing(page)
  if (question === undefined) return false
  await page.reload()
  expect((await whenAsked(page)).question).toBe(question)
  return true
}

/** The server dies and comes back at the same address: all pages find it again by themselves. */
async function restarted(host: Host, people: readonly Visit[]): Promise<boolean> {
  const before = people.map(({ troubles }) => troubles.length)
  await host.kill()
  // In the bar: the voice says it too, and what was said stays.
  const lost = people.map(({ page }) => page.getByRole('banner').getByText(en['table.lost']))
  await Promise.all(lost.map((tag) => tag.waitFor()))
  await host.start()
  await Promise.all(lost.map((tag) => tag.waitFor({ state: 'detached' })))
  for (const [i, { troubles }] of people.entries())
    for (const trouble of troubles.splice(before[i])) expect(trouble).toMatch(/^WebSocket connection to .* failed/)
  return true
}

/** One person creates a match and sends the other an invitation; bots sit on the seats that are named. The last link is for onlookers. */
export async function twoAtATable(
  browser: Browser,
  address: string,
  game: string,
  query: string,
  bots: readonly number[] = [],
): Promise<{ readonly ada: Visit; readonly ben: Visit; readonly links: readonly string[] }> {
  const ada = await visit(browser, `/new/${game}?way=online&${query}`, { address })
  for (const seat of bots) await ada.page.locator('.planned-seats select').nth(seat).selectOption('bot:adept')
  await ada.page.click('[data-act="begin"]')
  await ada.page.waitForURL(/\/play\//)
  await ada.page.getByText(en['invite.onlyHere']).waitFor()
  const links = await ada.page.locator('.invitations input').evaluateAll((all) => {
    return all.map((field) => (field as HTMLInputElement).value)
  })
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
  const ben = await visit(browser, links[0], { address })
  await ben.page.getByRole('dialog').getByRole('textbox').fill('Ben')
  await ben.page.click('[data-act="name"]')
  await ada.page.locator('.seat', { hasText: 'Ben' }).waitFor()
  return { ada, ben, links }
}

/**
 * Two browsers against a real server process, with everything that can come between. Bots sit on the seats that are named. Each game has a
 * file of its own, so that they run side by side.
 */
export function playOnline(game: string, query: string, bots: readonly number[] = []): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test('two browsers play, with an undo request, a reload, a restart of the server, and an onlooker', async () => {
    const host = new Host()
    onTestFinished(async ({ task }) => {
      // The server draws the seed: what it has stored is the only way to play a failed match again.
      if (task.result?.state === 'fail') console.error(`To read the failed match: ${await host.leave()} <match>`)
      else await host.close()
    })
    await host.start()
    const { address } = host
    const { ada, ben, links } = await twoAtATable(browser, address, game, query, bots)
    const onlooker = await visit(browser, '/', { address })
    const overheard = new Overheard(onlooker.page)
    await onlooker.page.goto(links[1])
    const all = [ada, ben, onlooker]

    const plan = [
      { after: 8, what: () => reloaded(ada.page) },
      {
        after: 15,
        what: async () => (await takenBack(ada.page, ben.page)) || (await takenBack(ben.page, ada.page)),
      },
      { after: 25, what: () => restarted(host, all) },
    ]
    const dice = new Dice(game)
    let answered = 0
    for (let over = false; !over; ) {
      for (const { page } of [ada, ben]) {
        const { question, ...now } = await standing(page)
        over ||= now.over
        if (question === undefined || now.over) continue
        await (plan.length > 0 ? byClicks : byScript)(page, dice)
        if ((await settled(page, question)).question !== question) answered++
        if (plan.length > 0 && answered >= plan[0].after && (await plan[0].what())) plan.shift()
      }
      await ada.page.waitForTimeout(5)
    }
    expect(plan).toEqual([])

    const id = new URL(links[1]).pathname.split('/').at(-1)
    const file: MatchFile = readMatchText(await (await fetch(`${address}/api/matches/${id}/file`)).text())
    const definition = await loadGame(game)
    const replayed = replayFile(definition, file)
    expect(overheard.views.size).toBeGreaterThan(20)
    expect(Math.max(...overheard.views.keys())).toBe(decisionsOf(file).length)
    for (const [at, seen] of overheard.views) {
      const view = definition.view(replayed.runnerAt(at).state, 'spectator')
      expect(seen, `after ${at} decisions`).toEqual(JSON.parse(JSON.stringify(view)))
    }
    await onlooker.page.locator('[data-act="over"]').waitFor()
    for (const { troubles, context } of all) {
      expect(troubles).toEqual([])
      await context.close()
    }
  })
}
