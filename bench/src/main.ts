export type Bench = (args: readonly string[]) => Promise<void>

/** Loaded only when asked for, after the environment is set: libraries read it while they load. */
const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  bots: async () => (await import('./bots.ts')).benchBots,
  engine: async () => (await import('./engine.ts')).benchEngine,
  server: async () => (await import('./server.ts')).benchServer,
  trading: async () => (await import('./trading/bench.ts')).benchTrading,
  web: async () => (await import('./web.ts')).benchWeb,
}

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
  if (load === undefined) {
    const known = Object.keys(BENCHES).join(', ')
    console.error(name === '' ? `Say which bench to run: ${known}.` : `There is no bench "${name}"; there is ${known}.`)
    process.exitCode = 2
    return
  }
  process.env.NODE_ENV = 'production'
  await (await load())(args)
}

await main(process.argv.slice(2))
