import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What was stripped before is kept: processes and threads that start again do not strip it again. */
const KEPT = new URL('../../../node_modules/.cache/typescript/', import.meta.url)
const OPTIONS = { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcesContent: false }
const VERSION = JSON.stringify(OPTIONS)

/** Node's hook for loading a module: strips the types of `.ts` files. Imports name their files in full, so nothing else is needed. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const sourcefile = fileURLToPath(url)
  const text = await readFile(sourcefile, 'utf8')
  const name = createHash('sha1').update(VERSION).update(sourcefile).update('\0').update(text).digest('hex')
  const kept = new URL(`${name}.mjs`, KEPT)
  const source = await readFile(kept, 'utf8').catch(() => strip(text, sourcefile, kept))
  return { format: 'module', source, shortCircuit: true }
}

async function strip(text, sourcefile, kept) {
  const { transform } = await import('esbuild')
  const { code } = await transform(text, { ...OPTIONS, sourcefile })
  // Written aside and renamed, so that nobody reads half a file. Where nothing can be written, nothing is kept.
  const aside = new URL(`${kept.href}.${process.pid}.${Math.random()}`)
  await mkdir(KEPT, { recursive: true })
    .then(() => writeFile(aside, code))
    .then(() => rename(aside, kept))
    .catch(() => {})
  return code
}
