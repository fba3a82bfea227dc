import type { Game } from '../src/game/game.ts'
import type { Options } from '../src/game/options.ts'
import { readMatchText } from '../src/match/matchfile.ts'
import type { BaseState } from '../src/state.ts'
import type { Balance } from '../src/study/balance.ts'
import type { Case, CaseWords } from '../src/study/case.ts'
import type { GameLocale } from '../src/words/locale.ts'
import { accountProblems } from './account.ts'
import { balanceProblems } from './balance.ts'
import { caseProblems } from './cases.ts'
import { fuzz } from './fuzz.ts'
import { checkRecording, playRecorded, type Recording } from './recordings.ts'
import { checkCitations, checkOpening, checkRulebook } from './rulebook.ts'
import { type Files, readSources } from './sources.ts'
import { checkTranslation } from './translation.ts'
import { type VoicePart, type VoicePlan, voiceChecks } from './voice/checks.ts'
import type { Term } from './voice/wordings.ts'
import { MessagesSurvey, type Vocabulary } from './words-survey.ts'

/** What is looked at in a game's English sentences, and what is odd in them. */
export interface SentencePlan<S extends BaseState> extends Omit<Vocabulary, 'sources'> {
  /** The folders in which rules and cards name what they ask, tell and refuse. */
  readonly sources: readonly string[]
  /** Plays the games that show the sentences. */
  play(survey: MessagesSurvey<S>): void
  /** What people never say. */
  readonly unsaid: RegExp
  /** How sentences begin, if not with a capital letter. */
  readonly beginning?: RegExp
  /** Whether the name of an option is none that people say. */
  isOdd(optionName: string): boolean
}

/** Positions in which the right answer is known, why it is right by language, and how many there are at least; 40 unless said. */
export interface CasePlan<S extends BaseState> {
  readonly list: readonly Case<S>[]
  readonly words: { readonly [language: string]: CaseWords }
  readonly fewest?: number
}

/** What the standard checks need to know of a game. What is left out is not looked at. */
export interface StandardPlan<S extends BaseState, View> {
  readonly game: Game<S, View>
  /** The game's folder, and what reads it: `node:fs`. */
  readonly folder: string
  readonly files: Files & { existsSync(path: string): boolean }
  /** The numbers of players that there are recorded games for, in `tests/fixtures`; all of the game's unless said. */
  readonly recordedFor?: readonly number[]
  /** The languages besides English, by their names. */
  readonly languages?: { readonly [language: string]: GameLocale }
  readonly sentences?: SentencePlan<S>
  /** What of its words is held against docs/voice.md: all of them, unless it says which parts are there already. */
  readonly voice?: readonly VoicePart[]
  /** What its board says in other languages, by its English wording. */
  readonly boards?: VoicePlan<S, View>['boards']
  /** The game's own terms, in every language, and what is not to be said instead. */
  readonly terms?: readonly Term[]
  readonly cases?: CasePlan<S>
  /** What `orrery balance` counts. */
  readonly balance?: Balance<S>
  /** Options that are played to the end, for a number of players. */
  readonly finished?: (players: number) => readonly Options[]
  /** Options that are played to the end with everything checked after every decision, which takes its time. */
  readonly checked?: (players: number) => readonly Options[]
}

/** A check: what it makes sure of, and how it finds what is wrong. */
export type StandardCheck = readonly [name: string, problems: () => string[]]

/**
 * What must hold for any game, for its `tests/standard.test.ts`:
 *
 *     test.each(standardChecks(plan))('%s', (_, problems) => expect(problems()).toEqual([]))
 */
export function standardChecks<S extends BaseState, View>(plan: StandardPlan<S, View>): StandardCheck[] {
  return [
    ...rulebookChecks(plan),
    ...languageChecks(plan),
    ...recordingChecks(plan),
    ...sentenceChecks(plan),
    ...wordChecks(plan),
    ...sceneChecks(plan),
    ...caseChecks(plan),
    ...balanceChecks(plan),
    ...accountChecks(plan),
    ...fuzzChecks(plan),
  ]
}

const rulebookChecks = <S extends BaseState, View>({
  game: { locale },
  folder,
  files,
}: StandardPlan<S, View>): StandardCheck[] => [
  [
    'every paragraph of the rulebook has an id of its own, whole sentences and a source',
    () => checkRulebook(locale.rulebook),
  ],
  [
    'every rule and every card is cited in the title of a test, and every title cites what exists',
    () => checkCitations(locale.rulebook, readSources(files, folder, 'tests')),
  ],
  ...openingChecks(locale),
]

const openingChecks = ({ opening }: GameLocale): StandardCheck[] =>
  opening ? [['the opening tells the goal and a round, in short paragraphs', () => checkOpening(opening)]] : []

const languageChecks = <S extends BaseState, View>({ game, languages = {} }: StandardPlan<S, View>): StandardCheck[] =>
  Object.entries(languages).map(([language, locale]) => [
    `${language} has every sentence, rule and option of the English, and mentions the same`,
    () => checkTranslation(game, locale),
  ])

const recordedNames = (files: StandardPlan<BaseState, unknown>['files'], fixtures: string): string[] =>
  files.existsSync(fixtures)
    ? files.readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : []

