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

  withSettings(program.command('serve').description('run a server for players and bots'), SETTINGS)
    .addHelpText('after', '\nEach setting can also be an environment variable, named in brackets.')
    .action(async (flags: Flags) => {
      const config = readConfig(flags)
      const { serve } = await import('@orrery/server')
      finish(await serve(config))
    })

  storing('backup', 'back up the database to one file (safe while the server runs)')
    .argument('<file>', 'new file; .jsonl for rows instead of a database')
    .action(async (file, flags) => finish(await backup(file, flags)))

  storing('restore', 'restore a backup into an empty database')
    .argument('<file>', 'backup file')
    .action(async (file, flags) => finish(await restore(file, flags)))

  storing('export', 'export a stored match to a match file')
    .argument('<match>', 'match id, as in its link')
    .argument('[file]', 'new file, or - for standard output (default: <game>-<match>.json)')
    .option('--stored', 'with the whole journal; invitation links keep working after an import')
    .action(async (match, file, flags) => finish(await exportMatch(match, file, flags)))

  storing('import', 'import a match file, or a match exported with --stored')
    .argument('<file>', 'match file')
    .action(async (file, flags) => finish(await importMatch(file, flags)))

  withSettings(storing('prune', 'list matches past their retention time; --remove deletes them'), RETENTION_SETTINGS)
    .option('--dry-run', 'remove nothing (default)')
    .option('--remove', 'delete them for good')
    .action(async (flags) => finish(await prune(flags)))

  storing('doctor', 'check the database and replay every match')
    .option('--salvage <file>', 'save every intact match of a damaged SQLite database to this new file')
    .action(async (flags) => finish(await doctor(flags)))
}
