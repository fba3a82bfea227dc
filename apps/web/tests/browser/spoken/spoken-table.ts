import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, sitDown, visit } from '../kit/browser.ts'
import { byKeyboard, settled, standing, whenAsked } from '../kit/player.ts'
import { Reader, wordsIn } from './reader.ts'
import { drawnOptions, isDrawn, listedOptions, notChosen, type Option } from './spoken-options.ts'

/** How much is said before a decision, at the median and ever, and how many stops a round of Tab has. */
const MEDIAN_WORDS = 25
const MOST_WORDS = 40
const MOST_STOPS = 25
/** Keys beyond its distance that lead to a place of the map. */
const KEYS_BEYOND = 2
/** Presses that gather one answer. */
const MOST_TRIES = 80
/** A round of Tab is made before one decision in so many, before each that the game draws, and before the first of each kind. */
const ROUND_EVERY = 13

/** Directions, in English. */
const WHERE = /\b(north|south|east|west|northeast|northwest|southeast|southwest)\b/

/** Where one measures from. */
const OWN = /\b(Homezone|your ship)\b/i

/** What is said first of something: its name, up to a comma. */
const beginning = (text: string): string => (text.split(/[,.:]/)[0] ?? '').trim().toLowerCase()

/** What whoever hears an option would still have to look up on the picture; where places lie is told where the game measures. */
function unexplained({ name, description, about }: Option, measured: boolean): string[] {
  const parts = about.split(' ')
  const problems: string[] = []
  if (name.trim() === '') problems.push('has no name')
  if ((parts.includes('thing') || parts.includes('place') || parts.includes('edge')) && description === '')
    problems.push('is about something, and says nothing of it')
  if (name !== '' && beginning(name) === beginning(description)) problems.push(`is told twice: ${description}`)
  if (measured && parts.includes('place') && !WHERE.test(description) && !OWN.test(description))
    problems.push(`does not say where it lies: ${description}`)
  return problems.map((problem) => `${name} ${problem}`)
}

/** Ends an answer as soon as it can be ended. */
const AT_ONCE = { below: () => 0 } as unknown as Dice

/** What is heard of a game by somebody who sees nothing. */
interface Account {
  readonly words: number[]
  readonly problems: string[]
  /** The game measures from a place of the viewer's. */
  readonly measured: boolean
  stops: number
  places: number
  /** Questions that are answered with what the game draws for them. */
  drawn: number
  /** How often the board was gone over, and how many ways were followed. */
  maps: number
  followed: number
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/).filter((part) => wordsIn(part) > 3)

