import { readShape } from '../../hold/shape.ts'
import type { Basis, Die, Outfit, OutfitType, Tier } from '../types.ts'

const PRICES = [1000, 2000, 3000]
const RESALES = [1000, 1000, 2000]
const DICE: readonly Die[] = [6, 8, 12]

/** The least and the greatest range of what an outfit does by itself; ramming with an engine is a rule of its own. */
const RANGES = { engine: [0, 0], shield: [0, 0], blaster: [1, 1], missile: [2, 6] } as const

/** An outfit as it is written down: its size gives price, resale and die, its type the range. */
function outfit(
  id: string,
  name: string,
  type: OutfitType,
  tier: Tier,
  shape: string,
  basis: Basis,
  source: string,
): Outfit {
  return Object.freeze({
    id,
    name,
    type,
    tier,
    price: PRICES[tier - 1],
    resale: RESALES[tier - 1],
    die: DICE[tier - 1],
    shape: readShape(shape),
    range: RANGES[type],
    basis,
    source,
  })
}

const NAMED = 'name, price, die: rules; shape: a storage tray made by a fan; use spaces: house'
const TRAY = 'price, die: rules; shape: a storage tray made by a fan; name, use spaces: house'
const OURS = 'price, die: rules; name, shape, use spaces: house'

/** The twelve kinds of outfits. A drawing shows its sections, `U` those with a use space. */
export const OUTFITS: readonly Outfit[] = [
  outfit('m-22', 'M-22', 'engine', 1, 'U. / #U', 'inferred', NAMED),
  outfit('halon', 'Halon', 'engine', 2, 'U#. / .UU', 'inferred', NAMED),
  outfit('raptor-k', 'Raptor-K', 'engine', 3, '.U / U# / #U', 'inferred', NAMED),
  outfit('targe', 'Targe', 'shield', 1, 'UU', 'house', 'name, price, die: rules; shape, use spaces: house'),
  outfit(
    'lattice',
    'Lattice',
    'shield',
    2,
    'UUU / .#.',
    'inferred',
    'price, die: rules; 3 uses: the printed combat; name, shape: house',
  ),
  outfit('bulwark', 'Bulwark', 'shield', 3, 'U.U / #U#', 'house', OURS),
  outfit(
    'pepperbox',
    'Pepperbox',
    'blaster',
    1,
    'U. / #U',
    'inferred',
    'price, die, 2 uses: rules; shape: a storage tray made by a fan; name: house',
  ),
  outfit(
    'saker-v',
    'Saker V',
    'blaster',
    2,
    '..U / U##',
    'attested',
    'name, price, die, 4 sections, 2 uses: rules; shape: a storage tray made by a fan',
  ),
  outfit('basilisk', 'Basilisk', 'blaster', 3, 'U## / ..# / ..U', 'inferred', TRAY),
  outfit('dart-7', 'Dart-7', 'missile', 1, 'UU', 'house', OURS),
  outfit('longbow', 'Longbow', 'missile', 2, 'U##U', 'house', OURS),
  outfit('harrow', 'Harrow', 'missile', 3, 'U. / #. / #. / #U', 'house', OURS),
]
