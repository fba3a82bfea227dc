import { defineConfig } from 'vitest/config'

/** The table in a real browser, on the built client and a real server. */
export default defineConfig({
  test: {
    include: ['apps/web/tests/browser/**/*.browser.test.ts'],
    globalSetup: ['apps/web/tests/browser/kit/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A slow machine is not a broken table.
    expect: { poll: { timeout: 30_000 } },
  },
})
