import { BadInput, type Data, defineGame, findPack, type Game, type Setup } from '@orrery/engine'
import { chances } from './bot/chances.ts'
import { chapter } from './bot/chapter.ts'
import { characters } from './bot/characters.ts'
import { determinize } from './bot/determinize.ts'
import { fallback } from './bot/fallback.ts'
import { hints } from './bot/hints/index.ts'
import { partsOf } from './bot/parts.ts'
import { plans } from './bot/plans.ts'
import { stakes } from './bot/stakes.ts'
import { standings } from './bot/standings.ts'
import { thinking } from './bot/thinking.ts'
import { yardstick } from './bot/yardstick/index.ts'
import { housePack } from './content/house.ts'
import { readPack } from './content/pack/pack.ts'
import { HOUSE_PACKS, houseUnder } from './content/packs.ts'
import type { Content } from './content/types.ts'
import { COLOURS } from './crafts.ts'
import { endingOf } from './ending.ts'
import { invariants } from './invariants.ts'
import { type Chosen, options } from './options.ts'
import { gifts } from './rules/actions/gifts.ts'
import { copy } from './rules/copy.ts'
import { withOffers } from './rules/offers.ts'
import { nextStep } from './rules/sequence.ts'
import { setUp } from './rules/setup.ts'
import { isOver, type State } from './rules/state.ts'
import { KNOWN_RULES, NEWEST } from './rules/versions.ts'
import { scenesFor } from './scenes/index.ts'
import { type View, view } from './view.ts'
import english from './words/en/index.ts'
import { renderTable } from './words/terminal.ts'

export type { State } from './rules/state.ts'
export type { View } from './view.ts'

/** The game under a version of its rules, with the house's content or with an owner's pack. */
function gameUnder(rules: number, content: Content, own?: Data): Game<State, View> {
  const pack = withOffers(content)
  const locale = english(content)
  const begin = (setup: Setup<Chosen>): State => setUp(pack, rules, setup)
  return defineGame({
    id: 'xia',
    title: 'Xia: Legends of a Drift System',
    rulesVersion: rules,
    knownRules: KNOWN_RULES,
    players: [1, 2, 3, 4, 5],
    options,
    content: { id: content.id, version: content.version },
    pack: content,
    locale,
    scenes: scenesFor(begin),
    setup: begin,
    nextStep,
    copy,
    view,
    seatName: (seat) => COLOURS[seat],
    render: (seen) => renderTable(seen, content, locale.messages.name),
    epilogue: (seen) => endingOf(seen, content)?.english,
    result: (g) => {
      if (!isOver(g)) throw new BadInput('The game is not over.')
      return { scores: g.vessels.map(({ fame }) => fame), ranking: [...g.ranking] }
    },
    determinize,
    chances,
    partsOf,
    stakes,
    standings,
    chapter,
    hints,
    plans,
    characters,
    rivalry: { mean: 0, best: 0 },
    thinking,
    yardstick,
    fallback,
    outOfTurn: gifts,
    invariants,
    withContent: (pack: Data) => gameUnder(rules, readPack(houseUnder(rules), pack), pack),
    under(version, wanted) {
      const pack = findPack(wanted, content, HOUSE_PACKS)
      if (pack === undefined || !KNOWN_RULES.includes(version)) return undefined
      const isOwn = own !== undefined && pack === content
      return isOwn ? gameUnder(version, readPack(houseUnder(version), own), own) : gameUnder(version, pack)
    },
  })
}

const xia = gameUnder(NEWEST, housePack)

export default xia
