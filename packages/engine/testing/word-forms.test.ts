import { expect, test } from 'vitest'
import { formsProblems } from './word-forms.ts'

test.each([
  '{{n|# card|# cards}}',
  '{{n|=0 no card|# card|# cards}}',
  '{{way|=air flew|=sea sailed|went}}',
  '{{won|=true won|=false lost}}',
  '{{seat:seat|gen}} {{seats|dat or}} {{seat:seat|name}}',
  '{{you:seat|lead|leads}} {{you:seat|lead|leads|lead}}',
])('%s is in order', (text) => {
  expect(formsProblems('log: a', text, 'en')).toEqual([])
})

test.each(['{{craft:target|akk}}', '{{n|# card}}', '{{n|a|b|c}}', '{{you:seat|lead}}', '{{you:seat}}'])(
  '%s is not',
  (text) => {
    expect(formsProblems('log: a', text, 'en')).toHaveLength(1)
  },
)

test('languages have as many forms as they tell apart', () => {
  expect(formsProblems('log: a', '{{n|# mai}}', 'ja')).toEqual([])
  expect(formsProblems('log: a', '{{n|# karta|# karty}}', 'pl')).toHaveLength(1)
})
