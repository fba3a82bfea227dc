import { cleanHold } from './clean-hold.ts'
import { door } from './door.ts'
import { hurt } from './hurt.ts'
import { impulse } from './impulse.ts'
import { job } from './job.ts'
import { lastPoint } from './last-point.ts'
import { leap } from './leap.ts'
import { shoot } from './shoot.ts'

/** The lessons of the game in their order. */
export default [impulse, leap, cleanHold, door, hurt, job, shoot, lastPoint]
