import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { steadyPort } from '../server/port.ts'
import { answers, Programs } from './programs.ts'

/** A PostgreSQL server for whoever started this process, in the folder they gave: both end with them. */
const [folder = '', durable] = process.argv.slice(2)
const WATCH_MS = 500
const QUICK = ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB']

const parent = process.ppid
const programs = new Programs(folder)
const data = join(folder, 'data')
const port = await steadyPort()
programs.make(data)
const server = programs.start(data, port, durable ? [] : QUICK)
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
