import { readFileSync } from 'node:fs'
import { contestantNames, playerNames } from '@orrery/bots'
import { CHANCE } from '@orrery/engine'
import { addFolders } from '@orrery/shelf'
import { Command } from 'commander'
import { arena } from './arena/command.ts'
import { cases } from './cases.ts'
import { explain } from './explain.ts'
import { play } from './play/command.ts'
import { replay } from './replay.ts'
import { addServerCommands } from './server/commands.ts'
import { simulate } from './simulate/command.ts'
import { verify } from './verify/command.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

const CONTENT = ['--content <file>', "an owner's content pack in place of the house one"] as const

const CONTESTANTS = contestantNames.join(', ')

const together = (folder: string, others: readonly string[] = []): string[] => [...others, folder]

/** The commands and their options. `finish` gets the exit code of the one that ran. */
export function buildProgram(finish: (code: number) => void): Command {
  const program = new Command('orrery')
    .description('A digital tabletop: an unofficial implementation of games, unaffiliated with their publishers')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .option('--game <folder>', 'a game that stands outside of games/; may be given again and again', together)
    .hook('preAction', (program) => addFolders(program.opts<{ game?: string[] }>().game ?? []))

  program
    .command('simulate')
    .description('let bots play many games and check every decision')
    .argument('<game>', 'the id of a game, or its folder')
    .option('--players <counts>', 'numbers of players, as 2,3,4 (default: all the game allows)')
    .option('--games <n>', 'games for each number of players', '100')
    .option('--from <n>', 'the number of the first game, to play one of them again', '0')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--bots <names>', `who plays, seat by seat and rotating (${playerNames.join(', ')})`, 'random')
    .option('--options <list>', 'option=value,… or "all" for every combination in turn', '')
    .option('--threads <n>', 'worker threads (default: one per processor)')
    .option('--rules <n>', 'an earlier version of the rules (default: the newest)')
    .option('--pack <version>', 'an earlier version of the game’s own pack (default: the newest)')
    .option('--chance <n>', '1: the generator of matches from before the stream; 2: the stream', String(CHANCE))
    .option('--no-check', 'do not check the invariants after every decision')
    .option('--save <folder>', 'write the match files of games that fail there')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (game, options) => finish(await simulate(game, options)))

  program
    .command('arena')
    .description('let bots play each other on the same deals from all seats, and say who is stronger')
    .argument('<game>', 'the id of a game, or its folder')
    .requiredOption('--bots <names>', `who plays, the last one on all seats that are left (${CONTESTANTS})`)
    .option('--games <n>', 'how many; every deal is played once from each seat', '100')
    .option('--seed <text>', 'the same seed gives the same deals', '1')
    .option('--players <n>', 'how many seats (default: 4, where the game has as many)')
    .option('--ms <n>', 'processor time that bots may think about a decision, in milliseconds')
    .option('--iterations <n>', 'iterations that bots may think about a decision: the same everywhere')
    .option('--options <list>', 'option=value,…', '')
    .option('--threads <n>', 'worker threads (default: one per processor)')
    .option('--resume <file>', 'keep results there, and go on with those that are there')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (game, options) => finish(await arena(game, options)))

  program
    .command('cases')
    .description('ask bots what they would do where the right answer is known')
    .argument('<game>', 'the id of a game, or its folder')
    .option('--bots <names>', `who is asked (${CONTESTANTS})`, 'greedy@1')
    .option('--ms <n>', 'processor time that bots may think about a decision, in milliseconds')
    .option('--iterations <n>', 'iterations that bots may think about a decision: the same everywhere')
    .option('--json', 'print one JSON object')
    .action(async (game, options) => finish(await cases(game, options)))

  program
    .command('play')
    .description('play in the terminal, against bots or handing the keyboard over')
    .argument('<game>', 'the id of a game, or its folder')
    .option('--seats <list>', `who sits where, as human,greedy (human, ${playerNames.join(', ')})`, 'human,greedy')
    .option('--seed <text>', 'the same seed deals the same game')
    .option('--options <list>', 'option=value,…')
    .option('--scene <name>', 'begin from a named position of the game')
    .option('--load <file>', 'go on with a saved match')
    .option('--save <file>', 'keep the match in this file')
    .option(...CONTENT)
    .action(async (game, options) => finish(await play(game, options)))

  program
    .command('replay')
    .description('show a position of a match file, its log and what is asked')
    .argument('<file>', 'a match file')
    .option('--at <n>', 'after so many decisions (default: at the end)')
    .option('--as <seat>', 'as this seat sees it: its name, its number, or spectator', 'spectator')
    .option('--json', 'print one JSON object')
    .option(...CONTENT)
    .action(async (file, options) => finish(await replay(file, options)))

  program
    .command('verify')
    .description('look for changes in match files, replay them and compare how they end')
    .argument('<files...>', 'match files')
    .option(...CONTENT)
    .option('--contains <head>', 'the number and hash of an entry that you have seen, as 41:<hash>')
    .action(async (files, options) => finish(await verify(files, options)))

  program
    .command('explain')
    .description('print a paragraph of the rules, or the chapters')
    .argument('[rule]', 'the id of a rule, of a chapter or of a game, or the folder of a game')
    .action(async (rule) => finish(await explain(rule)))

  addServerCommands(program, finish)
  return program
}
