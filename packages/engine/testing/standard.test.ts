import type { Balance } from '@orrery/engine'
import { expect, test } from 'vitest'
import { scene, variant } from '../tests/play.ts'
import { type March, marchGame } from './march.ts'
import { recordGame } from './recordings.ts'
import { type StandardPlan, standardChecks } from './standard.ts'

/** A folder with the test of all rules, and recorded games. */
function folderWith(
  games: { readonly [name: string]: string },
  tests = allCited(),
): StandardPlan<March, unknown>['files'] {
  return {
    existsSync: (path) => path === 'march/tests/fixtures' && Object.keys(games).length > 0,
    readdirSync: (folder) => (folder === 'march/tests' ? ['rules.test.ts'] : Object.keys(games)),
    readFileSync: (file) =>
      file === 'march/tests/rules.test.ts' ? tests : (games[file.split('/').at(-1) ?? ''] ?? ''),
  }
}

const allCited = () =>
  marchGame.locale.rulebook
    .flatMap(({ rules }) => rules)
    .map(({ id }) => `test('[${id}] …')`)
    .join('\n')

const two = recordGame(marchGame, 'two', { players: 2, options: {} })
const three = recordGame(marchGame, 'three', { players: 3, options: {} })

const sound: StandardPlan<March, unknown> = {
  game: variant({ scenes: { rich: { players: [2], position: () => scene({ gold: [6, 0] }) } } }),
  folder: 'march',
  files: folderWith({ 'two.json': two, 'three.json': three, 'notes.md': '' }),
  voice: [],
}

/** What is found, by the names of the checks. */
const found = (changes: Partial<StandardPlan<March, unknown>>): { readonly [name: string]: readonly string[] } =>
  Object.fromEntries(standardChecks({ ...sound, ...changes }).map(([name, problems]) => [name, problems()]))

test('a sound game passes: its rulebook, its recorded games and its scenes are looked at', () => {
  expect(found({})).toEqual({
    'every paragraph of the rulebook has an id of its own, whole sentences and a source': [],
    'every rule and every card is cited in the title of a test, and every title cites what exists': [],
    'there are recorded games for 2, 3 players': [],
    'there is a recorded game of every version of the rules': [],
    'two.json leads to its score and its position again, also when it is left and taken up': [],
    'three.json leads to its score and its position again, also when it is left and taken up': [],
    'scene "rich" is played to its end by 2 players, and again from its file': [],
  })
})

test('words are held against the guide, unless a game says which parts of them are there already', () => {
  const heard = (plan: StandardPlan<March, unknown>) =>
    standardChecks(plan).flatMap(([name]) => (name.startsWith('voice: ') ? [name.slice('voice: '.length)] : []))
  const { voice: _, ...whole } = sound
  expect(heard(whole)).toEqual(
    expect.arrayContaining([
      'nothing is told twice in a row',
      'cards are translated',
      'paragraphs and their sentences are short',
    ]),
  )
  expect(heard({ ...sound, voice: ['rulebook'] })).toEqual([
    'paragraphs and their sentences are short',
    'paragraphs have our words and terms',
  ])
  expect(heard(sound)).toEqual([])
})

test('a rule that no test cites and a paragraph that is none are found', () => {
  const files = folderWith({ 'two.json': two, 'three.json': three }, '')
  expect(found({ files })).toMatchObject({
    'every rule and every card is cited in the title of a test, and every title cites what exists':
      expect.arrayContaining(['bid.secret is cited by no test']),
  })
  const [first, ...others] = marchGame.locale.rulebook
  const rulebook = [{ ...first, rules: [{ id: 'Bid', text: 'Bid.', source: '' }] }, ...others]
  expect(found({ game: variant({ locale: { ...marchGame.locale, rulebook } }) })).toMatchObject({
    'every paragraph of the rulebook has an id of its own, whole sentences and a source': [
      'Bid is no id',
      'Bid has no source',
    ],
  })
})

test('numbers of players and versions of the rules without a recorded game are found', () => {
  const game = variant({ rulesVersion: 2, knownRules: [1, 2], under: () => marchGame })
  expect(found({ game, files: folderWith({ 'two.json': two }) })).toMatchObject({
    'there are recorded games for 2, 3 players': ['no recorded game is for this number of players: 3'],
    'there is a recorded game of every version of the rules': ['no recorded game is of this version of the rules: 2'],
    'two.json leads to its score and its position again, also when it is left and taken up': [],
  })
  expect(found({ files: folderWith({}), recordedFor: [2] })).toMatchObject({
    'there are recorded games for 2 players': ['no recorded game is for this number of players: 2'],
    'there is a recorded game of every version of the rules': ['no recorded game is of this version of the rules: 1'],
  })
})

