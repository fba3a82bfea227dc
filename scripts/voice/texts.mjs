// Everything that the games and the screens say, as plain tables by language. Loads TypeScript: see the script `voice` of package.json.
import { existsSync, readdirSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const load = async (path) => (await import(new URL(path, root).href)).default

export const LANGUAGES = ['en', 'de']
export const GAMES = ['starship-samurai', 'xia', 'tsukuyumi']

/** A game and its locales by language. */
export async function gameNamed(id) {
  const game = await load(`games/${id}/game.ts`)
  const german = (await load(`games/${id}/words/de/index.ts`))(game.pack)
  return { game, locales: { en: game.locale, de: german } }
}

/** The texts of a locale by where they stand. */
export function tablesOf({ messages, rulebook, printed }, names, board) {
  const rules = rulebook.flatMap((chapter) => chapter.rules.map(({ id, text }) => [id, text]))
  return {
    prompts: messages.prompts,
    log: messages.log,
    refusals: messages.refusals,
    names,
    printed: Object.fromEntries(Object.entries(printed).map(([id, { text }]) => [id, text])),
    rulebook: Object.fromEntries(rules),
    board,
  }
}

/** Sentences as they are written, before a pack has filled in what they say of its cards. */
async function written(id, language) {
  const folder = `games/${id}/words/${language}`
  const from = async (name) => (await import(new URL(`${folder}/${name}.ts`, root).href))[name]
  return { prompts: await from('prompts'), log: await from('log'), refusals: await from('refusals') }
}

async function namesOf(id, language) {
  const { naming } = await import(new URL(`games/${id}/words/${language}/names.ts`, root).href)
  return { ...naming.spoken, ...naming.offers }
}

async function boardOf(id, language) {
  const path = `games/${id}/words/${language}/board.ts`
  return existsSync(new URL(path, root)) ? load(path) : {}
}

/** All tables of all games and of the screens: `tables[place][language][table][key]`. */
export async function allTables() {
  const tables = { shell: {} }
  for (const language of LANGUAGES)
    tables.shell[language] = { texts: await load(`apps/web/src/words/${language}/index.ts`) }
  for (const id of GAMES) {
    const { locales } = await gameNamed(id)
    tables[id] = {}
    for (const language of LANGUAGES)
      tables[id][language] = {
        ...tablesOf(locales[language], await namesOf(id, language), await boardOf(id, language)),
        ...(await written(id, language)),
      }
  }
  return tables
}

/** The recorded matches of a game, as they are written. */
export function recordedMatches(id) {
  const folder = new URL(`games/${id}/tests/fixtures/`, root)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => new URL(name, folder))
}
