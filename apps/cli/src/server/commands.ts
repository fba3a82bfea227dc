import {
  describeSettings,
  type Flags,
  RETENTION_SETTINGS,
  readConfig,
  SETTINGS,
  STORE_SETTINGS,
} from '@orrery/server/config'
import type { Command } from 'commander'
import { doctor } from './doctor.ts'
import { backup, exportMatch, importMatch, restore } from './keeping.ts'
import { prune } from './prune.ts'

/** The commands that run a server or look after its data. What they need is loaded when one of them runs. */
export function addServerCommands(program: Command, finish: (code: number) => void): void {
  const withSettings = (command: Command, settings: Parameters<typeof describeSettings>[0]): Command => {
    for (const { flag, text } of describeSettings(settings)) command.option(flag, text)
    return command
  }
  const storing = (name: string, description: string): Command =>
    withSettings(program.command(name).description(description), STORE_SETTINGS)

  withSettings(program.command('serve').description('host matches for people and bots over the network'), SETTINGS)
    .addHelpText('after', '\nEach setting can also stand in the environment, under the name in brackets.')
    .action(async (flags: Flags) => {
      const config = readConfig(flags)
      const { serve } = await import('@orrery/server')
      finish(await serve(config))
    })

  storing('backup', 'write everything that is stored to one file, while servers go on')
    .argument('<file>', 'the new file; .jsonl gives a list of rows instead of a database')
    .action(async (file, flags) => finish(await backup(file, flags)))

  storing('restore', 'fill an empty store from a backup')
    .argument('<file>', 'a backup')
    .action(async (file, flags) => finish(await restore(file, flags)))

  storing('export', 'write a stored match to a match file')
    .argument('<match>', 'the id of a match, as in its link')
    .argument('[file]', 'the new file, or - for the terminal (default: <game>-<match>.json)')
    .option('--stored', 'with all that happened at the table; its links go on working where it is imported')
    .action(async (match, file, flags) => finish(await exportMatch(match, file, flags)))

  storing('import', 'store a match file, or a match that was exported with --stored')
    .argument('<file>', 'such a file')
    .action(async (file, flags) => finish(await importMatch(file, flags)))

  withSettings(
    storing('prune', 'say which matches are older than they are to be kept, and remove them with --remove'),
    RETENTION_SETTINGS,
  )
    .option('--dry-run', 'remove nothing, which is the default')
    .option('--remove', 'remove them for good')
    .action(async (flags) => finish(await prune(flags)))

  storing('doctor', 'look for damage and changes in what is stored, and replay all matches')
    .option('--salvage <file>', 'save every whole match from a damaged SQLite database into this new one')
    .action(async (flags) => finish(await doctor(flags)))
}
