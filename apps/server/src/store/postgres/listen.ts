import type { HeardNews } from '../database/backend.ts'
import { type Deadline, WatchedClient } from './client.ts'
import { readNews } from './news.ts'

export const CHANNEL = 'orrery'
const RECONNECT_MS = { first: 50, most: 2_000 }

/**
 * Listens on a connection of its own, which is opened again when it breaks. What was said meanwhile is not repeated: look. Where
 * nobody says anything, nobody notices that the connection is dead, so it is asked now and then.
 */
export function listen(
  url: string,
  deadline: Deadline,
  instance: string,
  heard: (news: HeardNews | undefined) => void,
) {
  let stopped = false
  let client: WatchedClient | undefined
  let asking: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = RECONNECT_MS.first

  async function connect() {
    const mine = new WatchedClient({ connectionString: url, application_name: 'orrery listener' }, deadline)
    client = mine
    let broken = false
    const again = () => {
      if (broken || stopped) return
      broken = true
      clearInterval(asking)
      mine.end().catch(() => {})
      timer = setTimeout(connect, wait)
      timer.unref()
      wait = Math.min(wait * 2, RECONNECT_MS.most)
    }
    mine.on('error', again)
    mine.on('end', again)
    mine.on('notification', ({ payload = '' }) => {
      const news = readNews(payload)
      if (news.from !== instance) heard(news)
    })
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      wait = RECONNECT_MS.first
      heard(undefined)
      asking = setInterval(() => void mine.query('select 1').catch(() => {}), deadline.ms).unref()
    } catch {
      again()
    }
  }

  const first = connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    clearInterval(asking)
    await first
    await client?.end().catch(() => {})
  }
}
