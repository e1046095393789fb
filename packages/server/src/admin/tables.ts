import type { TableRow } from '../store/store.ts'
import { type Act, type Context, say, shownTime } from './context.ts'
import { openOutside } from './outside.ts'

const MOST = 200

async function seats(context: Context, { seats }: TableRow): Promise<string[]> {
  const shown: string[] = []
  for (const { person, bot } of seats) {
    if (person) {
      const now = await context.store.people.byId(person.id)
      shown.push(now?.name || say(context, 'nameless'))
    } else shown.push(bot ? say(context, 'bot', { level: bot }) : say(context, 'empty'))
  }
  return shown
}

const line = async (context: Context, row: TableRow): Promise<string> =>
  [
    row.id,
    shownTime(row.moved),
    row.game,
    say(context, row.phase),
    row.visibility,
    (await seats(context, row)).join(', '),
  ].join('  ')

const list: Act = async context => {
  const { tables } = context.store
  const rows = [
    ...(await tables.list({ phase: 'playing', limit: MOST })),
    ...(await tables.list({ phase: 'open', limit: MOST })),
  ]
  for (const row of rows) context.out(await line(context, row))
  if (rows.length === 0) context.out(say(context, 'noTables'))
  return null
}

/** Does something to the table named by the first word. */
const toTable =
  (act: string, work: (context: Context, row: TableRow) => Promise<string | null>): Act =>
  async context => {
    const id = context.words[0]
    if (id === undefined) return say(context, 'missing-words', { act: `tables ${act}`, what: 'ID' })
    const row = await context.store.tables.row(id)
    return row ? work(context, row) : say(context, 'no-table', { id })
  }

async function show(context: Context, row: TableRow): Promise<null> {
  context.out(await line(context, row))
  context.out(
    JSON.stringify({ ...row.terms, steps: row.steps, turn: row.turn, due: row.due, result: row.result }),
  )
  return null
}

async function abandon(context: Context, { id, phase }: TableRow): Promise<string | null> {
  if (phase !== 'playing') return say(context, 'not-playing', { id })
  const { close } = await openOutside(context.store, context.clock)
  const answer = await close(id)
  if (answer.type !== 'done') return say(context, 'no-table', { id })
  return finished(context, `tables abandon ${id}`)
}

async function remove(context: Context, { id }: TableRow): Promise<null> {
  await context.store.tables.remove(id)
  return finished(context, `tables remove ${id}`)
}

async function finished(context: Context, what: string): Promise<null> {
  await context.audit(what)
  context.out(say(context, 'done'))
  return null
}

export const tables: Readonly<Record<string, Act>> = {
  list,
  show: toTable('show', show),
  abandon: toTable('abandon', abandon),
  remove: toTable('remove', remove),
}
