import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The working tree this bench belongs to. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '')

/** Another state of the project, ready to run: its own sources, and packages linked to them. */
export interface Checkout {
  readonly root: string
  /** What it is called in reports. */
  readonly name: string
  remove(): void
}

/** Clones a commit into a temporary folder and installs what its own lock file names; or takes a folder that is such a clone. */
export function checkOut(wanted: string): Checkout {
  if (existsSync(join(wanted, 'bench', 'src', 'main.ts')))
    return { root: realpathSync(wanted), name: wanted, remove: () => {} }
  const commit = commitOf(wanted)
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-bench-')))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    git('clone', '--quiet', '--shared', '--no-checkout', ROOT, root)
    git('-C', root, 'checkout', '--quiet', commit)
    const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund --prefer-offline --loglevel=error', {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`npm ci failed in a checkout of ${wanted}; see its message above.`)
  } catch (error) {
    remove()
    throw error
  }
  return { root, name: commit.slice(0, 7), remove }
}

function commitOf(wanted: string): string {
  try {
    return git('-C', ROOT, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`).trim()
  } catch {
    throw new Error(
      `--against: there is no commit "${wanted}" here; name one that git log shows, or a folder with a checkout.`,
    )
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** What a few games come to on that side, by its own command line; nothing when it does not know the game. */
export function hashOf(root: string, game: string): string | undefined {
  const orrery = join(root, 'apps', 'cli', 'bin', 'orrery.mjs')
  const args = [orrery, 'simulate', game, '--games', '5', '--seed', '7', '--no-check', '--json', '--threads', '1']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  return status === 0 ? (JSON.parse(stdout) as { hash: string }).hash : undefined
}
