import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))
const loader = new URL('../../../../scripts/ts.mjs', import.meta.url).href
const PATIENCE_MS = 60_000

async function startIn(folder: string, ...flags: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', loader, program, folder, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: tmpdir(),
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', data => resolve(String(data).trim()))
    child.once('exit', code => reject(new Error(`PostgreSQL did not start (${code}).`)))
  })
  child.stdout.destroy()
  child.unref()
  return url
}

/** A server that ends with this process. `durable`: commits wait for the disk, as they do for people. */
export const startPostgres = ({ durable }: { readonly durable: boolean }): Promise<string> =>
  startIn(mkdtempSync(join(tmpdir(), 'ludoteca-postgres-')), ...(durable ? ['durable'] : []))

/** The one server for all test files of a run, or the one named by TEST_DATABASE_URL: the first to ask starts it. */
export async function testPostgres(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const folder = join(tmpdir(), `ludoteca-postgres-${process.pid}`)
  const address = join(folder, 'url')
  try {
    mkdirSync(folder)
  } catch {
    for (const since = Date.now(); !existsSync(address); await pause(50)) {
      if (Date.now() - since > PATIENCE_MS) throw new Error('PostgreSQL did not start in time.')
    }
    return readFileSync(address, 'utf8')
  }
  const url = await startIn(folder)
  writeFileSync(`${address}.part`, url)
  renameSync(`${address}.part`, address)
  return url
}
