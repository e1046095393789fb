import { fileURLToPath } from 'node:url'
import { defaultClientConditions, mergeConfig } from 'vite'
import page from '../../packages/web/vite.config.ts'

/** The page with the toy game on its shelf, in a folder of its own. */
export default mergeConfig(page, {
  resolve: { conditions: ['ludoteca-toy', ...defaultClientConditions] },
  build: { outDir: fileURLToPath(new URL('../../.cache/toy-page', import.meta.url)), emptyOutDir: true },
})
