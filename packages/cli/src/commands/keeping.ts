import { fileURLToPath } from 'node:url'
import {
  type Keeping,
  readData,
  readDatabase,
  runBackup,
  runMigrate,
  runVerify,
} from '@ludoteca/server/keeping'
import type { Context, Run } from './context.ts'

const home = fileURLToPath(new URL('../../../..', import.meta.url))

const keepingOf = ({ lang, terminal }: Context): Keeping => ({ lang, clock: Date.now, out: terminal.out })

const dataOf = ({ line }: Context): string => readData(line.flag('data') ?? undefined, process.env, home)

const databaseOf = (context: Context): string =>
  readDatabase(context.line.flag('database') ?? undefined, process.env, dataOf(context))

const problem = (sentence: string | null) => (sentence === null ? null : { sentence })

export const verify: Run = async context => problem(await runVerify(keepingOf(context), databaseOf(context)))

export const backup: Run = async context => {
  const { line } = context
  const [folder] = line.rest
  const wanted = { folder, keep: line.flag('keep'), drill: line.has('drill') }
  return problem(await runBackup(keepingOf(context), databaseOf(context), wanted))
}

export const migrate: Run = async context => {
  const { line } = context
  const ends = { from: line.flag('from'), to: line.flag('to') }
  return problem(await runMigrate(keepingOf(context), ends))
}
