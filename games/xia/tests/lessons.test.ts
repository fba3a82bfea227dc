import { learningChecks } from '@orrery/lessons/testing'
import { expect, test } from 'vitest'
import card from '../card.ts'
import type { Content } from '../content/types.ts'
import game from '../game.ts'
import terms from '../glossary.ts'
import lessons from '../lessons/index.ts'
import tips from '../tips.ts'
import germanTerms from '../words/de/glossary.ts'
import german from '../words/de/index.ts'
import { lessons as deutsch } from '../words/de/lessons.ts'
import germanPitch from '../words/de/pitch.ts'
import germanTips from '../words/de/tips.ts'
import englishTerms from '../words/en/glossary.ts'
import { lessons as english } from '../words/en/lessons.ts'
import englishPitch from '../words/en/pitch.ts'
import englishTips from '../words/en/tips.ts'
import { terms as usage } from './terms.ts'

const languages = {
  en: {
    messages: game.locale.messages,
    lessons: english,
    tips: englishTips,
    pitch: englishPitch,
    glossary: englishTerms,
  },
  de: {
    messages: german(game.pack as Content).messages,
    lessons: deutsch,
    tips: germanTips,
    pitch: germanPitch,
    glossary: germanTerms,
  },
}

const checks = learningChecks({ game, first: card.first, lessons, tips, terms, languages, usage })

test.each(checks)('%s', (_, problems) => expect(problems()).toEqual([]))
