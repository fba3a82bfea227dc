// Reads match files in a thread of its own.
import { parentPort } from 'node:worker_threads'
import { BadInput } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Reading } from './importer.ts'
import { readMatch } from './reading.ts'

const answer = (reading: Reading) => parentPort?.postMessage(reading)

parentPort?.on('message', async (text: string) => {
  try {
    answer({ read: await readMatch(text, loadGame, Date.now()) })
  } catch (error) {
    answer({ problem: error instanceof BadInput ? error.message : 'This match file does not replay: a rule failed.' })
  }
})
parentPort?.postMessage('ready')
