import { createHash } from 'node:crypto'
import { allGames } from '@ludoteca/shelf'
import { MOVING } from '../house.ts'
import { houseReads, houseWrites } from '../store/sql/house.ts'
import { tableReads } from '../store/sql/tables.ts'
import { Trouble } from '../store/trouble.ts'
import { copyRows, KEYS } from './copy.ts'
import { type End, openToLeave, openToWrite } from './end.ts'
import { type Bad, replay, tablesOf, type Verified } from './verify.ts'

/** Says nothing about a password in it. */
const markOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16)

/** A house to move into is empty, or was being moved into from the same place when that was broken off. */
async function enter(to: End, from: string): Promise<void> {
  const moving = await houseReads.get(to.sql, MOVING)
  if (moving === markOf(from)) return
  if (moving !== null) throw new Trouble('being-moved')
  for (const table of Object.keys(KEYS)) {
    if ((await to.sql.all(`select 1 from ${table} limit 1`)).length > 0) {
      throw new Trouble('lived-in')
    }
  }
  await houseWrites.set(to.sql, MOVING, markOf(from))
}

/**
 * Copies a house into another database and plays every game on both sides. What was broken off goes on where it was;
 * nobody can open the new house before it is whole.
 */
export async function moveHouse(
  fromUrl: string,
  toUrl: string,
  say: (part: string, rows: number) => void,
): Promise<Verified> {
  const from = await openToLeave(fromUrl)
  try {
    const to = await openToWrite(toUrl)
    try {
      await enter(to, fromUrl)
      for (const part of Object.keys(KEYS)) say(part, await copyRows(from, to, part))
      const verified = await compare(from, to)
      if (verified.bad.length === 0) await houseWrites.set(to.sql, MOVING, null)
      return verified
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

/** Every game must lead to the same on both sides; one that was damaged before is as damaged after. */
async function compare(from: End, to: End): Promise<Verified> {
  const games = await allGames()
  const bad: Bad[] = []
  let tables = 0
  for await (const table of tablesOf(from)) {
    const [before, after] = [await replay(from, table, games), await replay(to, table, games)]
    if (before.digest !== after.digest) bad.push({ table, why: after.why ?? { key: 'not-same' } })
    tables++
  }
  for await (const table of tablesOf(to)) {
    if ((await tableReads.head(from.sql, table)) === 0) bad.push({ table, why: { key: 'not-before' } })
  }
  return { tables, bad }
}
