import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['lib/setup.ts'],
    // One browser, one page at a time: figures mean something, and two cores are enough.
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
