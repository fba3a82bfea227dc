import { findObstacles } from './obstacles.ts'

findObstacles('dark')
