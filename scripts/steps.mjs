// Runs stages of steps and tells what came of them: for `npm test` and `npm run check`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const REPORTS = join(ROOT, '.build', 'reports')

/** A step that is an npm script. */
export const step = (name, script, args = '') => ({ name, command: `npm run --silent ${script} -- ${args}` })

/** A step that runs vitest: its tests are counted. */
export function tests(name, script, args = '') {
  const report = `${script.replaceAll(':', '-')}.json`
  const reporters = `--reporter=default --reporter=json --outputFile.json=.build/reports/${report}`
  return { ...step(name, script, `${reporters} ${args}`), report }
}

/** What everybody checks before any test: side by side, since none uses all cores all the time. */
export const CHECKS = [
  step('lint', 'lint'),
  step('types', 'types'),
  step('architecture', 'arch'),
  step('unused code', 'unused'),
  step('drawing of the house', 'house', '--check'),
]

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

function run({ command }, live) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: live ? 'inherit' : 'pipe' })
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

/**
 * A stage is a list of steps that run side by side; their output is shown one after the other. Stops at the first stage that fails.
 * The last line counts tests.
 */
export async function runStages(stages) {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const started = performance.now()
  const results = []
  for (const stage of stages) {
    const live = stage.length === 1
    if (live) console.log(`\n== ${stage[0].name}`)
    const outcomes = await Promise.all(stage.map((one) => run(one, live)))
    for (const [index, one] of stage.entries()) {
      const { ok, output, time } = outcomes[index]
      if (!live) console.log(`\n== ${one.name}\n${output.trim()}`)
      console.log(`${ok ? 'ok' : 'FAILED'} after ${time} s`)
      results.push({ name: one.name, ok, time, ...count(one, ok) })
    }
    if (results.some(({ ok }) => !ok)) break
  }

  console.log()
  for (const { name } of stages.flat()) {
    const result = results.find((other) => other.name === name)
    const verdict = result ? `${result.ok ? 'ok    ' : 'FAILED'} ${result.time.padStart(7)} s` : 'not run'
    console.log(`${name.padEnd(24)} ${verdict}`)
  }
  console.log(`${'all of it'.padEnd(24)}        ${seconds(started).padStart(7)} s`)

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
