import { differingEnd, readMatchText, replayFile } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { describe, expect, test } from 'vitest'
import { readMatch } from '../../src/import/index.ts'
import { contentsOf, matchFileOf, VERSIONS } from './data-folder.ts'

describe.each(VERSIONS)('$files', (version) => {
  test.each(contentsOf(version).matches)('$name verifies, and can be imported', async ({ name, game, state }) => {
    const text = matchFileOf(version, name)
    const file = readMatchText(text)
    const rules = await loadGame(game)
    expect(differingEnd(file, replayFile(rules, file))).toBeUndefined()
    const { progress } = await readMatch(text, async () => rules, Date.now())
    expect(progress.status).toBe(state === 'over' ? 'over' : 'running')
  })
})
