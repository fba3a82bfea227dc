/** Writes a match file with so many decisions, by the engine and the games of a working tree, in a process of its own. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Engine from '@orrery/engine'
import type * as Shelf from '@orrery/shelf'

const SEED = 'a long match'
/** So often somebody else is asked whether there is anything to say out of turn before the question is answered. */
const TRIES = 8

export async function writeLongMatch([
  root = '',
  id = '',
  options = '{}',
  decisions = '',
  file = '',
]: readonly string[]): Promise<void> {
  const load = <T>(name: string): Promise<T> =>
    import(pathToFileURL(join(root, 'packages', name, 'src', 'index.ts')).href) as Promise<T>
  const engine = await load<typeof Engine>('engine')
  const { loadGame } = await load<typeof Shelf>('shelf')
  const game = await loadGame(id)
  const seats = Math.min(3, Math.max(...game.players))
  const match = engine.Match.start(game, seats, engine.settleOptions(game, seats, JSON.parse(options)), SEED)
  const dice = new engine.Dice(SEED)

  function interject(): boolean {
    const { runner } = match
    for (let i = 0; runner.question && runner.betweenSteps && i < TRIES; i++) {
      const seat = dice.below(seats)
      const value = game.outOfTurn?.suggest(runner.state, seat, runner.question, dice)
      if (value !== undefined && match.actOutOfTurn(seat, value) === undefined) return true
    }
    return false
  }

  while (match.decisions.length < Number(decisions) && !match.over) {
    if (game.outOfTurn && options !== '{}' && interject()) continue
    const [seat = 0] = match.runner.waitingFor()
    const question = match.runner.questionFor(seat)
    const value = question && engine.sampleAnswer(question, dice)
    if (value === undefined || match.answer(seat, value)) throw new Error(`Nothing to answer to "${question?.ask}".`)
  }
  writeFileSync(file, engine.matchText(engine.writeMatch(match)))
}
