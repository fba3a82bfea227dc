import { beforeEach, expect, test } from 'vitest'
import { lengthOf, notesOf, type Sound, TUNES } from './sound.ts'
import { SoundBox, type SoundLevel } from './sound-box.ts'

/** An audio context that only notes what is done with it. */
class FakeContext {
  static opened = 0
  readonly started: string[] = []
  currentTime = 0
  sampleRate = 100
  state = 'running'
  destination = {}

  constructor() {
    FakeContext.opened++
  }

  readonly #param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} })
  readonly #node = () => ({
    connect: (to: unknown) => to,
    disconnect() {},
    gain: this.#param(),
    frequency: this.#param(),
  })
  createGain = () => this.#node()
  createDynamicsCompressor = () => this.#node()
  createBiquadFilter = () => ({ ...this.#node(), type: '' })
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  #source = (kind: string) => ({
    ...this.#node(),
    type: kind,
    start: () => this.started.push(kind),
    stop() {},
  })
  createOscillator = () => this.#source('wave')
  createBufferSource = () => this.#source('noise')
}

let context: FakeContext | undefined
let time = 0
let level: SoundLevel = 'all'
let hidden = false
let volume = 1

const box = () =>
  new SoundBox({
    level: () => level,
    volume: () => volume,
    isHidden: () => hidden,
    now: () => time,
    open: () => {
      context = new FakeContext()
      return context as unknown as AudioContext
    },
  })

beforeEach(() => {
  context = undefined
  FakeContext.opened = 0
  time = 0
  level = 'all'
  hidden = false
  volume = 1
})

const ALL: readonly Sound[] = [
  'turn',
  'choose',
  'place',
  'move',
  'card',
  'dice',
  'clash',
  'loss',
  'gain',
  'end',
  'talk',
]

test('A16: there is no audio before somebody has pressed something, and one context afterwards', () => {
  const sounds = box()
  expect(sounds.play('turn')).toBe(false)
  expect(FakeContext.opened).toBe(0)
  sounds.unlock()
  expect(FakeContext.opened).toBe(0)
  expect(sounds.play('turn')).toBe(true)
  time = 1000
  sounds.play('place')
  expect(FakeContext.opened).toBe(1)
  expect(context?.started).toEqual(['wave', 'wave', 'noise', 'wave'])
})

test('A16: with *off*, or without volume, there is none at all', () => {
  const sounds = box()
  sounds.unlock()
  level = 'off'
  expect(ALL.map((sound) => sounds.play(sound))).not.toContain(true)
  level = 'all'
  volume = 0
  expect(sounds.play('turn')).toBe(false)
  expect(FakeContext.opened).toBe(0)
})

test('A16: at most three at once, and the same not twice within 80 milliseconds', () => {
  const sounds = box()
  sounds.unlock()
  expect((['loss', 'clash', 'gain', 'talk'] as const).map((sound) => sounds.play(sound))).toEqual([
    true,
    true,
    true,
    false,
  ])
  time = 600
  expect(sounds.play('choose')).toBe(true)
  time = 679
  expect(sounds.play('choose')).toBe(false)
  time = 680
  expect(sounds.play('choose')).toBe(true)
})

test('who wants to hear of their turn and of messages hears nothing else; a hidden page calls to the turn alone', () => {
  const sounds = box()
  sounds.unlock()
  const heard = () =>
    ALL.filter((sound) => {
      time += 5000
      return sounds.play(sound)
    })
  level = 'turn'
  expect(heard()).toEqual(['turn', 'talk'])
  level = 'all'
  expect(heard()).toEqual(ALL)
  hidden = true
  expect(heard()).toEqual(['turn'])
})

test('a gain has a note for each point, at most six, and every game ends with five notes of its own in 2.4 seconds', () => {
  expect([1, 3, 20].map((points) => notesOf('gain', { points }).length)).toEqual([1, 3, 6])
  const tunes = (Object.keys(TUNES) as (keyof typeof TUNES)[]).map((tune) => notesOf('end', { tune }))
  expect(tunes.map((notes) => [notes.length, lengthOf(notes)])).toEqual([
    [5, 2400],
    [5, 2400],
    [5, 2400],
  ])
  expect(new Set(tunes.map((notes) => notes.map(({ from }) => Math.round(from)).join())).size).toBe(3)
})
