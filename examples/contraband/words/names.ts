import type { Scalar } from '@orrery/engine'

export const SEATS = ['Otter', 'Heron', 'Magpie', 'Badger']

/** What sentences ask a name for: `{{seat:owner}}`. */
export const KINDS = ['seat']

/** How a language calls things, out of its table of names. */
export const namesFrom =
  (names: { readonly [id: string]: string }) =>
  (value: Scalar, kind?: string): string => {
    const id = kind === 'seat' ? (SEATS[Number(value)] ?? '') : String(value)
    return names[id] ?? id
  }
