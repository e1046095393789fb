import { defineConfig } from 'vitest/config'

/** npm run pack:check. Apart from the others, since installing takes longer than all of them should wait. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.check.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
})
