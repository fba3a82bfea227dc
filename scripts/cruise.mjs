// Who imports whom: dependency-cruiser's view of all sources, with what .dependency-cruiser.cjs forbids.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// The cruiser never tells its parser that a file has JSX in it, so this must happen before it loads the parser.
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, how) => parseFileSync(file, { ...how, tsx: file.endsWith('.tsx') })
const { cruise } = await import('dependency-cruiser')
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-config')

/** Folders that hold sources. */
export const LAYERS = ['packages', 'games', 'examples', 'apps', 'bench'].filter((folder) => existsSync(folder))

/** Our TypeScript modules with what they import, what is forbidden, and what breaks it; of another folder for tests of the rules. */
export async function cruiseSources(baseDir = process.cwd(), layers = LAYERS) {
  const { forbidden, options } = await extractOptions('./.dependency-cruiser.cjs')
  const { output } = await cruise(
    layers,
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  )
  const sources = output.modules.filter(({ source }) => /^(packages|games|examples|apps|bench)\/.*\.tsx?$/.test(source))
  return { sources, forbidden, violations: output.summary.violations }
}
