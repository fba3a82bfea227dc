import { lengthOf, type Note, notesOf, type Sound } from './sound.ts'

/** What somebody wants to hear: nothing, that it is their turn and what is said to them, or everything. */
export type SoundLevel = 'off' | 'turn' | 'all'

export interface SoundBoxOptions {
  level(): SoundLevel
  /** From 0 to 1. */
  volume(): number
  isHidden(): boolean
  /** Milliseconds. */
  now(): number
  open(): AudioContext
}

interface Audio {
  readonly context: AudioContext
  readonly master: GainNode
  /** A second of it. */
  readonly noise: AudioBuffer
}

const MOST_VOICES = 3
/** Milliseconds before the same sound may begin again. */
const APART = 80
/** What is heard by whoever wants to hear of their turn and of messages alone. */
const CALLS: readonly Sound[] = ['turn', 'talk']
/** Seconds: no wave begins or ends with a crack. */
const ATTACK = 0.004
/** As good as silent; a ramp cannot end with nothing. */
const SILENT = 0.0001

/** Plays sounds that are made here, of waves and noise. There is no audio before somebody has pressed something. */
export class SoundBox {
  readonly #options: SoundBoxOptions
  readonly #last = new Map<Sound, number>()
  #ends: readonly number[] = []
  #audio: Audio | undefined
  #unlocked = false

  constructor(options: SoundBoxOptions) {
    this.#options = options
  }

  /** Somebody has pressed a key or a button: from now on there may be audio. */
  unlock(): void {
    this.#unlocked = true
  }

  /** Plays a sound, if it is wanted now. Says whether it did. */
  play(sound: Sound, played?: Parameters<typeof notesOf>[1]): boolean {
    const { level, isHidden, now, volume } = this.#options
    const wanted = level() === 'all' || (level() === 'turn' && CALLS.includes(sound))
    if (!this.#unlocked || !wanted || volume() === 0 || (isHidden() && sound !== 'turn')) return false
    const time = now()
    this.#ends = this.#ends.filter((end) => end > time)
    if (this.#ends.length >= MOST_VOICES || time - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART)
      return false
    const notes = notesOf(sound, played)
    this.#last.set(sound, time)
    this.#ends = [...this.#ends, time + lengthOf(notes)]
    for (const note of notes) this.#sound(note)
    return true
  }

  #open(): Audio {
    if (this.#audio) return this.#audio
    const context = this.#options.open()
    const master = context.createGain()
    master.connect(context.createDynamicsCompressor()).connect(context.destination)
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    this.#audio = { context, master, noise }
    return this.#audio
  }

  #sound({ wave, from, to, filter, ms, at = 0, gain }: Note): void {
    const { context, master, noise } = this.#open()
    if (context.state === 'suspended') void context.resume()
    master.gain.value = this.#options.volume()
    const start = context.currentTime + at / 1000
    const end = start + ms / 1000
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(SILENT, start)
    envelope.gain.exponentialRampToValueAtTime(gain, start + ATTACK)
    envelope.gain.exponentialRampToValueAtTime(SILENT, end)
    envelope.connect(master)
    const bend = (frequency: AudioParam) => {
      frequency.setValueAtTime(from, start)
      frequency.exponentialRampToValueAtTime(to, end)
    }
    let source: AudioScheduledSourceNode
    if (wave === 'noise') {
      const grains = context.createBufferSource()
      grains.buffer = noise
      const through = context.createBiquadFilter()
      through.type = filter ?? 'lowpass'
      bend(through.frequency)
      grains.connect(through).connect(envelope)
      source = grains
    } else {
      const swings = context.createOscillator()
      swings.type = wave
      bend(swings.frequency)
      swings.connect(envelope)
      source = swings
    }
    source.onended = () => envelope.disconnect()
    source.start(start)
    source.stop(end)
  }
}
