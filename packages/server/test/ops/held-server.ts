import { Worker } from 'node:worker_threads'
import { openServer, readConfig } from '../../src/index.ts'
import { hold } from '../../src/serve.ts'

/** A real server as a process that can be told to fail. `stuck`: it never finishes closing. */
const [data = '', page = '', how = ''] = process.argv.slice(2)
const PATIENCE_MS = how === 'stuck' ? 500 : 10_000

const parsed = readConfig(['--port', '0', '--data', data], process.env, data)
if (!parsed.ok) throw parsed.problem
const { config } = parsed

/** The thread that writes is the one that is sent lists of jobs. */
let writer: Worker | undefined
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<Worker['postMessage']>) {
  if (Array.isArray(given[0])) writer ??= this
  postMessage.apply(this, given)
}

let opened: Extract<Awaited<ReturnType<typeof openServer>>, { ok: true }> | undefined

process.on('message', order => {
  // What a signal does, also where there are none.
  if (order === 'close') return void process.emit('SIGTERM', 'SIGTERM')
  if (order === 'writer') return void writer?.terminate()
  if (order === 'complain') {
    for (let n = 0; n < 20_000; n++) opened?.mishap('unhandledRejection', new Error(`complaint ${n}`))
    return
  }
  if (order === 'reject') Promise.reject(new Error('on purpose'))
  else
    setImmediate(() => {
      throw new Error('on purpose')
    })
})

process.exitCode = await hold(
  async () => {
    const server = await openServer(config, page, console.error)
    if (!server.ok) return server
    opened = server
    process.send?.(server.url)
    return how === 'stuck' ? { ...server, close: () => new Promise(() => {}) } : server
  },
  'en',
  PATIENCE_MS,
  '127.0.0.1',
)
process.disconnect?.()
