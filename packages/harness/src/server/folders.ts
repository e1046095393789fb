import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Opened, openServer, readConfig } from '@ludoteca/server'
import { afterEach, beforeEach } from 'vitest'
import { makeFolder, removeFolder } from '../folder.ts'

/** A data folder and a page for each test, and real servers on them. */
export function useFolders() {
  let data = ''
  let page = ''
  beforeEach(() => {
    data = makeFolder()
    page = makeFolder()
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  })
  afterEach(() => {
    for (const each of [data, page]) removeFolder(each)
  })
  return {
    data: () => data,
    page: () => page,
    async open(...flags: string[]): Promise<Extract<Opened, { ok: true }>> {
      const parsed = readConfig(['--port', '0', '--data', data, ...flags], { LOG_LEVEL: 'silent' }, data)
      if (!parsed.ok) throw parsed.problem
      const server = await openServer(parsed.config, page, () => {})
      if (!server.ok) throw new Error(server.problem)
      return server
    },
  }
}
