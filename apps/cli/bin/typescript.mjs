// Lets Node read our TypeScript as it stands. (tsx would do, but it names every function at run time, which halves the engine's speed.)
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)

// Threads that are started from here do not inherit the hooks: they find what to begin with among the arguments.
if (!process.execArgv.includes('--import')) process.execArgv.push('--import', import.meta.url)
