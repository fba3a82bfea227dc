// Takes the icons that a drawing names in its `icons.txt` out of the set of game-icons.net, into an `icons.ts` beside it.
//   node scripts/icons.mjs games/xia/board
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

for (const folder of process.argv.slice(2)) {
  const names = readFileSync(join(folder, 'icons.txt'), 'utf8').split('\n').filter(Boolean)
  const lines = names.map((name) => {
    const path = /d="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1]
    if (path === undefined) throw new Error(`There is no icon "${name}".`)
    return `  '${name}': '${path}',`
  })
  const head =
    '/** Made by scripts/icons.mjs from icons.txt. By the artists of game-icons.net, CC BY 3.0: see docs/dependencies.md. */'
  writeFileSync(join(folder, 'icons.ts'), `${head}\nexport const icons = {\n${lines.join('\n')}\n} as const\n`)
}
