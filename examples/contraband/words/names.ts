import type { Messages, Scalar } from '@orrery/engine'

export const SEATS = ['Otter', 'Heron', 'Magpie', 'Badger']

/** What sentences ask a name for: `{{seat:owner}}`, `{{coin:price}}`. */
export const KINDS = ['seat', 'coin']

const idOf = (value: Scalar, kind?: string): string => (kind === 'seat' ? (SEATS[Number(value)] ?? '') : String(value))

/** How a language calls things, out of its table of names. */
export const namesFrom =
  (names: { readonly [id: string]: string }): Messages['name'] =>
  (value, kind) => {
    const id = idOf(value, kind)
    return names[id] ?? id
  }

/** Whom a value stands for: sentences say "you" to them. */
export const side: Messages['side'] = (value, kind) => SEATS.find((seat) => seat === idOf(value, kind))
