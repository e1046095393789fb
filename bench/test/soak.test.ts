import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** In a process of its own, since it takes the place of the clock. */
test('a quarter of an hour of the soak: no clock lost, every game verified', async () => {
  const args = ['--import', at('scripts/ts.mjs'), at('bench/soak/main.ts')]
  const wish = ['--hours', '0.25', '--live', '2', '--slow', '4']
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...wish])
  const figures = JSON.parse(stdout)
  expect(figures).toMatchObject({ ok: true, lost: 0, early: 0, broken: 0, errors: [] })
  expect(figures.moves).toBeGreaterThan(50)
  expect(figures.timeouts).toBeGreaterThan(0)
  expect(figures.reopened).toBeGreaterThan(0)
  expect(figures.verified).toBe(figures.tables)
}, 180_000)
