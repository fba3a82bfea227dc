import * as files from 'node:fs'
import { checkCitations, checkRulebook, readSources } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'

test('every paragraph has an id of its own, whole sentences and a source', () => {
  expect(checkRulebook(xia.locale.rulebook)).toEqual([])
})

test('every rule and every card is cited in the title of a test, and every title cites what exists', () => {
  const tests = readSources(files, `${import.meta.dirname}/..`, 'tests')
  expect(checkCitations(xia.locale.rulebook, tests)).toEqual([])
})
