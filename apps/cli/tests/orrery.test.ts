import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainRule } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orrery } from './orrery.ts'

const GAME = 'starship-samurai'
const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'))
const played = join(folder, 'played.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** A whole game between bots, and variants of its file. */
beforeAll(async () => {
  await orrery(['play', GAME, '--seats', 'random,random', '--seed', 'tests', '--save', played])
})

const file = () => JSON.parse(readFileSync(played, 'utf8'))

function variant(name: string, change: (match: ReturnType<typeof file>) => unknown): string {
  const match = file()
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(change(match) ?? match))
  return path
}

describe('simulate', () => {
  test('--json prints one object, the same with one thread and with two', async () => {
    const command = `simulate ${GAME} --players 2,3 --games 2 --seed 7 --bots greedy,random --no-check --json`
    const [one, two] = await Promise.all([orrery(`${command} --threads 1`), orrery(`${command} --threads 2`)])
    expect(one.code).toBe(0)
    expect(one.complaints).toEqual([])
    const summary = JSON.parse(one.out)
    expect(summary).toMatchObject({ game: GAME, players: [2, 3], games: 4, violations: 0, unfinished: 0 })
    expect(summary.decisions).toBeGreaterThan(100)
    expect(summary.decisionsPerSecond).toBeGreaterThan(0)
    expect(summary.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(summary.wins.seats[3]).toHaveLength(3)
    expect(summary.wins.bots.greedy + summary.wins.bots.random).toBe(4)
    expect(JSON.parse(two.out).hash).toBe(summary.hash)
  })

  test('checking changes nothing, and the report is for people', async () => {
    const command = `simulate ${GAME} --players 2 --games 1 --seed 7 --options all`
    const [checked, unchecked] = await Promise.all([orrery(command), orrery(`${command} --no-check`)])
    expect(checked.code).toBe(0)
    const hash = /hash +([0-9a-f]{16})/.exec(checked.out)?.[1]
    expect(hash).toBeDefined()
    expect(unchecked.out).toContain(hash)
    expect(unchecked.out).toContain('0 (not checked)')
    expect(checked.out).toMatch(/2 players: mean score .*; won by Nova \d/)
    expect(checked.out).toMatch(/random: won 100.0 % of 1 games, mean score \d/)
  })
})

describe('play', () => {
  test('with typed answers: numbers, why, undo, save, and on from a saved match', async () => {
    const saved = join(folder, 'saved.json')
    const typed = ['why', '1', 'undo', '2', `save ${saved}`, 'quit']
    const { code, out, complaints } = await orrery(['play', GAME, '--seats', 'human,random', '--seed', '3'], typed)
    expect(complaints).toEqual([])
    expect(code).toBe(0)
    expect(out).toContain('Starship Samurai, seed 3.')
    expect(out).toContain(`Saved to ${saved}.`)
    const { header, decisions } = JSON.parse(readFileSync(saved, 'utf8'))
    expect(header).toMatchObject({ game: GAME, seats: 2, seed: '3' })
    const own = decisions.filter(([seat]: [number]) => seat === 0)
    expect(own).toHaveLength(1)

    const more = ['play', GAME, '--seats', 'human,random', '--load', saved, '--save', saved]
    const again = await orrery(more, ['1', 'quit'])
    expect(again.code).toBe(0)
    expect(JSON.parse(readFileSync(saved, 'utf8')).decisions.length).toBeGreaterThan(decisions.length)
  })

  test('several people hand the screen over; the input may end', async () => {
    const { code, out } = await orrery(['play', GAME, '--seats', 'human,human', '--seed', '3'], ['', '1', '', '1'])
    expect(code).toBe(0)
    expect(out).toMatch(/Nova’s turn\. Press Enter to show the board\./)
    expect(out).toMatch(/Pulsar’s turn\. Press Enter to show the board\./)
    expect(out).toContain('Game left unfinished.')
    expect(out.includes('\x1b')).toBe(false)
  })
})

describe("an owner's content", () => {
  test('is played with, named in the match file, and needed to replay it', async () => {
    const pack = join(folder, 'pack-of-mine.json')
    const match = join(folder, 'mine.json')
    writeFileSync(pack, JSON.stringify({ id: 'mine', version: '3' }))
    const simulated = await orrery([
      'simulate',
      GAME,
      '--players',
      '2',
      '--games',
      '1',
      '--no-check',
      '--content',
      pack,
    ])
    expect(simulated.code).toBe(0)
    await orrery(['play', GAME, '--seats', 'random,random', '--seed', '1', '--content', pack, '--save', match])
    const [without, owner] = await Promise.all([
      orrery(['verify', match]),
      orrery(['verify', match, '--content', pack]),
    ])
    expect(without.code).toBe(2)
    expect(without.complaints[0]).toMatch(
      /mine\.json: .* the content pack "mine" 3, which is not loaded: load that pack\.$/,
    )
    expect(owner.complaints).toEqual([])
    expect(owner.code).toBe(0)
  })
})

describe('replay and verify', () => {
  test('a position as a seat and as a spectator sees it', async () => {
    const [own, watched] = await Promise.all([
      orrery(['replay', played, '--at', '1', '--as', 'pulsar', '--json']),
      orrery(['replay', played, '--at', '1', '--json']),
    ])
    expect(own.code).toBe(0)
    const position = JSON.parse(own.out)
    expect(position).toMatchObject({ game: GAME, at: 1, of: file().decisions.length, as: 1, over: false })
    expect(position.view).toEqual(expect.any(Object))
    expect(position.question.waitingFor).toEqual(expect.any(Array))
    expect(JSON.parse(watched.out)).toMatchObject({ as: 'spectator', question: { ask: position.question.ask } })
    expect(JSON.parse(watched.out).question.mine).toBeUndefined()
  })

  test('the end in words', async () => {
    const { code, out } = await orrery(['replay', played])
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over\.\n1\. (Nova|Pulsar): \d+\n2\. /)
  })

  test('verify says ok for each file', async () => {
    const { code, out } = await orrery(['verify', played, played])
    expect(code).toBe(0)
    expect(out).toBe(`${played}: ok, ${file().decisions.length} decisions\n`.repeat(2))
  })

  test('verify finds another end', async () => {
    const wrongHash = variant('hash', (match) => {
      match.end.hash = '0000000000000000'
    })
    const wrongResult = variant('result', (match) => {
      match.end.result.scores[0]++
    })
    const { code, out, complaints } = await orrery(['verify', wrongHash, played, wrongResult])
    expect(code).toBe(1)
    expect(out).toContain('ok')
    expect(complaints).toHaveLength(2)
    expect(complaints[0]).toMatch(/hash\.json: .* the position is [0-9a-f]{16}, but the file says 0{16}\./)
    expect(complaints[1]).toBe(`${wrongResult}: the result is another one.`)
  })
})

