import { Page } from '@ludoteca/harness/client/page.ts'
import type { BenchTable } from '@ludoteca/harness/client/table.ts'

/** The lobby and what somebody has played, as pages ask for them; how many answers it were. */
export async function look(url: string, tables: readonly BenchTable[]): Promise<number> {
  let answers = 0
  for (const { guest } of tables.flatMap(table => table.pages)) {
    for (const path of ['/me', '/lobby', `/people/${guest.id}/games`]) {
      const answer = await fetch(`${url}/api${path}`, { headers: guest.headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.arrayBuffer()
      answers++
    }
  }
  return answers
}

/** The same people, a new game at every table. */
export async function beginAgain(tables: readonly BenchTable[]): Promise<number> {
  for (const table of tables) await table.begin()
  return tables.length
}

/** As when their node was lost: everybody opens their table at another one, which has not got it yet. */
export async function comeBack(url: string, tables: readonly BenchTable[]): Promise<number> {
  const back = tables.flatMap(table =>
    table.pages.map(({ guest }) => ({ page: new Page(url, guest), table: table.id })),
  )
  await Promise.all(
    back.map(async ({ page, table }) => {
      const sees = new Promise<void>(resolve => {
        page.onUpdate = () => page.seesPosition && resolve()
      })
      await page.open()
      page.watch(table)
      await sees
    }),
  )
  for (const { page } of back) page.close()
  return back.length
}
