import { type Before, replaceSqlite } from '../../src/store/sqlite/restore.ts'

/** Restores a backup and dies just before the step named, as when the power goes. */
const [from = '', to = '', kept = '', step = ''] = process.argv.slice(2)
const die: Before = now => {
  if (now === step) process.kill(process.pid, 'SIGKILL')
}
await replaceSqlite(from, to, kept, die)
