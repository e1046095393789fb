import { defineConfig, mergeConfig } from 'vitest/config'
import { plainConfig } from '../scripts/lib/plain.mjs'

export default mergeConfig(
  plainConfig,
  defineConfig({
    test: {
      root: import.meta.dirname,
      // Which folder is said by the command: `test` with `npm test`, `parties` with `npm run test:parties`.
      include: ['**/*.test.ts'],
      globalSetup: ['lib/setup.ts'],
      // One browser for all. A page mostly waits, for frames and for the next click: two at a time keep two cores busy.
      maxWorkers: 2,
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
    },
  }),
)
