import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from '@ludoteca/harness/client/visitor.ts'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { runBackup, runMigrate } from '../../src/maintenance/commands.ts'
import { openStore, replace } from '../../src/store/open.ts'
import { olderDatabase } from './older.ts'
import { ended, start } from './processes.ts'

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** What others may read, of a folder and everything in it. */
const open = (folder: string): string[] =>
  [folder, ...readdirSync(folder).map(name => join(folder, name))]
    .filter(path => mode(path) !== (path === folder ? '700' : '600'))
    .map(path => `${path} ${mode(path)}`)

const context = { lang: 'en', clock: () => Date.UTC(2026, 5, 1), out: () => {} } as const

// Windows has other ways to say whose a file is.
test.runIf(process.platform !== 'win32')('a server lets nobody else read what it makes', async () => {
  const data = join(newFolder(), 'deep', 'data')
  const server = start('./server-process.ts', data)
  const url = await server.hear()
  await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })
  const names = ['ludoteca.db', '-wal', '-shm', '.lock', '.pid'].map((end, at) =>
    at ? `ludoteca.db${end}` : end,
  )
  expect(readdirSync(data).sort()).toEqual([...names, 'secrets.json'].sort())
  expect([...open(data), ...open(join(data, '..')).filter(path => !path.includes('data '))]).toEqual([])
  server.child.stdin?.end()
  await ended(server.child)
  expect(open(data)).toEqual([])
})

test.runIf(process.platform !== 'win32')(
  'what an earlier version left open is closed when a server opens',
  async () => {
    const data = newFolder()
    await olderDatabase(join(data, 'ludoteca.db'), 3, 'Ana')
    for (const name of ['ludoteca.db.before-20260101000000', 'ludoteca.db-wal', 'secrets.json']) {
      const keys = { push: { publicKey: 'a', privateKey: 'b' } }
      writeFileSync(join(data, name), name === 'secrets.json' ? JSON.stringify(keys) : '')
    }
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644)
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'mine.txt'), 'not the server’s')
    chmodSync(join(data, 'mine.txt'), 0o644)
    const server = start('./server-process.ts', data)
    await server.hear()
    expect(open(data)).toEqual([`${join(data, 'mine.txt')} 644`])
    server.child.stdin?.end()
    await ended(server.child)
  },
)

test.runIf(process.platform !== 'win32')(
  'backups, what they replace, and databases migrated to are as private',
  async () => {
    const [data, home] = [newFolder(), newFolder()]
    const url = `sqlite:${join(data, 'ludoteca.db')}`
    await (await openStore(url)).close()
    const backups = join(home, 'backups')
    mkdirSync(backups, { mode: 0o755 })
    const earlier = join(backups, 'ludoteca-20200101-000000.db')
    writeFileSync(earlier, '')
    chmodSync(earlier, 0o644)
    expect(await runBackup(context, url, { folder: backups, keep: null, drill: false })).toBeNull()
    // A folder the host made is the host's to keep open.
    expect(open(backups)).toEqual([`${backups} 755`])
    const fresh = join(home, 'fresh')
    expect(await runBackup(context, url, { folder: fresh, keep: null, drill: false })).toBeNull()
    expect(open(fresh)).toEqual([])
    const [backup = ''] = readdirSync(fresh)
    chmodSync(join(fresh, backup), 0o644)
    chmodSync(join(data, 'ludoteca.db'), 0o644)
    await replace(join(fresh, backup), url, join(data, 'ludoteca.db.before'))
    expect(open(data)).toEqual([])
    const moved = join(home, 'moved', 'new.db')
    expect(await runMigrate(context, { from: url, to: `sqlite:${moved}` })).toBeNull()
    expect(open(join(home, 'moved'))).toEqual([])
  },
)
