import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|md)$/

/** Writes a .br and a .gz beside every text file, so that the server never compresses anything. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'ludoteca-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter(file => TEXT.test(file)).map(file => compress(join(folder, file))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
