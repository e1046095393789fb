import { expect, test } from 'vitest'
import { foldAll } from '../../src/table/fold.ts'
import { row } from '../../src/table/row.ts'
import { writeSnapshot } from '../../src/table/snapshot.ts'
import { newStore, openHall, personOf, toyGames } from './hall.ts'

/** So many lines that only the log itself can know what came before them. */
const MANY = 1_100

test.each(['its log', 'a snapshot'])(
  'a message repeated after many others is answered, not carried out again, by a server that reads %s',
  async source => {
    const store = await newStore()
    const first = await openHall({ store })
    const table = await first.play(['ana', 'bea'])
    const send = (hall: typeof first) =>
      hall.hub.command(table, personOf('ana'), 'message1', { do: 'say', text: 'once' }, hall.now)
    const answer = await send(first)
    expect(answer).toMatchObject({ type: 'done' })
    await first.hub.stop()

    const lines = await store.tables.log(table, 0)
    const more = Array.from({ length: MANY }, (_, n) =>
      JSON.stringify({ kind: 'said', at: first.now, by: 'bea', id: `bea${n}`, text: `${n}` }),
    )
    const folded = foldAll([...lines, ...more], toyGames)
    if (!folded) throw new Error('the log does not begin')
    await store.tables.append(
      table,
      lines.length,
      more,
      row(folded, id => ({ id, name: id })),
    )
    if (source === 'a snapshot') await store.tables.keepSnapshot(table, folded.seq, writeSnapshot(folded))

    const second = await openHall({ store })
    expect(await send(second)).toEqual(answer)
    expect(await store.tables.head(table)).toBe(lines.length + MANY)
  },
)
