import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { migrate } from '../sql/migrate.ts'
import { connect } from './connection.ts'
import { commit, type Job } from './group.ts'
import { WriteAheadLog } from './log.ts'
import { CLOSE, type Order, READY, type Reply } from './writer.ts'

const port = parentPort
if (!port) throw new Error('the writer runs in a thread')
const connection = connect(workerData as string)
connection.exec('begin immediate')
await migrate(connection)
connection.exec('commit')
const log = new WriteAheadLog(workerData as string, connection)
port.postMessage(READY)

/** Whatever arrived while one group was on its way to the disk is the next group. */
port.on('message', async (first: Order) => {
  const jobs: Job[] = []
  let next: Order | undefined = first
  while (next && next !== CLOSE) {
    jobs.push(...next)
    next = receiveMessageOnPort(port)?.message
  }
  if (jobs.length > 0) {
    const reply: Reply = await commit(connection, jobs)
    port.postMessage(reply)
    log.committed(jobs.length)
    if (jobs.some(({ name }) => name === 'forget')) await log.scrub()
  }
  if (next === CLOSE) {
    await log.close()
    connection.close()
    port.close()
  }
})
