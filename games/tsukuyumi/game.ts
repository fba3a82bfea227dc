import { BadInput, type Data, defineGame, type Game } from '@orrery/engine'
import { determinize } from './bot/determinize.ts'
import { evaluate, fallback } from './bot/evaluate.ts'
import { housePack } from './content/house.ts'
import { readPack } from './content/pack.ts'
import type { Content } from './content/types.ts'
import { invariants } from './invariants.ts'
import { oldOptions, options } from './options.ts'
import { scoreOf } from './rules/scoring/score.ts'
import { nextStep } from './rules/sequence.ts'
import { setUp } from './rules/setup/setup.ts'
import { copy } from './rules/state/copy.ts'
import type { State } from './rules/state/state.ts'
import { withTables } from './rules/state/tables.ts'
import { factionOf } from './rules/state/vocabulary.ts'
import { type View, view } from './view.ts'
import english from './words/en/index.ts'
import { renderTable } from './words/terminal.ts'

export type { State } from './rules/state/state.ts'
export type { View } from './view.ts'

/** The game with a content pack. */
function withPack(content: Content): Game<State, View> {
  const pack = withTables(content)
  const locale = english(content)
  return defineGame({
    id: 'tsukuyumi',
    title: 'Tsukuyumi: Full Moon Down',
    rulesVersion: 1,
    players: [2, 3, 4],
    options,
    oldOptions,
    content: { id: content.id, version: content.version },
    pack: content,
    locale,
    setup: (setup) => setUp(pack, setup),
    nextStep,
    copy,
    view,
    seatName: (seat, g) => (g === undefined ? `Seat ${seat + 1}` : content.factions[factionOf(g.factions[seat])].name),
    render: (seen) => renderTable(seen, content, locale.messages.name),
    result: (g) => {
      if (g.phase !== 'over') throw new BadInput('The game is not over.')
      return { scores: g.factions.map((side) => scoreOf(g, side)), ranking: [...g.ranking] }
    },
    determinize,
    evaluate,
    fallback,
    invariants,
    withContent: (own: Data) => withPack(readPack(housePack, own)),
  })
}

const tsukuyumi = withPack(housePack)

export default tsukuyumi
