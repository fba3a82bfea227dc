import { findObstacles } from './obstacles.ts'

findObstacles('light')
