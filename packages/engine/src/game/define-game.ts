import { firstAnswer } from '../questions/answers.ts'
import type { BaseState, Seat } from '../state.ts'
import { EMPTY_LOCALE, type GameLocale } from '../words/locale.ts'
import type { Game, Setup } from './game.ts'
import type { Evaluation } from './judgement.ts'
import type { ChosenOptions, OptionSpecs } from './options.ts'

type Needed = 'id' | 'title' | 'players' | 'nextStep' | 'copy' | 'view' | 'result'

const NO_TERMS: Evaluation = {}

/** A game as its folder gives it: what it leaves out has a default that fits small games. */
export interface GameDefinition<S extends BaseState, View, Specs extends OptionSpecs>
  extends Pick<Game<S, View>, Needed>,
    Partial<Omit<Game<S, View>, Needed | 'options' | 'setup' | 'locale'>> {
  readonly options?: Specs
  /** How good a position is for a seat, for games that do not give the `standings` of all. */
  readonly evaluate?: (g: S, seat: Seat) => Evaluation
  readonly locale?: Partial<GameLocale>
  /** The state before anything is decided. Its options are typed by `options`. */
  setup(setup: Setup<ChosenOptions<Specs>>): S
}

/**
 * A game with everything the engine asks of one. Left out means: rules version 1, no options, no pack of its own, nothing hidden that
 * would have to be dealt again, nothing that always holds, no opinion of positions, answers and plans, and the first answer for whoever has
 * gone.
 */
export function defineGame<S extends BaseState, View, const Specs extends OptionSpecs = Record<never, never>>(
  given: GameDefinition<S, View, Specs>,
): Game<S, View> {
  const { evaluate = () => NO_TERMS, ...own } = given
  const standings = given.standings ?? ((g: S) => Array.from({ length: g.seats }, (_, seat) => evaluate(g, seat)))
  const determinize = given.determinize ?? (() => {})
  return {
    rulesVersion: 1,
    knownRules: [given.rulesVersion ?? 1],
    options: {},
    content: { id: 'house', version: '1' },
    pack: undefined,
    scenes: {},
    seatName: (seat) => `Player ${seat + 1}`,
    standings,
    rivalry: { mean: 0, best: 0 },
    chapter: () => undefined,
    isShared: () => false,
    isSecret: () => false,
    hints: () => undefined,
    plans: () => [],
    characters: {},
    thinking: {},
    determinize,
    yardstick: { determinize, evaluate: given.standings ? (g, seat) => standings(g)[seat] ?? NO_TERMS : evaluate },
    fallback: (_, question) => firstAnswer(question),
    invariants: () => [],
    ...own,
    // Options that were settled are what the specs say.
    setup: (setup) => given.setup(setup as unknown as Setup<ChosenOptions<Specs>>),
    locale: { ...EMPTY_LOCALE, ...given.locale },
  }
}
