import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/.build/**', '**/*.browser.test.ts'],
    globalSetup: ['apps/server/tests/postgres-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      reportsDirectory: '.build/coverage',
      include: ['{packages,games,apps}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/tests/**'],
    },
  },
})
