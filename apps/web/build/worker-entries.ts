import type { Plugin } from 'vite'

const SUFFIX = '?entry'

/**
 * `import address from './main.ts?entry'` gives the address of a module to start a worker with. Unlike vite's own `?worker` the module
 * becomes a further entry of the same build, so that a worker and the page share the code of a game instead of loading it twice.
 */
export function workerEntries(): Plugin {
  let serving = false
  return {
    name: 'orrery-worker-entries',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return resolved && `\0${resolved.id}${SUFFIX}`
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null
      const file = id.slice(1, -SUFFIX.length)
      if (serving) return `export default ${JSON.stringify(`/@fs${file}`)}`
      const reference = this.emitFile({ type: 'chunk', id: file })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  }
}
