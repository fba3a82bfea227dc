import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createPlayer, trading } from '@orrery/bots'
import { type BaseState, type Game, Match, readMatchText, replayFile, settleWithScene } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { afterAll, expect, test } from 'vitest'
import gossip from '../../../packages/engine/testing/gossip/game.ts'
import { type SeatChoice, TerminalGame } from '../src/play/table.ts'
import { openTerminal } from '../src/play/terminal.ts'
import { bazaar } from './bazaar.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-table-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays typed lines at a table and returns the match and what was on the screen. */
async function sit(seats: string, ...lines: string[]) {
  const sitters = seats.split(',').map((name): SeatChoice => (name === 'human' ? name : createPlayer(name)))
  const match: Match<BaseState> = Match.start(
    bazaar as unknown as Game,
    sitters.length,
    { rich: 'no', late: 'no' },
    's',
  )
  return { match, screen: await type(match, sitters, ...lines) }
}

async function type(match: Match<BaseState>, sitters: readonly SeatChoice[], ...lines: string[]): Promise<string> {
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(lines.map((line) => `${line}\n`).join(''))
  await new TerminalGame({ match, sitters, terminal: openTerminal({ input, output }), seed: 's' }).run()
  return String(output.read() ?? '')
}

const coins = (match: Match<BaseState>) => (match.view('spectator') as { coins: number[] }).coins

test('shows the question and its options in words, and takes numbers, values and names', async () => {
  const { match, screen } = await sit('human,random', '2', 'red', '4', 'left', 'right')
  expect(screen).toContain('Ann: Which stall?\n  1  tea\n  2  spice\n')
  expect(screen).toContain('Ann: How much for spice?\n  Enter a number, 1–5')
  expect(screen).toContain('Place jar:\n  1  right')
  expect(match.decisions.slice(0, 4).map(({ value }) => value)).toEqual(['spice', ['red'], 4, ['left', 'right']])
})

test('takes lists, names with spaces and beginnings of names', async () => {
  const { match } = await sit('human,human', '', 'te', '1 3', '5', '["right","left"]', '', 'silk road', 'none')
  expect(match.decisions.map(({ value }) => value)).toEqual(['tea', ['red', 'blue'], 5, ['right', 'left'], 'silk', []])
})

test('why names the refused candidates, their reasons and rules; a refused answer gets its reason', async () => {
  const { match, screen } = await sit('human,random', 'why', 'silk', 'tea', 'red', '9', '1', 'left', 'left', 'why')
  expect(screen).toContain('  Silk Road: Silk Road is closed today. [stall.closed]')
  expect(screen).toContain('Not possible: Silk Road is closed today.')
  expect(screen).toContain('9 is not among the answers offered to "stall.price".')
  expect(screen).toContain('Not possible: Left is taken.')
  expect(screen).toContain('  left: Left is taken. [stall.crowded]')
  expect(match.decisions).toHaveLength(3)
})

test('undo takes back, redo repeats, and a fence is explained', async () => {
  const { match, screen } = await sit('human,human', '', 'undo', 'tea', 'undo', 'redo', '1', '1', '1', '1', '', 'undo')
  expect(screen).toContain('Nothing to undo.')
  expect(screen).toContain('Ann has moved since. Type "undo anyway" to ask the others.')
  expect(match.decisions).toHaveLength(4)
  expect(match.decisions[0]?.value).toBe('tea')
})

const TURN = ['tea', 'none', '1', 'left', 'right']
const OTHER_TURN = ['silk', 'none', '1', 'left', 'right']

test('undo anyway asks the other people', async () => {
  const start = ['', 'undo anyway', ...TURN, '', ...OTHER_TURN]
  // Both bid; then it is for Ann to decide again.
  const { match, screen } = await sit('human,human', ...start, '', '2', '', '2', '', 'undo anyway', 'no')
  expect(screen).toContain('Nothing to undo.')
  expect(screen).toContain('Ben: let Ann undo that? (yes/no) no\nBen declined.')
  expect(match.decisions).toHaveLength(10)
  const agreed = await sit('human,human', ...start, '', '2', '', '2', '', 'undo anyway', 'yes')
  expect(agreed.match.decisions).toHaveLength(8)
})

test('bots agree to an undo', async () => {
  const { match } = await sit('human,random', ...TURN, '1', 'undo anyway')
  expect(match.decisions.filter(({ seat }) => seat === 0)).toHaveLength(4)
})

test('several people: the screen is handed over before the next sees the table', async () => {
  const { screen } = await sit('human,human', '', 'tea', 'none', '3', '1', '1', '', 'silk')
  const [first, second] = screen.split('Ben’s turn. Press Enter to show the board.')
  expect(first).toContain('Ann’s turn.')
  expect(first).not.toContain('Ann buys')
  expect(second).toContain('Ann buys at tea: nothing.')
})

