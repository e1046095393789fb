import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS } from '@ludoteca/engine'
import { afterAll, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

const data = mkdtempSync(join(tmpdir(), 'ludoteca-'))
afterAll(() => rmSync(data, { recursive: true }))

async function admin(words: readonly string[]): Promise<{ code: number; text: string }> {
  const terminal = scripted([])
  const code = await run(['admin', ...words], {}, terminal)
  return { code, text: terminal.shown.join('\n') }
}

test.each(LANGS)('in %s, admin alone lists what the host can do', async lang => {
  const { code, text } = await admin(['--lang', lang])
  expect(code).toBe(0)
  expect(text).toContain('users ban')
  expect(text).toContain('restore')
})

test.each(LANGS)('in %s, a folder without a database is named', async lang => {
  const { code, text } = await admin(['users', '--data', data, '--lang', lang])
  expect(code).toBe(2)
  expect(text).toContain(data)
})
