import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

const WORKER = 'sw.js'

/**
 * Builds the service worker and writes into it the list of all files of the build, so that everything works offline after the first
 * visit. Its version is a hash of that list and of what does not carry a hash in its name: it changes exactly when a file does.
 */
export function offlineList(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'orrery-offline-list',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(config.root, 'src/offline/service-worker.ts'), fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return
        const built = Object.keys(bundle).filter(
          (name) => name !== WORKER && name !== 'index.html' && !name.endsWith('.map'),
        )
        const copied = readdirSync(config.publicDir)
        const hash = createHash('sha256').update(built.sort().join())
        for (const name of copied) hash.update(readFileSync(join(config.publicDir, name)))
        const page = bundle['index.html']
        if (page?.type === 'asset') hash.update(page.source)
        const offline = {
          version: hash.digest('hex').slice(0, 12),
          files: [...built, ...copied].map((name) => `/${name}`),
        }
        worker.code = worker.code.replaceAll('__OFFLINE__', JSON.stringify(offline))
      },
    },
  }
}
