import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shelvedGames } from '../build/game-folders.ts'

/** Serves the gallery alone: `npx vite --config apps/web/gallery/vite.gallery.config.ts`, then /gallery.html. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shelvedGames()],
  server: { fs: { allow: ['../../..'] } },
  optimizeDeps: { entries: ['gallery.html'], include: ['react-dom/client', 'react/jsx-dev-runtime'] },
})
