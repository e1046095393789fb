import { Worker } from 'node:worker_threads'
import { openRoom, readConfig } from '../../src/index.ts'
import { hold } from '../../src/serve.ts'

/** A real room as a process that can be told to fail. `stuck`: it never finishes closing. */
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

process.on('message', order => {
  if (order === 'writer') return void writer?.terminate()
  if (order === 'reject') Promise.reject(new Error('on purpose'))
  else
    setImmediate(() => {
      throw new Error('on purpose')
    })
})

process.exitCode = await hold(
  async () => {
    const room = await openRoom(config, page, console.error)
    if (!room.ok) return room
    process.send?.(room.url)
    return how === 'stuck' ? { ...room, close: () => new Promise(() => {}) } : room
  },
  'en',
  PATIENCE_MS,
  '127.0.0.1',
)
process.disconnect?.()
