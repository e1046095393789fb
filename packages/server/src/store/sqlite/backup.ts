import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../folder.ts'
import { migrate } from '../sql/migrate.ts'
import { Trouble } from '../trouble.ts'
import { type Connection, connect } from './connection.ts'

/** Makes `file` whole or not at all. */
async function wholeFile(file: string, make: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Trouble('is-there', { file })
  makeFolder(dirname(file))
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    await make(part)
    const handle = await open(part, 'r+')
    await handle.sync().finally(() => handle.close())
    renameSync(part, file)
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true })
    throw error
  }
}

async function using(file: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  if (!existsSync(file)) throw new Trouble('no-file', { file })
  const connection = connect(file)
  await work(connection).finally(() => connection.close())
}

/** Copies the house as it is at this moment into a new file, while others read and write. */
export function backUpSqlite(file: string, to: string): Promise<void> {
  return wholeFile(to, part =>
    using(file, async connection => {
      await connection.run('vacuum into ?', part)
    }),
  )
}

/** Puts a backup where no house is. A damaged one, or one of a newer version, is refused. */
export async function restoreSqlite(from: string, file: string): Promise<void> {
  if (!existsSync(from)) throw new Trouble('no-file', { file: from })
  await wholeFile(file, part => {
    copyFileSync(from, part)
    return using(part, async connection => {
      const [found] = await connection.all<{ quick_check: string }>('pragma quick_check(1)')
      if (found?.quick_check !== 'ok')
        throw new Trouble('damaged', { file: from, why: found?.quick_check ?? '' })
      await migrate(connection)
    })
  })
}
