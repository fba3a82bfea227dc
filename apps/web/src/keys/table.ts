/**
 * Where keys mean something. `page` is the table while no part of it has the focus, `drawn` what a game draws to choose from, `idle` the list while
 * nothing is asked; what works `anywhere` works in all others too.
 */
export const PLACES = ['anywhere', 'page', 'list', 'drawn', 'idle', 'map', 'log', 'hold'] as const

export type KeyPlace = (typeof PLACES)[number]

/** Keys of a meaning that differ in one thing, by what that is: the side that a step goes to. */
type KeysWith = { readonly [key: string]: string }

interface KeyMeaning {
  /** What it does. The language says it as `help.key.<act>`. */
  readonly act: string
  /** As `keyOf` spells them. */
  readonly keys: readonly string[] | KeysWith
  readonly places: readonly KeyPlace[]
}

/** Where single letters do something. */
const LETTERED = ['list', 'drawn', 'idle', 'map', 'log'] as const
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Rows of the list beyond the ninth, and rows of a table of options: all letters that mean nothing else there. */
export const ROW_LETTERS = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'j',
  'k',
  'p',
  'r',
  's',
  't',
  'v',
  'x',
  'z',
] as const

/**
 * All keys of a table. Whatever listens to keys asks this what they mean; the help shows it, and `docs/keys.md` is made of it.
 * The letters of the six sides lie around D as the sides do around a space, on English and German keyboards alike.
 */
export const MEANINGS = [
  { act: 'help', keys: ['?'], places: ['anywhere'] },
  { act: 'back', keys: ['Escape'], places: ['anywhere'] },
  { act: 'part', keys: { F6: 'next', 'Shift+F6': 'last' }, places: ['anywhere'] },
  { act: 'row', keys: NUMBERS, places: ['anywhere'] },
  { act: 'marks', keys: ['Shift'], places: ['anywhere'] },
  { act: 'undo', keys: ['Ctrl+z'], places: ['anywhere'] },
  { act: 'redo', keys: ['Ctrl+y', 'Ctrl+Shift+z'], places: ['anywhere'] },
  { act: 'time', keys: { '[': 'back', ']': 'forward' }, places: ['anywhere'] },
  { act: 'round', keys: { '{': 'back', '}': 'forward' }, places: ['anywhere'] },
  { act: 'next', keys: ['Space'], places: ['page', 'idle', 'map', 'log'] },
  { act: 'question', keys: ['q'], places: LETTERED },
  { act: 'news', keys: ['n'], places: LETTERED },
  { act: 'standing', keys: ['w'], places: LETTERED },
  { act: 'coach', keys: ['o'], places: LETTERED },
  { act: 'landmark', keys: ['l'], places: LETTERED },
  { act: 'undo', keys: ['u'], places: LETTERED },
  { act: 'mute', keys: ['m'], places: LETTERED },
  { act: 'option', keys: { ArrowDown: 'next', ArrowUp: 'last' }, places: ['list', 'drawn'] },
  { act: 'column', keys: { ArrowRight: 'next', ArrowLeft: 'last' }, places: ['list', 'drawn'] },
  { act: 'end', keys: { Home: 'first', End: 'last' }, places: ['list', 'drawn', 'log'] },
  { act: 'choose', keys: ['Enter', 'Space'], places: ['list', 'drawn'] },
  { act: 'takeOut', keys: ['Backspace', 'Delete'], places: ['list', 'drawn'] },
  { act: 'amount', keys: ['0'], places: ['page', 'list', 'log'] },
  { act: 'rowLetter', keys: ROW_LETTERS, places: ['list'] },
  { act: 'everything', keys: ['i'], places: ['list', 'drawn', 'map'] },
  { act: 'why', keys: ['y'], places: ['list', 'drawn', 'map'] },
  { act: 'find', keys: ['/'], places: ['list', 'map'] },
  { act: 'offered', keys: { '.': 'next', ',': 'last' }, places: ['list', 'drawn', 'map'] },
  {
    act: 'step',
    keys: {
      e: 'nw',
      r: 'ne',
      s: 'w',
      f: 'e',
      x: 'sw',
      c: 'se',
      Numpad7: 'nw',
      Numpad9: 'ne',
      Numpad4: 'w',
      Numpad6: 'e',
      Numpad1: 'sw',
      Numpad3: 'se',
    },
    places: ['map'],
  },
  {
    act: 'step',
    keys: { ArrowLeft: 'w', ArrowRight: 'e', ArrowUp: 'n', ArrowDown: 's', Numpad8: 'n', Numpad2: 's' },
    places: ['map'],
  },
  {
    act: 'ray',
    keys: { 'Shift+e': 'nw', 'Shift+r': 'ne', 'Shift+s': 'w', 'Shift+f': 'e', 'Shift+x': 'sw', 'Shift+c': 'se' },
    places: ['map'],
  },
  {
    act: 'ray',
    keys: { 'Shift+ArrowLeft': 'w', 'Shift+ArrowRight': 'e', 'Shift+ArrowUp': 'n', 'Shift+ArrowDown': 's' },
    places: ['map'],
  },
  { act: 'mine', keys: ['Home'], places: ['map'] },
  { act: 'jump', keys: { v: 'foe', g: 'goal', d: 'danger' }, places: ['map'] },
  { act: 'kind', keys: { k: 'next', 'Shift+k': 'last' }, places: ['map'] },
  { act: 'nearest', keys: { j: 'next', 'Shift+j': 'last' }, places: ['map'] },
  { act: 'around', keys: ['a'], places: ['map'] },
  { act: 'threats', keys: ['t'], places: ['map'] },
  { act: 'path', keys: ['p'], places: ['map'] },
  { act: 'take', keys: ['Enter'], places: ['map'] },
  { act: 'zoom', keys: { '+': 'in', '-': 'out', '0': 'fit' }, places: ['map'] },
  {
    act: 'pan',
    keys: { 'Ctrl+ArrowLeft': 'w', 'Ctrl+ArrowRight': 'e', 'Ctrl+ArrowUp': 'n', 'Ctrl+ArrowDown': 's' },
    places: ['map'],
  },
  { act: 'line', keys: { ArrowDown: 'next', ArrowUp: 'last' }, places: ['log'] },
  { act: 'lineMenu', keys: ['Enter'], places: ['log'] },
  { act: 'carry', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], places: ['hold'] },
  { act: 'turn', keys: ['r'], places: ['hold'] },
  { act: 'lay', keys: ['Enter', 'Space'], places: ['hold'] },
  { act: 'putBack', keys: ['Backspace'], places: ['hold'] },
] as const satisfies readonly KeyMeaning[]

export type Act = (typeof MEANINGS)[number]['act']

/** All keys of a meaning. */
export const keysOf = ({ keys }: Pick<KeyMeaning, 'keys'>): readonly string[] =>
  Array.isArray(keys) ? (keys as readonly string[]) : Object.keys(keys)
