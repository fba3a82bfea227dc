import { defineConfig } from 'vitest/config'

/** The tests that grow with patience: as many deaths of a server as make rare ones likely. */
export default defineConfig({
  test: {
    include: ['apps/server/tests/system/kill.*.test.ts'],
    globalSetup: ['apps/server/tests/postgres-setup.ts'],
    env: { ORRERY_KILLS: '50' },
    pool: 'threads',
    maxWorkers: 2,
  },
})
