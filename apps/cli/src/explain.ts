import { BadInput, listing } from '@orrery/engine'
import { findGame, type GameEntry, games } from '@orrery/shelf'
import { chapterList, nearest, openingText, ruleIds, ruleText } from './wording.ts'

/** `orrery explain [rule]`: a paragraph of the rules from any game; the list of chapters of one game, or of all. */
export async function explain(wanted: string | undefined): Promise<number> {
  const asked = wanted === undefined ? undefined : await gameCalled(wanted)
  const id = asked === undefined ? wanted : undefined
  const known: string[] = []
  let found = false
  for (const entry of asked === undefined ? await games() : [asked]) {
    const { locale, title } = await entry.load()
    const { opening, rulebook } = locale
    const text = id === undefined ? chapterList(rulebook) : ruleText(rulebook, id)
    known.push(...ruleIds(rulebook))
    if (text === undefined) continue
    found = true
    const first = asked !== undefined && opening ? `${openingText(opening)}\n\n` : ''
    console.log(`${title}\n${first}${text}`)
  }
  if (!found) throw new BadInput(`Unknown rule "${id}". Did you mean ${listing(nearest(id ?? '', known), 'en', 'or')}?`)
  return 0
}

/** The game of this id or in this folder; no rule's id looks like either. */
async function gameCalled(text: string): Promise<GameEntry | undefined> {
  const isGame = text.includes('/') || (await games()).some(({ id }) => id === text)
  return isGame ? findGame(text) : undefined
}