describe('explain', () => {
  test('a rule, a chapter, the list of chapters', async () => {
    const [chapter] = (await loadGame(GAME)).locale.rulebook
    const [rule] = chapter?.rules ?? []
    if (!chapter || !rule) throw new Error('The rulebook is empty.')
    const [one, all, list] = await Promise.all([
      orrery(['explain', rule.id]),
      orrery(['explain', chapter.id]),
      orrery(['explain']),
    ])
    expect(one.out).toContain(`[${rule.id}] ${plainRule(rule.text)}`)
    for (const { id } of chapter.rules) expect(all.out).toContain(`[${id}]`)
    for (const { title } of (await loadGame(GAME)).locale.rulebook) expect(list.out).toContain(title)
    expect([one.code, all.code, list.code]).toEqual([0, 0, 0])
  })

  test('a game begins with what a newcomer reads first, without marks for bold words', async () => {
    const { opening } = (await loadGame('xia')).locale
    const { out } = await orrery(['explain', 'xia'])
    expect(out).toContain(plainRule(opening?.goal[0] ?? 'no opening'))
    expect(out).not.toContain('**')
  })
})

describe('help', () => {
  test('is on stdout, and no mistake', async () => {
    const [asked, nothing, version] = await Promise.all([orrery('--help'), orrery([]), orrery('--version')])
    expect(asked.code).toBe(0)
    expect(asked.out).toContain('simulate [options] <game>')
    expect(nothing).toEqual(asked)
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

/** Each with exit code 2 and one sentence that names what is wrong and where. */
describe('bad input', () => {
  const text = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const cases: [string, () => readonly string[], RegExp][] = [
    ['an unknown command', () => ['simulat'], /^Unknown command 'simulat'; did you mean simulate\?$/],
    ['an unknown flag', () => ['simulate', GAME, '--gamez', '3'], /^Unknown option '--gamez'/],
    ['a missing argument', () => ['simulate'], /^Missing required argument 'game'\.$/],
    ['a missing value', () => ['simulate', GAME, '--games'], /^Option '--games <n>' argument missing\.$/],
    ['too many arguments', () => ['simulate', GAME, 'x'], /^Too many arguments for 'simulate': expected 1/],
    ['an unknown game', () => ['simulate', 'chess'], /^Unknown game "chess"\. Use .*starship-samurai/],
    [
      'a folder that is not there',
      () => ['play', './nowhere'],
      /^Folder .*nowhere not found\. Give the folder of a game/,
    ],
    ['a folder without a game', () => ['verify', played, '--game', folder], / is not a game: it has no card\.ts\. See/],
    ['games that are no number', () => ['simulate', GAME, '--games', 'ten'], /^--games takes .*, not "ten"\.$/],
    ['no games', () => ['simulate', GAME, '--games', '0'], /^--games takes .*, not "0"\.$/],
    ['too many players', () => ['simulate', GAME, '--players', '2,5'], /^Starship Samurai takes 2–4 players, not 5/],
    ['players that are no list', () => ['simulate', GAME, '--players', '2,,3'], /^--players takes a list/],
    ['an unknown bot', () => ['simulate', GAME, '--bots', 'deep'], /^Unknown bot "deep"\. Use .*random, gre/],
    ['an unknown option', () => ['simulate', GAME, '--options', 'a=b'], /^Starship Samurai has no option "a"/],
    [
      'an option without a value',
      () => ['play', GAME, '--options', 'deck'],
      /^Write options as option=value, not "deck"/,
    ],
    ['no threads', () => ['simulate', GAME, '--threads', '0'], /^--threads takes a whole number from 1/],
    [
      'a folder that cannot be made',
      () => ['simulate', GAME, '--save', join(played, 'x')],
      /^--save: can’t create the /,
    ],
    ['too few seats', () => ['play', GAME, '--seats', 'human'], /^Starship Samurai takes 2–4 players, not 1/],
    [
      'an unknown sitter',
      () => ['play', GAME, '--seats', 'human,robot'],
      /^Unknown player "robot"\. Use human, .*random, or \w+\.$/,
    ],
    ['a place that cannot be written', () => ['play', GAME, '--save', folder], /^Cannot write .*: it is a folder\.$/],
    [
      'a seed for a saved match',
      () => ['play', GAME, '--load', played, '--seed', '1'],
      /^--load takes seed, options, and scene from /,
    ],
    [
      'seats that do not fit',
      () => ['play', GAME, '--load', played, '--seats', 'human,random,random'],
      /^--seats names 3/,
    ],
    [
      'content that is missing',
      () => ['play', GAME, '--content', join(folder, 'none')],
      /^Cannot read .*none: it does not exist/,
    ],
    ['content that is no JSON', () => ['simulate', GAME, '--content', text('c1', '{')], /c1: .* not valid JSON\.$/],
    ['content that is no pack', () => ['simulate', GAME, '--content', text('c2', '[]')], /c2: .* not a JSON object\.$/],
    ['a missing file', () => ['replay', join(folder, 'none')], /^Cannot read .*none: it does not exist\.$/],
    ['a folder', () => ['verify', folder], /^Cannot read .*: it is a folder\.$/],
    [
      'a truncated file',
      () => ['verify', text('cut', readFileSync(played, 'utf8').slice(0, 900))],
      /cut: .* breaks off/,
    ],
    ['a file of something else', () => ['replay', text('other', '{"a":1}')], /other: .* no "orrery" version\.$/],
    [
      'a file of another format',
      () => ['replay', variant('format', (match) => ({ ...match, orrery: 99 }))],
      /format\.json: This match file has format 99; this program reads formats 1 and 2\.$/,
    ],
    [
      'a match of an unknown game',
      () => ['verify', variant('game', (match) => ({ ...match, header: { ...match.header, game: 'chess' } }))],
      /game\.json: Unknown game "chess"/,
    ],
    [
      'a match of other rules',
      () => ['verify', variant('rules', (match) => ({ ...match, header: { ...match.header, rules: 99 } }))],
      /rules\.json: This match was played under rules version 99/,
    ],
    [
      'a match with other content',
      () => [
        'verify',
        variant('pack', (match) => ({ ...match, header: { ...match.header, content: { id: 'x', version: '1' } } })),
      ],
      /pack\.json: This match was played with the content pack "x" 1, which is not loaded: load that pack\.$/,
    ],
    [
      'a match with impossible options',
      () => ['replay', variant('options', (match) => ({ ...match, header: { ...match.header, seats: 7 } }))],
      /options\.json: Starship Samurai takes 2–4 players, not 7\.$/,
    ],
    [
      'an impossible decision',
      () => [
        'verify',
        variant('decision', (match) => void match.decisions.splice(4, 1, [match.decisions[4][0], 'nonsense'])),
      ],
      /decision\.json: Decision 5 of \d+ is not legal: /,
    ],
    [
      'an impossible decision when going on',
      () => ['play', GAME, '--load', variant('load', (match) => void match.decisions.splice(2, 0, [1, { odd: true }]))],
      /load\.json: Decision \d of \d+ is not legal: /,
    ],
    [
      'a decision that is not there',
      () => ['replay', played, '--at', '99999'],
      /^--at takes a whole number from 0 to \d+/,
    ],
    ['an unknown seat', () => ['replay', played, '--as', 'void'], /^--as: unknown seat "void"\. Use Nova, Pul/],
    ['an unknown rule', () => ['explain', 'batle.retreat'], /^Unknown rule "batle.retreat"\. Did you mean \w/],
  ]

  test.concurrent.each(cases)('%s', async (_, command, sentence) => {
    const { code, out, complaints } = await orrery(command())
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(sentence)
    expect(complaints[0]).toMatch(/[.?]$/)
    expect(code).toBe(2)
    expect(out).toBe('')
  })
})
