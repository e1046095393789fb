import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutParts } from '../../scripts/lib/parts.mjs'
import { plainConfig } from '../../scripts/lib/plain.mjs'
import { faces } from './build/faces.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  resolve: plainConfig.resolve ?? {},
  // What has no components need not be compiled: elsewhere `useWorth` is no hook.
  plugins: [
    ...(plainConfig.plugins ?? []),
    withoutParts('terminal'),
    react({
      include: /\/packages\/(?:web|page-kit|games\/[^/]+\/page)\/.*\.tsx?$/,
      compiler: { reportDiagnostics: true },
    }),
    faces(),
    offline(),
    precompress(),
  ],
  build: {
    // How long each plugin takes is of no use to whoever starts the server for the first time.
    rolldownOptions: { checks: { pluginTimings: false } },
    // The oldest browsers that play: README.md says so, and public/oldest.js tells older ones.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
    modulePreload: { polyfill: false },
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: {
    format: 'es',
    plugins: () => [withoutParts('page', 'cover', 'terminal')],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // While working on the page, the server runs beside it: npm start.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:4280', ws: true } } },
})