/** Recorded games stay for ever: one at least for every version of the rules. */
function recordingChecks<S extends BaseState, View>({
  game,
  folder,
  files,
  recordedFor = game.players,
}: StandardPlan<S, View>): StandardCheck[] {
  const fixtures = `${folder}/tests/fixtures`
  const names = recordedNames(files, fixtures)
  const textOf = (name: string) => files.readFileSync(`${fixtures}/${name}`, 'utf8')
  const missing = (what: string, wanted: readonly number[], found: readonly number[]) =>
    wanted.filter((one) => !found.includes(one)).map((one) => `no recorded game is ${what} ${one}`)
  const headers = () => names.map((name) => readMatchText(textOf(name)).header)
  return [
    [
      `there are recorded games for ${recordedFor.join(', ')} players`,
      () =>
        missing(
          'for this number of players:',
          recordedFor,
          headers().map(({ seats }) => seats),
        ),
    ],
    [
      'there is a recorded game of every version of the rules',
      () =>
        missing(
          'of this version of the rules:',
          game.knownRules,
          headers().map(({ rules }) => rules),
        ),
    ],
    ...names.map(
      (name): StandardCheck => [
        `${name} leads to its score and its position again, also when it is left and taken up`,
        () => checkRecording(game, textOf(name)),
      ],
    ),
  ]
}

function sentenceChecks<S extends BaseState, View>({
  game,
  folder,
  files,
  sentences,
}: StandardPlan<S, View>): StandardCheck[] {
  if (sentences === undefined) return []
  const { unsaid, beginning, isOdd } = sentences
  let played: MessagesSurvey<S> | undefined
  function survey(): MessagesSurvey<S> {
    if (played === undefined && sentences !== undefined) {
      played = new MessagesSurvey(game, { ...sentences, sources: readSources(files, folder, ...sentences.sources) })
      sentences.play(played)
    }
    return played as MessagesSurvey<S>
  }
  return [
    [
      'all that is asked, told and refused has its words and its rule, and mentions what is there',
      () => survey().problems(),
    ],
    ['every sentence reads like one', () => survey().oddSentences(unsaid, beginning)],
    ['every option has a name that people say', () => survey().oddOptions(isOdd)],
  ]
}

const VOICE_PARTS: readonly VoicePart[] = ['sentences', 'cards', 'rulebook']

function wordChecks<S extends BaseState, View>({
  game,
  folder,
  files,
  languages = {},
  terms = [],
  boards = {},
  voice = VOICE_PARTS,
}: StandardPlan<S, View>): readonly StandardCheck[] {
  const fixtures = `${folder}/tests/fixtures`
  return voiceChecks(
    {
      game,
      terms,
      boards,
      locales: [game.locale, ...Object.values(languages)],
      matches: () => recordedNames(files, fixtures).map((name) => files.readFileSync(`${fixtures}/${name}`, 'utf8')),
      sources: () => readSources(files, folder, 'words'),
    },
    voice,
  )
}

/** Every named scene opens, holds what must hold, can be played to its end, and leads there again from its file. */
const sceneChecks = <S extends BaseState, View>({ game }: StandardPlan<S, View>): StandardCheck[] =>
  Object.entries(game.scenes).flatMap(([scene, { players, options = {} }]) =>
    players.map(
      (count): StandardCheck => [
        `scene "${scene}" is played to its end by ${count} players, and again from its file`,
        () => checkScene(game, { players: count, options, scene }),
      ],
    ),
  )

function checkScene<S extends BaseState>(game: Game<S>, recording: Recording): string[] {
  const { problems, text } = playRecorded(game, `scene/${recording.scene}`, recording)
  return problems.length > 0 ? [...problems] : checkRecording(game, text)
}

/** Every case asks what it says, has something right and something wrong on offer, and says why in every language. */
const caseChecks = <S extends BaseState, View>({ game, cases }: StandardPlan<S, View>): StandardCheck[] =>
  cases ? [['every case measures something', () => caseProblems(game, cases.list, cases.words, cases.fewest)]] : []

/** What is counted of a game adds up to its scores, and names nothing that the game does not know. */
const balanceChecks = <S extends BaseState, View>({ game, balance }: StandardPlan<S, View>): StandardCheck[] =>
  balance
    ? game.players
        .filter((players) => players > 1)
        .map((players) => [
          `${players} players: what is counted adds up`,
          () => balanceProblems(game, balance, players),
        ])
    : []

/** Games by chance of all numbers of players in which the points must add up. */
const ACCOUNTED = 200

function accountChecks<S extends BaseState, View>({ game, balance }: StandardPlan<S, View>): StandardCheck[] {
  if (balance === undefined) return []
  const counts = game.players.filter((players) => players > 1)
  const games = Math.ceil(ACCOUNTED / counts.length)
  return counts.map((players) => [
    `${players} players: the points that the log tells are the scores`,
    () => accountProblems({ game, account: balance.account, players, games }),
  ])
}

function fuzzChecks<S extends BaseState, View>({ game, finished, checked }: StandardPlan<S, View>): StandardCheck[] {
  const played = (chosen: StandardPlan<S, View>['finished'], name: string, seed: string, check: boolean) =>
    game.players.flatMap((players): StandardCheck[] => {
      const combinations = chosen?.(players) ?? []
      if (combinations.length === 0) return []
      const problems = () =>
        combinations.flatMap((options, i) => fuzz({ game, players, options, seed: `${seed}/${players}/${i}`, check }))
      return [[`${players} players: ${name} (${combinations.length} games)`, problems]]
    })
  return [
    ...played(finished, 'games come to their end', 'fuzz', false),
    ...played(checked, 'everything holds after every decision', 'checked', true),
  ]
}
