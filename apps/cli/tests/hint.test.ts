import { advise } from '@orrery/bots'
import { type BaseState, Dice, Match, settleOptions } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { expect, test } from 'vitest'
import { hintLines } from '../src/hint.ts'
import { Wording } from '../src/wording.ts'

test('a hint says where to look, then what is sensible, then what a bot would do, each with its size', async () => {
  const game = await loadGame('starship-samurai')
  const match: Match<BaseState> = Match.start(game, 3, settleOptions(game, 3, {}), '5')
  const [seat = 0] = match.runner.waitingFor()
  const advice = advise(match.runner, seat, new Dice('hint'), { allowance: { iterations: 60 } })
  const told = [1, 2, 3].map((level) => hintLines(game, new Wording(game, match.state), advice, level).join('\n'))
  expect(told[0]).toMatch(/^ {2}Look at .+[.?]\n {2}Most important here: .+\.$/)
  expect(told[1]).toMatch(/^ {2}Worth a thought, the best first:\n {2}\S.*: .+\(about [\d.]+ honor\).*\n {2}\S/)
  expect(told[2]).toMatch(
    /^ {2}A bot would choose: \S.* \(about \d+ % to win\)\n {2}Rather than: \S.*\n {4}(For it|Given up): .+\(about [\d.]+ honor\)/,
  )
})
