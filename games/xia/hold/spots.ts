import { type Codec, pattern } from '@orrery/engine'

const turns: Codec<number> = { encode: String, decode: Number }

/** Where an outfit is put: the space of its first section and its quarter turns, `b2.1`. Cubes have a space alone. */
export const spots = pattern('{space}.{turn}', { turn: turns })