async function decideByEar(
  page: Page,
  reader: Reader,
  dice: Dice,
  account: Account,
  heard: readonly string[],
): Promise<void> {
  const { question } = await standing(page)
  const text = heard.join(' ')
  if (heard.length > 0) account.words.push(wordsIn(text))
  if (wordsIn(text) > MOST_WORDS) account.problems.push(`${wordsIn(text)} words: ${text}`)
  const sentences = sentencesOf(text)
  const log = await page.locator('.log-lines').innerText()
  for (const sentence of new Set(sentences)) {
    const times = sentences.filter((one) => one === sentence).length
    // What has happened twice, such as two equal rolls, is told twice: the log has it as often.
    if (times > Math.max(1, log.split(sentence).length - 1)) account.problems.push(`twice: ${sentence}`)
  }
  const drawn = await isDrawn(page)
  const options = drawn ? await drawnOptions(page, reader) : await listedOptions(page, reader)
  // Before somebody has a place of their own there is nothing to measure from.
  const measured = account.measured && options.some(({ description }) => WHERE.test(description))
  account.problems.push(...options.flatMap((option) => unexplained(option, measured)))
  account.places += options.filter(({ description }) => WHERE.test(description)).length
  account.drawn += drawn ? 1 : 0
  if (options.length === 0) {
    // A hold that is packed has tests of its own: it is ended as soon as that is possible.
    await reader.said()
    await byKeyboard(page, (await page.locator('[data-act="done"]:enabled').count()) > 0 ? AT_ONCE : dice)
    await settled(page, question)
    return
  }
  const press = async (key: string) => {
    const { said, focus } = await reader.press(key)
    if (said.length === 0 && focus === undefined)
      account.problems.push(`silent: ${key} at ${(await reader.focus()).name}`)
  }
  for (
    let tries = 0;
    !drawn && (await reader.focus()).role !== 'listbox' && (await reader.focus()).role !== 'option';
    tries++
  ) {
    if (tries > MOST_STOPS) throw new Error(`The list is not reached: ${JSON.stringify(await reader.focus())}`)
    await page.keyboard.press('Tab')
  }
  if (!drawn && account.words.length % 12 === 6 && account.maps < 4) await exploreByKeys(reader, account)
  const told = drawn
    ? undefined
    : options.find(({ about, description }) => about.includes('place') && WHERE.test(description))
  if (told && account.followed < 4) await followBearing(reader, told, account)
  if (!drawn) await press('Home')
  else await page.keyboard.press('Home')
  const wanted = drawn ? dice.pick(await notChosen(page)) : dice.below(Math.min(options.length, 6))
  for (let i = wanted; i > 0; i--) await press('ArrowRight')
  if (dice.below(4) === 0) await press(dice.pick(['q', 'w', 'n', 'i', 'y']))
  await reader.said()
  await page.keyboard.press('Enter')
  await settled(page, question)
}

/** Keys of the board, each of which says something. */
const MAP_KEYS = 'Home e r s f x c ArrowUp ArrowDown a i t p v g d k Shift+k j . , y Shift+f Shift+ArrowLeft'.split(' ')
const STEPS: { readonly [way: string]: string } = {
  northwest: 'e',
  northeast: 'r',
  west: 's',
  east: 'f',
  southwest: 'x',
  southeast: 'c',
}

/** Every key of the board is answered, and Escape leads back to what can be chosen. */
async function exploreByKeys(reader: Reader, account: Account): Promise<void> {
  if (!(await reader.toTheMap())) return
  account.maps++
  for (const key of MAP_KEYS) {
    const { said, focus } = await reader.press(key)
    if (said.length === 0 && focus === undefined) account.problems.push(`silent on the board: ${key}`)
  }
  await backToTheList(reader, account)
}

async function backToTheList(reader: Reader, account: Account): Promise<void> {
  await reader.press('Escape')
  const { role } = await reader.focus()
  if (role !== 'listbox' && role !== 'option') account.problems.push(`Escape leads to ${role}`)
}

/** The way to an offered place as its option tells it leads there, in as many keys as it is far. */
async function followBearing(reader: Reader, { name, description }: Option, account: Account): Promise<void> {
  const legs = /(\d+) (\w+)(?:, then (\d+) (\w+))? of [^.,]*\.?$/.exec(description)
  if (legs === null || description.includes('shortest way')) return
  const [, first = '0', way = '', second = '0', then = ''] = legs
  const keys = [
    ...Array.from({ length: Number(first) }, () => STEPS[way] ?? ''),
    ...Array.from({ length: Number(second) }, () => STEPS[then] ?? ''),
  ]
  if (keys.includes('') || !(await reader.toTheMap())) return
  let pressed = keys.length
  // Where one is already, the key leads on to the next of one's own.
  for (let tries = 0; / of your /.test((await reader.focus()).name); tries++) {
    pressed++
    if (tries > 12) {
      account.problems.push(`Home leads to ${(await reader.focus()).name}`)
      break
    }
    await reader.press('Home')
  }
  for (const key of keys) await reader.press(key)
  const here = await reader.focus()
  account.followed++
  if (pressed > keys.length + KEYS_BEYOND) account.problems.push(`${name}: ${pressed} keys for ${keys.length} steps`)
  // What is left of a place's name, where the option says the rest of it, begins a sentence.
  const place = (description.split(/[,.]/).at(0) ?? '').toLowerCase()
  if (!here.name.toLowerCase().includes(place) && !here.name.includes('You can choose it'))
    account.problems.push(`${name}: ${description} leads to ${here.name}`)
  await backToTheList(reader, account)
}

