import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { carelessly, startProcess } from '../../observability/process.ts'
import { createMatch, persons } from '../../system/players.ts'
import { newFolder } from '../places.ts'

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const modes = (folder: string): { [name: string]: string } =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, mode(join(folder, name))]))

const PRIVATE = { 'orrery.db': '600', 'orrery.db-shm': '600', 'orrery.db-wal': '600' }
const orrery = (...args: string[]): string => execFileSync(...carelessly(...args), { encoding: 'utf8' })

test('the files of the database are for their owner alone, whatever the folder and the umask', async () => {
  const [fresh, shared] = [join(newFolder(), 'new', 'data'), newFolder()]
  chmodSync(shared, 0o755)
  for (const folder of [fresh, shared]) {
    const server = startProcess(['--port', '0', '--data', folder])
    await createMatch(await server.url, { game: 'starship-samurai', seats: persons(2) })
    expect(modes(folder)).toEqual(PRIVATE)
    server.kill('SIGKILL')
    await server.ended
  }
  expect([mode(fresh), mode(join(fresh, '..')), mode(shared)]).toEqual(['700', '700', '755'])
})

test('files that are open to others are closed to them when the database is opened', async () => {
  const folder = newFolder()
  const first = startProcess(['--port', '0', '--data', folder])
  await createMatch(await first.url, { game: 'starship-samurai', seats: persons(2) })
  // What it had not written to the file itself is left in the others.
  first.kill('SIGKILL')
  await first.ended
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666)
  const again = startProcess(['--port', '0', '--data', folder])
  await again.url
  expect(modes(folder)).toEqual(PRIVATE)
})

test('backups and exports are for their owner alone, also where a file of that name was open to others', async () => {
  const folder = newFolder()
  const data = join(folder, 'data')
  const server = startProcess(['--port', '0', '--data', data])
  const { match } = await createMatch(await server.url, { game: 'starship-samurai', seats: persons(2) })
  const out = join(folder, 'out')
  mkdirSync(out)
  const files = ['backup.db', 'backup.jsonl', 'match.json', 'match.jsonl'].map((name) => join(out, name))
  for (let time = 0; time < 2; time++) {
    orrery('backup', files[0]!, '--data', data)
    orrery('backup', files[1]!, '--data', data)
    orrery('export', match, files[2]!, '--data', data)
    orrery('export', match, files[3]!, '--stored', '--data', data)
    expect(modes(out)).toEqual({ 'backup.db': '600', 'backup.jsonl': '600', 'match.json': '600', 'match.jsonl': '600' })
    for (const file of files) chmodSync(file, 0o666)
  }
  // A file that somebody put in the way before is not written to with its own mode.
  writeFileSync(`${files[1]}.part`, 'in the way')
  chmodSync(`${files[1]}.part`, 0o666)
  orrery('backup', files[1]!, '--data', data)
  expect(mode(files[1]!)).toBe('600')
  expect(existsSync(`${files[1]}.part`)).toBe(false)
})