test('somebody may do something without being asked', async () => {
  const { match, screen } = await sit('human,random', 'do {"gift":50}', 'do nonsense', 'do 7', 'tea', 'do {"gift":1}')
  expect(coins(match)[0]).toBe(50)
  expect(screen).toContain('nonsense is not JSON.')
  expect(screen).toContain('Not possible: gift.form')
  expect(screen).toContain('Acting out of turn is not possible now.')
  expect(screen).toContain('  gift.given')
})

test('save, log, rules, hint, table and help', async () => {
  const path = join(folder, 'saved.json')
  const lines = [
    'help',
    'rules',
    'rules stall.closed',
    'rules stal.close',
    'hint',
    'hint',
    'hint',
    'odds',
    'table',
    'tea',
    '1',
    '2',
    '1',
    '1',
    '1',
  ]
  const { match, screen } = await sit('human,random', ...lines, 'log 1', `save ${path}`, 'save', `save ${folder}`)
  expect(screen).toContain('why    unavailable answers')
  expect(screen).toContain('stall          Stalls (1)')
  expect(screen).toContain('[stall.closed] One stall is closed. (ours)')
  expect(screen).toContain('Unknown rule "stal.close". Did you mean stall.closed')
  expect(screen).toContain('It makes little difference here.\n  Type hint again to hear more.')
  expect(screen).toContain('There is nothing else to think about.')
  expect(screen).toContain('A bot would choose: ')
  expect(screen).toContain('Nothing here depends on luck or hidden cards.')
  expect(screen).toContain('Ann buys at tea: red.')
  expect(screen).toContain(`Cannot write ${folder}: it is a folder.`)
  const again = replayFile(bazaar, readMatchText(readFileSync(path, 'utf8')))
  expect(again.decisions).toEqual(match.decisions)
})

test('a log of 50,000 lines comes in pages', async () => {
  const match: Match<BaseState> = Match.start(gossip as unknown as Game, 2, { rumors: 51, lines: 1000 }, 's')
  for (let told = 0; told < 50; told++) match.answer(told % 2, 'tell')
  const screen = await type(match, ['human', createPlayer('random')], 'log', 'log 50 200', 'log 3', 'quit')
  expect(screen).toContain('(49975 earlier lines: type log)')
  expect(screen).toContain('(49900 earlier lines: log 100 100)\n  50: Rumor 49,900.\n')
  expect(screen).toContain('(49750 earlier lines: log 50 250)\n  50: Rumor 49,750.\n')
  expect(screen).toContain('(49997 earlier lines: log 3 3)\n  50: Rumor 49,997.\n')
  expect(screen.split('\n').length).toBeLessThan(250)
})

test('bots alone play to the end, in words', async () => {
  const { match, screen } = await sit('random,greedy,random')
  expect(match.over).toBe(true)
  expect(screen).toMatch(/Ben buys at (tea|spice|Silk Road): /)
  expect(screen).toMatch(/The game is over\.\n {2}1\. \w+: \d+\n {2}2\./)
})

test('quit and the end of the input leave the match as it is', async () => {
  const { match } = await sit('human,random', 'tea', 'quit', 'red')
  expect(match.decisions).toHaveLength(1)
})

test('reads aloud what a game tells at its end, in lines that fit', async () => {
  const told = { ...bazaar, epilogue: () => `${'The market closed. '.repeat(9)}Nobody had sold the silk.` }
  const match = Match.start(told as unknown as Game, 2, { rich: 'no', late: 'no' }, 's')
  const screen = await type(match, [createPlayer('random'), createPlayer('random')])
  const [, story = ''] = screen.split(/The game is over\.[\s\S]*?\n\n/)
  expect(story.replaceAll('\n', ' ')).toContain('The market closed. Nobody had sold the silk.')
  expect(Math.max(...story.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('bots answer what is offered to them, and what they offer is told', async () => {
  const game = await loadGame('starship-samurai')
  const options = settleWithScene(game, { seats: 3, options: {}, scene: 'bargain' })
  const match: Match<BaseState> = Match.start(game, 3, options, 's', 'bargain')
  const sitters: SeatChoice[] = ['human', trading(createPlayer('random')), 'human']
  const screen = await type(match, sitters, '', 'do {"offer":{"to":1,"giveWealth":1}}', 'quit')
  expect(match.decisions).toEqual([
    { seat: 2, value: { offer: { to: 1, giveWealth: 1 } }, out: true },
    { seat: 1, value: { accept: 1 }, out: true },
  ])
  expect(screen).toContain('Pulsar accepted your offer 1.')
})
