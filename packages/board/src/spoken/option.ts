import { capitalised, type Scalar } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import type { Formatter } from '../formatter.ts'
import type { Spoken } from './contract.ts'
import { mapOf, type SpokenMap } from './map.ts'
import { edgeText, ended, relationText } from './sentences.ts'

/** A view as it is told to somebody: what all questions about it share. */
export interface Telling<View> {
  readonly spoken: Spoken<View>
  readonly view: View
  readonly viewer: Viewer
  readonly say: Formatter
  readonly map: SpokenMap
}

/** The map is made when it is asked for: most questions are about no place. */
export function telling<View>(spoken: Spoken<View>, view: View, viewer: Viewer, say: Formatter): Telling<View> {
  let map: SpokenMap | undefined
  return {
    spoken,
    view,
    viewer,
    say,
    get map() {
      map ??= mapOf(spoken.places(view, viewer, say))
      return map
    },
  }
}

/**
 * What an option means beyond its name: what stands on the thing, what is at the place and where that lies. Empty for plain words. What of a place its
 * `name` says already is left out.
 */
export function optionText<View>(told: Telling<View>, option: Scalar, ask: string, optionName = ''): string {
  const { spoken, view, viewer, say } = told
  const { place, from, thing, edge } = spoken.about(view, option, ask)
  const on = thing === undefined ? undefined : spoken.thing(view, thing, say)
  const parts = [
    ...(edge === undefined ? [] : [edgeText(say, told.map, edge, (id) => spoken.at(view, id, viewer, say).name)]),
    ...(on?.full ?? []),
    ...(place === undefined ? [] : placeParts(told, place, from, optionName)),
  ]
  return parts
    .filter((part) => part !== '')
    .map(ended)
    .join(' ')
}

/** The place in passing, the border that is crossed on the way if it is the next one, and where it lies. */
function placeParts<View>(
  told: Telling<View>,
  place: string,
  from: string | undefined,
  optionName: string,
): readonly string[] {
  const { spoken, view, viewer, say } = told
  const { name, brief } = spoken.at(view, place, viewer, say)
  const origin = spoken.origin?.(view, viewer, say)
  const over = from === undefined ? undefined : told.map.place(from)?.next.find(({ to }) => to === place)?.over
  // The border of an asteroid says what it is: "asteroid, asteroid: 50 %" would say it twice.
  const rest = brief.filter((part) => !over?.toLowerCase().startsWith(part.toLowerCase()))
  const isNew = (part: string) => !wordsOf(optionName).includes(wordsOf(part))
  const [names, borders] = [name.split(', '), over?.split(', ') ?? []].map((parts) => parts.filter(isNew))
  const here = [...(names ?? []), ...rest.filter(isNew)].join(', ')
  return [
    // Names of places stay as they are written; what is left of a sentence begins anew.
    name.startsWith(names?.[0] ?? ' ') ? here : capitalised(here),
    capitalised(borders?.join(', ') ?? ''),
    origin === undefined ? '' : relationText(say, told.map, origin, place),
  ]
}

/** A text as bare words, to find it in another. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
