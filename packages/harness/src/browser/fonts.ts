import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import decompress from 'woff2-encoder/decompress'
import { madeOnce } from '../made-once.ts'

const require = createRequire(import.meta.url)
const HOME = fileURLToPath(new URL('../../../../.cache/fonts', import.meta.url))

/**
 * Which faces the browser finds on the machine: those that the page brings itself, or, because a face may fail to load,
 * wide or narrow ones in their place. Chinese is always Noto Sans SC.
 */
export type FontSet = 'shipped' | 'wide' | 'narrow'

interface Face {
  readonly family: string
  /** A package of npm, and which of its files. */
  readonly from: string
  readonly files: RegExp
}

const HAN: Face = { family: 'Noto Sans SC', from: '@fontsource-variable/noto-sans-sc', files: /normal/ }

const SETS: Readonly<Record<FontSet, readonly Face[]>> = {
  shipped: [
    {
      family: 'Source Sans 3',
      from: '@fontsource-variable/source-sans-3',
      files: /latin(?:-ext)?-wght-normal/,
    },
    { family: 'Source Serif 4', from: '@fontsource-variable/source-serif-4', files: /latin-wght-normal/ },
  ],
  wide: [{ family: 'DejaVu Sans', from: '@fontsource/dejavu-sans', files: /latin-[47]00-normal/ }],
  narrow: [{ family: 'PT Sans Narrow', from: '@fontsource/pt-sans-narrow', files: /latin-[47]00-normal/ }],
}

/** Where a face lies for a browser that takes no compressed ones from the machine. */
function folderOf({ from, files }: Face): Promise<string> {
  return madeOnce(join(HOME, basename(from)), async into => {
    const source = join(dirname(require.resolve(`${from}/package.json`)), 'files')
    for (const name of readdirSync(source).filter(each => files.test(each) && each.endsWith('.woff2'))) {
      writeFileSync(
        join(into, name.replace('woff2', 'ttf')),
        await decompress(readFileSync(join(source, name))),
      )
    }
  })
}

const GENERIC = ['sans-serif', 'serif', 'system-ui', 'monospace']

/** Writes a fontconfig that knows these faces and nothing of the machine; resolves with its file. */
export async function fontConfig(set: FontSet): Promise<string> {
  const faces = [...SETS[set], HAN]
  const folders = await Promise.all(faces.map(folderOf))
  const cache = join(HOME, 'cache')
  const names = faces.map(({ family }) => `<family>${family}</family>`).join('')
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map(folder => `<dir>${folder}</dir>`),
    `<cachedir>${cache}</cachedir>`,
    // Variable faces call themselves by the name of their thinnest weight.
    ...faces.map(
      ({ family }, i) =>
        `<match target="scan"><test name="file" compare="contains"><string>${folders[i]}/</string></test>` +
        `<edit name="family" mode="assign"><string>${family}</string></edit></match>`,
    ),
    ...GENERIC.map(each => `<alias binding="same"><family>${each}</family><prefer>${names}</prefer></alias>`),
    '</fontconfig>',
  ]
  const file = join(HOME, `${set}.conf`)
  // A browser that is starting elsewhere may be reading it.
  const making = `${file}.${process.pid}`
  writeFileSync(making, lines.join('\n'))
  renameSync(making, file)
  return file
}
