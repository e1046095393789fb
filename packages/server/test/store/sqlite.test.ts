import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import type { Place } from './conformance/places.ts'
import { conforms } from './conformance.ts'

async function newFile(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  const file = join(folder, 'folder', 'ludoteca.db')
  return {
    url: `sqlite:${file}`,
    async empty() {
      const connection = connect(file)
      const tables = `select name from sqlite_master where type = 'table' and name <> 'schema_version'`
      for (const { name } of await connection.all<{ name: string }>(tables)) {
        await connection.run(`delete from ${name}`)
      }
      connection.close()
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

conforms('SQLite', newFile)

test('a database nobody knows how to open is refused by name, without its password', async () => {
  await expect(openStore('mysql://root:secret@host/room')).rejects.toThrow(
    'A database is given as sqlite:path or postgres://…, not as mysql:.',
  )
})
