import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { npmFile } from '../lib/npm.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca leash '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = fileURLToPath(new URL('../run.mjs', import.meta.url))
const WAITS = 'scripts/test/fixtures/waits.ts'
const quoted = (path: string): string => `"${path}"`

function startByNpm(name: string): { npm: ChildProcess; told: string } {
  const told = join(folder, `${name}.txt`)
  const start = [process.execPath, run, WAITS, told].map(quoted).join(' ')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  const npm = spawn(process.execPath, [npmFile(), 'start'], { cwd: folder, stdio: 'ignore', detached: true })
  return { npm, told }
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/* Windows has no signals: whoever closes the window there ends all that was started in it. */
test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm runs closes in good order when npm gets %s',
  async signal => {
    const { npm, told } = startByNpm(signal)
    await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/^\d+\n/)
    npm.kill(signal)
    await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/asked .*closed$/)
  },
)

test.skipIf(process.platform === 'win32')(
  'Ctrl+C, which reaches npm and all it runs, closes in good order',
  async () => {
    const { npm, told } = startByNpm('terminal')
    await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/^\d+\n/)
    process.kill(-Number(npm.pid), 'SIGINT')
    await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/asked .*closed$/)
  },
)

test.skipIf(process.platform === 'win32')('a program ends with the script that runs it', async () => {
  const told = join(folder, 'script.txt')
  const script = spawn(process.execPath, [run, WAITS, told], { stdio: 'ignore' })
  await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/^\d+\n/)
  script.kill('SIGKILL')
  await expect.poll(() => read(told), { timeout: 30_000 }).toMatch(/asked .*closed$/)
})
