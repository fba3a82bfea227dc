// `npm run check`: what can be said of a change in a minute or two. Lint, types, architecture, unused code, and the tests that a change
// since the main branch can touch; those that start processes or a browser, and the undo mode, are left to `npm test`.
import { spawnSync } from 'node:child_process'
import { CHECKS, runStages, tests } from './steps.mjs'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Where this branch left the main one; without a main branch, what is not committed counts. */
const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD'

const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n')
const projects = ['rules', 'drawings']
// All tests are above the engine. Those of the packages and of three games tell most of what there is to tell, in half the time.
if (/^packages\/engine\/src\//m.test(changed))
  console.log('check: the engine has changed, so the tests of the applications are left to npm test')
else projects.push('applications')

const which = projects.map((name) => `--project ${name}`).join(' ')
await runStages([CHECKS, [tests('tests of what changed', 'unit', `--changed ${base} --passWithNoTests ${which}`)]])
