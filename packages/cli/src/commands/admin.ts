import { fileURLToPath } from 'node:url'
import { readData, runAdmin } from '@ludoteca/server/admin'
import type { Run } from './context.ts'

const home = fileURLToPath(new URL('../../../..', import.meta.url))

export const admin: Run = async ({ line, lang, terminal }) => {
  const sentence = await runAdmin({
    words: line.rest,
    data: readData(line.flag('data') ?? undefined, process.env, home),
    days: line.flag('days'),
    clear: line.has('clear'),
    lang,
    clock: Date.now,
    out: terminal.out,
  })
  return sentence === null ? null : { sentence }
}
