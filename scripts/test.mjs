// Everything that must hold before a change goes in.
//   npm test            checks, tests, and the tests in a browser
//   npm test -- --ci    and what takes longer: the option sets, and a part of the walks through the browser
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHECKS, runStages, step, tests } from './steps.mjs'

const SCRIPTS = dirname(fileURLToPath(import.meta.url))

const STAGES = [CHECKS, [tests('tests', 'unit')], [tests('tests in the browser', 'unit:browser')]]
const LONGER = [
  [{ ...step('option sets', 'hashes'), report: 'hashes.json' }],
  [tests('walks in the browser', 'walk', '-t "clicks|browsers"')],
]

// Where PostgreSQL or Chromium cannot be had, the tests that need them say so and fail.
for (const [what, script] of [
  ['PostgreSQL', 'postgres.mjs'],
  ['Chromium', 'chromium.mjs'],
]) {
  console.log(`setup: ${what} for the tests`)
  spawnSync(process.execPath, [join(SCRIPTS, script)], { stdio: 'inherit' })
}

await runStages(process.argv.includes('--ci') ? [...STAGES, ...LONGER] : STAGES)
