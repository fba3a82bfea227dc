import type { ServerMessage } from '@orrery/protocol'
import { t } from '../words/texts.ts'
import workerEntry from '../worker/main.ts?entry'
import type { CallReply, LocalCall, LocalCalls, PageMessage } from '../worker/messages.ts'
import type { Connect } from './connection.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(problem: Error): void
}

let worker: Worker | undefined
let calls = 0
const waiting = new Map<number, Waiting>()

/** The worker that hosts the matches of this device; it starts when somebody needs it. */
function running(): Worker {
  if (worker) return worker
  worker = new Worker(workerEntry, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<CallReply>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('problem' in data) call?.reject(new Error(data.problem ?? t('here.failed')))
    else call?.resolve(data.result)
  }
  return worker
}

function call<Name extends keyof LocalCalls>(name: Name, ...args: Parameters<LocalCalls[Name]>) {
  return new Promise((resolve, reject) => {
    const id = ++calls
    waiting.set(id, { resolve, reject })
    running().postMessage({ id, call: name, args } as LocalCall & PageMessage)
  }) as ReturnType<LocalCalls[Name]>
}

/** The matches of this device. What goes wrong is an `Error` whose message is a sentence for people. */
export const localMatches: LocalCalls = {
  create: (plan) => call('create', plan),
  list: () => call('list'),
  remove: (id) => call('remove', id),
  exportText: (id) => call('exportText', id),
  importText: (text) => call('importText', text),
  branch: (id, at, plan) => call('branch', id, at, plan),
  openLesson: (plan) => call('openLesson', plan),
  decisions: (id) => call('decisions', id),
  botAnswers: (source) => call('botAnswers', source),
  explain: (source, at) => call('explain', source, at),
  advise: (id, seat) => call('advise', id, seat),
  odds: (id, seat) => call('odds', id, seat),
  lookBack: (source, seat) => call('lookBack', source, seat),
  judge: (source, decision, looks) => call('judge', source, decision, looks),
  keptReview: (id, seat) => call('keptReview', id, seat),
  keepReview: (id, review) => call('keepReview', id, review),
}

/** A line to a table of this device. */
export const connectToWorker: Connect = (events) => {
  const { port1: near, port2: far } = new MessageChannel()
  near.onmessage = ({ data }: MessageEvent<ServerMessage>) => events.received(data)
  running().postMessage({ open: far } satisfies PageMessage, [far])
  queueMicrotask(events.opened)
  return {
    send: (message) => near.postMessage(message),
    close() {
      near.postMessage({ type: 'close' })
      near.onmessage = null
    },
  }
}
