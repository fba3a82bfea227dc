// Checks the layers with dependency-cruiser, that folders side by side import each other in one direction, that no packages need each other
// in a circle, and that it really looked: a parser that fails to load sees 0 modules and reports green.
import { cruiseSources, LAYERS } from './cruise.mjs'
import { folderCircles } from './folder-circles.mjs'
import { findPackageCircle, readManifests } from './package-circles.mjs'

const { sources, forbidden, violations } = await cruiseSources()

for (const { rule, from, to } of violations) {
  const why = forbidden.find(({ name }) => name === rule.name)?.comment
  console.error(`${rule.name}: ${from} -> ${to}\n  ${why}`)
}

const circles = folderCircles(sources)
for (const { source, resolved, from, to } of circles)
  console.error(
    `one-way: ${source} -> ${resolved}\n  ${from} and ${to} import each other, directly or by way of others: let one be below the other.`,
  )

const imports = sources.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
const unseen = LAYERS.filter((folder) => !sources.some(({ source }) => source.startsWith(`${folder}/`)))
for (const folder of unseen) console.error(`No TypeScript module was seen under ${folder}/.`)
if (imports === 0) console.error('No import was seen: the parser did not work.')

const circle = findPackageCircle(readManifests(LAYERS))
if (circle) console.error(`Packages need each other in a circle, by their package.json: ${circle.join(' -> ')}.`)

console.log(`${sources.length} modules, ${imports} imports, ${violations.length + circles.length} violations`)
if (violations.length > 0 || circles.length > 0 || unseen.length > 0 || imports === 0 || circle) process.exitCode = 1
