// Runs transactions in a thread, on a connection of its own: waiting for the disk holds nobody up. It is plain JavaScript because a
// thread starts without whatever lets its parent read TypeScript.
import { parentPort, workerData } from 'node:worker_threads'

const { module, file, setup } = workerData
const { DatabaseSync } = await import(module)
const database = new DatabaseSync(file)
database.exec(setup)

/** The texts by their numbers, and the statements that were made of them so far. */
const texts = []
const prepared = []
const prepare = (number) => (prepared[number] ??= database.prepare(texts[number]))

const begin = database.prepare('begin immediate')
const commit = database.prepare('commit')
const rollback = database.prepare('rollback')
const version = database.prepare('pragma data_version')

/** Says whether every statement changed as many rows as it must; if not, nothing is stored. */
function transact(groups) {
  for (const { statement, sql } of groups) if (sql !== undefined) texts[statement] = sql
  begin.run()
  try {
    for (const { statement: number, rows, width, values } of groups) {
      const statement = prepare(number)
      let from = 0
      do {
        const { changes } = statement.run(...values.slice(from, from + width))
        if (rows !== undefined && Number(changes) !== rows) {
          rollback.run()
          return false
        }
        from += width
      } while (from < values.length)
    }
    commit.run()
    return true
  } catch (error) {
    try {
      rollback.run()
    } catch {
      // It was rolled back already.
    }
    throw error
  }
}

parentPort.on('message', (groups) => {
  try {
    parentPort.postMessage({ result: groups === 'version' ? version.all()[0].data_version : transact(groups) })
  } catch (error) {
    parentPort.postMessage({ problem: error.message })
  }
})
