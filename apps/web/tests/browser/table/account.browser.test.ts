import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import de from '../../../src/words/de/index.ts'
import en from '../../../src/words/en/index.ts'
import { launch, visit } from '../kit/browser.ts'

const PASSWORD = 'tide moss lamp'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Somebody at the account's screen, on a device of their own. */
async function atAccount(language: string): Promise<Page> {
  const { page, context } = await visit(browser, '/account', { language })
  onTestFinished(() => context.close())
  return page
}

async function fill(page: Page, name: string, password: string, act: 'register' | 'sign-in'): Promise<void> {
  await page.fill('[autocomplete="username"]', name)
  await page.fill('[type="password"]', password)
  await page.click(`[data-act="${act}"]`)
}

const devices = (page: Page) => page.locator('.devices > li')
const signedOut = (page: Page) => page.locator('[data-act="register"]')

test('devices are listed in both languages, and signed out one by one or everywhere', async () => {
  const [laptop, phone] = [await atAccount('en'), await atAccount('de')]
  await fill(laptop, 'Mira Devices', PASSWORD, 'register')
  await devices(laptop).first().waitFor()
  await fill(phone, 'Mira Devices', PASSWORD, 'sign-in')
  await devices(phone).nth(1).waitFor()

  await laptop.reload()
  await devices(laptop).nth(1).waitFor()
  expect(await laptop.locator('.devices > [data-current="true"]').innerText()).toContain(en['account.thisDevice'])
  expect(await devices(laptop).first().innerText()).toMatch(/Chrome, .*Last used /s)
  expect(await phone.locator('[data-part="devices"] h2').innerText()).toBe(de['account.devices'])
  expect(await phone.locator('.devices > [data-current="true"]').innerText()).toContain('Zuletzt benutzt am ')

  await laptop.click('[data-act="sign-out-device"]')
  await devices(laptop).nth(1).waitFor({ state: 'detached' })
  await phone.reload()
  await signedOut(phone).waitFor()

  await fill(phone, 'Mira Devices', PASSWORD, 'sign-in')
  await devices(phone).nth(1).waitFor()
  await phone.click('[data-act="sign-out-everywhere"]')
  await signedOut(phone).waitFor()
  await laptop.reload()
  await signedOut(laptop).waitFor()
})

test('a password that everybody tries and a name that looks like another are refused in the reader’s language', async () => {
  const page = await atAccount('de')
  await fill(page, 'Nora Alike', 'Passwort123', 'register')
  await page.getByText(de['server.guessable']).waitFor()
  await fill(page, 'Nora Alike', PASSWORD, 'register')
  await devices(page).first().waitFor()
  const other = await atAccount('en')
  await fill(other, 'Nоra Alike', PASSWORD, 'register')
  await other.getByText(en['server.look-alike']).waitFor()
})
