import type { CardId } from '../rules/state/state.ts'

/** Something on a card's picture, and how many of it. */
export type Verb =
  | 'aim'
  | 'banner'
  | 'blade'
  | 'carrier'
  | 'crown'
  | 'destroy'
  | 'discard'
  | 'dock'
  | 'draw'
  | 'factory'
  | 'fire'
  | 'flag'
  | 'grave'
  | 'honor'
  | 'hulk'
  | 'jam'
  | 'lower'
  | 'mask'
  | 'mech'
  | 'mine'
  | 'move'
  | 'oath'
  | 'palace'
  | 'planet'
  | 'retreat'
  | 'scroll'
  | 'siege'
  | 'strike'
  | 'swap'
  | 'tent'
  | 'throne'
  | 'turncoat'
  | 'volley'
  | 'wealth'

export type CardScene = readonly (readonly [verb: Verb, n: number])[]

/**
 * What is on the picture of each card, from the back to the front: what it does, with its own numbers. It is no part of a pack, since it
 * changes nothing of the game.
 */
export const SCENES: { readonly [card in CardId]: CardScene } = {
  ST1: [
    ['flag', 3],
    ['mech', 1],
  ],
  ST2: [
    ['wealth', 1],
    ['swap', 1],
    ['draw', 1],
  ],
  B01: [
    ['dock', 2],
    ['destroy', 2],
    ['wealth', 2],
  ],
  B02: [
    ['factory', 3],
    ['move', 2],
  ],
  B03: [
    ['fire', 3],
    ['hulk', 1],
    ['discard', 1],
  ],
  B04: [
    ['lower', 1],
    ['wealth', 3],
  ],
  B05: [
    ['mask', 1],
    ['banner', 3],
  ],
  B06: [
    ['carrier', 1],
    ['move', 3],
  ],
  B07: [
    ['carrier', 2],
    ['wealth', 2],
  ],
  B08: [
    ['planet', 1],
    ['mine', 6],
  ],
  B09: [
    ['draw', 2],
    ['wealth', 1],
  ],
  B10: [
    ['jam', 3],
    ['retreat', 2],
  ],
  B11: [
    ['strike', 1],
    ['hulk', 2],
  ],
  B12: [['volley', 5]],
  B13: [
    ['siege', 4],
    ['mech', 1],
  ],
  B14: [
    ['flag', 4],
    ['hulk', 1],
  ],
  B15: [
    ['turncoat', 1],
    ['wealth', 2],
  ],
  B16: [
    ['retreat', 2],
    ['wealth', 4],
  ],
  B17: [
    ['aim', 1],
    ['flag', 1],
  ],
  B18: [
    ['jam', 4],
    ['discard', 1],
  ],
  B19: [
    ['flag', 1],
    ['wealth', 2],
    ['draw', 2],
  ],
  B20: [
    ['honor', 2],
    ['banner', 1],
  ],
  S01: [
    ['lower', 3],
    ['blade', 1],
  ],
  S02: [
    ['mask', 2],
    ['banner', 1],
  ],
  S03: [
    ['swap', 1],
    ['banner', 2],
  ],
  S04: [
    ['tent', 3],
    ['banner', 2],
  ],
  S05: [
    ['oath', 2],
    ['banner', 1],
  ],
  S06: [
    ['mask', 3],
    ['wealth', 2],
  ],
  S07: [
    ['palace', 1],
    ['discard', 2],
    ['lower', 2],
  ],
  S08: [
    ['scroll', 1],
    ['wealth', 2],
  ],
  S09: [
    ['palace', 1],
    ['crown', 4],
  ],
  S10: [
    ['turncoat', 1],
    ['move', 1],
  ],
  S11: [
    ['palace', 1],
    ['fire', 4],
    ['hulk', 2],
  ],
  S12: [
    ['throne', 1],
    ['mask', 1],
  ],
  S13: [
    ['banner', 3],
    ['move', 3],
  ],
  S14: [
    ['blade', 1],
    ['flag', 2],
    ['lower', 1],
  ],
  S15: [
    ['blade', 3],
    ['oath', 1],
  ],
  S16: [
    ['tent', 1],
    ['scroll', 1],
  ],
  S17: [
    ['mask', 1],
    ['blade', 1],
  ],
  S18: [
    ['honor', 3],
    ['banner', 4],
  ],
  S19: [
    ['grave', 2],
    ['hulk', 1],
    ['draw', 1],
  ],
  S20: [
    ['palace', 1],
    ['oath', 3],
    ['lower', 1],
  ],
}
