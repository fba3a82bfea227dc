import { BadInput, type Data, defineGame, type Game } from '@orrery/engine'
import { determinize } from './bot/determinize.ts'
import { evaluate } from './bot/evaluate.ts'
import { fallback } from './bot/fallback.ts'
import { housePack } from './content/house.ts'
import { readPack } from './content/pack/pack.ts'
import type { Content } from './content/types.ts'
import { COLOURS } from './crafts.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { gifts } from './rules/actions/gifts.ts'
import { copy } from './rules/copy.ts'
import { withOffers } from './rules/offers.ts'
import { nextStep } from './rules/sequence.ts'
import { setUp } from './rules/setup.ts'
import { isOver, type State } from './rules/state.ts'
import { type View, view } from './view.ts'
import english from './words/en/index.ts'
import { renderTable } from './words/terminal.ts'

export type { State } from './rules/state.ts'
export type { View } from './view.ts'

/** The game with a content pack. */
function withPack(content: Content): Game<State, View> {
  const pack = withOffers(content)
  const locale = english(content)
  return defineGame({
    id: 'xia',
    title: 'Xia: Legends of a Drift System',
    rulesVersion: 1,
    players: [1, 2, 3, 4, 5],
    options,
    content: { id: content.id, version: content.version },
    pack: content,
    locale,
    setup: (setup) => setUp(pack, setup),
    nextStep,
    copy,
    view,
    seatName: (seat) => COLOURS[seat],
    render: (seen) => renderTable(seen, locale.messages.name),
    result: (g) => {
      if (!isOver(g)) throw new BadInput('The game is not over.')
      return { scores: g.vessels.map(({ fame }) => fame), ranking: [...g.ranking] }
    },
    determinize,
    evaluate,
    fallback,
    outOfTurn: gifts,
    invariants,
    withContent: (changes: Data) => withPack(readPack(housePack, changes)),
  })
}

const xia = withPack(housePack)

export default xia
