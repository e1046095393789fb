import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { LANGS, type Lang } from '@ludoteca/engine'
import { type RouteName, routes } from '@ludoteca/protocol/routes'
import type { FastifyInstance } from 'fastify'
import { requestLang } from '../http/router.ts'
import { contentOf, type PageFile } from '../page-files.ts'
import { sendFile } from '../send-file.ts'
import { asyncApi } from './asyncapi.ts'
import { openApi } from './openapi.ts'
import { docsPage } from './page.ts'
import { makeSchemas } from './schemas.ts'
import { STYLE } from './style.ts'

type DocName = Extract<RouteName, 'docs' | 'docsStyle' | 'openapi' | 'asyncapi'>

/**
 * The description of the API, made once, a piece at a time so that nobody waits for it: it is the same for everybody and
 * knows nothing of this room.
 */
async function writeDocs(): Promise<(name: DocName, lang: Lang) => PageFile> {
  const schemas = makeSchemas()
  await nextTurn()
  const json = 'application/json; charset=utf-8'
  const style = await filed(STYLE, 'text/css; charset=utf-8')
  const openapi = await filed(JSON.stringify(openApi(schemas)), json)
  const asyncapi = await filed(JSON.stringify(asyncApi(schemas)), json)
  const pages = new Map<Lang, PageFile>()
  for (const lang of LANGS) pages.set(lang, await filed(docsPage(lang, schemas), 'text/html; charset=utf-8'))
  return (name, lang) =>
    (name === 'docs' ? pages.get(lang) : { docsStyle: style, openapi, asyncapi }[name]) ?? style
}

async function filed(text: string, type: string): Promise<PageFile> {
  const body = Buffer.from(text)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)])
  const encoded = new Map([
    ['br', contentOf(br)],
    ['gzip', contentOf(gz)],
  ])
  return { ...contentOf(body), type, encoded }
}

/** Nobody is asked who they are, and nothing is looked up: what is sent lies ready. */
export function docsRoutes(app: FastifyInstance): void {
  let written: ReturnType<typeof writeDocs> | null = null
  for (const name of ['docs', 'docsStyle', 'openapi', 'asyncapi'] as const satisfies readonly DocName[])
    app.get(routes[name].path, async (request, reply) => {
      written ??= writeDocs()
      return sendFile((await written)(name, requestLang(request)), request, reply)
    })
}
