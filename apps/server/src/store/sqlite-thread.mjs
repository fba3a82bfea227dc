// Runs transactions in a thread, on a connection of its own: waiting for the disk holds nobody up. It is plain JavaScript because a
// thread starts without whatever lets its parent read TypeScript.
import { parentPort, workerData } from 'node:worker_threads'

const { module, file, setup } = workerData
const { DatabaseSync } = await import(module)
const database = new DatabaseSync(file)
database.exec(setup)

const KEPT_STATEMENTS = 100
const prepared = new Map()

function prepare(text) {
  const known = prepared.get(text)
  if (known) return known
  const statement = database.prepare(text)
  if (prepared.size >= KEPT_STATEMENTS) prepared.clear()
  prepared.set(text, statement)
  return statement
}

const begin = database.prepare('begin immediate')
const commit = database.prepare('commit')
const rollback = database.prepare('rollback')
const version = database.prepare('pragma data_version')

/** Says whether every statement changed as many rows as it must; if not, nothing is stored. */
function transact(groups) {
  begin.run()
  try {
    for (const { sql, rows, width, values } of groups) {
      const statement = prepare(sql)
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
