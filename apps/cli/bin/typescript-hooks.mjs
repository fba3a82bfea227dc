import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { resolve as absolute, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What was stripped before is kept: processes and threads that start again do not strip it again. */
const KEPT = new URL('../../../node_modules/.cache/typescript/', import.meta.url)
const OPTIONS = { format: 'esm', target: 'node20', sourcemap: 'inline', sourcesContent: false }
const VERSION = JSON.stringify(OPTIONS)

/**
 * What consists of hundreds of files and is imported as a whole is read as one module: each file takes a message from the main thread
 * to this one and back, which is most of what starting costs.
 */
const WHOLE = /\/node_modules\/kysely\/dist\/esm\/index\.js$/
const GAME = /^(games|examples)\/[\w-]+\/game\.ts$/
const ROOT = new URL('../../../', import.meta.url).href

const isOutside = (url) => url.startsWith('file:') && !url.startsWith(ROOT)
const isGame = (url) => url.endsWith('/game.ts') && (isOutside(url) || GAME.test(url.slice(ROOT.length)))

/** Node's hook for finding a module: a game outside of the repository imports what is installed here, the engine above all. */
export function resolve(specifier, context, next) {
  const isBare = !/^[./]|^[a-z]+:/.test(specifier)
  const isForeign = isBare && context.parentURL !== undefined && isOutside(context.parentURL)
  return next(specifier, isForeign ? { ...context, parentURL: import.meta.url } : context)
}

/** Node's hook for loading a module: strips the types of `.ts` files. Imports name their files in full, so nothing else is needed. */
export async function load(url, context, next) {
  const isWhole = WHOLE.test(url) || isGame(url)
  if (!isWhole && !url.endsWith('.ts')) return next(url, context)
  const source = await (isWhole ? bundled(fileURLToPath(url)) : stripped(fileURLToPath(url)))
  return { format: 'module', source, shortCircuit: true }
}

async function stripped(sourcefile) {
  const text = readFileSync(sourcefile, 'utf8')
  const kept = `${digest(sourcefile, text)}.mjs`
  try {
    return readKept(kept)
  } catch {
    const { transform } = await import('esbuild')
    const { code } = await transform(text, { ...OPTIONS, loader: 'ts', sourcefile })
    await keep(kept, code)
    return code
  }
}

/** The module with everything it imports of its own package. It is made anew when one of these files is another than then. */
async function bundled(entry) {
  const list = `${digest(entry, 'files')}.json`
  try {
    const { code, files } = JSON.parse(readKept(list))
    if (files.every(([file, state]) => stateOf(file) === state)) return readKept(code)
  } catch {
    // There is none yet, or a file is gone.
  }
  const { build } = await import('esbuild')
  const begun = Date.now()
  const absWorkingDir = dirname(entry)
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    sourcemap: false,
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    entryPoints: [entry],
    absWorkingDir,
    write: false,
    metafile: true,
  })
  const { text } = outputFiles[0]
  const files = Object.keys(metafile.inputs).map((file) => absolute(absWorkingDir, file))
  // Of a file that was written meanwhile nobody knows which version was read.
  if (files.some((file) => statSync(file).mtimeMs >= begun)) return text
  const code = `${digest(entry, text)}.mjs`
  await keep(code, text)
  await keep(list, JSON.stringify({ code, files: files.map((file) => [file, stateOf(file)]) }))
  return text
}

const digest = (...parts) =>
  createHash('sha1')
    .update([VERSION, ...parts].join('\0'))
    .digest('hex')

/** At once: this thread does nothing else, and waiting for each file by promises takes several times as long. */
const readKept = (name) => readFileSync(new URL(name, KEPT), 'utf8')

function stateOf(file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

/** Written aside and renamed, so that nobody reads half a file. Where nothing can be written, nothing is kept. */
async function keep(name, text) {
  const aside = new URL(`${name}.${process.pid}.${Math.random()}`, KEPT)
  await mkdir(KEPT, { recursive: true })
    .then(() => writeFile(aside, text))
    .then(() => rename(aside, new URL(name, KEPT)))
    .catch(() => {})
}