/** Plays some decisions by ear and keys alone, and tells what was wrong with them. */
export function playByEar(
  game: string,
  query: string,
  {
    count,
    measured,
    seeds = ['ears'],
  }: { readonly count: number; readonly measured: boolean; readonly seeds?: readonly string[] },
): void {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  describe(`${game} by ear, ${count} decisions at most`, () => {
    test.each(seeds)('every option is explained, nothing is said twice, and no press is silent: %s', async (seed) => {
      const { page, context, troubles } = await visit(browser, '/')
      await sitDown(page, game, `${query}&seed=${seed}`)
      await whenAsked(page)
      const reader = await Reader.at(page)
      const dice = new Dice(seed)
      const account: Account = {
        words: [],
        problems: [],
        measured,
        stops: 0,
        places: 0,
        drawn: 0,
        maps: 0,
        followed: 0,
      }
      let question = ''
      const asks = new Set<string>()
      let made = 0
      let tries = 0
      for (let steps = 0; made < count && steps < count * 30; steps++) {
        const now = await whenAsked(page)
        if (now.over) break
        if (now.confirming) {
          const { role, name, description } = await reader.focus()
          if (role !== 'button' || description === '') account.problems.push(`confirming nothing: ${role} ${name}`)
          await page.keyboard.press('Enter')
          await settled(page, now.question)
          continue
        }
        const isNew = now.question !== question
        tries = isNew ? 0 : tries + 1
        if (tries > MOST_TRIES) throw new Error(`${now.question} is not answered by anything.`)
        question = now.question ?? ''
        if (isNew) made++
        const done = page.locator('[data-act="done"]:enabled')
        if (!isNew && (await done.count()) > 0) {
          await reader.said()
          await byKeyboard(page, AT_ONCE)
          await settled(page, now.question)
          continue
        }
        const heard = isNew && made > 1 ? await reader.said() : []
        const { ask } = now
        const isFirst = ask !== undefined && !asks.has(ask)
        if (ask !== undefined) asks.add(ask)
        if (isNew && (made % ROUND_EVERY === 0 || isFirst || (await isDrawn(page)))) {
          const round = await tabRound(page)
          account.stops = Math.max(account.stops, round.length)
          if (round.length > MOST_STOPS) account.problems.push(`${round.length} stops: ${round.join(' | ')}`)
        }
        await decideByEar(page, reader, dice, account, heard)
      }
      const words = account.words.toSorted((a, b) => a - b)
      console.log(
        `${game}: ${made} decisions, median ${words[words.length >> 1]} words, most ${words.at(-1)}, ${account.stops} stops, ${account.places} places with a direction, ${account.drawn} drawn, ${account.maps} maps, ${account.followed} ways`,
      )
      expect([...new Set(account.problems)]).toEqual([])
      expect(words[words.length >> 1]).toBeLessThanOrEqual(MEDIAN_WORDS)
      expect(account.stops).toBeLessThanOrEqual(MOST_STOPS)
      expect(account.maps).toBeGreaterThan(0)
      expect(troubles).toEqual([])
      await context.close()
    })
  })
}

/** Where Tab stops until it is where it began. */
async function tabRound(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.log-lines')?.focus()
    ;(document.activeElement as HTMLElement).dataset.round = 'begin'
  })
  const stops: string[] = []
  while (stops.length < 100) {
    await page.keyboard.press('Tab')
    const { isBegin, isPage, name } = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement
      return {
        isBegin: here.dataset.round === 'begin',
        // From the end of the page Tab leads out of it.
        isPage: here === document.body,
        name: here.getAttribute('aria-label') || here.innerText || here.tagName,
      }
    })
    if (!isPage) stops.push(name.split('\n')[0] ?? '')
    if (isBegin) break
  }
  return stops
}
