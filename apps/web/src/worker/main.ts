import { BadInput, guardLists } from '@orrery/engine'
import type { Attachment } from '@orrery/host'
import { loadGame, loadLessons } from '../games/load.ts'
import botEntry from './bot-main.ts?entry'
import { thinkIn } from './bot-pool.ts'
import { Host } from './host.ts'
import { keepInDatabase } from './indexed-db.ts'
import { keepInMemory } from './keeper.ts'
import type { CallReply, PageMessage, PortMessage } from './messages.ts'

guardLists()

const OTHER_TABS = new BroadcastChannel('orrery-matches')

async function startHost(): Promise<Host> {
  const keeper = await keepInDatabase().catch(keepInMemory)
  const startBots = () => new Worker(botEntry, { type: 'module' })
  const host = new Host({
    keeper,
    bots: thinkIn(startBots),
    explainers: thinkIn(startBots),
    loadGame,
    loadLessons,
    now: Date.now,
    announce: (match) => OTHER_TABS.postMessage(match),
  })
  OTHER_TABS.onmessage = ({ data }: MessageEvent<string>) => void host.heardOf(data)
  return host
}

const host = startHost()

/** What was wrong with what was asked for; nothing when this device failed, which the page says in its own words. */
const problemOf = (error: unknown): string | undefined => (error instanceof BadInput ? error.message : undefined)

async function reply(message: Extract<PageMessage, { id: number }>): Promise<CallReply> {
  const { id, call, args } = message
  try {
    const perform = (await host)[call] as (...given: unknown[]) => Promise<unknown>
    return { id, result: await perform.apply(await host, args) }
  } catch (error) {
    return { id, problem: problemOf(error) }
  }
}

/** A connection: the first message is `hello`, and those after it wait until it is answered. */
function connect(port: MessagePort): void {
  let attached: Promise<Attachment | undefined> | undefined
  port.onmessage = async ({ data }: MessageEvent<PortMessage>) => {
    if (data.type === 'hello') {
      const before = attached
      attached = (async () => {
        ;(await before)?.close()
        return (await host).attach(data, (message) => port.postMessage(message))
      })().catch((error) => {
        port.postMessage({
          type: 'error',
          code: 'match',
          text: problemOf(error) ?? 'This device could not open the match.',
        })
        return undefined
      })
      return
    }
    const attachment = await attached
    if (data.type !== 'close') attachment?.perform(data)
    else {
      attachment?.close()
      port.close()
    }
  }
}

self.onmessage = async ({ data }: MessageEvent<PageMessage>) => {
  if ('open' in data) connect(data.open)
  else self.postMessage(await reply(data))
}
