import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
// By its path: Node reads the configuration, and of what stands elsewhere it reads no TypeScript.
import { extraFolders, gameFolders } from '../../../packages/shelf/src/folders.ts'

/** What the pages show of games that are not loaded. */
const CARDS = 'virtual:shelf/cards'
/** How games, their words and their boards are loaded. */
const GAMES = 'virtual:shelf/games'

/**
 * Finds the games by their folders and gives them to the client as two modules, described in src/games/found-games.d.ts. A game outside of
 * the repository imports what is installed here.
 */
export function shelvedGames(): Plugin {
  const extra = extraFolders()
  let root = ''
  return {
    name: 'orrery-game-folders',
    enforce: 'pre',
    config: () => (extra.length === 0 ? {} : { server: { fs: { allow: ['../..', ...extra] } } }),
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (source === CARDS || source === GAMES) return `\0${source}`
      const isBare = !/^[./\0]/.test(source) && !source.includes(':')
      const isForeign = isBare && extra.some((folder) => importer?.startsWith(folder + sep))
      return isForeign ? this.resolve(source, join(root, 'index.html'), { skipSelf: true }) : null
    },
    load(id) {
      if (id === `\0${CARDS}`) return cardsModule(gameFolders())
      if (id === `\0${GAMES}`) return gamesModule(gameFolders())
      return null
    },
  }
}

const quoted = (path: string): string => JSON.stringify(path.split(sep).join('/'))
const lazily = (path: string, name = 'default'): string =>
  `() => import(${quoted(path)}).then((module) => module.${name})`
const ifThere = (path: string): string => (existsSync(path) ? lazily(path) : 'undefined')

/** The languages in which a game has this file of words. */
function languagesOf(folder: string, file: string): string[] {
  const words = join(folder, 'words')
  if (!existsSync(words)) return []
  return readdirSync(words)
    .sort()
    .filter((language) => existsSync(join(words, language, file)))
}

const table = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')} }`

function cardsModule(folders: readonly string[]): string {
  const imports: string[] = []
  const imported = (path: string): string => {
    const name = `part${imports.length}`
    imports.push(`import ${name} from ${quoted(path)}`)
    return name
  }
  const cards = folders.map((folder) => {
    const picture = join(folder, 'board', 'picture.tsx')
    const colours = join(folder, 'board', 'seats.css')
    if (existsSync(colours)) imports.push(`import ${quoted(colours)}`)
    const words = languagesOf(folder, 'card.ts').map(
      (language) => [language, imported(join(folder, 'words', language, 'card.ts'))] as const,
    )
    return table([
      ['card', imported(join(folder, 'card.ts'))],
      ['words', table(words)],
      ['Picture', existsSync(picture) ? imported(picture) : 'undefined'],
      ['hasLessons', String(existsSync(join(folder, 'lessons', 'index.ts')))],
    ])
  })
  return `${imports.join('\n')}\nexport const cards = [${cards.join(',\n')}]\n`
}

function gamesModule(folders: readonly string[]): string {
  const imports = folders.map((folder, index) => `import card${index} from ${quoted(join(folder, 'card.ts'))}`)
  const games = folders.map((folder, index) => {
    const board = ['index.ts', 'index.tsx'].map((file) => join(folder, 'board', file)).find(existsSync)
    const words = (file: string, name?: string) =>
      table(
        languagesOf(folder, file).map(
          (language) => [language, lazily(join(folder, 'words', language, file), name)] as const,
        ),
      )
    const parts = table([
      ['game', lazily(join(folder, 'game.ts'))],
      ['board', board === undefined ? 'undefined' : lazily(board)],
      ['locales', words('index.ts')],
      ['boardWords', words('board.ts')],
      ['lessons', ifThere(join(folder, 'lessons', 'index.ts'))],
      ['lessonWords', words('lessons.ts', 'lessons')],
      ['tips', ifThere(join(folder, 'tips.ts'))],
      ['tipWords', words('tips.ts')],
      ['pitches', words('pitch.ts')],
      ['terms', ifThere(join(folder, 'glossary.ts'))],
      ['termWords', words('glossary.ts')],
    ])
    return `[card${index}.id]: ${parts}`
  })
  return `${imports.join('\n')}\nexport const games = {${games.join(',\n')}}\n`
}
