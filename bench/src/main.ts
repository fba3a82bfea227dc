export type Bench = (args: readonly string[]) => Promise<void>

/** Loaded only when asked for, after the environment is set: libraries read it while they load. */
const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  chances: async () => (await import('./advice/chances.ts')).benchChances,
  bots: async () => (await import('./bots.ts')).benchBots,
  hints: async () => (await import('./advice/hints.ts')).benchHints,
  engine: async () => (await import('./engine.ts')).benchEngine,
  odds: async () => (await import('./advice/odds.ts')).benchOdds,
  review: async () => (await import('./advice/review.ts')).benchReview,
  server: async () => (await import('./server.ts')).benchServer,
  spoken: async () => (await import('./spoken/bench.ts')).benchSpoken,
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
