// What the tests start as a process of its own, and kill. Each line it prints was true before it was printed.
import { once } from 'node:events'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import { entries } from './entries.ts'

const [task = '', place = '{}', ...matches] = process.argv.slice(2)
await once(process.stdin, 'data')
const store = await openStore(JSON.parse(place) as StoreOptions)

async function append(store: Store, match: string): Promise<void> {
  const { seq } = (await store.find(match))!
  for (let next = seq + 1; ; next++) {
    await store.append(entries(match, next, 1, String(process.pid)))
    process.stdout.write(`${match} ${next}\n`)
  }
}

switch (task) {
  case 'append':
    await Promise.all(matches.map((match) => append(store, match)))
    break
  case 'claim':
    for (const { match } of await store.claimDue(Date.now(), 10)) process.stdout.write(`${match}\n`)
    setInterval(() => {}, 1000)
    break
}
