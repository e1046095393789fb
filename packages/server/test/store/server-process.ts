import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang } from '@ludoteca/engine'
import { openServer, readConfig } from '../../src/index.ts'
import { whyIn } from '../../src/store/trouble.ts'

/** Opens a server on the data folder named, says where it is or why it cannot be, and closes it when its input ends. */
// The most careless of hosts.
process.umask(0)
const [data = '', lang = 'en'] = process.argv.slice(2)
const page = mkdtempSync(join(tmpdir(), 'ludoteca-'))
writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
const parsed = readConfig(['--port', '0', '--data', data], { LOG_LEVEL: 'silent' }, data)
if (!parsed.ok) throw parsed.problem
const server = await openServer(parsed.config, page, () => {}).catch((error: unknown) => ({
  ok: false as const,
  problem: whyIn(lang as Lang, error),
}))
process.stdout.write(`${server.ok ? server.url : server.problem}\n`)
if (server.ok) {
  process.stdin.resume()
  await new Promise(resolve => process.stdin.once('end', resolve))
  await server.close()
}
rmSync(page, { recursive: true, force: true })