test('a recorded game that ends otherwise is found', () => {
  const file = JSON.parse(two) as { end: { hash: string } }
  const wrong = JSON.stringify({ ...file, end: { ...file.end, hash: 'none' } })
  const [problem] = found({ files: folderWith({ 'two.json': wrong }) })[
    'two.json leads to its score and its position again, also when it is left and taken up'
  ]
  expect(problem).toMatch(/but the file says none$/)
})

test('a language that lacks a sentence is found', () => {
  const { messages } = marchGame.locale
  const poor = { ...marchGame.locale, messages: { ...messages, prompts: {} } }
  expect(found({ languages: { Latin: poor } })).toMatchObject({
    'Latin has every sentence, rule and option of the English, and mentions the same': expect.arrayContaining([
      'prompts: march.count is missing',
    ]),
  })
})

test('sentences are looked at once they have been played, and odd ones are found', () => {
  let played = 0
  const checks = found({
    sentences: {
      sources: ['rules'],
      kinds: [],
      mayMiss: 1,
      unsaid: /Bids/,
      isOdd: (name) => name === 'the 0',
      play(survey) {
        played++
        survey.playGames(marchGame, 1)
      },
    },
    files: { ...sound.files, readdirSync: () => [] },
  })
  expect(played).toBe(1)
  expect(
    checks['all that is asked, told and refused has its words and its rule, and mentions what is there'],
  ).toContain('prompts: bid.secret has no words')
  expect(checks['every sentence reads like one'][0]).toMatch(/^Bids/)
  expect(checks['every option has a name that people say']).toContain('bid.secret 0: the 0')
})

test('a scene that cannot be played to its end is found', () => {
  const scenes = { rich: { players: [2], position: () => scene() } }
  const stuck = variant({
    scenes,
    nextStep: () => {
      throw new Error('stuck')
    },
  })
  expect(() => found({ game: stuck, recordedFor: [], files: folderWith({}) })).toThrow('stuck')
  const sour = variant({ scenes, invariants: ({ round }) => (round > 0 ? ['it is late'] : []) })
  const late = found({ game: sour, files: folderWith({}) })
  expect(late['scene "rich" is played to its end by 2 players, and again from its file'][0]).toMatch(/^it is late/)
})

test('games by chance are played for each number of players that options are given for', () => {
  const checks = found({
    game: variant({ invariants: ({ phase }) => (phase === 'over' ? ['it is over'] : []) }),
    finished: (players) => (players === 2 ? [{ rounds: 1 }, { rounds: 2 }] : []),
    checked: () => [{ rounds: 1 }],
  })
  const [first, second] = checks['2 players: games come to their end (2 games)']
  expect([first, second]).toEqual([
    'it is over; 2 players, seed "fuzz/2/0", options {"rounds":1}',
    'it is over; 2 players, seed "fuzz/2/1", options {"rounds":2}',
  ])
  expect(checks['3 players: games come to their end (0 games)']).toBeUndefined()
  expect(checks['3 players: everything holds after every decision (1 games)'][0]).toMatch(/^it is over/)
})

test('cases that measure nothing are found', () => {
  const asking = (asks: string) => ({
    list: [{ id: 'bid-won', players: [2], position: () => scene({ gold: [6, 0] }), seat: 0, asks, right: () => false }],
    words: { English: { 'bid-won': 'A card is worth more than a rest.' } },
    fewest: 1,
  })
  expect(found({ cases: asking('turn.rest') })).toMatchObject({
    'every case measures something': [expect.stringMatching(/^bid-won: it asks /)],
  })
})

test('what is counted of a game must add up to its scores, and be known', () => {
  const balance = (more: number): Balance<March> => ({
    attributes: {},
    kinds: {},
    account: { sources: { gold: 'Gold' }, entries: () => [] },
    watch: () => ({
      hear: () => undefined,
      tell: (g) => {
        const { scores } = marchGame.result(g)
        const points = scores.map((score) => ({ gold: score + more }))
        return { attributes: [], uses: {}, points, rounds: [scores], notes: {} }
      },
    }),
    figures: () => [],
  })
  const fine = found({ balance: balance(0) })
  expect(fine).toMatchObject({ '2 players: what is counted adds up': [] })
  expect(fine['2 players: the points that the log tells are the scores']).toContainEqual(
    expect.stringMatching(/^account\/2\/\d+: the log tells 0,0, the end is /),
  )
  expect(found({ balance: balance(1) })['2 players: what is counted adds up']).toContainEqual(
    expect.stringMatching(/^the points of seat 0 come from sources for/),
  )
})
