// Sentences drawn at random, as a reader meets them: every kind, every game and the screens. The same seed draws the same.
import { readFileSync } from 'node:fs'
import { Dice, fillSentence, fillWords, nameOption } from '@orrery/engine'
import { gather } from '@orrery/engine/testing'
import { GAMES, gameNamed, recordedMatches } from './texts.mjs'

/** What screens mention, with values that are usual. */
const USUAL = {
  count: 2,
  name: 'Mika',
  side: 'Nova',
  at: 12,
  of: 80,
  number: 1,
  seat: 'Nova',
  title: 'Xia',
  seconds: 30,
}

const filledScreen = (text, language) => {
  const keys = [...text.matchAll(/\{\{(?:\w+:)?(\w+)/g)].map(([, key]) => key)
  return fillWords(text, Object.fromEntries(keys.map((key) => [key, USUAL[key] ?? '…'])), String, language)
}

/** The buckets that sentences are drawn from, each as often as another. */
export async function bucketsOf(tables, language) {
  const buckets = [
    {
      name: 'screen',
      draw: (dice) => {
        const [key, text] = dice.pick(Object.entries(tables.shell[language].texts))
        return [key, filledScreen(text, language)]
      },
    },
  ]
  for (const id of GAMES) {
    const { game, locales } = await gameNamed(id)
    const locale = locales[language]
    const material = gather(
      game,
      recordedMatches(id).map((file) => readFileSync(file, 'utf8')),
    )
    for (const table of ['prompts', 'log', 'refusals'])
      buckets.push({ name: `${id} ${table}`, draw: (dice) => drawSentence(locale.messages, table, material, dice) })
    buckets.push({
      name: `${id} option`,
      draw: (dice) => {
        const [ask, options] = dice.pick([...material.options])
        return [ask, nameOption(locale.messages, ask, dice.pick([...options]))]
      },
    })
    const printed = Object.entries(locale.printed).filter(([, { text }]) => text)
    buckets.push({ name: `${id} card`, draw: (dice) => dice.pick(printed.map(([key, { text }]) => [key, text])) })
    const rules = locale.rulebook.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text]))
    buckets.push({ name: `${id} rule`, draw: (dice) => dice.pick(rules) })
  }
  return buckets
}

/** What no recorded match says, with the names of what it mentions. */
const unfilled = (text) => text.replaceAll(/\{\{(?:\w+:)?([\w.]+)[^{}]*\}\}/g, '‹$1›')

/** A sentence with data of a recorded match where there is some, for one of those who may read it. */
function drawSentence(messages, table, material, dice) {
  const [key, text] = dice.pick(Object.entries(messages[table]))
  const samples = material.samples[table].get(key) ?? []
  if (samples.length === 0) return [key, unfilled(text)]
  const { data, sides, seats } = dice.pick(samples)
  const readers = seats ? seats.map((seat) => sides[seat]) : [...sides, undefined]
  return [key, fillSentence(text, data, messages, dice.pick(readers))]
}

/** So many different sentences. */
export function drawSample(buckets, count, seed) {
  const dice = new Dice(`voice ${seed}`)
  const drawn = new Map()
  for (let tries = 0; drawn.size < count && tries < count * 50; tries++) {
    const { name, draw } = dice.pick(buckets)
    const [key, text] = draw(dice)
    if (text.trim() !== '') drawn.set(`${name} ${key}`, text)
  }
  return [...drawn].map(([where, text]) => ({ where, text }))
}
