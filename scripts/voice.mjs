// How far the texts have come from the guide's first reading of them (docs/voice.md), and sentences to read.
//   npm run voice                                    every rewrite: applied, changed or left, with its reason
//   npm run voice -- --game xia                      those of one game, of the shell or of the project
//   npm run voice -- --check                         fails when one that was changed or left has no reason
//   npm run voice -- --sample 100 --lang de --seed 7 so many sentences at random
import { parseArgs } from 'node:util'
import { judged, printRewrites, readRewrites } from './voice/rewrites.mjs'
import { bucketsOf, drawSample } from './voice/sample.mjs'
import { allTables } from './voice/texts.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    check: { type: 'boolean' },
    sample: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
  },
})

const tables = await allTables()
if (values.sample === undefined) {
  const unexplained = printRewrites(judged(readRewrites(), tables), { only: values.game })
  if (values.check && unexplained.length > 0) process.exitCode = 1
} else {
  const sample = drawSample(await bucketsOf(tables, values.lang), Number(values.sample), values.seed)
  sample.forEach(({ where, text }, i) => {
    console.log(`${String(i + 1).padStart(3)}. ${text}  [${where}]`)
  })
}
