import { expect, test } from 'vitest'
import { Chronicle } from './chronicle.ts'
import { fitting, wordsIn } from './fitting.ts'
import { Voice } from './voice.ts'

const sentence = (name: string, words: number): string => `${name} ${'goes on '.repeat((words - 1) / 2).trim()}.`

test('what is said comes one after the other, and only what is no longer true is replaced', () => {
  const voice = new Voice()
  voice.speak('A moved.')
  voice.speak('3 options.', { replaces: 'filter' })
  voice.speak('B moved.')
  voice.speak('1 option.', { replaces: 'filter' })
  voice.speak(' ')
  expect(voice.said().map(({ text }) => text)).toEqual(['A moved.', 'B moved.', '1 option.'])
})

test('the same can be said again', () => {
  const voice = new Voice()
  voice.speak('Full.', { replaces: 'full' })
  const [first] = voice.said()
  voice.speak('Full.', { replaces: 'full' })
  expect(voice.said()).toHaveLength(1)
  expect(voice.said()[0]?.id).not.toBe(first?.id)
})

test('as much news is said as there is room for, and nothing twice', () => {
  const news = new Chronicle()
  news.add([sentence('One', 21), sentence('Two', 15), sentence('Three', 15)])
  const { text, before } = news.unsaid(30)
  expect([text.startsWith('Two'), before, wordsIn(text)]).toEqual([true, 1, 30])
  expect(news.unsaid(40)).toEqual({ text: '', before: 0 })
})

test('what was left out is read on request, the newest first', () => {
  const news = new Chronicle()
  news.add([sentence('One', 21), sentence('Two', 15), sentence('Three', 15)])
  news.unsaid(30)
  expect(news.again()).toMatch(/^Two .*Three/)
  expect(news.again()).toMatch(/^One/)
  expect(news.again()).toBe('')
  news.add(['Four.'])
  expect(news.again()).toMatch(/Four\.$/)
})

test('a sentence that is too long by itself waits for whoever asks', () => {
  const news = new Chronicle()
  news.add([sentence('Long', 61)])
  expect(news.unsaid(40)).toEqual({ text: '', before: 1 })
  expect(news.again()).toMatch(/^Long/)
})

test('no more than 40 words are said unasked, however many utterances they come in', () => {
  let now = 1000
  const voice = new Voice(() => now)
  expect(voice.tell(sentence('One', 25))).toBe(true)
  expect(voice.room()).toBe(15)
  expect(voice.tell(`${sentence('Two', 11)} ${sentence('Three', 11)}`)).toBe(false)
  expect(voice.said().map(({ text }) => text.split(' ')[0])).toEqual(['One', 'Two'])
  expect(voice.room()).toBe(4)
  // Whoever presses something has heard it, and so has whoever waits.
  voice.asked()
  expect(voice.room()).toBe(40)
  voice.tell(sentence('Four', 31))
  now += 20_000
  expect(voice.room()).toBe(40)
})

test('what is asked for is said in whole, and does not count', () => {
  const voice = new Voice()
  voice.speak(sentence('All', 61))
  expect([wordsIn(voice.said()[0]?.text ?? ''), voice.room()]).toEqual([61, 40])
})

test('a text is cut between sentences, and one that is too long by itself after a word', () => {
  expect(fitting('You win. They lose. Nobody else.', 4)).toBe('You win. They lose.')
  expect(fitting('They lose. There you roll: numbers are risks.', 6)).toBe('They lose.')
  expect(fitting('You win, they lose and nobody else.', 2)).toBe('You win …')
  expect(fitting('You win.', 0)).toBe('')
})
