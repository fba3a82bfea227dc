// A worker thread starts without the hooks of its parent: it brings its own, then the TypeScript module.
import '../../bin/typescript.mjs'

await import('./worker.ts')
