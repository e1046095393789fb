import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { plainConfig } from './scripts/lib/plain.mjs'
import { hasPostgres } from './scripts/lib/postgres.mjs'

/** Left out where there is no PostgreSQL; the summary of `npm test` says so. */
const POSTGRES = ['packages/server/test/postgres/**', 'bench/test/postgres/**']

/** In a fresh clone Vitest begins with the largest files, but those that play the most games are short. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /laws|bots\/test\/play|bench|admin/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default mergeConfig(
  plainConfig,
  defineConfig({
    test: {
      include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'scripts/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', ...(hasPostgres() ? [] : POSTGRES)],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['scripts/test/setup.ts'],
      pool: 'threads',
      // Modules are loaded once per worker, not once per file: tests leave nothing behind and mock no module.
      isolate: false,
      // One less than there are cores is the default: on two cores that leaves one idle.
      maxWorkers: Math.max(2, availableParallelism()),
      sequence: { sequencer: LongestFirst },
      execArgv: ['--import', new URL('./scripts/ts.mjs', import.meta.url).href],
    },
  }),
)
