// A recorded match as somebody reads it: headings, sentences, and each turn summed up.
import { readFileSync } from 'node:fs'
import { messageText, readMatchText, replayFile, turnsOf, turnText, weightOf } from '@orrery/engine'
import { gameNamed, recordedMatches } from './texts.mjs'

const MARKS = { note: ' ', step: '·', beat: '!' }

export async function storyOf(id, language, as) {
  const { game, locales } = await gameNamed(id)
  const { messages } = locales[language]
  const match = replayFile(game, readMatchText(readFileSync(recordedMatches(id)[0], 'utf8')))
  const seat = as === undefined ? 'spectator' : Number(as)
  const reader = as === undefined ? undefined : game.seatName(seat, match.state)
  const say = ({ what, data }) => messageText(messages, 'log', what, data, reader)
  return turnsOf(messages, match.logFor(seat)).flatMap(({ heading, lines }) => {
    const sum = turnText(messages, heading ? [heading, ...lines] : lines, reader)
    const told = lines.map((line) => ({ mark: MARKS[weightOf(messages, line.what)], text: say(line) }))
    return [
      `— ${heading ? say(heading) : ''} — ${sum}`,
      ...told.filter(({ text }) => text !== '').map(({ mark, text }) => `  ${mark} ${text}`),
    ]
  })
}
