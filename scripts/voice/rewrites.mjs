// What became of the rewrites that the guide proposed: applied as they stand, changed, or left as it was.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const readRewrites = () => JSON.parse(readFileSync(new URL('rewrites.json', import.meta.url), 'utf8'))

const same = (a, b) => (a ?? '') === (b ?? '')

/** What became of one rewrite, given what is said now. To propose nothing (`null`) is to say nothing there. */
export function outcomeOf({ before, proposed }, now) {
  const languages = Object.keys(proposed)
  const says = (wanted) => languages.every((language) => same(now[language], wanted[language]))
  if (says(proposed)) return 'applied'
  return says(before) ? 'left' : 'changed'
}

/** Where sentences of the server, the terminal and the documents stand. */
const FOLDERS = ['apps', 'packages', 'docs', 'README.md', 'CONTRIBUTING.md']
const SKIPPED = /^(?:node_modules|\.build|dist|fixtures|screenshots)$/

function sourcesOf(path) {
  if (!statSync(path).isDirectory()) return /\.(?:ts|tsx|mjs|md)$/.test(path) ? [readFileSync(path, 'utf8')] : []
  return readdirSync(path)
    .filter((name) => !SKIPPED.test(name))
    .flatMap((name) => sourcesOf(join(path, name)))
}

/** What is said in files now: the proposed words, those of before, or others. */
export function filesOutcome({ before, proposed }, text) {
  const plain = (words) => words.replaceAll(/\s+/g, ' ').replaceAll(/["“”'’`]/g, '')
  const all = plain(text)
  if (all.includes(plain(proposed.en))) return 'applied'
  return all.includes(plain(before.en)) ? 'left' : 'changed'
}

/** Every rewrite with what became of it and what is said now. */
export function judged(rewrites, tables) {
  const files = FOLDERS.flatMap((folder) => sourcesOf(join(root, folder))).join('\n')
  return rewrites.map((rewrite) => {
    if (rewrite.where === 'files') return { ...rewrite, outcome: filesOutcome(rewrite, files), now: {} }
    const now = Object.fromEntries(
      Object.entries(tables[rewrite.game]).map(([language, table]) => [
        language,
        table[rewrite.where]?.[rewrite.key] ?? null,
      ]),
    )
    return { ...rewrite, outcome: outcomeOf(rewrite, now), now }
  })
}

/** Prints every rewrite; says how many there are of each outcome, and which lack a reason. */
export function printRewrites(all, { only } = {}) {
  const counts = { applied: 0, changed: 0, left: 0 }
  const unexplained = []
  for (const one of all) {
    counts[one.outcome]++
    const name = `#${one.n} ${one.game} ${one.where}: ${one.key}`
    const needsReason = one.outcome !== 'applied' && one.reason === undefined
    if (needsReason) unexplained.push(name)
    if (only !== undefined && one.game !== only) continue
    console.log(`${one.outcome.padEnd(8)} ${name}${one.reason ? ` (${one.reason})` : ''}`)
    if (one.outcome === 'applied') continue
    for (const language of Object.keys(one.proposed)) {
      console.log(`           ${language} proposed: ${one.proposed[language] ?? '(nothing)'}`)
      if (one.now[language] !== undefined)
        console.log(`           ${language} now:      ${one.now[language] ?? '(nothing)'}`)
    }
  }
  console.log(`\n${all.length} rewrites: ${counts.applied} applied, ${counts.changed} changed, ${counts.left} left.`)
  console.log(`${unexplained.length} that were changed or left have no reason in scripts/voice/rewrites.json yet.`)
  return unexplained
}
