import { readFileSync } from 'node:fs'
import { contestantNames, playerNames } from '@orrery/bots'
import { CHANCE } from '@orrery/engine'
import { addFolders } from '@orrery/shelf'
import { Command } from 'commander'
import { arena } from './arena/command.ts'
import { balance } from './balance/command.ts'
import { cases } from './cases.ts'
import { explain } from './explain.ts'
import { learn } from './learn/command.ts'
import { play } from './play/command.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { addServerCommands } from './server/commands.ts'
import { simulate } from './simulate/command.ts'
import { USUAL_ITERATIONS } from './simulate/schedule.ts'
import { verify } from './verify/command.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

const CONTENT = ['--content <file>', 'content pack to use instead of the built-in one'] as const

const CONTESTANTS = contestantNames.join(', ')

const BOTS = `bots by seat; the last one fills the remaining seats (${CONTESTANTS})`

/** What all commands take in which bots play a fixed number of games against each other. */
const betweenBots = (command: Command): Command =>
  command
    .argument('<game>', 'game id or folder')
    .option('--games <n>', 'number of games; every deal is played once per seat', '100')
    .option('--seed <text>', 'random seed (for repeatable deals)', '1')
    .option('--players <n>', 'number of seats (default: 4, if the game allows it)')
    .option('--ms <n>', 'CPU time per decision, in milliseconds')
    .option('--iterations <n>', 'search iterations per decision (same result on every machine)')
    .option('--options <list>', 'option=value,…', '')
    .option('--threads <n>', 'worker threads (default: one per CPU core)')
    .option('--resume <file>', 'file to store results in and resume from')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)

const together = (folder: string, others: readonly string[] = []): string[] => [...others, folder]

/** The commands and their options. `finish` gets the exit code of the one that ran. */
export function buildProgram(finish: (code: number) => void): Command {
  const program = new Command('orrery')
    .description(
      'An open-source digital tabletop that enforces every rule. Unofficial, not affiliated with the publishers.',
    )
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .option('--game <folder>', 'folder of a game outside games/ (repeatable)', together)
    .hook('preAction', (program) => addFolders(program.opts<{ game?: string[] }>().game ?? []))

  program
    .command('simulate')
    .description('let bots play many games, and check every decision')
    .argument('<game>', 'game id or folder')
    .option('--players <counts>', 'numbers of players, e.g. 2,3,4 (default: all)')
    .option('--games <n>', 'games per number of players', '100')
    .option('--from <n>', 'number of the first game (to repeat one of them)', '0')
    .option('--seed <text>', 'random seed (for repeatable games)', '1')
    .option('--bots <names>', `bots by seat, rotating (${playerNames.join(', ')})`, 'random')
    .option('--iterations <n>', 'search iterations per decision', String(USUAL_ITERATIONS))
    .option('--options <list>', 'option=value,… or "all" for every combination', '')
    .option('--threads <n>', 'worker threads (default: one per CPU core)')
    .option('--rules <n>', 'rules version (default: newest)')
    .option('--pack <version>', 'version of the built-in content pack (default: newest)')
    .option('--chance <n>', 'random generator: 1 (old matches) or 2 (current)', String(CHANCE))
    .option('--no-check', 'skip the checks after every decision')
    .option('--save <folder>', 'folder for the match files of failed games')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (game, options) => finish(await simulate(game, options)))

  betweenBots(program.command('arena').description('compare bots: every deal is played from every seat'))
    .requiredOption('--bots <names>', BOTS)
    .action(async (game, options) => finish(await arena(game, options)))

  betweenBots(
    program
      .command('balance')
      .description('let bots play, and count wins by seat and faction, points by source, and what is used'),
  )
    .option('--bots <names>', BOTS, 'adept')
    .option('--out <folder>', 'folder for a page with charts and its JSON')
    .action(async (game, options) => finish(await balance(game, options)))

  program
    .command('cases')
    .description('test bots on positions with a known right answer')
    .argument('<game>', 'game id or folder')
    .option('--bots <names>', `bots to test (${CONTESTANTS})`, 'greedy@1')
    .option('--ms <n>', 'CPU time per decision, in milliseconds')
    .option('--iterations <n>', 'search iterations per decision (same result on every machine)')
    .option('--json', 'print one JSON object')
    .action(async (game, options) => finish(await cases(game, options)))

  program
    .command('learn')
    .description('learn a game in lessons: a coach explains, you decide')
    .argument('<game>', 'game id or folder')
    .argument('[lesson]', 'number or id of a lesson (default: list them)')
    .option('--check', 'play every way of every lesson, and check the words of every language')
    .option('--strolls <n>', 'with --check: play each position at random this many times (default: 3)')
    .option('--json', 'print what was checked as one JSON object')
    .action(async (game, lesson, options) => finish(await learn(game, lesson, options)))

  program
    .command('play')
    .description('play in the terminal, against bots or in turns at one keyboard')
    .argument('<game>', 'game id or folder')
    .option('--seats <list>', `players by seat, e.g. human,adept (human, ${playerNames.join(', ')})`, 'human,adept')
    .option('--seed <text>', 'random seed (for repeatable games)')
    .option('--options <list>', 'option=value,…')
    .option('--scene <name>', 'start from a named position of the game')
    .option('--load <file>', 'resume a saved match')
    .option('--save <file>', 'save the match to this file')
    .option(...CONTENT)
    .action(async (game, options) => finish(await play(game, options)))

  program
    .command('replay')
    .description('show a position of a match file: board, log, and open question')
    .argument('<file>', 'match file')
    .option('--at <n>', 'position after n decisions (default: the end)')
    .option('--as <seat>', 'view of this seat: name, number, or spectator', 'spectator')
    .option('--why', 'say why the last decision was made: a bot thinks about it again')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (file, options) => finish(await replay(file, options)))

  program
    .command('review')
    .description('say how a match went: chances over time, and where another answer would have been much better')
    .argument('<file>', 'match file')
    .option('--as <seat>', 'review for this seat: name or number', '0')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (file, options) => finish(await review(file, options)))

  program
    .command('verify')
    .description('check match files for changes, and replay them to their result')
    .argument('<files...>', 'match files')
    .option(...CONTENT)
    .option('--contains <head>', 'number and hash of an entry you have seen, e.g. 41:<hash>')
    .action(async (files, options) => finish(await verify(files, options)))

  program
    .command('explain')
    .description('print a rule, a chapter, or the list of chapters')
    .argument('[rule]', 'id of a rule, chapter, or game, or a game’s folder')
    .action(async (rule) => finish(await explain(rule)))

  addServerCommands(program, finish)
  return program
}
