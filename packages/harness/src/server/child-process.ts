import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openServer } from '@ludoteca/server'
import { coresUsed } from '../figures.ts'
import type { Figures, Order } from './child.ts'

/** The real server in a process of its own, without a page to look at. Orders and answers go over the parent's line. */
const [data = '', port = '0', limits = 'off', database = '', origin = '', logLevel = 'error'] =
  process.argv.slice(2)
const RESOLUTION_MS = 1

const page = join(data, 'page')
mkdirSync(page, { recursive: true })
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Ludoteca</title>')
const server = await openServer(
  {
    address: { host: '127.0.0.1', port: Number(port) },
    data,
    database,
    role: 'all',
    origin: origin || null,
    hosts: [],
    // Clients of a bench say which address they stand for.
    trustProxy: true,
    metricsOpen: false,
    allowPrivateWebhooks: false,
    words: '',
    limits: limits === 'on',
    tournaments: 'accounts',
    reviews: 'browser',
    logLevel,
  },
  page,
  console.error,
)
if (!server.ok) throw new Error(server.problem)

/** A context made after the flag has the collector as a global. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  gc()
}

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
const cores = coresUsed()
process.on('message', async (order: Order) => {
  if (order === 'close') {
    await server.close()
    process.exit()
  }
  if (order === 'memory') {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.((heapUsed + external) / 2 ** 20)
    return
  }
  const figures: Figures = {
    eventLoopP99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
    cores: cores(),
    rssMb: process.memoryUsage.rss() / 2 ** 20,
  }
  delay.reset()
  process.send?.(figures)
})
process.on('disconnect', () => process.exit())
process.send?.(server.url.replace(/\/$/, ''))
