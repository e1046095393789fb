import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const UNKNOWN = 'application/octet-stream'

/** The build writes these beside files; the better one first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Content {
  readonly body: Buffer
  readonly etag: string
}

export interface PageFile extends Content {
  readonly type: string
  /** The same, compressed, by the name the browser knows it by. */
  readonly encoded: ReadonlyMap<string, Content>
}

export const contentOf = (body: Buffer): Content => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/**
 * The files of a built page, by address. They are read when the server opens: an address is in this list or there is nothing
 * at it, however it is written, and what lies in the folder beside the page (a name with a dot in front) is not in it.
 */
export async function readPage(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const contents = new Map<string, Content>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep)
    if (!entry.isFile() || path.some(part => part.startsWith('.'))) continue
    const body = await readFile(join(folder, ...path))
    contents.set(`/${path.map(encodeURIComponent).join('/')}`, contentOf(body))
  }
  const isCompressed = (path: string): boolean =>
    ENCODINGS.some(([, end]) => path.endsWith(end) && contents.has(path.slice(0, -end.length)))
  return new Map(
    [...contents].flatMap(([path, content]) => {
      if (isCompressed(path)) return []
      const encoded = ENCODINGS.flatMap(([name, end]) => {
        const found = contents.get(path + end)
        return found ? [[name, found] as const] : []
      })
      const type = TYPES[extname(path)] ?? UNKNOWN
      return [[path, { ...content, type, encoded: new Map(encoded) }] as const]
    }),
  )
}

/** The best form of a file that the browser takes, by its Accept-Encoding; a `q` of 0 means no. */
export function bestFor(file: PageFile, accepted = ''): Content & { readonly encoding: string | null } {
  const taken = new Set(
    accepted.split(',').flatMap(each => {
      const [name = '', q = ''] = each.toLowerCase().split(';')
      return /^\s*q=0(?:\.0*)?\s*$/.test(q) ? [] : [name.trim()]
    }),
  )
  for (const [encoding, content] of file.encoded) if (taken.has(encoding)) return { ...content, encoding }
  return { ...file, encoding: null }
}
