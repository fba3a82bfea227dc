import { at, between, burst, type Numbers, picturesOf, type Scene } from '@orrery/board'
import type { Mission, MissionType } from '../../../content/types.ts'
import { MISSION_SCENES, type MissionScene } from './mission-scenes.ts'
import { CROSSHAIR, HEIGHT, place, props, ship, space, WIDTH, way } from './space.ts'

/** The light of each sort of mission: above, below, and what it is about. */
const LIGHT: { readonly [type in MissionType]: readonly [top: string, bottom: string, tone: string] } = {
  research: ['#04070f', '#0d3a4a', '#7ff0e0'],
  shuttle: ['#070b1c', '#2b3f78', '#ffd98a'],
  smuggler: ['#0a0714', '#4a2a5c', '#f2a0ff'],
  thief: ['#0a0a10', '#3d4a2c', '#d7f08a'],
  assassin: ['#12060a', '#6a1f2a', '#ff9a86'],
  hunter: ['#0b0a08', '#6a4a1c', '#ffcf6b'],
}

const PLAIN: MissionScene = ['gaiden', 'crate', 1]

/** Where it begins and where it ends in their own colours, the way between them, who flies it, and what it is about. */
export const missionScene: Scene<Mission> = (mission, next) => {
  const [top, bottom, tone] = LIGHT[mission.type]
  const [hull, prop, count] = MISSION_SCENES[mission.id] ?? PLAIN
  return (
    space(next, top, bottom) +
    SHOWN[mission.type](mission, next, tone, hull) +
    props(next, prop, count, ...BESIDE[mission.type], tone)
  )
}

/** Where what it is about lies. */
const BESIDE: { readonly [type in MissionType]: readonly [x: number, y: number] } = {
  research: [58, 70],
  shuttle: [86, 74],
  smuggler: [72, 26],
  thief: [62, 72],
  assassin: [124, 74],
  hunter: [50, 50],
}

const FLYER = '#f2c94c'
const TARGET = '#c7d2e0'

type Shown = (mission: Mission, next: Numbers, tone: string, hull: string) => string

const pickupOf = (mission: Mission): string => ('pickup' in mission ? mission.pickup : mission.delivery)

const SHOWN: { readonly [type in MissionType]: Shown } = {
  research: (mission, next, tone, hull) => {
    const [x, y] = [between(next, 112, 134), between(next, 34, 50)]
    return (
      place(next, pickupOf(mission), x, y, between(next, 25, 33)) +
      place(next, mission.delivery, 20, 20, 12) +
      way([30, 24], [x - 24, y], tone) +
      ship(hull, between(next, 54, 68), between(next, 26, 36), 0.62, 84, FLYER)
    )
  },
  shuttle: (mission, next, tone, hull) => {
    const [left, right] = [between(next, 24, 36), between(next, 134, 148)]
    const [y, z] = [between(next, 36, 62), between(next, 26, 50)]
    return (
      place(next, pickupOf(mission), left, y, between(next, 17, 23)) +
      place(next, mission.delivery, right, z, between(next, 23, 30)) +
      way([left + 16, y - 8], [right - 18, z - 10], tone) +
      ship(hull, between(next, 76, 96), between(next, 22, 32), 0.6, 88, FLYER)
    )
  },
  smuggler: (mission, next, tone, hull) => {
    const x = between(next, 100, 146)
    return (
      place(next, mission.delivery, x, HEIGHT + between(next, 2, 14), between(next, 46, 56)) +
      place(next, pickupOf(mission), 16, between(next, 18, 34), 11) +
      way([22, 26], [x - 20, 50], tone) +
      ship(hull, between(next, 40, 60), between(next, 60, 72), 0.75, 58, '#8f8aa8')
    )
  },
  thief: (mission, next, tone, hull) =>
    place(next, mission.delivery, between(next, 18, 34), between(next, 18, 28), between(next, 13, 17)) +
    ship(
      hull,
      between(next, 112, 132),
      between(next, 38, 50),
      between(next, 1.4, 1.7),
      between(next, -30, 30),
      TARGET,
    ) +
    `<path d="M${WIDTH} 8L96 84" stroke="${tone}" stroke-width="1.5" opacity=".5"/>`,
  assassin: (mission, next, _tone, hull) => {
    const [x, y] = [between(next, 56, 84), between(next, 38, 50)]
    return (
      place(next, mission.delivery, between(next, 136, 156), between(next, 16, 28), between(next, 13, 19)) +
      ship(hull, x, y, between(next, 1.2, 1.5), between(next, 20, 160), TARGET) +
      burst(next, x + between(next, -8, 8), y + between(next, -6, 6), between(next, 9, 14)) +
      at(x, y, CROSSHAIR)
    )
  },
  hunter: (mission, next, _tone, hull) =>
    place(next, mission.delivery, between(next, 130, 154), between(next, 44, 78), between(next, 26, 38)) +
    ship(
      hull,
      between(next, 84, 100),
      between(next, 20, 30),
      between(next, 0.7, 0.9),
      between(next, -60, 60),
      '#d98d84',
    ) +
    at(between(next, 88, 96), between(next, 22, 28), CROSSHAIR, ' scale(.7)'),
}

export const missionPicture = picturesOf(missionScene)
