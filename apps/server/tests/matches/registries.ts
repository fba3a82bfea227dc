import type { Sink } from '@orrery/host'
import { Mirror, type ServerMessage, type Viewer } from '@orrery/protocol'
import { onTestFinished } from 'vitest'
import { type BotPool, type BotPoolOptions, createBotPool } from '../../src/bots/index.ts'
import {
  createMatchRegistry,
  type EncodedMessage,
  type MatchRegistry,
  type MatchRegistryOptions,
  type NewMatchPlan,
} from '../../src/matches/index.ts'
import type { Store } from '../../src/store/index.ts'
import { loadGame } from './games.ts'

const GAMES = new URL('./games.ts', import.meta.url).href
const LOADER = new URL('../../../cli/bin/typescript.mjs', import.meta.url).href

export const newBotPool = (options: BotPoolOptions = {}): BotPool =>
  createBotPool({ threads: 1, games: GAMES, loader: LOADER, ...options })

/** A bot that answers at once and always the same: most tests need no thread. */
export const plainBotPool = (): BotPool => ({
  sizes: { people: 1, bots: 1 },
  decide: async () => ({ failed: ['random', 'adept'] }),
  close: async () => {},
})

export interface Logged {
  readonly level: string
  readonly data: object
  readonly text: string
}

export function newLog() {
  const lines: Logged[] = []
  const at = (level: string) => (data: object, text: string) => void lines.push({ level, data, text })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export function newRegistry(
  store: Store,
  options: Partial<MatchRegistryOptions> = {},
): MatchRegistry & { readonly lines: readonly Logged[] } {
  const log = newLog()
  const registry = createMatchRegistry({
    store,
    games: loadGame,
    log,
    bots: plainBotPool(),
    ...options,
    limits: { pollMs: 50, ...options.limits },
  })
  onTestFinished(() => registry.close())
  return Object.assign(registry, { lines: log.lines })
}

export const people = (...names: string[]): NewMatchPlan['seats'] => names.map((name) => ({ kind: 'person', name }))

export const plan = (changes: Partial<NewMatchPlan> = {}): NewMatchPlan => ({
  game: 'orchard',
  options: {},
  seats: people('Ann', 'Ben'),
  clock: { kind: 'none' },
  visibility: 'private',
  ...changes,
})

/** A sink that keeps what it gets, with a mirror of the match. */
export class Ear implements Sink<EncodedMessage> {
  readonly messages: ServerMessage[] = []
  readonly mirror = new Mirror()
  closed = false

  send({ text }: EncodedMessage): void {
    const message = JSON.parse(text) as ServerMessage
    this.messages.push(message)
    if (message.type === 'welcome') this.mirror.welcome(message)
    if (message.type === 'update' && !this.mirror.update(message)) throw new Error('An update is missing.')
  }

  close(): void {
    this.closed = true
  }

  of<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type)
  }
}

export async function attached(
  registry: MatchRegistry,
  match: string,
  viewer: Viewer,
  lastSeq?: number,
  from?: string,
) {
  const ear = new Ear()
  const attachment = await registry.attach(match, viewer, lastSeq, ear, from)
  let id = 0
  return {
    ear,
    attachment,
    /** Answers the open question. */
    answer(value: string | number): number {
      attachment.perform({ type: 'answer', id: ++id, n: ear.mirror.shown?.question?.n ?? 0, value })
      return id
    },
  }
}

/** Waits until something is true, however busy the machine is, and fails before the test's own time is out. */
export async function until(condition: () => boolean | Promise<boolean>, what: string, ms = 50_000): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not come about: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
