import { Dice } from '@orrery/engine'
import type { ClientMessage, ServerMessage } from '@orrery/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Host } from '../../../site/index.ts'
import { launch, visit } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'

const DECISIONS = 40

/** What goes over the sockets of a page, both ways. */
class Wire {
  readonly sent: ClientMessage[] = []
  readonly received: ServerMessage[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload))))
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage
        // Who is there is told by itself.
        if (message.type !== 'present') this.received.push(message)
      })
    })
  }
}

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('a decision is one message up, one acknowledgement and one update down; what is final is agreed to before', async () => {
  const host = new Host()
  onTestFinished(() => host.close())
  await host.start()
  const { page, context, troubles } = await visit(browser, '/new/starship-samurai?way=online&players=2', {
    address: host.address,
  })
  await page.locator('.planned-seats select').nth(1).selectOption('bot:adept')
  const { sent, received } = new Wire(page)
  await page.click('[data-act="begin"]')
  await page.waitForURL(/\/play\//)

  const dice = new Dice('decisions')
  let finals = 0
  for (let made = 0; made < DECISIONS; made++) {
    if ((await whenAsked(page)).over) break
    sent.length = 0
    received.length = 0
    await answerOne(page, byScript, dice)
    await whenAsked(page)
    const answers = sent.filter((message) => message.type === 'answer')
    const last = answers.at(-1)
    const isFinal = last?.final === true
    expect(answers.map(({ final }) => final)).toEqual(isFinal ? [false, true] : [false])
    expect(sent.length).toBe(answers.length)
    if (isFinal) {
      finals++
      expect(received.filter(({ type }) => type === 'final')).toMatchObject([{ id: answers[0]?.id, n: last.n }])
    }
    const accepted = received.filter((message) => message.type === 'accepted')
    expect(accepted.map(({ id }) => id)).toEqual([last?.id])
    const updates = received.filter((message) => message.type === 'update')
    expect(updates.filter(({ seq }) => seq === accepted[0]?.seq).length).toBe(1)
    // The bot's moves are updates of their own: one for each entry, and nothing else has come.
    expect(new Set(updates.map(({ seq }) => seq)).size).toBe(updates.length)
    expect(received.length).toBe(updates.length + (isFinal ? 2 : 1))
  }
  expect(finals).toBeGreaterThan(0)
  expect(finals).toBeLessThan(DECISIONS)
  expect(troubles).toEqual([])
  await context.close()
})
