import { defineConfig, mergeConfig } from 'vitest/config'
import { plainConfig } from '../../scripts/lib/plain.mjs'

/** npm run pack:check. Apart from the others, since installing takes longer than all of them should wait. */
export default mergeConfig(
  plainConfig,
  defineConfig({
    test: { root: import.meta.dirname, include: ['*.check.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
  }),
)
