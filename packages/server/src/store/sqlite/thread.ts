import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { migrate } from '../sql/migrate.ts'
import { Trouble } from '../trouble.ts'
import { dropClaim, stakeClaim } from './claim.ts'
import { type Connection, connect } from './connection.ts'
import { asTrouble } from './damage.ts'
import { movedAway, rememberDatabase } from './file-identity.ts'
import { commit, type Job } from './group.ts'
import { WriteAheadLog } from './log.ts'
import { CLOSE, type Opening, type Order, READY, type Reply, type Task } from './writer.ts'

if (!parentPort) throw new Error('the writer runs in a thread')
const port = parentPort
const { file, claim } = workerData as Task

async function open(): Promise<Connection> {
  const connection = connect(file)
  connection.exec('begin immediate')
  await migrate(connection)
  if (claim !== null) await stakeClaim(connection, claim)
  connection.exec('commit')
  return connection
}

/** Whatever arrived while one group was on its way to the disk is the next group. */
function serve(connection: Connection): void {
  const log = new WriteAheadLog(file, connection)
  const moved = rememberDatabase(file)
  port.on('message', async (first: Order) => {
    const jobs: Job[] = []
    let next: Order | undefined = first
    while (next && next !== CLOSE) {
      jobs.push(...next)
      next = receiveMessageOnPort(port)?.message
    }
    if (jobs.length > 0) {
      const reply: Reply = await commit(connection, jobs, claim)
      // What is on disk but has no name any more is lost: this thread ends without a promise.
      const gone = moved()
      if (gone !== null) throw movedAway(gone)
      port.postMessage(reply)
      log.committed(jobs.length)
      if (jobs.some(({ name }) => name === 'forget')) await log.scrub()
    }
    if (next === CLOSE) {
      await log.close()
      if (claim !== null) await dropClaim(connection, claim)
      connection.close()
      port.close()
    }
  })
  port.postMessage(READY satisfies Opening)
}

try {
  serve(await open())
} catch (error) {
  const trouble = asTrouble(file, error)
  const refused: Opening = trouble instanceof Trouble ? { trouble: trouble.parts } : { why: trouble.message }
  port.postMessage(refused)
}
