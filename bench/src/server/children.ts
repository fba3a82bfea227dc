import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the measured servers and the load do when they are told. */
export type Orders = { readonly [order: string]: (argument: never) => unknown }

interface Question {
  readonly id: number
  readonly order: string
  readonly argument: unknown
}

interface Reply {
  readonly id: number
  readonly result?: unknown
  readonly problem?: string
}

/** In the child: does what the parent says, until it hangs up. */
export function takeOrders(orders: Orders): void {
  process.on('message', async ({ id, order, argument }: Question) => {
    try {
      const result = await (orders[order] as (argument: unknown) => unknown)(argument)
      process.send?.({ id, result } satisfies Reply)
    } catch (error) {
      process.send?.({ id, problem: error instanceof Error ? error.stack : String(error) } satisfies Reply)
    }
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ id: 0 } satisfies Reply)
}

/** In the parent: a process of the bench. */
export class Child {
  readonly #process: ChildProcess
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #orders = 0

  private constructor(name: string, args: readonly string[]) {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    this.#process = fork(main, ['server', '--part', name, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Both get a larger young generation than Node's standard: it halves what garbage collection costs them.
      execArgv: [...process.execArgv, '--expose-gc', '--max-semi-space-size=32'],
    })
    this.#process.on('message', (reply: Reply) => {
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    })
    this.#process.on('exit', (code) => {
      for (const [id, settle] of this.#waiting)
        settle({ id, problem: `The process "${name}" ended with code ${code}.` })
    })
  }

  static async start(name: string, ...args: readonly string[]): Promise<Child> {
    const child = new Child(name, args)
    await child.#reply(0)
    return child
  }

  #reply(id: number): Promise<unknown> {
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, ({ result, problem }) =>
        problem === undefined ? resolve(result) : reject(new Error(problem)),
      ),
    )
  }

  ask<T>(order: string, argument?: unknown): Promise<T> {
    const id = ++this.#orders
    const reply = this.#reply(id)
    this.#process.send({ id, order, argument } satisfies Question)
    return reply as Promise<T>
  }

  stop(): void {
    if (this.#process.connected) this.#process.disconnect()
  }
}
