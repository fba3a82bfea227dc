import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shelvedGames } from './build/game-folders.ts'
import { offlineList } from './build/offline-list.ts'
import { workerEntries } from './build/worker-entries.ts'

/** Workspaces whose modules do nothing when they are loaded: what is not used of them is left out. */
const PLAIN = /\/(packages\/(engine|protocol|host|bots|board|lessons)|games\/[^/]+)\/(?!.*\.css)/

export default defineConfig({
  plugins: [react(), shelvedGames(), workerEntries(), offlineList()],
  build: {
    outDir: '.build/dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !PLAIN.test(id) },
    },
  },
  server: {
    port: 4010,
    proxy: { '/api': 'http://localhost:4000', '/live': { target: 'ws://localhost:4000', ws: true } },
  },
})
