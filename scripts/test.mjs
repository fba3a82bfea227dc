// Everything that must hold before a change goes in. Stops at the first stage that fails; the last line counts tests.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const REPORTS = join(ROOT, '.build', 'reports')

/** A stage is a list of steps that run side by side; their output is shown one after the other. */
const STAGES = [
  [
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'types' },
  ],
  [
    { name: 'architecture', script: 'arch' },
    { name: 'unused code', script: 'unused' },
  ],
  [{ name: 'tests', script: 'unit', report: 'tests.json' }],
  [{ name: 'rule tests in undo mode', script: 'unit:undo', report: 'undo.json' }],
  [{ name: 'tests in the browser', script: 'unit:browser', report: 'browser.json' }],
]

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

function run({ script, report }, live) {
  const reporters = report ? `-- --reporter=default --reporter=json --outputFile.json=.build/reports/${report}` : ''
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script} ${reporters}`, {
      cwd: ROOT,
      shell: true,
      stdio: live ? 'inherit' : 'pipe',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ ok: code === 0, output, time: seconds(started) }))
  })
}

/** Counts a step that fails without a failed test (lint, or a test file that does not load) as one failure. */
function count({ report }, ok) {
  const path = report && join(REPORTS, report)
  const { numPassedTests = 0, numFailedTests = 0 } =
    path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return { passed: numPassedTests, failed: numFailedTests === 0 && !ok ? 1 : numFailedTests }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

// Where PostgreSQL or Chromium cannot be had, the tests that need them say so and fail.
for (const [what, script] of [
  ['PostgreSQL', 'postgres.mjs'],
  ['Chromium', 'chromium.mjs'],
]) {
  console.log(`setup: ${what} for the tests`)
  spawnSync(process.execPath, [join(ROOT, 'scripts', script)], { stdio: 'inherit' })
}

const results = []
for (const stage of STAGES) {
  const live = stage.length === 1
  if (live) console.log(`\n== ${stage[0].name}`)
  const outcomes = await Promise.all(stage.map((step) => run(step, live)))
  for (const [index, step] of stage.entries()) {
    const { ok, output, time } = outcomes[index]
    if (!live) console.log(`\n== ${step.name}\n${output.trim()}`)
    console.log(`${ok ? 'ok' : 'FAILED'} after ${time} s`)
    results.push({ name: step.name, ok, time, ...count(step, ok) })
  }
  if (results.some(({ ok }) => !ok)) break
}

console.log()
for (const { name } of STAGES.flat()) {
  const result = results.find((other) => other.name === name)
  const verdict = result ? `${result.ok ? 'ok    ' : 'FAILED'} ${result.time.padStart(7)} s` : 'not run'
  console.log(`${name.padEnd(24)} ${verdict}`)
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
