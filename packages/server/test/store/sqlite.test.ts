import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { conforms, type Place } from './conformance.ts'

async function newFile(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  const url = `sqlite:${join(folder, 'room', 'room.db')}`
  return { url, open: () => openStore(url), clear: () => rm(folder, { recursive: true }) }
}

conforms('SQLite', newFile)

test('a house nobody knows how to open is refused by name, without its password', async () => {
  await expect(openStore('mysql://root:secret@host/room')).rejects.toThrow(
    'A house is kept in sqlite:path, not in mysql:.',
  )
})
