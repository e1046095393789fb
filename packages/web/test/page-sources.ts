import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
/** A game without a page of its own is played in words. */
const GAMES = readdirSync(join(PACKAGES, 'games'))
  .map(game => `games/${game}/page`)
  .filter(folder => existsSync(join(PACKAGES, folder)))

/** Whatever becomes part of the page and runs in the browser. */
const FOLDERS = ['web/src', 'page-kit/src', ...GAMES]

interface Source {
  /** From the folder of packages on, with slashes. */
  readonly name: string
  readonly path: string
}

/** The sources of the page: its own, those of the kit, and those of every game. */
export const pageSources = (): Source[] =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => ({
        name: `${folder}/${file.replaceAll('\\', '/')}`,
        path: join(PACKAGES, folder, file),
      })),
  )
