import { BadInput } from './errors.ts'
import type { Game, OptionSpec, Options, OptionValue } from './game.ts'
import { sameValue } from './value.ts'

type HasOptions = Pick<Game, 'title' | 'players' | 'options'>

const appliesTo = (spec: OptionSpec, players: number) => spec.players === undefined || spec.players.includes(players)

const listed = (spec: OptionSpec) =>
  spec.values.map((value) => (Array.isArray(value) ? 'a list' : String(value))).join(', ')

/** All options of a match, the given ones checked and the rest by default. */
export function settleOptions(game: HasOptions, players: number, given: Options): Options {
  if (!game.players.includes(players))
    throw new BadInput(`${game.title} is for ${game.players.join(', ')} players, not ${players}.`)
  for (const id of Object.keys(given))
    if (!game.options.some((spec) => spec.id === id))
      throw new BadInput(
        `${game.title} has no option "${id}"; it has ${game.options.map((spec) => spec.id).join(', ')}.`,
      )
  const options: Record<string, OptionValue> = {}
  for (const spec of game.options) {
    const value = given[spec.id] ?? spec.default
    options[spec.id] = value
    const isDefault = sameValue(value, spec.default)
    if (!isDefault && !appliesTo(spec, players))
      throw new BadInput(`Option "${spec.id}" is for ${spec.players?.join(', ')} players, not ${players}.`)
    if (isDefault) continue
    if (spec.check && Array.isArray(value)) {
      const wrong = spec.check(value)
      if (wrong) throw new BadInput(`Option "${spec.id}": ${wrong}`)
    } else if (!spec.values.some((known) => sameValue(value, known)))
      throw new BadInput(`Option "${spec.id}" cannot be "${String(value)}"; it is one of ${listed(spec)}.`)
  }
  return options
}

/** Reads `key=value,key=value`; a list's parts are joined with `+`. */
export function parseOptions(game: HasOptions, text: string): Options {
  const options: Record<string, OptionValue> = {}
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const [id, raw] = part.split(/=(.*)/s)
    if (raw === undefined) throw new BadInput(`"${part}" is not of the form option=value.`)
    const spec = game.options.find((known) => known.id === id)
    if (!spec)
      throw new BadInput(
        `${game.title} has no option "${id}"; it has ${game.options.map((known) => known.id).join(', ')}.`,
      )
    const known = spec.values.find((value) => String(value) === raw)
    options[id] = known ?? (spec.check ? raw.split('+') : raw)
  }
  return options
}

/** Every combination of options for a number of players. */
export function everyOptions(game: HasOptions, players: number): Options[] {
  let combinations: Record<string, OptionValue>[] = [{}]
  for (const spec of game.options) {
    const values = appliesTo(spec, players) ? spec.values : [spec.default]
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [spec.id]: value })))
  }
  return combinations
}
