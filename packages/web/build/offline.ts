import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/**
 * Builds the service worker last and hands it the list of everything the page is made of, so that
 * one visit is enough to play without a network.
 */
export function offline(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'ludoteca-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const all = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = all
          .filter(entry => entry.isFile() && !/\.(?:br|gz|map)$|^sw\.js$/.test(entry.name))
          .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
          .sort()
        const digest = createHash('sha256')
        for (const file of files) digest.update(file).update(await readFile(join(folder, file)))
        const source = join(root, 'src', 'offline', 'sw.ts')
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
        const filled = code
          .replace('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 16)))
          .replace('__FILES__', JSON.stringify(files))
        await writeFile(join(folder, 'sw.js'), filled)
      },
    },
  }
}
