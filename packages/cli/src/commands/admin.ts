import { fileURLToPath } from 'node:url'
import { readData, readDatabase, runAdmin } from '@ludoteca/server/admin'
import type { Context, Run } from './context.ts'

const home = fileURLToPath(new URL('../../../..', import.meta.url))

async function act({ line, lang, terminal }: Context, words: readonly string[]): ReturnType<Run> {
  const data = readData(line.flag('data') ?? undefined, process.env, home)
  const sentence = await runAdmin({
    words,
    data,
    database: readDatabase(line.flag('database') ?? undefined, process.env, data),
    days: line.flag('days'),
    clear: line.has('clear'),
    lang,
    clock: Date.now,
    out: terminal.out,
  })
  return sentence === null ? null : { sentence }
}

export const admin: Run = context => act(context, context.line.rest)

/** Puts a backup in place, as the host may also ask for with `admin`. */
export const restore: Run = context => act(context, ['restore', ...context.line.rest])
