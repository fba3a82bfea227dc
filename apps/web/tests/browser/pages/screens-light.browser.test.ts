import { findObstacles } from '../kit/obstacles.ts'

findObstacles('light')
