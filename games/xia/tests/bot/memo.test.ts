import { Dice, openCase } from '@orrery/engine'
import { expect, test } from 'vitest'
import cases from '../../cases/index.ts'
import xia, { type State } from '../../game.ts'

/** The same position with a map of its own, of which nothing is remembered. */
const fresh = (g: State): State => ({ ...xia.copy(g), derived: undefined, sectors: Object.freeze([...g.sectors]) })

test('[table.public] what is remembered of a map changes nothing: positions are valued as if for the first time', () => {
  for (const one of cases) {
    const runner = openCase(xia, one)
    const dice = new Dice(`remembered in ${one.id}`)
    for (let answers = 0; answers < 6 && !runner.over; answers++) {
      const [seat] = runner.waitingFor()
      const question = seat === undefined ? undefined : runner.questionFor(seat)
      if (seat === undefined || question === undefined) break
      xia.standings(runner.state)
      const hints = xia.hints(runner.state, question)
      if (hints === undefined || hints.length === 0) break
      runner.apply(seat, dice.pick([...hints]))
      expect(xia.standings(runner.state)).toEqual(xia.standings(fresh(runner.state)))
    }
  }
})
