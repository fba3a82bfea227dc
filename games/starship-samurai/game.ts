import { BadInput, type Data, defineGame, type Game } from '@orrery/engine'
import { determinize } from './bot/determinize.ts'
import { evaluate } from './bot/evaluate.ts'
import { fallback } from './bot/fallback.ts'
import { housePack } from './content/house.ts'
import { readPack } from './content/pack.ts'
import { invariants } from './invariants.ts'
import { optionsFor } from './options.ts'
import { setUp } from './rules/round/setup.ts'
import { nextStep } from './rules/sequence.ts'
import { copy } from './rules/state/copy.ts'
import { CLANS, type Content, type State } from './rules/state/state.ts'
import { trading } from './rules/trading.ts'
import { type View, view } from './view.ts'
import english from './words/en/index.ts'
import { renderTable } from './words/terminal.ts'

export type { State } from './rules/state/state.ts'
export type { View } from './view.ts'

/** The game with a content pack. */
function withPack(content: Content): Game<State, View> {
  const locale = english(content)
  return defineGame({
    id: 'starship-samurai',
    title: 'Starship Samurai',
    rulesVersion: 1,
    players: [2, 3, 4],
    options: optionsFor(content),
    content: { id: content.id, version: content.version },
    pack: content,
    locale,
    setup: (setup) => setUp(content, setup),
    nextStep,
    copy,
    view,
    seatName: (seat) => CLANS[seat],
    render: (seen) => renderTable(seen, content, locale.messages.name),
    result: (g) => {
      if (g.phase !== 'over') throw new BadInput('The game is not over.')
      return { scores: [...g.honor], ranking: [...g.ranking] }
    },
    determinize,
    evaluate,
    fallback,
    outOfTurn: trading,
    invariants,
    withContent: (pack: Data) => withPack(readPack(housePack, pack)),
  })
}

const starshipSamurai = withPack(housePack)

export default starshipSamurai
