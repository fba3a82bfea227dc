import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The rule tests a second time: the games' test harness reads ORRERY_UNDO and goes on in a fork at every question. */
const undo = mergeConfig(base, defineConfig({ test: { env: { ORRERY_UNDO: '1' } } }))
undo.test.include = ['games/*/tests/**/*.test.ts']
// The standard checks play whole games, which no harness takes back.
undo.test.exclude = [...(undo.test.exclude ?? []), 'games/*/tests/standard.test.ts']

export default undo
