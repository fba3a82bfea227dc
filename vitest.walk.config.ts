import { defineConfig, mergeConfig } from 'vitest/config'
import browser from './vitest.browser.config.ts'

/** Whole games in the browser, from the first decision to the last: minutes each, so `npm test` plays only their beginnings. */
const walk = mergeConfig(browser, defineConfig({ test: { testTimeout: 900_000 } }))
walk.test.include = ['apps/web/tests/browser/**/*.walk.test.ts']

export default walk
