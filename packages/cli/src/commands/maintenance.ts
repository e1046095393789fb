import { fileURLToPath } from 'node:url'
import {
  type MaintenanceContext,
  readData,
  readDatabase,
  runBackup,
  runMigrate,
  runVerify,
} from '@ludoteca/server/maintenance'
import type { Context, Run } from './context.ts'

const home = fileURLToPath(new URL('../../../..', import.meta.url))

const contextFor = ({ lang, terminal }: Context): MaintenanceContext => ({
  lang,
  clock: Date.now,
  out: terminal.out,
})

const dataOf = ({ line }: Context): string => readData(line.flag('data') ?? undefined, process.env, home)

const databaseOf = (context: Context): string =>
  readDatabase(context.line.flag('database') ?? undefined, process.env, dataOf(context))

const problem = (sentence: string | null) => (sentence === null ? null : { sentence })

export const verify: Run = async context => problem(await runVerify(contextFor(context), databaseOf(context)))

export const backup: Run = async context => {
  const { line } = context
  const [folder] = line.rest
  const wanted = { folder, keep: line.flag('keep'), drill: line.has('drill') }
  return problem(await runBackup(contextFor(context), databaseOf(context), wanted))
}

export const migrate: Run = async context => {
  const { line } = context
  const ends = { from: line.flag('from'), to: line.flag('to') }
  return problem(await runMigrate(contextFor(context), ends))
}
