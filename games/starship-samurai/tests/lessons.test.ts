import { fillSentence } from '@orrery/engine'
import { checkLessons, wordProblems } from '@orrery/lessons'
import { describe, expect, it } from 'vitest'
import game from '../game.ts'
import lessons from '../lessons/index.ts'
import type { Content } from '../rules/state/state.ts'
import german from '../words/de/index.ts'
import { lessons as deutsch } from '../words/de/lessons.ts'
import { lessons as english } from '../words/en/lessons.ts'

describe('the lessons', () => {
  it('can be played in every way they list', () => {
    expect(checkLessons(game, lessons).problems).toEqual([])
  })

  const languages = [
    { language: 'English', words: english, messages: game.locale.messages },
    { language: 'German', words: deutsch, messages: german(game.pack as Content).messages },
  ]

  it.each(languages)('say everything in $language, in at most 25 words', ({ words, messages }) => {
    const filled = Object.fromEntries(
      lessons.map(({ id, names = {} }) => [
        id,
        fillTexts(words[id as keyof typeof words], (text) => fillSentence(text, names, messages)),
      ]),
    )
    expect(wordProblems(lessons, filled)).toEqual([])
    expect(JSON.stringify(filled)).not.toMatch(/\{\{|undefined/)
  })
})

/** The same words with every text of theirs changed. */
const fillTexts = <T>(words: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(words), (_, value) => (typeof value === 'string' ? change(value) : value))
