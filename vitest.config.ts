import { defineConfig } from 'vitest/config'
import { shelvedGames } from './apps/web/build/game-folders.ts'
import { LongFirst } from './vitest.sequence.ts'

const shared = {
  pool: 'threads',
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [new URL('packages/engine/testing/guard.ts', import.meta.url).pathname],
}
const NOT_HERE = ['**/node_modules/**', '**/.build/**', '**/*.{browser,walk}.test.ts']
/** Tests that start processes and wait for them. */
const PROCESSES = ['apps/server/tests/system/**/*.test.ts', 'apps/cli/tests/{arena,balance,orrery,outside}.test.ts']

/**
 * All tests but those in a browser, in one run: what waits for processes fills the gaps of what computes. What has no state outside
 * its tests shares its modules from file to file (`isolate: false`): a game is loaded twice in all, not once for each of its files.
 */
export default defineConfig({
  test: {
    globalSetup: ['apps/server/tests/postgres-setup.ts'],
    sequence: { sequencer: LongFirst },
    coverage: {
      provider: 'v8',
      reportsDirectory: '.build/coverage',
      include: ['{packages,games,examples,apps}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/tests/**'],
    },
    projects: [
      { test: { ...shared, name: 'processes', include: PROCESSES, exclude: NOT_HERE } },
      {
        plugins: [shelvedGames()],
        test: {
          ...shared,
          name: 'applications',
          include: ['apps/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...NOT_HERE, ...PROCESSES],
        },
      },
      {
        test: {
          ...shared,
          name: 'drawings',
          isolate: false,
          include: ['{packages,games,examples}/**/*.test.tsx'],
          exclude: NOT_HERE,
        },
      },
      {
        test: {
          ...shared,
          name: 'undo',
          isolate: false,
          // The games' test harness reads it, and goes on in a fork at every question.
          env: { ORRERY_UNDO: '1' },
          include: ['{games,examples}/*/tests/**/*.test.ts'],
          // The standard checks play whole games, which no harness takes back.
          exclude: [...NOT_HERE, '{games,examples}/*/tests/standard.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'rules',
          isolate: false,
          include: ['{packages,games,examples}/**/*.test.ts'],
          exclude: NOT_HERE,
        },
      },
    ],
  },
})
