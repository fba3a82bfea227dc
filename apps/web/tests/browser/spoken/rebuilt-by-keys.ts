import {
  aroundText,
  formatterOf,
  placeText,
  relationText,
  type Spoken,
  type Telling,
  telling,
} from '@orrery/board/spoken'
import { Dice, replayFile } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visitTable } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'
import { savedMatch } from '../kit/saved-match.ts'
import { Reader } from './reader.ts'

/** Whoever plays sits there, against a bot. */
const ME = 0
/** Decisions from one position to the next. */
const BETWEEN = 4
/** More presses than any kind of landmark has places. */
const MOST_OF_A_KIND = 80
/** So many places of a position are asked for what is beside them. */
const MOST_AROUND = 4

/** What is told in Node of the position that the page saves; there it is held to the view of the seat. */
async function toldInNode(game: string, page: Page): Promise<Telling<unknown>> {
  const loaded = await loadGame(game)
  const { default: spoken } = (await import(`../../../../../games/${game}/board/spoken/index.ts`)) as {
    readonly default: Spoken
  }
  const match = replayFile(loaded, await savedMatch(page))
  const reader = loaded.seatName(ME, match.state)
  const say = formatterOf({ language: 'en', locale: loaded.locale, board: (english) => english, reader })
  return telling(spoken, match.view(ME), ME, say)
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** A place as a pointer tells it, without what the question offers there. */
function placeSentence({ spoken, view, viewer, say, map }: Telling<unknown>, place: string): string {
  const relation = relationText(say, map, spoken.origin?.(view, viewer, say), place)
  return plain(placeText(spoken.at(view, place, viewer, say), relation))
}

const withoutOffers = (text: string): string => plain(text).replace(/ (You can choose it|\d+ options here)\.$/, '')

/** Goes from landmark to landmark, kind by kind, and collects what is heard. */
async function hearLandmarks(reader: Reader, kinds: number): Promise<ReadonlySet<string>> {
  const heard = new Set<string>()
  const press = async (key: string): Promise<string> => {
    const { said, focus } = await reader.press(key)
    return withoutOffers(focus?.name ?? said.join(' '))
  }
  for (let kind = 0; kind < kinds; kind++) {
    const first = await press('k')
    heard.add(first)
    const ofKind = new Set([first])
    for (let n = 0; n < MOST_OF_A_KIND; n++) {
      const next = await press('j')
      heard.add(next)
      if (ofKind.has(next)) break
      ofKind.add(next)
    }
  }
  return heard
}

/** The board by keys, position after position: landmarks and neighbours are those that `Spoken` tells of the saved match, and no others. */
export function rebuildByKeys(game: string, query: string, positions: number): void {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test(`${positions} positions of ${game} are rebuilt by keys`, async () => {
    const { page, context, troubles } = await visitTable(browser, game, `${query}&seed=by keys`)
    const dice = new Dice('by keys')
    const reader = await Reader.at(page)
    for (let position = 0; position < positions; position++) {
      for (let answered = 0; answered < BETWEEN; answered++) await answerOne(page, byScript, dice)
      if ((await whenAsked(page)).over) break
      const told = await toldInNode(game, page)
      const { spoken, view, viewer, say, map } = told
      const landmarks = spoken.landmarks(view, viewer, say)
      const places = [...new Set(landmarks.flatMap((one) => one.places))].filter((place) => map.place(place))
      expect(places.length).toBeGreaterThan(MOST_AROUND)
      expect(await reader.toTheMap()).toBe(true)
      const kinds = new Set(landmarks.map(({ kind }) => kind)).size
      const heard = await hearLandmarks(reader, kinds)
      const expected = places.map((place) => placeSentence(told, place))
      const ends = (text: string, sentence: string) => text === sentence || text.endsWith(` ${sentence}`)
      // Who and what is where, and nothing beyond it.
      expect(expected.filter((sentence) => ![...heard].some((text) => ends(text, sentence)))).toEqual([])
      expect([...heard].filter((text) => !expected.some((sentence) => ends(text, sentence)))).toEqual([])
      // Who is next to whom.
      for (let n = 0; n < MOST_AROUND; n++) {
        await reader.press('j')
        const here = withoutOffers((await reader.focus()).name)
        const { said } = await reader.press('a')
        const possible = places.filter((place) => ends(here, placeSentence(told, place)))
        const around = possible.map((place) =>
          plain(aroundText(say, map, place, (id) => spoken.at(view, id, viewer, say)).join(' ')),
        )
        expect(around).toContain(plain(said.join(' ')))
      }
      await page.keyboard.press('Escape')
    }
    expect(troubles).toEqual([])
    await context.close()
  })
}
