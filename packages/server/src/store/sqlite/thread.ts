import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { migrate } from '../sql/migrate.ts'
import { startCheckpoints } from './checkpoints.ts'
import { connect } from './connection.ts'
import { commit, type Job } from './group.ts'
import { CLOSE, READY, type Reply } from './writer.ts'

const port = parentPort
if (!port) throw new Error('the writer runs in a thread')
const connection = connect(workerData as string)
connection.exec('begin immediate')
await migrate(connection)
connection.exec('commit')
// About 16 MB: what is left for the writer when checkpoints cannot keep up with a very busy room.
connection.exec('pragma wal_autocheckpoint = 4000')
const stopCheckpoints = startCheckpoints(workerData as string)
port.postMessage(READY)

/** Whatever arrived while one group was on its way to the disk is the next group. */
port.on('message', async (first: Job | typeof CLOSE) => {
  const jobs: Job[] = []
  let next: Job | typeof CLOSE | undefined = first
  while (next && next !== CLOSE) {
    jobs.push(next)
    next = receiveMessageOnPort(port)?.message
  }
  if (jobs.length > 0) {
    const reply: Reply = await commit(connection, jobs)
    port.postMessage(reply)
  }
  if (next === CLOSE) {
    await stopCheckpoints()
    connection.close()
    port.close()
  }
})
