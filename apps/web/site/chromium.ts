import { type Browser, chromium } from 'playwright-core'
import { script } from './places.ts'

/** Alone on this machine: no sandbox that containers refuse, no graphics card, no talk with anybody else. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const findChromium = (): string => script('chromium.mjs', '--find')

export const launchChromium = (path = findChromium(), more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: [...FLAGS, ...more] })
