import type { Tip } from '@orrery/engine'
import { marchGame as march } from '@orrery/engine/testing/march'
import { describe, expect, it } from 'vitest'
import { learningProblems } from './learning.ts'
import { type Listener, tipFor, tipText } from './tips.ts'

interface View {
  readonly units: number
}

const tip = (id: string, kind: Tip['kind'], rest: Partial<Tip<View>> = {}): Tip<View> => ({
  id,
  kind,
  when: { asks: ['march'] },
  cites: [],
  ...rest,
})

const NEWCOMER: Listener = { heard: new Set(), learned: new Set(), isAmongPeople: false, pack: {} }
const asked = { view: { units: 2 }, asks: 'march', told: [] }

describe('a tip', () => {
  const tips = [
    tip('wise', 'advice'),
    tip('few', 'danger', { if: ({ units }) => [units < 2] }),
    tip('how', 'rule', { taughtIn: ['first'] }),
    tip('what', 'rule', { when: { tells: ['battle'] } }),
  ]
  const said = (listener: Partial<Listener> = {}, sight = asked) =>
    tipFor(tips, sight, undefined, { ...NEWCOMER, ...listener })?.id

  it('is one for a question: danger, then a rule, then advice', () => {
    expect(said()).toBe('how')
    expect(said({}, { ...asked, view: { units: 1 } })).toBe('few')
    expect(said({ heard: new Set(['how']) })).toBe('wise')
  })

  it('is not said twice, nor after a lesson that teaches it', () => {
    expect(said({ heard: new Set(['how', 'wise']) })).toBeUndefined()
    expect(said({ learned: new Set(['first']) })).toBe('wise')
  })

  it('is a rule where others play', () => {
    expect(said({ isAmongPeople: true, heard: new Set(['how']) })).toBeUndefined()
    expect(said({ isAmongPeople: true }, { ...asked, view: { units: 1 } })).toBe('how')
  })

  it('waits for what it is about', () => {
    const told = [{ what: 'battle', data: {} }]
    expect(tipFor(tips, { ...asked, asks: 'other', told } as never, undefined, NEWCOMER)?.id).toBe('what')
  })

  it('mentions what can be seen when it is said', () => {
    const counting = tip('count', 'rule', { figures: ({ units }) => ({ units }) })
    const words = { text: 'You have {{units}}.', messages: march.locale.messages, pack: {} }
    expect(tipText(counting, asked, words)).toBe('You have 2.')
    expect(() => tipText(tip('count', 'rule'), asked, words)).toThrow('{{units}}')
  })
})

describe('what a game gives to learners', () => {
  const words = (change: object = {}) => ({
    messages: march.locale.messages,
    lessons: {},
    tips: {},
    pitch: { you: 'You march.', goal: 'First wins.', turn: 'Move.' },
    glossary: {},
    ...change,
  })
  const problems = (change: object = {}, spoken: object = {}) =>
    learningProblems({
      game: march,
      first: { seats: 2 },
      lessons: [],
      tips: [],
      terms: [],
      languages: { en: words(spoken) },
      ...change,
    }).filter((problem) => !problem.startsWith('no lesson and no tip'))

  it('has nothing wrong when it is whole', () => {
    expect(problems()).toEqual([])
  })

  it('is looked at tip by tip, term by term', () => {
    const tips = [
      { id: 'late', kind: 'rule', when: { asks: ['never'] }, cites: ['nothing'], taughtIn: ['no-lesson'] },
    ] as const
    expect(problems({ tips }, { tips: { late: 'It writes 5 out.' } })).toEqual([
      'the tip "late" is never said',
      'the tip "late" cites "nothing", which there is not',
      'the tip "late" is taught in "no-lesson", which is no lesson',
      'en: "late" writes 5 out',
    ])
    const terms = [{ id: 'one', rule: 'nothing' }, { id: 'two' }, { id: 'three' }]
    const glossary = {
      one: { term: 'One', forms: ['one'], text: 'First.' },
      two: { term: 'Two', forms: ['one'], text: 'word '.repeat(26) },
      four: { term: 'Four', forms: [], text: 'Fourth.' },
    }
    expect(problems({ terms }, { glossary })).toEqual([
      'en: "four" is no term',
      'en: the term "one" names the rule "nothing", which there is not',
      expect.stringContaining('has 26 words'),
      'en: "one" stands for "one" and for "two"',
      'en: the term "three" has no words',
    ])
  })

  it('has a short pitch', () => {
    expect(problems({}, { pitch: undefined })).toEqual(['en: there is no pitch'])
    const long = { you: 'word '.repeat(20), goal: 'word '.repeat(5), turn: 'One more.' }
    expect(problems({}, { pitch: long })).toEqual(['en: the pitch has 27 words'])
  })
})
