import { BadInput, type Data, defineGame, findPack, type Game, type Setup } from '@orrery/engine'
import { chances } from './bot/chances.ts'
import { chapter, isSecret, isShared } from './bot/chapter.ts'
import { characters } from './bot/characters.ts'
import { determinize } from './bot/determinize.ts'
import { fallback } from './bot/fallback.ts'
import { hints } from './bot/hints/index.ts'
import { partsOf } from './bot/parts.ts'
import { rivalry } from './bot/rivalry.ts'
import { stakes } from './bot/stakes.ts'
import { standings } from './bot/standings.ts'
import { thinking } from './bot/thinking.ts'
import { yardstick } from './bot/yardstick/index.ts'
import { housePack } from './content/house.ts'
import { readPack } from './content/pack.ts'
import { HOUSE_PACKS, houseUnder } from './content/packs.ts'
import { invariants } from './invariants.ts'
import { type Chosen, optionsFor } from './options.ts'
import { setUp } from './rules/round/setup.ts'
import { nextStep } from './rules/sequence.ts'
import { copy } from './rules/state/copy.ts'
import { CLANS, type Content, type State } from './rules/state/state.ts'
import { tradingUnder } from './rules/trading/trading.ts'
import { KNOWN_RULES, NEWEST } from './rules/versions.ts'
import { scenesFor } from './scenes/index.ts'
import { type View, view } from './view.ts'
import english from './words/en/index.ts'
import { renderTable } from './words/terminal.ts'

export type { State } from './rules/state/state.ts'
export type { View } from './view.ts'

/** The game under a version of its rules, with the owner's changes to the house pack that came with them. */
const gameWith = (rules: number, pack: Data): Game<State, View> =>
  gameUnder(rules, readPack(houseUnder(rules), pack), pack)

/** The game under a version of its rules, with a content pack; `own` is what an owner's pack says. */
function gameUnder(rules: number, content: Content, own?: Data): Game<State, View> {
  const locale = english(content)
  const begin = (setup: Setup<Chosen>): State => setUp(content, rules, setup)
  return defineGame({
    id: 'starship-samurai',
    title: 'Starship Samurai',
    rulesVersion: rules,
    knownRules: KNOWN_RULES,
    players: [2, 3, 4],
    options: optionsFor(content, rules),
    content: { id: content.id, version: content.version },
    pack: content,
    locale,
    scenes: scenesFor(begin),
    setup: begin,
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
    chances,
    partsOf,
    stakes,
    standings,
    chapter,
    isShared,
    isSecret,
    hints,
    rivalry,
    characters,
    thinking,
    yardstick,
    fallback,
    outOfTurn: tradingUnder(rules),
    invariants,
    withContent: (pack: Data) => gameWith(rules, pack),
    under(version, wanted) {
      const pack = KNOWN_RULES.includes(version) ? findPack(wanted, content, HOUSE_PACKS) : undefined
      if (pack === undefined) return undefined
      return own && pack === content ? gameWith(version, own) : gameUnder(version, pack)
    },
  })
}

const starshipSamurai = gameUnder(NEWEST, housePack)

export default starshipSamurai
