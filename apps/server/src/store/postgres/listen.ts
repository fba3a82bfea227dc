import pg from 'pg'
import type { HeardNews } from '../database/backend.ts'
import { readNews } from './news.ts'

export const CHANNEL = 'orrery'
const RECONNECT_MS = { first: 50, most: 2_000 }

/** Listens on a connection of its own, which is opened again when it breaks. What was said meanwhile is not repeated: look. */
export function listen(url: string, instance: string, heard: (news: HeardNews | undefined) => void) {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = RECONNECT_MS.first

  async function connect() {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'orrery listener' })
    client = mine
    let broken = false
    const again = () => {
      if (broken || stopped) return
      broken = true
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
    } catch {
      again()
    }
  }

  const first = connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await first
    await client?.end().catch(() => {})
  }
}
