import { BadInput } from '@orrery/engine'
import { games } from '@orrery/games'
import { chapterList, nearest, ruleIds, ruleText } from './wording.ts'

/** `orrery explain [rule]`: a paragraph of the rules from any game, or the list of chapters. */
export async function explain(id: string | undefined): Promise<number> {
  const known: string[] = []
  let found = false
  for (const entry of games) {
    const { locale, title } = await entry.load()
    const { rulebook } = locale
    const text = id === undefined ? chapterList(rulebook) : ruleText(rulebook, id)
    known.push(...ruleIds(rulebook))
    if (text === undefined) continue
    found = true
    console.log(`${title}\n${text}`)
  }
  if (!found) throw new BadInput(`There is no rule "${id}"; the nearest are ${nearest(id ?? '', known).join(', ')}.`)
  return 0
}
