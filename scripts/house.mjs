// Draws the house (packages and folders as rooms with their sizes, imports as arrows) into docs/house.svg.
//   npm run house              draws it
//   npm run house -- --check   says whether the drawing is still true
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cruiseSources } from './cruise.mjs'
import { drawHouse } from './house/drawing.mjs'
import { factsOf } from './house/facts.mjs'

const DRAWING = 'docs/house.svg'

const { sources } = await cruiseSources()
const house = drawHouse(factsOf(sources))
if (!process.argv.includes('--check')) {
  writeFileSync(DRAWING, house)
  console.log(`${DRAWING} is drawn.`)
} else if (existsSync(DRAWING) && readFileSync(DRAWING, 'utf8') === house) {
  console.log(`${DRAWING} shows the house as it is.`)
} else {
  console.error(`${DRAWING} does not show the house as it is now: draw it with "npm run house".`)
  process.exitCode = 1
}
