import type { HexView } from '../../view.ts'
import { widthOf } from './camps.ts'
import type { Grade } from './grade.ts'

/** A sign in a corner of an area: what is printed there, a property, a marker. In pixels of its grade. */
export interface Chip {
  readonly id: string
  readonly icon: string
  readonly text: string
  readonly look: string
}

export interface PlacedChip extends Chip {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly textSize: number
}

export interface Corners {
  readonly name: { readonly x: number; readonly y: number; readonly size: number }
  readonly chips: readonly PlacedChip[]
}

/** What makes an area special: the value of a mountain, ground that is worth more or less than others, properties. */
function printedChips({ kind, type, mountain = 0, properties = [] }: HexView): Chip[] {
  const shown = properties.filter((property) => kind !== 'moon' || property !== 'tsukuyumi')
  const lost = kind === 'moon' && !properties.includes('tsukuyumi')
  return [
    ...(mountain > 0 ? [{ id: 'mountain', icon: 'mountain', text: String(mountain), look: 'mountain' }] : []),
    ...(type === 'fertile' || type === 'river' || type === 'devastated'
      ? [{ id: type, icon: type, text: '', look: type }]
      : []),
    ...shown.map((property) => ({ id: property, icon: property, text: '', look: property })),
    ...(lost ? [{ id: 'lost', icon: 'tsukuyumi', text: '', look: 'lost' }] : []),
  ]
}

function markerChips({ eggs = 0, mines = 0, strongholds = 0, covers = 0, rocket = [] }: HexView): Chip[] {
  const counted = (icon: string, count: number): Chip[] =>
    count > 0 ? [{ id: icon, icon, look: icon, text: count > 1 ? String(count) : '' }] : []
  return [
    ...counted('egg', eggs),
    ...counted('mine', mines),
    ...counted('stronghold', strongholds),
    ...counted('cover', covers),
    ...rocket.map((colour) => ({
      id: `rocket-${colour}`,
      icon: 'rocket-attack',
      text: '',
      look: `rocket-${colour}`,
    })),
  ]
}

/** Half of the width of a hex so far from its middle, between its rims. */
const halfAt = (grade: Grade, y: number): number => 1.732 * (grade - Math.abs(y)) - 3

/** More sorts of markers than this have no numbers. */
const MOST_COUNTED = 2

/** The name and what is printed in the upper corner, markers in the lower one, and there too what has no room above. */
export function cornersOf(hex: HexView, grade: Grade): Corners {
  const size = Math.max(12, grade * 0.15)
  const icon = Math.max(13, grade * 0.2)
  const gap = 1.5
  const wide = ({ text }: Chip) => icon + gap + (text === '' ? 0 : widthOf(text, size) + gap)
  const printed = printedChips(hex)
  const y = -grade * 0.6
  const nameWidth = widthOf(hex.hex, size)
  const room = 2 * halfAt(grade, y - size * 0.36)
  const above: Chip[] = []
  let taken = nameWidth
  for (const chip of printed)
    if (taken + wide(chip) <= room) {
      above.push(chip)
      taken += wide(chip)
    }
  let x = -taken / 2 + nameWidth + gap
  const placed: PlacedChip[] = above.map((chip) => {
    const at = { ...chip, x: x + icon / 2, y: y - size * 0.36, size: icon, textSize: size }
    x += wide(chip)
    return at
  })
  const markers = markerChips(hex)
  const counted = markers.length <= MOST_COUNTED
  const below = [...markers, ...printed.filter((chip) => !above.includes(chip))].map((chip) =>
    counted ? chip : { ...chip, text: '' },
  )
  const low = grade * 0.71
  const lowRoom = 2 * halfAt(grade, low) + icon * 0.6
  const shown: Chip[] = []
  let whole = 0
  for (const chip of below)
    if (whole + wide(chip) <= lowRoom || shown.length === 0) {
      shown.push(chip)
      whole += wide(chip)
    }
  x = -whole / 2
  for (const chip of shown) {
    placed.push({ ...chip, x: x + icon / 2, y: low, size: icon, textSize: size })
    x += wide(chip)
  }
  return { name: { x: -taken / 2, y, size }, chips: placed }
}
