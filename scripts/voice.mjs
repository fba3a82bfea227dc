// How far the texts have come from the guide's first reading of them (docs/voice.md), and sentences to read.
//   npm run voice                                    every rewrite: applied, changed or left, with its reason
//   npm run voice -- --game xia                      those of one game, of the shell or of the project
//   npm run voice -- --check                         fails when one that was changed or left has no reason
//   npm run voice -- --code                          what sentences in code say that the guide does not
//   npm run voice -- --story xia --as 0 --lang de    a recorded match as a seat reads it; a spectator without --as
//   npm run voice -- --sample 100 --lang de --seed 7 so many sentences at random
import { parseArgs } from 'node:util'
import { wordingProblems } from '@orrery/engine/testing'
import { codeSentences } from './voice/literals.mjs'
import { judged, printRewrites, readRewrites } from './voice/rewrites.mjs'
import { bucketsOf, drawSample } from './voice/sample.mjs'
import { storyOf } from './voice/story.mjs'
import { allTables } from './voice/texts.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    check: { type: 'boolean' },
    code: { type: 'boolean' },
    story: { type: 'string' },
    as: { type: 'string' },
    sample: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
  },
})

if (values.story !== undefined) {
  for (const line of await storyOf(values.story, values.lang, values.as)) console.log(line)
} else if (values.code) {
  for (const { where, text } of codeSentences())
    for (const problem of wordingProblems(where, text, 'en')) console.log(problem)
} else if (values.sample === undefined) {
  const unexplained = printRewrites(judged(readRewrites(), await allTables()), { only: values.game })
  if (values.check && unexplained.length > 0) process.exitCode = 1
} else {
  const sample = drawSample(await bucketsOf(await allTables(), values.lang), Number(values.sample), values.seed)
  sample.forEach(({ where, text }, i) => {
    console.log(`${String(i + 1).padStart(3)}. ${text}  [${where}]`)
  })
}
