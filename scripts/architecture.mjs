// Checks the layers with dependency-cruiser, and that it really looked: a parser that fails to load sees 0 modules and reports green.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// The cruiser never tells its parser that a file has JSX in it, so this must happen before it loads the parser.
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, how) => parseFileSync(file, { ...how, tsx: file.endsWith('.tsx') })
const { cruise } = await import('dependency-cruiser')
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-config')

const LAYERS = ['packages', 'games', 'apps', 'bench'].filter((folder) => existsSync(folder))

const { forbidden, options } = await extractOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(
  LAYERS,
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
)
const { modules, summary } = output

for (const { rule, from, to } of summary.violations) {
  const why = forbidden.find(({ name }) => name === rule.name)?.comment
  console.error(`${rule.name}: ${from} -> ${to}\n  ${why}`)
}

const sources = modules.filter(({ source }) => /^(packages|games|apps|bench)\/.*\.tsx?$/.test(source))
const imports = sources.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
const unseen = LAYERS.filter((folder) => !sources.some(({ source }) => source.startsWith(`${folder}/`)))
for (const folder of unseen) console.error(`No TypeScript module was seen under ${folder}/.`)
if (imports === 0) console.error('No import was seen: the parser did not work.')

console.log(`${sources.length} modules, ${imports} imports, ${summary.violations.length} violations`)
if (summary.violations.length > 0 || unseen.length > 0 || imports === 0) process.exitCode = 1
