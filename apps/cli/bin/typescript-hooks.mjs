import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** Node's hook for loading a module: strips the types of `.ts` files. Imports name their files in full, so nothing else is needed. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const sourcefile = fileURLToPath(url)
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile,
    sourcemap: 'inline',
    sourcesContent: false,
  })
  return { format: 'module', source: code, shortCircuit: true }
}
