/** What sounds, and when: nothing is told by sound alone. */
export type Sound = 'turn' | 'choose' | 'place' | 'move' | 'card' | 'dice' | 'clash' | 'loss' | 'gain' | 'end' | 'talk'

/** A part of a sound: a wave, or noise through a filter, that goes from one frequency to another. */
export interface Note {
  readonly wave: OscillatorType | 'noise'
  /** Hertz; of noise, those of its filter. */
  readonly from: number
  readonly to: number
  readonly filter?: BiquadFilterType
  /** Milliseconds that it takes, and after which it begins. */
  readonly ms: number
  readonly at?: number
  /** 1 is as loud as it gets. */
  readonly gain: number
}

const noise = (filter: BiquadFilterType, from: number, to: number, ms: number, gain: number, at = 0): Note => ({
  wave: 'noise',
  filter,
  from,
  to,
  ms,
  gain,
  at,
})
const tone = (wave: OscillatorType, from: number, to: number, ms: number, gain: number, at = 0): Note => ({
  wave,
  from,
  to,
  ms,
  gain,
  at,
})

/** The phrases that matches end with, one for each game: steps of a scale, in halftones above the first. */
export const TUNES = {
  hirajoshi: [0, 2, 3, 7, 8],
  lydian: [0, 4, 6, 7, 11],
  phrygian: [0, 1, 5, 7, 8],
} as const

export type Tune = keyof typeof TUNES

const A = 220
const PENTATONIC = [0, 2, 4, 7, 9, 12]
const above = (hertz: number, halftones: number): number => hertz * 2 ** (halftones / 12)
/** Milliseconds between the clicks of dice: always the same, and uneven. */
const CLICKS = [0, 70, 125, 205, 300]

interface Played {
  /** Points that were gained: so many notes. */
  readonly points?: number
  readonly tune?: Tune
}

/** The notes of a sound. */
export function notesOf(sound: Sound, { points = 1, tune = 'lydian' }: Played = {}): readonly Note[] {
  switch (sound) {
    case 'turn':
      return [tone('triangle', 523, 523, 90, 0.5), tone('triangle', 784, 784, 160, 0.5, 90)]
    case 'choose':
      return [tone('sine', 880, 660, 40, 0.125)]
    case 'place':
      return [noise('bandpass', 900, 900, 50, 0.5), tone('sine', 140, 90, 80, 0.6, 50)]
    case 'move':
      return [noise('lowpass', 400, 1200, 240, 0.25)]
    case 'card':
      return [noise('highpass', 3000, 3000, 70, 0.3)]
    case 'dice':
      return CLICKS.map((at, i) => noise('bandpass', i < 4 ? 2400 : 1200, i < 4 ? 2400 : 1200, 12, 0.7, at))
    case 'clash':
      return [tone('sawtooth', 110, 110, 180, 0.3), noise('lowpass', 2000, 300, 180, 0.6)]
    case 'loss':
      return [tone('sine', 220, 55, 500, 0.6)]
    case 'gain':
      return PENTATONIC.slice(0, Math.max(1, points)).map((step, i) =>
        tone('triangle', above(2 * A, step), above(2 * A, step), 110, 0.35, i * 80),
      )
    case 'end':
      return TUNES[tune].map((step, i) =>
        tone('triangle', above(A, step), above(A, step), i === 4 ? 960 : 480, 0.4, i * 360),
      )
    case 'talk':
      return [tone('sine', 1320, 1320, 60, 0.25)]
  }
}

export const lengthOf = (notes: readonly Note[]): number => Math.max(...notes.map(({ at = 0, ms }) => at + ms))
