import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // Modules are loaded once per worker, not once per file: tests leave nothing behind and mock no module.
    isolate: false,
    // One less than there are cores is the default: on two cores that leaves one idle.
    maxWorkers: Math.max(2, availableParallelism()),
    execArgv: ['--import', new URL('./scripts/ts.mjs', import.meta.url).href],
  },
})
