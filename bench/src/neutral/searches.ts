import { createLevel } from '@orrery/bots'
import { type BaseState, Dice, type Game, optionsOf, Runner } from '@orrery/engine'
import { Chooser } from './chooser.ts'
import { marches } from './ours.ts'
import { ITERATIONS, PLACES } from './places.ts'
import { SEATS, type State } from './rules.ts'

/** The neutral game with one chapter: what is imagined goes on for 50 decisions, or to the end, as in boardgame.io's bot. */
const endless: Game<State> = { ...marches, chapter: () => 'match', thinking: { expert: { playsOn: true } } }

/** A search of ours in each place of a match: what it takes to do `ITERATIONS` in it. */
export function ourSearches(seed: string): (() => number)[] {
  const runner = Runner.from(endless, endless.setup({ seats: SEATS, options: {}, seed }))
  const chooser = new Chooser(seed)
  const searches: (() => number)[] = []
  for (let decision = 0; !runner.over && decision <= Math.max(...PLACES); decision++) {
    const { question } = runner
    if (question === undefined || question.kind === 'everyone') throw new Error('Somebody is asked alone.')
    if (PLACES.some((place) => place === decision)) searches.push(searchIn(runner.fork(), question.seat, seed))
    runner.apply(question.seat, chooser.choose(optionsOf(question)))
  }
  return searches
}

function searchIn(runner: Runner<State>, seat: number, seed: string): () => number {
  const bot = createLevel('expert', { allowance: { iterations: ITERATIONS } })
  return () => {
    const thought = bot.think(runner as unknown as Runner<BaseState>, seat, new Dice(seed))
    while (thought.goOn());
    return thought.looks
  }
}
